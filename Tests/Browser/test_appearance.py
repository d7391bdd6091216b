"""How the pages look: on a phone and a desktop, light and dark, and to a checker of accessibility.

Pictures of every page on every device are left in .build/screenshots.
"""

import re

import pytest
from conftest import SCREENSHOTS, serious
from devices import DESKTOP, PHONE, dark

DEVICES = {
    "light-1000": DESKTOP,
    "dark-1000": dark(DESKTOP),
    "light-360": PHONE,
    "dark-360": dark(PHONE),
}
PAGES = ["index", "counter", "todos", "editing", "rows", "surroundings"]
PATHS = {"index": "examples", "editing": "todos"}

every_device = pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES.keys())
phone = pytest.mark.parametrize("device", [PHONE], ids=["phone"])
every_page = pytest.mark.parametrize("name", PAGES)


def show(page, server, name):
    """Brings a page into the state the tests look at."""
    page.goto(f"{server.url}/{PATHS.get(name, name)}")
    if name == "editing":
        page.get_by_role("switch").first.check()
        page.get_by_role("button", name="Edit Water the plants").click()
        page.get_by_role("textbox", name="Title").wait_for()
    if name == "rows":
        page.locator("#run").click()
        page.locator("tr:nth-child(3) td.col-md-4 a").click()
        page.locator("tr.danger").wait_for()
        page.locator("#clear").scroll_into_view_if_needed()


@every_device
@every_page
def test_nothing_is_wrong_for_assistive_technology(page, server, axe, device, name, request):
    show(page, server, name)
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{request.node.callspec.id}.png")
    # Rows of one kind have the same faults; the checker would take half a minute for a thousand.
    page.evaluate("document.querySelectorAll('tr:nth-child(n + 20)').forEach(row => row.remove())")
    found = axe(page)
    assert serious(found) == []


@phone
@every_page
def test_a_phone_shows_everything_without_scrolling_sideways(page, server, name):
    show(page, server, name)
    width = page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)")
    assert width == 360
    cut = page.evaluate(
        """() => [...document.querySelectorAll("button, a[href], input, [role=switch]")]
          .filter((control) => {
            const { left, right, width, height } = control.getBoundingClientRect();
            return left < 0 || right > 360 || width === 0 || height === 0;
          })
          .map((control) => control.outerHTML)"""
    )
    assert cut == []


@phone
@pytest.mark.parametrize("name", ["counter", "todos", "rows"])
def test_a_finger_meets_every_button_of_a_phone(page, server, name):
    show(page, server, name)
    page.evaluate("scrollTo(0, 0)")
    missed = page.evaluate(
        """() => [...document.querySelectorAll("#raven button")]
          .filter((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            return button.checkVisibility({ opacityProperty: true }) && !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
          })
          .map((button) => button.outerHTML)"""
    )
    assert missed == []


@pytest.mark.parametrize("device", [dark(DESKTOP)], ids=["dark"])
@every_page
def test_dark_mode_is_dark(page, server, name):
    show(page, server, name)
    ground = luminance(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
    text = luminance(page.evaluate("getComputedStyle(document.body).color"))
    assert ground < 0.02
    assert (text + 0.05) / (ground + 0.05) > 12
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light dark"


def luminance(color):
    """The relative luminance of an rgb() colour, as WCAG defines it."""
    channels = [int(number) / 255 for number in re.findall(r"\d+", color)[:3]]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
