"""Typing in lists leads to rows, whether or not they are built."""

import pytest
from live import SETTLED
from playwright.sync_api import expect

ROW = ".entry"


@pytest.fixture
def rows(open_app):
    """The long list, with the focus on its first row."""
    return ready(open_app("/lengths"))


def ready(page):
    page.wait_for_function("() => document.querySelector('[data-window]')")
    # What listens to keys is loaded behind the first paint.
    page.wait_for_load_state("networkidle")
    page.wait_for_function(f"() => {SETTLED}")
    page.locator(ROW).first.focus()
    return page


def focused(page, text):
    page.wait_for_function("text => document.activeElement.innerText.split('\\n')[0] === text", arg=text)


def seen(page):
    """Whether the row with the focus is in sight."""
    box = page.evaluate("(({ top, bottom }) => ({ top, bottom }))(document.activeElement.getBoundingClientRect())")
    return box["top"] >= 0 and box["bottom"] <= page.viewport_size["height"]


def test_a_row_that_is_built_is_found_at_once(rows):
    rows.keyboard.type("row 12")
    focused(rows, "Row 12")


def test_a_row_far_away_is_found_and_comes_into_sight(rows):
    rows.keyboard.type("row 5678")
    focused(rows, "Row 5678")
    assert seen(rows)
    rows.wait_for_function("() => document.activeElement.getAttribute('aria-posinset') === '5679'")
    focused(rows, "Row 5678")
    # Nothing is kept of the rows that led there.
    rows.wait_for_function("() => !document.querySelector('[data-kept]')")
    # From there on it goes around.
    rows.wait_for_timeout(900)
    rows.keyboard.type("row 33")
    focused(rows, "Row 33000")
    rows.wait_for_timeout(900)
    rows.keyboard.type("row 12 ")
    rows.wait_for_timeout(600)
    # Its first letter led one row on; no row begins with all of it.
    focused(rows, "Row 33001")


def test_a_row_that_is_scrolled_away_is_where_it_goes_on_from(rows):
    rows.keyboard.press("End")
    focused(rows, "Row 99999")
    rows.wait_for_timeout(400)
    rows.mouse.move(300, 300)
    rows.mouse.wheel(0, -1_000_000)
    rows.wait_for_function("() => document.activeElement.dataset.kept === '99999'")
    rows.keyboard.type("row 4000")
    focused(rows, "Row 4000")


def test_the_same_letter_again_leads_on(open_app):
    page = ready(open_app("/library"))
    names = []
    for _ in range(3):
        # Between the rows that are built and these are some thousand of the first letter.
        page.keyboard.press("b")
        page.wait_for_function("names => /^b/i.test(document.activeElement.innerText) && !names.includes(document.activeElement.innerText)", arg=names)
        names.append(page.evaluate("document.activeElement.innerText"))
        page.wait_for_timeout(900)
        page.wait_for_function(f"() => {SETTLED}")


def test_all_rows_are_chosen_with_one_key(rows):
    rows.keyboard.press("Control+a")
    expect(rows.get_by_role("heading", name="100000 chosen")).to_be_visible()
    assert rows.locator(f"{ROW}[aria-selected=true]").count() == rows.locator(ROW).count()
    rows.keyboard.press("Home")
    rows.keyboard.press("Space")
    expect(rows.get_by_role("heading", name="99999 chosen")).to_be_visible()
    rows.keyboard.press("Shift+End")
    focused(rows, "Row 99999")
    expect(rows.get_by_role("heading", name="100000 chosen")).to_be_visible()


def test_a_row_is_found_though_scrolling_is_told_late(rows):
    # On a slow machine the server has answered before the browser tells that the list was scrolled.
    rows.evaluate(
        """() => addEventListener("scroll", (event) => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          setTimeout(() => event.target.dispatchEvent(new Event("scroll")), 300);
        }, true)"""
    )
    # All at once, so that the row with the focus is the first one until the last letter.
    rows.evaluate(
        """word => { for (const key of word)
          document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })) }""",
        "row 5678",
    )
    focused(rows, "Row 5678")
    rows.wait_for_timeout(1_500)
    focused(rows, "Row 5678")
    assert seen(rows)
