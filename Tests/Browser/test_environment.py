"""What views know of the page they are on, and what they say of themselves: the example Surroundings."""

import re

import pytest
from devices import DESKTOP, dark
from live import Live
from shifts import shifts

BERLIN = {**DESKTOP, "timezone_id": "Europe/Berlin", "locale": "de-DE"}
CAIRO = {**DESKTOP, "locale": "ar-EG"}
CALM = {**DESKTOP, "reduced_motion": "reduce", "contrast": "more"}
FINE = {**DESKTOP, "device_scale_factor": 2}

on = pytest.mark.parametrize


@pytest.fixture
def surroundings(page, server):
    """The example, connected."""
    live = Live(page)
    live.open(f"{server.url}/surroundings")
    return live


def shows(page, name, text):
    page.wait_for_function("([id, text]) => document.getElementById(id).textContent === text", arg=[name, text])


@on("device", [dark(BERLIN)], ids=["dark-berlin"])
def test_what_the_browser_prefers_is_read(page, surroundings):
    shows(page, "colour-scheme", "dark")
    shows(page, "time-zone", "Europe/Berlin")
    shows(page, "locale", "de_DE")
    shows(page, "number", "1.234,5")


@on("device", [CALM], ids=["calm"])
def test_less_motion_and_more_contrast_are_read(page, surroundings):
    shows(page, "reduce-motion", "true")
    shows(page, "contrast", "increased")


@on("device", [FINE], ids=["fine"])
def test_a_fine_screen_is_read(page, surroundings):
    shows(page, "scale", "2.0")


def test_readings_follow_the_browser(page, surroundings):
    shows(page, "colour-scheme", "light")
    page.emulate_media(color_scheme="dark")
    shows(page, "colour-scheme", "dark")
    page.set_viewport_size({"width": 400, "height": 300})
    shows(page, "width", "compact")
    shows(page, "height", "compact")
    page.set_viewport_size({"width": 1000, "height": 720})
    shows(page, "width", "regular")


def test_a_page_nobody_sees_is_in_the_background(page, surroundings):
    shows(page, "width", "regular")
    for hidden in (True, False):
        page.evaluate(
            """(hidden) => {
              Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
              document.dispatchEvent(new Event("visibilitychange"));
            }""",
            hidden,
        )
    shows(page, "phases", "background, active")


def test_larger_text_is_read_and_kept_in_bounds(page, surroundings):
    shows(page, "type-size", "large")
    small = page.evaluate("parseFloat(getComputedStyle(document.getElementById('kept')).fontSize)")
    page.evaluate("document.documentElement.style.fontSize = '28px'; dispatchEvent(new Event('resize'))")
    shows(page, "type-size", "accessibility1")
    # Kept at or below the medium size, whatever the person has set.
    page.wait_for_function(
        "small => Math.abs(parseFloat(getComputedStyle(document.getElementById('kept')).fontSize) - small) < 0.5",
        arg=small,
    )


def test_the_second_visit_is_right_at_first_paint(page, server, surroundings):
    page.emulate_media(color_scheme="dark")
    shows(page, "colour-scheme", "dark")
    html = page.request.get(f"{server.url}/surroundings").text()
    assert re.search(r'id="colour-scheme"[^>]*>dark<', html)


@on("device", [CAIRO], ids=["cairo"])
def test_a_language_from_right_to_left_mirrors_the_page(page, surroundings):
    assert page.evaluate("document.documentElement.dir") == "rtl"
    shows(page, "direction", "rightToLeft")
    heading = page.get_by_role("heading", name="Surroundings").bounding_box()
    assert heading["x"] > 500


def test_a_part_of_the_page_is_mirrored(page, surroundings):
    first = page.get_by_text("First", exact=True).bounding_box()
    last = page.get_by_text("Last", exact=True).bounding_box()
    assert first["x"] > last["x"] + 100


@on("device", [DESKTOP, dark(DESKTOP)], ids=["light", "dark"])
def test_parts_of_the_page_are_light_or_dark(page, surroundings):
    light = page.locator("[data-scheme=light]").first.get_by_text("Secondary text")
    night = page.locator("[data-scheme=dark]").first.get_by_text("Secondary text")
    colors = [each.evaluate("element => getComputedStyle(element).color") for each in (light, night)]
    assert colors == ["rgb(95, 95, 101)", "rgb(168, 168, 175)"]


def test_a_view_has_the_whole_page_dark(page, surroundings):
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(ground) == "rgb(255, 255, 255)"
    page.get_by_role("button", name="Dark", exact=True).click()
    page.wait_for_function(f"() => {ground} === 'rgb(21, 21, 23)'")
    shows(page, "colour-scheme", "dark")
    page.get_by_role("button", name="Automatic").click()
    page.wait_for_function(f"() => {ground} === 'rgb(255, 255, 255)'")
    shows(page, "colour-scheme", "light")


def test_addresses_go_to_a_handler_or_are_opened(page, surroundings, server):
    page.get_by_role("link", name="Handled link").click()
    shows(page, "opened", "Opened note:42")
    assert page.url.endswith("/surroundings")
    page.get_by_role("button", name="Open the counter").click()
    page.wait_for_url(f"{server.url}/counter")


@pytest.mark.parametrize("slowness", [1, 6])
def test_nothing_moves_while_the_page_loads(page, server, slowness):
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowness})
    page.goto(f"{server.url}/surroundings")
    page.wait_for_timeout(500)
    assert shifts(page) == []


def test_icons_are_there_with_one_request(page, server):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server.url}/surroundings")
    icons = [url for url in asked if "/_raven/icons/" in url]
    assert len(icons) == 1 and icons[0].endswith(".css")
    assert page.evaluate(
        """() => [...document.querySelectorAll(".icon")].every((icon) => {
          const style = getComputedStyle(icon);
          const { width, height } = icon.getBoundingClientRect();
          return style.maskImage.includes("data:image/svg") && width > 5 && width === height;
        })"""
    )


def test_an_icon_that_comes_later_is_a_file(page, surroundings):
    with page.expect_response("**/_raven/icons/*/bookmark-fill.svg") as answer:
        page.get_by_role("button", name="Add to bookmarks").click()
    assert answer.value.headers["content-type"] == "image/svg+xml"
    assert "immutable" in answer.value.headers["cache-control"]


def accessible(page, role, name):
    """The nodes of the browser's own accessibility tree with a role and a name."""
    debugger = page.context.new_cdp_session(page)
    nodes = debugger.send("Accessibility.getFullAXTree")["nodes"]
    debugger.detach()
    return [
        node
        for node in nodes
        if node.get("role", {}).get("value") == role and node.get("name", {}).get("value") == name
    ]


def test_views_say_what_they_are(page, surroundings):
    assert accessible(page, "spinbutton", "Rating")
    assert accessible(page, "group", "Ada 3 messages Archive") or accessible(page, "group", "Ada 3 messages")
    assert accessible(page, "image", "house")
    assert accessible(page, "switch", "Power")
    assert not accessible(page, "image", "tray")


def test_arrow_keys_adjust_a_value(page, surroundings):
    rating = page.get_by_role("spinbutton", name="Rating")
    rating.focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_function("() => document.activeElement.getAttribute('aria-valuetext') === '4 of 5'")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("() => document.activeElement.getAttribute('aria-valuetext') === '2 of 5'")


def test_actions_by_name_are_buttons_for_the_keyboard(page, surroundings):
    archive = page.get_by_role("button", name="Archive", exact=True)
    assert archive.bounding_box()["width"] <= 1
    archive.focus()
    assert archive.bounding_box()["width"] > 40
    page.keyboard.press("Enter")
    page.get_by_text("Archived 1").wait_for()


def test_a_text_with_an_action_is_pressed_with_the_keyboard(page, surroundings):
    page.get_by_role("button", name="Pressed 0").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Pressed 1").wait_for()


def test_the_focus_goes_where_a_screen_reader_shall_be(page, surroundings):
    page.get_by_role("button", name="Go to the summary").click()
    page.get_by_text("The summary has the focus.").wait_for()
    assert page.evaluate("document.activeElement.textContent") == "Archived 0"


def test_an_announcement_is_said(page, surroundings):
    page.get_by_role("button", name="Announce").click()
    page.wait_for_function("() => document.querySelector('body > [aria-live=polite]')?.textContent === 'Archived 0'")
    page.get_by_role("button", name="Announce").click()
    page.wait_for_function("() => document.querySelector('body > [aria-live=polite]')?.textContent === 'Archived 0\\u00a0'")
