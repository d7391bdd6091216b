"""Gradients, effects and motion as the browser has them: computed styles, animations that run and end, what leaves."""

import pytest
from conftest import serious
from devices import DESKTOP, PHONE, dark
from live import Live, wait_until_still
from playwright.sync_api import expect

calm = pytest.mark.parametrize("device", [{**DESKTOP, "reduced_motion": "reduce"}], ids=["calm"])


@pytest.fixture
def looks(page, server):
    live = Live(page)
    live.open(f"{server.url}/looks")
    page.get_by_role("button", name="Toggle", exact=True).wait_for()
    return page


@pytest.fixture
def either(page, carried):
    """The same on either carrier: live from the server, and inside the page."""
    page.goto(carried("Looks"), wait_until="networkidle")
    return page


def style(page, text, name):
    element = page.get_by_text(text, exact=True).first
    return element.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def place(element):
    """How far down the page an element stands."""
    return element.evaluate("element => element.getBoundingClientRect().top + scrollY")


# The animations of the page that end, by what they animate; not those a button has under the pointer.
MOVING = """() => document.getAnimations()
  .filter((animation) => !(animation instanceof CSSTransition) && animation.effect.getTiming().iterations === 1)
  .flatMap((animation) => animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))
  .filter((name) => !["offset", "computedOffset", "easing", "composite"].includes(name))"""


def wait_until_moving(page, *names):
    """Waits until all of these are animated at once, frame by frame: animations are short."""
    page.wait_for_function(f"names => names.every((name) => ({MOVING})().includes(name))", arg=list(names))


def test_text_is_filled_with_a_gradient_and_a_colour_inside_undoes_it(looks):
    assert "linear-gradient" in style(looks, "Text filled with a gradient", "backgroundImage")
    assert style(looks, "Text filled with a gradient", "webkitTextFillColor") == "rgba(0, 0, 0, 0)"
    assert style(looks, "colour of its own.", "backgroundImage") == "none"
    assert style(looks, "colour of its own.", "webkitTextFillColor") != "rgba(0, 0, 0, 0)"


def test_markdown_of_literals_is_shown_and_that_of_values_is_not(either):
    line = either.locator(".t", has_text="In a literal:")
    assert line.locator("strong").inner_text() == "bold"
    assert line.locator("em").inner_text() == "italic"
    assert line.get_by_role("link", name="a link").get_attribute("href") == "https://example.com"
    assert either.get_by_text("**not bold**").count() == 1
    line = either.locator(".t", has_text="in a literal keep")
    assert line.inner_text() == "Texts in a literal keep their looks."
    looks = line.evaluate("""line => [...line.children].map((part) => {
      const { fontWeight, fontStyle, textDecorationLine } = getComputedStyle(part);
      return [part.innerText, fontWeight, fontStyle, textDecorationLine];
    })""")
    assert looks == [
        ["Texts", "700", "normal", "none"],
        [" in a ", "400", "normal", "none"],
        ["literal", "400", "italic", "none"],
        [" keep ", "400", "normal", "none"],
        ["their looks", "400", "normal", "underline"],
        [".", "400", "normal", "none"],
    ]


def test_a_text_changes_its_kind(looks):
    sentence = looks.locator(".t", has_text="all:").last
    assert sentence.inner_text() == "all: word0 word1 word2"
    for words in ["all: word0 word1", "one", "none"]:
        looks.get_by_role("button", name="Fewer words").click()
        looks.locator(".t").get_by_text(words, exact=words in ("one", "none")).first.wait_for()
    looks.get_by_role("button", name="More words").click()
    assert style(looks, "one", "fontWeight") == "700"


def test_an_animated_change_moves_and_a_plain_one_does_not(looks):
    looks.get_by_role("button", name="Toggle", exact=True).click()
    wait_until_moving(looks, "width", "backgroundColor", "translate")
    box = looks.locator(".shape[style*=pink]").last
    wait_until_still(looks)
    assert round(box.bounding_box()["width"]) == 120
    looks.get_by_role("button", name="At once").click()
    looks.wait_for_function("() => getComputedStyle(document.querySelectorAll('.shape')[0]) && true")
    looks.wait_for_timeout(50)
    assert looks.evaluate(MOVING) == []


def test_a_value_moves_only_what_is_inside_its_modifier(looks):
    looks.get_by_role("button", name="Count", exact=True).click()
    moved = looks.wait_for_function(f"() => {{ const names = ({MOVING})(); return names.includes('scale') && names }}")
    assert set(moved.json_value()) == {"scale"}


def test_what_repeats_goes_on_repeating(either):
    either.wait_for_function("() => document.getAnimations().some((one) => one.effect.getTiming().iterations === Infinity)")


def test_what_leaves_moves_out_and_is_gone_then(looks):
    below = looks.get_by_text("Below, and follows")
    before = place(below)
    looks.get_by_role("button", name="Show or hide").click()
    wait_until_moving(looks, "opacity", "translate", "rotate")
    looks.get_by_text("Fades", exact=True).wait_for()
    wait_until_still(looks)
    assert place(below) > before + 100
    looks.get_by_role("button", name="Show or hide").click()
    # They are looked at frame by frame, for they are gone soon.
    looks.wait_for_function(
        """() => {
          const ghosts = [...document.querySelectorAll(".ghost")];
          const isOutOfTheWay = (one) =>
            one.inert && one.getAttribute("aria-hidden") === "true" && getComputedStyle(one).position === "absolute";
          return ghosts.length === 4 && ghosts.every(isOutOfTheWay);
        }"""
    )
    wait_until_still(looks)
    looks.wait_for_function("() => document.querySelectorAll('.ghost').length === 0")
    assert abs(place(below) - before) < 1
    assert looks.get_by_text("Fades", exact=True).count() == 0


def test_rows_slide_to_their_places(looks):
    order = ["Barbara", "Edsger", "Grace", "Ada"]
    looks.get_by_role("button", name="Shuffle").click()
    wait_until_moving(looks, "translate")
    wait_until_still(looks)
    places = [place(looks.get_by_text(name, exact=True)) for name in order]
    assert places == sorted(places)
    for _ in range(3):
        looks.get_by_role("button", name="Remove").click()
        looks.get_by_role("button", name="Add", exact=True).click()
    wait_until_still(looks)
    looks.wait_for_function("() => document.querySelectorAll('.ghost').length === 0")


@calm
def test_nothing_moves_for_people_who_want_less_motion(looks):
    looks.get_by_role("button", name="Show or hide").click()
    looks.get_by_text("Fades", exact=True).wait_for()
    assert looks.evaluate("document.getAnimations().length") == 0
    looks.get_by_role("button", name="Show or hide").click()
    looks.get_by_text("Fades", exact=True).wait_for(state="detached")
    assert looks.evaluate("document.querySelectorAll('.ghost').length") == 0


def test_a_view_is_loaded_anew_by_its_button(either):
    either.get_by_role("button", name="Refresh").click()
    either.locator(".refresh[aria-busy=true]").wait_for()
    either.get_by_text("Quote 1", exact=True).wait_for()
    either.locator(".refresh:not([aria-busy])").wait_for()


@pytest.mark.parametrize("device", [PHONE], ids=["phone"])
def test_a_view_is_loaded_anew_by_pulling(looks):
    refresh = looks.get_by_role("button", name="Refresh")
    refresh.scroll_into_view_if_needed()
    # At the top of what scrolls, which is the page: the part is brought there.
    looks.evaluate("document.querySelectorAll('#raven > * > *').forEach((part) => part.querySelector('.refresh') || part.remove())")
    looks.evaluate("scrollTo(0, 0)")
    looks.evaluate(
        """() => {
          const host = document.querySelector('.refresh').parentElement.parentElement;
          const fire = (type, y) => {
            const touch = new Touch({ identifier: 1, target: host, clientX: 50, clientY: y });
            host.dispatchEvent(new TouchEvent(type, { touches: type === 'touchend' ? [] : [touch], bubbles: true, cancelable: true }));
          };
          fire('touchstart', 100);
          fire('touchmove', 140);
          fire('touchmove', 190);
          fire('touchend', 190);
        }"""
    )
    looks.get_by_text("Quote 1", exact=True).wait_for()


def test_a_button_shows_that_its_task_runs(either):
    either.get_by_role("button", name="Save").click()
    either.get_by_role("button", name="Saving…").wait_for()
    assert either.get_by_role("button", name="Saving…").is_disabled()
    either.get_by_role("button", name="Save", exact=True).wait_for()


def test_a_task_runs_anew_for_another_id(either):
    either.get_by_text("Story of topic 1").wait_for()
    either.get_by_role("button", name="Next topic").click()
    either.get_by_text("Story of topic 2").wait_for()


def test_a_page_without_motion_loads_nothing_for_it(page, server):
    names = []
    page.on("request", lambda request: names.append(request.url.rsplit("/", 1)[-1]))
    live = Live(page)
    live.open(f"{server.url}/rows")
    page.locator("#run").click()
    page.locator("tr").first.wait_for()
    assert "main.js" in names
    assert "motion.js" not in names


@pytest.mark.parametrize("device", [DESKTOP, dark(DESKTOP), PHONE], ids=["light", "dark", "phone"])
def test_nothing_is_wrong_for_assistive_technology(looks, axe):
    found = axe(looks)
    assert serious(found) == []
    assert looks.evaluate("document.documentElement.scrollWidth <= innerWidth")


DUNES = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100"><rect width="400" height="100" fill="#c93"/></svg>'


@pytest.fixture
def pictures(looks):
    """A server of pictures that answers when it is told to: gives what it has been asked for, once it is."""
    asked = []
    looks.route("https://pictures.example/*", lambda route: asked.append(route))

    def next_request():
        while not asked:
            looks.wait_for_timeout(10)
        return asked.pop()

    return next_request


def test_something_stands_for_a_picture_until_it_is_there(looks, pictures):
    page = looks
    area = page.get_by_label("The picture", exact=True)
    expect(area).to_have_text("None yet")
    address = page.get_by_label("Address of a picture")
    address.fill("https://pictures.example/dunes.svg")
    address.press("Enter")
    request = pictures()
    expect(area.get_by_role("progressbar")).to_be_visible()
    request.fulfill(content_type="image/svg+xml", body=DUNES)
    picture = area.locator("img")
    expect(picture).to_be_visible()
    wait_until_still(page)
    expect(area.get_by_role("progressbar")).to_have_count(0)
    assert picture.evaluate("one => [one.naturalWidth, getComputedStyle(one).objectFit]") == [400, "contain"]

    address.fill("https://pictures.example/none.png")
    page.get_by_role("button", name="Show", exact=True).click()
    request = pictures()
    expect(area.get_by_role("progressbar")).to_be_visible()
    request.fulfill(content_type="image/png", body="this is no picture")
    expect(area).to_have_text("There is no picture")


# ---- Pages ----


def pages(page):
    return page.locator(".pages")


def told(page, number):
    """The app and the dots say which page is seen, and it is the one in sight."""
    expect(page.get_by_text(f"Page {number} of 3", exact=True)).to_be_visible()
    dots = page.get_by_role("group", name="Pages", exact=True).get_by_role("button")
    expect(dots.nth(number - 1)).to_have_attribute("aria-current", "true")
    expect(page.locator(".dot[aria-current]")).to_have_count(1)
    pages(page).scroll_into_view_if_needed()
    seen = ["Swipe, scroll or press", "A ticket keeps its corners.", "To the start"][number - 1]
    expect(pages(page).get_by_text(seen)).to_be_in_viewport(ratio=0.9)


def test_pages_are_stepped_through_by_the_app_by_dots_and_by_scrolling(either):
    told(either, 1)
    either.get_by_role("button", name="Go on").click()
    told(either, 2)
    either.get_by_role("button", name="Page 3 of 3").click()
    told(either, 3)
    either.get_by_text("To the start").hover()
    either.mouse.wheel(-2000, 0)
    told(either, 1)


def test_pages_scroll_nothing_around_them_and_are_where_they_were_after_a_reload(looks):
    assert looks.evaluate("scrollY") == 0
    # By the app, while they are out of sight.
    looks.get_by_role("button", name="Go on").evaluate("(button) => button.click()")
    expect(looks.get_by_text("Page 2 of 3", exact=True)).to_be_attached()
    looks.wait_for_function("() => document.querySelector('.pages').scrollLeft === document.querySelector('.pages').clientWidth")
    assert looks.evaluate("scrollY") == 0
    looks.reload()
    looks.wait_for_function("() => document.querySelector('.pages').scrollLeft === document.querySelector('.pages').clientWidth")
    pages(looks).scroll_into_view_if_needed()
    told(looks, 2)


def test_pages_go_on_to_the_left_where_reading_does(looks):
    looks.evaluate("document.querySelector('.pages').dir = 'rtl'")
    looks.get_by_role("button", name="Page 2 of 3").click()
    told(looks, 2)
    looks.get_by_text("A ticket keeps its corners.").hover()
    looks.mouse.wheel(-2000, 0)
    told(looks, 3)


def test_a_symbol_that_keeps_its_proportions_is_as_wide_as_its_column(either):
    symbol = either.get_by_role("img", name="bolt")
    symbol.scroll_into_view_if_needed()
    box = symbol.bounding_box()
    assert box["width"] >= 60
    assert box["height"] == pytest.approx(box["width"], abs=0.5)


def test_a_shape_with_corners_that_stay_is_drawn_in_the_area_it_has(either):
    either.get_by_role("button", name="Go on").click()
    drawing = pages(either).locator(".drawn > svg")
    expect(drawing).to_have_attribute("preserveAspectRatio", "none")
    area = drawing.evaluate("(svg) => [svg.clientWidth, svg.clientHeight]")
    box = [float(length) for length in drawing.get_attribute("viewBox").split()[2:]]
    assert box == pytest.approx(area, abs=1) and box[0] > 2 * box[1]
    assert drawing.locator("path").get_attribute("d").startswith("M10 0L")


def test_a_picture_stands_in_its_line(either):
    line = pages(either).locator(".t", has_text="Swipe, scroll or press")
    icon = line.get_by_role("img", name="arrow right")
    size = float(line.evaluate("(line) => parseFloat(getComputedStyle(line).fontSize)"))
    assert icon.bounding_box()["height"] == pytest.approx(1.2 * size, abs=0.5)
    tops = icon.evaluate(
        """(icon) => {
          const range = document.createRange();
          range.selectNodeContents(icon.parentElement.previousSibling);
          const words = [...range.getClientRects()].at(-1);
          const { top, bottom } = icon.getBoundingClientRect();
          return [top - words.top, words.bottom - bottom];
        }"""
    )
    assert max(abs(top) for top in tops) < size / 2


def test_a_link_in_a_style_looks_like_a_button_and_leads_where_it_says(either):
    link = pages(either).get_by_role("link", name="To the start")
    assert link.get_attribute("href") == "https://example.com"
    assert link.evaluate("(link) => link.classList.contains('prominent')")


# ---- Gestures ----


def middle(page, text):
    tile = page.get_by_text(text, exact=True)
    tile.scroll_into_view_if_needed()
    box = tile.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def moved(page, text, x, y):
    """Waits until a tile's middle is there."""
    page.wait_for_function(
        """([text, x, y]) => {
          const tile = [...document.querySelectorAll(".t")].find((one) => one.textContent === text);
          const box = tile.getBoundingClientRect();
          return Math.abs(box.x + box.width / 2 - x) < 1.5 && Math.abs(box.y + box.height / 2 - y) < 1.5;
        }""",
        arg=[text, x, y],
    )


def test_a_drag_is_followed_ends_and_springs_back(either):
    x, y = middle(either, "Throw me")
    either.mouse.move(x, y)
    either.mouse.down()
    either.mouse.move(x + 5, y)
    either.mouse.move(x + 130, y - 20, steps=6)
    moved(either, "Throw me", x + 130, y - 20)
    either.mouse.up()
    expect(either.get_by_text("Thrown 1 times, held 0 times")).to_be_visible()
    moved(either, "Throw me", x, y)


def test_what_a_gesture_changes_is_as_it_was_when_it_is_over(either):
    x, y = middle(either, "Pull me")
    either.mouse.move(x, y)
    either.mouse.down()
    either.mouse.move(x + 30, y + 60, steps=4)
    moved(either, "Pull me", x + 10, y + 20)
    either.mouse.up()
    moved(either, "Pull me", x, y)


def test_a_press_is_long_or_it_is_none(either):
    x, y = middle(either, "Hold me")
    ground = either.locator("[data-hold] .shape")
    calm_color = ground.evaluate("(one) => getComputedStyle(one).backgroundColor")
    either.mouse.move(x, y)
    either.mouse.down()
    expect(ground).not_to_have_css("background-color", calm_color)
    either.mouse.up()
    expect(ground).to_have_css("background-color", calm_color)
    either.mouse.down()
    expect(either.get_by_text("Thrown 0 times, held 1 times")).to_be_visible()
    either.mouse.up()
    either.mouse.down()
    either.mouse.move(x + 30, y, steps=3)
    expect(ground).to_have_css("background-color", calm_color)
    either.wait_for_timeout(700)
    either.mouse.up()
    expect(either.get_by_text("Thrown 0 times, held 1 times")).to_be_visible()


def test_a_mouse_over_a_view_is_told_until_it_leaves(either):
    x, y = middle(either, "Point at me")
    ground = either.locator(".g[data-with=gesture]", has_text="Point at me").locator(".shape")
    calm_color = ground.evaluate("(one) => getComputedStyle(one).backgroundColor")
    either.mouse.move(x, y)
    expect(ground).not_to_have_css("background-color", calm_color)
    either.mouse.move(x, y - 200)
    expect(ground).to_have_css("background-color", calm_color)


@pytest.mark.parametrize("device", [PHONE], ids=["phone"])
def test_a_finger_drags_too_and_does_not_scroll_meanwhile(looks):
    x, y = middle(looks, "Throw me")
    touch = looks.context.new_cdp_session(looks)
    before = looks.evaluate("scrollY")

    def finger(kind, *points):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": px, "y": py} for px, py in points]})

    finger("touchStart", (x, y))
    for step in range(1, 6):
        finger("touchMove", (x + 30 * step, y + 10 * step))
    # Far enough without any speed, which is gone by now.
    moved(looks, "Throw me", x + 150, y + 50)
    finger("touchEnd")
    expect(looks.get_by_text("Thrown 1 times, held 0 times")).to_be_visible()
    assert looks.evaluate("scrollY") == before


def test_a_tap_is_heard_besides_a_button_or_instead_of_it(either):
    either.get_by_role("button", name="Throw", exact=True).click()
    expect(either.get_by_text("Thrown 1 times, held 1 times")).to_be_visible()
    either.get_by_role("button", name="Throw nothing").click()
    expect(either.get_by_text("Thrown 1 times, held 2 times")).to_be_visible()


# ---- Sharing ----

# What the browser is asked to hand on; headless ones cannot.
SHARING = """(window.shared = [],
  navigator.canShare = () => true,
  navigator.share = async (item) => { window.shared.push(item); if (window.refuses) throw new DOMException("", "AbortError"); }, 0)"""


def test_an_address_is_handed_on_by_the_browser(either):
    button = either.get_by_role("button", name="Share…")
    either.evaluate(SHARING)
    button.click()
    item = {"url": "https://example.com/ticket", "title": "A ticket"}
    assert either.evaluate("window.shared") == [item]
    # Whoever thinks better of it does not get a copy.
    either.evaluate("window.refuses = true")
    button.click()
    assert either.evaluate("window.shared") == [item, item]
    expect(either.locator("[data-copied]")).to_have_count(0)


def test_where_the_browser_cannot_share_it_copies_and_says_so(either):
    either.context.grant_permissions(["clipboard-read", "clipboard-write"])
    either.evaluate("navigator.canShare = undefined")
    either.get_by_role("button", name="Share…").click()
    expect(either.get_by_role("button", name="Copied")).to_be_visible()
    assert either.evaluate("navigator.clipboard.readText()") == "https://example.com/ticket"
    expect(either.get_by_role("button", name="Share…")).to_be_visible()
