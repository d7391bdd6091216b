"""Long lists: containers that build only what is near the window, in every way one gets about in them."""

import re
from pathlib import Path

import pytest
from conftest import serious
from devices import DESKTOP, PHONE
from playwright.sync_api import expect

HOME = "/lengths"
SCRIPT = (Path(__file__).parent / "lazy.js").read_text()
ROW = ".entry"


@pytest.fixture
def open_tab(open_app):
    """Opens the page on a tab, with what tests see of lazy containers."""

    def opened(name):
        page = open_app()
        page.evaluate(SCRIPT)
        if name != "Rows":
            page.get_by_role("navigation", name="Tabs").get_by_role("link", name=name, exact=True).click()
        filled(page)
        return page

    return opened


def filled(page):
    """Waits until nothing that is seen is missing."""
    page.wait_for_function("() => raven.pending === 0 && lazy.windows.length && lazy.blank <= 1")
    # Room is made honest after a rest; whatever that asks for arrives too.
    page.wait_for_timeout(350)
    page.wait_for_function("() => raven.pending === 0 && lazy.blank <= 1")


def scroll_to(page, offset, axis="Top"):
    page.evaluate(f"offset => {{ lazy.area.scroll{axis} = offset }}", offset)
    filled(page)


def in_sight(page, selector=ROW):
    return page.evaluate("selector => lazy.inSight(selector)", selector)


def first(page, selector=ROW):
    return in_sight(page, selector)[0]


def number(row):
    return int(row["text"].split()[-1])


def press(page, name):
    # Playwright's own click scrolls what stands in a bar that sticks.
    page.get_by_role("button", name=name, exact=True).evaluate("button => button.click()")
    filled(page)


# What is there


def test_a_hundred_thousand_rows_are_a_few_dozen_elements(open_tab):
    page = open_tab("Rows")
    assert page.locator(ROW).count() < 80
    assert page.evaluate("document.querySelectorAll('*').length") < 900
    row = first(page)["bottom"] - first(page)["top"]
    length = page.evaluate("lazy.area.scrollHeight")
    assert abs(length / (100_000 * row) - 1) < 0.01


@pytest.mark.parametrize("offset", [700, 10_000, 1_000_000, 4_000_000])
def test_wherever_one_scrolls_to_there_are_rows_in_order(open_tab, offset):
    page = open_tab("Rows")
    scroll_to(page, offset)
    rows = in_sight(page)
    numbers = [number(row) for row in rows]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert rows[-1]["bottom"] >= page.evaluate("lazy.area.clientHeight") - 30
    assert abs(numbers[0] - offset / 45.8) < 30 + 0.01 * numbers[0]
    assert page.locator(ROW).count() < 120
    assert page.locator(ROW).first.get_attribute("aria-setsize") == "100000"
    assert page.locator(ROW).first.get_attribute("aria-posinset") == str(number({"text": page.locator(ROW).first.inner_text().split("\n")[0]}) + 1)


def test_the_end_is_the_last_row(open_tab):
    page = open_tab("Rows")
    scroll_to(page, 10_000_000)
    assert number(in_sight(page)[-1]) == 99_999
    assert page.evaluate("Math.abs(lazy.area.scrollTop + lazy.area.clientHeight - lazy.area.scrollHeight)") < 4
    scroll_to(page, 0)
    assert number(first(page)) == 0


def test_scrolling_step_by_step_never_moves_a_row(open_tab):
    """Rows that are built and taken away above and below leave those that are seen where scrolling puts them."""
    page = open_tab("Days")
    scroll_to(page, 600_000)
    shifts = page.evaluate(
        """async () => {
          const { area } = lazy;
          let worst = 0;
          for (let step = 0; step < 60; step++) {
            const way = step < 40 ? -60 : 90;
            const before = lazy.inSight(".edge ~ .v");
            area.scrollTop += way;
            await new Promise((next) => setTimeout(next, 40));
            const after = lazy.inSight(".edge ~ .v");
            for (const row of after) {
              const same = before.find(({ text }) => text === row.text);
              if (same) worst = Math.max(worst, Math.abs(row.top - same.top + way));
            }
          }
          return worst;
        }"""
    )
    assert shifts <= 0.5


# What changes above


def test_rows_added_above_leave_those_that_are_read_where_they_are(open_tab):
    page = open_tab("Rows")
    scroll_to(page, 50_000)
    before = in_sight(page)
    press(page, "Add above")
    after = in_sight(page)
    assert [row["text"] for row in after] == [row["text"] for row in before]
    assert all(abs(a["top"] - b["top"]) <= 0.5 for a, b in zip(after, before))


def test_at_the_very_beginning_rows_added_above_show(open_tab):
    page = open_tab("Rows")
    press(page, "Add above")
    assert first(page)["text"] == "Row -10"


def test_reversing_keeps_a_row_in_sight(open_tab):
    page = open_tab("Rows")
    scroll_to(page, 50_000)
    before = {row["text"] for row in in_sight(page)}
    press(page, "Reverse")
    rows = in_sight(page)
    assert before & {row["text"] for row in rows}
    numbers = [number(row) for row in rows]
    assert numbers == sorted(numbers, reverse=True)


# Getting about


def test_scroll_to_reaches_a_row_never_built(open_tab):
    page = open_tab("Rows")
    page.get_by_role("button", name="Middle").click()
    expect(page.get_by_text("Row 50000", exact=True)).to_be_in_viewport()
    filled(page)
    # Under the bar of the screen.
    top = next(row["top"] for row in in_sight(page) if row["text"] == "Row 50000")
    assert 0 <= top < 120
    # The room is as it should be.
    assert abs(page.evaluate("lazy.area.scrollTop / lazy.area.scrollHeight") - 0.5) < 0.01


def test_arrow_keys_lead_beyond_what_is_built(open_tab):
    page = open_tab("Rows")
    page.locator(ROW).first.focus()
    for step in range(1, 101):
        page.keyboard.press("ArrowDown")
        expect(page.locator(":focus")).to_have_attribute("aria-posinset", str(step + 1))
    expect(page.locator(":focus")).to_be_in_viewport()


def test_home_and_end_lead_to_the_first_and_the_last_row(open_tab):
    page = open_tab("Rows")
    page.locator(ROW).nth(3).focus()
    page.keyboard.press("End")
    expect(page.locator(":focus")).to_have_attribute("aria-posinset", "100000")
    expect(page.locator(":focus")).to_be_in_viewport()
    page.keyboard.press("Home")
    expect(page.locator(":focus")).to_have_attribute("aria-posinset", "1")
    expect(page.locator(":focus")).to_be_in_viewport()


def test_a_row_keeps_the_focus_while_it_is_out_of_sight(open_tab):
    page = open_tab("Rows")
    page.locator(ROW).nth(5).focus()
    page.evaluate("document.activeElement.dataset.mine = ''")
    scroll_to(page, 1_000_000)
    expect(page.locator(":focus")).to_have_attribute("data-mine", "")
    expect(page.locator(":focus")).not_to_be_in_viewport()
    assert page.locator(ROW).count() < 120
    # Back in sight it stands between the others again.
    scroll_to(page, 0)
    expect(page.locator(":focus")).to_have_attribute("data-mine", "")
    assert [number(row) for row in in_sight(page)[:9]] == list(range(9))
    tops = [row["top"] for row in in_sight(page)[:9]]
    assert all(40 < below - above < 60 for above, below in zip(tops, tops[1:]))
    scroll_to(page, 1_000_000)
    expect(page.locator(":focus")).to_have_attribute("data-mine", "")
    page.keyboard.press("ArrowDown")
    expect(page.locator(":focus")).to_have_attribute("aria-posinset", "7")
    expect(page.locator(":focus")).to_be_in_viewport()


def test_shift_chooses_rows_that_are_not_built(open_tab):
    page = open_tab("Rows")
    page.get_by_text("Row 5", exact=True).click()
    scroll_to(page, 100_000)
    row = in_sight(page)[4]
    page.get_by_text(row["text"], exact=True).click(modifiers=["Shift"])
    expect(page.get_by_role("heading", name=f"{number(row) - 4} chosen", exact=True)).to_be_visible()


# Other containers


def test_headers_of_sections_stay_in_sight(open_tab):
    page = open_tab("Sections")
    scroll_to(page, 300_000)
    heads = in_sight(page, ".sec > .head")
    letter = heads[0]["text"]
    assert abs(heads[0]["top"]) < 1
    rows = [row["text"] for row in in_sight(page)]
    assert rows[0].startswith(letter)
    scroll_to(page, 10_000_000)
    assert in_sight(page)[-1]["text"].startswith("Z-")
    assert page.locator(ROW).count() < 200


def test_a_pinned_header_hides_all_of_what_is_behind_it(open_tab):
    page = open_tab("Days")
    scroll_to(page, 3_000)
    across = """[...document.querySelectorAll(".edge.pinned")].map(edge =>
      edge.getBoundingClientRect().width - edge.parentElement.getBoundingClientRect().width)"""
    assert page.evaluate(across)[0] == 0


def test_pinned_headers_push_one_another(open_tab):
    page = open_tab("Days")
    scroll_to(page, 600_000)
    heads = in_sight(page, ".edge.pinned")
    assert abs(heads[0]["top"]) < 1
    day = heads[0]["text"].split()[-1]
    assert all(row["text"].startswith(f"Entry {day}·") for row in in_sight(page, ".edge ~ .v")[:3])


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_grid_keeps_its_lines(open_tab, device):
    page = open_tab("Grid")
    scroll_to(page, 300_000)
    cells = in_sight(page, ".lines > .g")
    columns = len({round(cell["left"]) for cell in cells})
    assert columns >= 3
    leftmost = min(cell["left"] for cell in cells)
    for cell in cells:
        if abs(cell["left"] - leftmost) < 1:
            assert number(cell) % columns == 0
    assert page.locator(".lines > .g").count() < 500


def test_a_binding_follows_which_tile_stands_first(open_tab):
    page = open_tab("Grid")
    scroll_to(page, 30_000)
    tile = number(next(cell for cell in in_sight(page, ".lines > .g") if cell["bottom"] > 1))
    expect(page.get_by_text(f"From tile {tile}", exact=True)).to_be_visible()
    press(page, "Go to 77,777")
    expect(page.get_by_text("77777", exact=True)).to_be_in_viewport()
    # What stands first in its line.
    expect(page.get_by_text("From tile 777")).to_be_visible()


def test_a_binding_follows_to_tiles_that_come_late(open_tab, live):
    page = open_tab("Grid")
    live.set_latency(200)
    scroll_to(page, 30_000)
    expect(page.get_by_text(re.compile("^From tile 3[0-9]{3}$"))).to_be_visible()


def test_a_binding_follows_what_was_scrolled_before_its_script_came(open_tab, page):
    asked = []
    page.route("**/position.js", lambda route: asked.append(route))
    page = open_tab("Grid")
    scroll_to(page, 30_000)
    expect(page.get_by_text("From tile 0")).to_be_visible()
    asked[0].continue_()
    expect(page.get_by_text(re.compile("^From tile 3[0-9]{3}$"))).to_be_visible()


def test_typing_leads_to_the_row_that_begins_so(open_tab):
    page = open_tab("Rows")
    page.locator(ROW).first.focus()
    page.keyboard.type("row 12")
    expect(page.locator(":focus")).to_have_attribute("aria-posinset", "13")
    page.wait_for_timeout(900)
    # One letter leads to the next row that has it.
    page.keyboard.press("r")
    expect(page.locator(":focus")).to_have_attribute("aria-posinset", "14")


def test_a_row_scrolls_sideways(open_tab):
    page = open_tab("Strip")
    scroll_to(page, 1_000_000, "Left")
    cards = in_sight(page, ".h > .h > *")
    numbers = [number(card) for card in cards]
    assert len(numbers) >= 6
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert numbers[0] > 5_000


@pytest.mark.parametrize("name", ["Rows", "Sections", "Days", "Grid", "Strip"])
def test_axe_finds_nothing_serious(open_tab, axe, name):
    page = open_tab(name)
    scroll_to(page, 3_000)
    assert serious(axe(page)) == []
