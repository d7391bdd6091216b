"""Tutorial: pages that are turned by arrows, keys and a finger, live and inside the page; bezels, alerts, and a bookmark."""

import re

import pytest
from conftest import serious
from devices import DESKTOP, PHONE, dark
from playwright.sync_api import expect
from test_row_edits import Finger

COUNT = 14
FIRST, SECOND = "Meet Poet", "Two kinds of state"

phone = pytest.mark.parametrize("device", [PHONE], ids=["phone"])


@pytest.fixture
def tutorial(page, carried):
    """The first page, once everything that answers keys and fingers is loaded."""
    page.goto(carried("Tutorial"), wait_until="networkidle")
    see(page, 1, FIRST)
    return page


def see(page, number, title=None):
    """A page of the tutorial is open."""
    expect(bar(page, f"Page {number} of {COUNT}")).to_have_text(f"{number} / {COUNT}")
    if title:
        expect(page.get_by_role("heading", name=title, level=1, exact=True)).to_be_visible()


def bar(page, name):
    """A button of the bar; a list's own buttons of the same name are beside a row."""
    return page.locator("button.borderless").and_(page.get_by_role("button", name=name, exact=True))


def forward(page):
    return bar(page, "Next page")


def back(page):
    return bar(page, "Previous page")


def number(page):
    return bar(page, re.compile(r"^Page \d+ of \d+$"))


def title(page):
    return page.get_by_role("heading", level=1).get_by_role("button")


def question(page):
    return page.locator("dialog:modal")


def answer(page, name):
    question(page).get_by_role("button", name=name, exact=True).click()


def go_to(page, wanted):
    """Turns pages forward up to one."""
    for turned in range(2, wanted + 1):
        forward(page).click()
        see(page, turned)


def said(page):
    return page.locator("[aria-live=polite].unseen")


# Turning pages


def test_arrows_lead_through_all_pages_and_back(tutorial):
    expect(back(tutorial)).to_be_disabled()
    titles = [tutorial.get_by_role("heading", level=1).inner_text()]
    for turned in range(2, COUNT + 1):
        expect(forward(tutorial)).to_be_enabled()
        forward(tutorial).click()
        see(tutorial, turned)
        titles.append(tutorial.get_by_role("heading", level=1).inner_text())
    assert len(set(titles)) == COUNT
    expect(forward(tutorial)).to_be_disabled()
    back(tutorial).click()
    see(tutorial, COUNT - 1)
    expect(forward(tutorial)).to_be_enabled()


def test_arrow_keys_turn_pages_wherever_the_focus_is(tutorial):
    tutorial.keyboard.press("ArrowLeft")
    tutorial.keyboard.press("ArrowRight")
    see(tutorial, 2, SECOND)
    forward(tutorial).click()
    see(tutorial, 3)
    expect(forward(tutorial)).to_be_focused()
    tutorial.keyboard.press("ArrowLeft")
    see(tutorial, 2)
    number(tutorial).focus()
    tutorial.keyboard.press("ArrowLeft")
    see(tutorial, 1, FIRST)


@phone
def test_a_code_that_scrolls_keeps_the_arrow_keys(tutorial):
    go_to(tutorial, 4)
    card = tutorial.locator(".sh").last
    card.focus()
    tutorial.keyboard.press("ArrowRight")
    tutorial.wait_for_function("card => card.scrollLeft > 0", arg=card.element_handle())
    see(tutorial, 4)


def test_a_turned_page_begins_at_its_top_and_is_said(tutorial):
    go_to(tutorial, 4)
    area = tutorial.locator(".sv").first
    area.evaluate("area => area.scrollTo(0, 10_000)")
    tutorial.wait_for_function("area => area.scrollTop > 0", arg=area.element_handle())
    forward(tutorial).click()
    see(tutorial, 5, "Translating a step")
    tutorial.wait_for_function("area => area.scrollTop === 0", arg=area.element_handle())
    expect(said(tutorial)).to_have_text(f"Page 5 of {COUNT}: Translating a step")
    expect(forward(tutorial)).to_be_focused()


def test_the_bar_stays_where_it_is(tutorial):
    place = forward(tutorial).bounding_box()
    for turned in range(2, COUNT):
        forward(tutorial).click()
        see(tutorial, turned)
        assert forward(tutorial).bounding_box() == place
        assert tutorial.evaluate("[scrollY, document.documentElement.scrollHeight - innerHeight]") == [0, 0]


def swipe(page, start, end):
    """Pulls the page aside with a finger."""
    finger = Finger(page)
    finger.down(start, 60)
    finger.move(*((start + (end - start) * part / 6, 60) for part in range(1, 7)))
    finger.up()


@phone
def test_a_finger_turns_the_page(tutorial):
    swipe(tutorial, 330, 30)
    see(tutorial, 2, SECOND)
    swipe(tutorial, 330, 30)
    see(tutorial, 3)
    swipe(tutorial, 30, 330)
    see(tutorial, 2, SECOND)
    expect(tutorial.locator("[data-swiped], [data-swiping]")).to_have_count(0)


@phone
def test_a_finger_that_gives_up_uncovers_a_button_or_nothing(tutorial):
    swipe(tutorial, 330, 315)
    expect(tutorial.locator("[data-swiped], [data-swiping]")).to_have_count(0)
    swipe(tutorial, 330, 250)
    expect(tutorial.locator("[data-swiped=trailing]")).to_have_count(1)
    expect(tutorial.locator(".swipes.trailing .swipe")).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    see(tutorial, 1, FIRST)
    tutorial.locator(".swipes.trailing .swipe").tap()
    see(tutorial, 2, SECOND)


@phone
def test_there_is_nothing_to_turn_to_before_the_first_page(tutorial):
    swipe(tutorial, 30, 330)
    expect(tutorial.locator(".swipes.leading .swipe")).to_have_attribute("aria-disabled", "true")
    see(tutorial, 1, FIRST)


def test_the_page_survives_a_reload(tutorial):
    go_to(tutorial, 3)
    tutorial.reload(wait_until="networkidle")
    see(tutorial, 3, "Four actors")


# Bezels


def bezel(page):
    """The text that flashes."""
    return page.locator("span.t[aria-hidden=true]").filter(has_text=re.compile(r"^\W+$"))


def wait_for_opacity(page, wanted):
    page.wait_for_function(
        """([text, wanted]) => {
          let now = 1;
          for (let one = text; one; one = one.parentElement) now *= getComputedStyle(one).opacity;
          return Math.abs(now - wanted) < 0.01;
        }""",
        arg=[bezel(page).element_handle(), wanted],
    )


def test_a_tapped_title_flashes_an_emoji_that_fades(tutorial):
    title(tutorial).click()
    expect(bezel(tutorial)).to_have_count(1)
    wait_for_opacity(tutorial, 1)
    expect(said(tutorial)).to_have_text(re.compile(r"^\W+$"))
    # What is under it can be used.
    forward(tutorial).click()
    see(tutorial, 2)
    wait_for_opacity(tutorial, 0)


def test_a_second_emoji_stays_its_full_time(tutorial):
    title(tutorial).click()
    wait_for_opacity(tutorial, 0)
    # On the page, so that no test's own slowness is measured.
    before, lasted = bezel(tutorial).evaluate(
        """async (text) => {
          const button = document.querySelector("[role=heading][aria-level='1'] button, h1 button");
          const opacity = () => {
            let now = 1;
            for (let one = text; one; one = one.parentElement) now *= getComputedStyle(one).opacity;
            return now;
          };
          const wait = (time) => new Promise((next) => setTimeout(next, time));
          button.click();
          await wait(700);
          const before = opacity();
          const from = performance.now();
          button.click();
          while (opacity() > 0.99) await wait(10);
          return [before, performance.now() - from];
        }"""
    )
    assert before > 0.99, "the first one was to be there still"
    assert lasted > 950, "the first one's end ended the second"
    assert lasted < 3_000


# Alerts


def test_the_page_number_leads_to_the_first_page(tutorial):
    go_to(tutorial, 3)
    number(tutorial).click()
    expect(question(tutorial).get_by_role("heading")).to_have_text(f"Page 3 of {COUNT}")
    tutorial.keyboard.press("ArrowRight")
    answer(tutorial, "Go to the first page")
    see(tutorial, 1, FIRST)
    expect(question(tutorial)).to_have_count(0)
    expect(number(tutorial)).to_be_focused()


def test_one_alert_leads_to_the_next_and_the_focus_comes_back(tutorial):
    go_to(tutorial, 2)
    number(tutorial).click()
    answer(tutorial, "Start over…")
    expect(question(tutorial).get_by_role("heading")).to_have_text("Start over?")
    answer(tutorial, "Keep my place")
    expect(question(tutorial)).to_have_count(0)
    see(tutorial, 2, SECOND)
    expect(number(tutorial)).to_be_focused()

    number(tutorial).click()
    answer(tutorial, "Start over…")
    expect(question(tutorial).get_by_role("heading")).to_have_text("Start over?")
    answer(tutorial, "Start over")
    expect(question(tutorial)).to_have_count(0)
    see(tutorial, 1, FIRST)
    expect(number(tutorial)).to_be_focused()
    tutorial.reload(wait_until="networkidle")
    see(tutorial, 1, FIRST)


def test_escape_leaves_everything_as_it_is(tutorial):
    go_to(tutorial, 2)
    number(tutorial).click()
    expect(question(tutorial).get_by_role("button")).to_have_count(3)
    tutorial.keyboard.press("Escape")
    expect(question(tutorial)).to_have_count(0)
    see(tutorial, 2, SECOND)
    expect(number(tutorial)).to_be_focused()


# For everybody


@pytest.mark.parametrize("device", [DESKTOP, dark(PHONE)], ids=["light-1000", "dark-360"])
def test_no_page_has_a_serious_finding_or_is_wider_than_the_screen(page, server, axe, device):
    page.goto(f"{server.url}/tutorial", wait_until="networkidle")
    see(page, 1)
    for shown in range(1, COUNT + 1):
        if shown > 1:
            forward(page).click()
            see(page, shown)
        assert serious(axe(page)) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate("[...document.querySelectorAll('.sv, .list')].every((one) => one.scrollWidth <= one.clientWidth)")


def test_images_are_described_or_hidden(tutorial):
    expect(tutorial.get_by_role("img", name="book")).to_have_count(0)
    go_to(tutorial, 3)
    expect(tutorial.get_by_role("img", name="A group of people")).to_be_visible()
