"""Views that arrange others, in the page: what CSS lays out, and what is measured."""

import re

import pytest
from devices import PHONE
from live import wait_until_drawn
from playwright.sync_api import expect


@pytest.fixture
def arrangements(page, server):
    page.goto(server.url + "/arrangements")
    page.get_by_text("wide", exact=False).first.wait_for()
    return page


def left(page, text):
    return round(page.get_by_text(text, exact=True).bounding_box()["x"])


def right(page, text):
    box = page.get_by_text(text, exact=True).bounding_box()
    return round(box["x"] + box["width"])


def test_the_columns_of_a_grid_line_up(arrangements):
    page = arrangements
    assert left(page, "Name") == left(page, "Ada") == left(page, "Nathaniel")
    assert left(page, "Town") == left(page, "Port Augusta") == left(page, "Rye")
    assert right(page, "Since") == right(page, "2019") == right(page, "1998")
    assert left(page, "Town") >= right(page, "Nathaniel") + 15
    assert left(page, "Two friends, in all") == left(page, "Name")


def test_a_geometry_reader_is_told_its_width(arrangements):
    page = arrangements
    measured = int(page.get_by_text(" wide").inner_text().split()[0])
    assert measured == page.viewport_size["width"] - 48
    assert page.get_by_text(" wide").evaluate("element => element.parentElement.clientWidth") == measured // 2
    page.set_viewport_size({"width": 500, "height": 700})
    page.get_by_text("452 wide").wait_for()


def test_a_change_of_size_is_told(arrangements):
    page = arrangements
    height = int(page.get_by_text("One Two").bounding_box()["height"])
    assert height > 30
    page.get_by_text(f"Two lines: {height} high").wait_for()


def test_the_view_that_fits_is_chosen_by_width(arrangements):
    page = arrangements
    page.set_viewport_size({"width": 1000, "height": 700})
    page.get_by_text("and another one").wait_for(state="visible")
    assert not page.get_by_text("The weather at sea", exact=True).is_visible()
    page.set_viewport_size({"width": 420, "height": 700})
    page.get_by_text("The weather at sea", exact=True).wait_for(state="visible")
    assert left(page, "The weather at sea") == 24
    assert not page.get_by_text("and another one").is_visible()


def test_a_button_scrolls_to_a_row_and_back(arrangements):
    page = arrangements
    bar = page.get_by_role("button", name="To row 40").bounding_box()["y"]
    row = page.get_by_text("Row 40", exact=True)
    assert row.bounding_box()["y"] > bar
    for _ in range(2):
        page.get_by_role("button", name="To row 40").click()
        page.wait_for_function("y => document.evaluate(\"//*[text()='Row 40']\", document).iterateNext().getBoundingClientRect().bottom < y + 1", arg=bar)
        page.get_by_role("button", name="To the grid").click()
        page.wait_for_function("() => document.evaluate(\"//*[text()='Name']\", document).iterateNext().getBoundingClientRect().top > -1")
    assert page.locator("[data-scroll]").count() == 0


@pytest.mark.parametrize("device", [PHONE])
def test_nothing_is_wider_than_a_phone(arrangements):
    assert arrangements.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_assistive_technology_has_nothing_to_complain_of(arrangements, axe):
    assert axe(arrangements, runOnly=["wcag2a", "wcag2aa"]) == []


def box(locator):
    found = locator.bounding_box()
    return found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"]


def topic(page, text):
    return page.get_by_text(text, exact=True).locator("xpath=ancestor::*[contains(@class, 'g')][1]")


def middle(locator, axis):
    x, y, right, bottom = box(locator)
    return (x + right) / 2 if axis == "x" else (y + bottom) / 2


@pytest.fixture
def layouts(arrangements):
    arrangements.locator(".arranged[data-placed]").nth(1).wait_for()
    return arrangements


def test_a_layout_of_ones_own_breaks_its_lines_by_what_was_measured(layouts):
    page = layouts
    names = ["Sea", "Weather", "Lighthouses", "Tides", "Birds of the coast", "Rope", "Sails", "Harbours"]

    def lines():
        found = {}
        for name in names:
            element = page.get_by_text(name, exact=True)
            if element.count():
                found.setdefault(round(box(element)[1]), []).append(name)
        return [found[y] for y in sorted(found)]

    area = page.locator(".arranged").first
    assert [name for line in lines() for name in line] == names
    wide = len(lines())
    page.set_viewport_size({"width": 360, "height": 900})
    page.wait_for_function("() => document.querySelector('.arranged').getBoundingClientRect().right <= 360 - 24 + 0.5")
    page.wait_for_function(
        "() => [...document.querySelector('.arranged').children]"
        ".every((child) => child.getBoundingClientRect().right <= 337)"
    )
    assert len(lines()) > wide
    assert [name for line in lines() for name in line] == names
    for name in names:
        assert box(page.get_by_text(name, exact=True))[2] <= box(area)[2] + 0.5


def test_a_layout_follows_its_views(layouts):
    page = layouts
    weather = box(page.get_by_text("Weather", exact=True))[0]
    page.get_by_role("button", name="Rename the first").click()
    page.wait_for_function(
        "(before) => [...document.querySelectorAll('.arranged *')]"
        ".find((e) => !e.children.length && e.textContent === 'Weather').getBoundingClientRect().x > before + 20",
        arg=weather,
    )
    first, second = page.get_by_text("The open sea"), page.get_by_text("Weather", exact=True)
    # Eight between, and twelve of padding in each.
    assert abs(box(second)[0] - box(first)[2] - 32) <= 1
    page.get_by_role("button", name="Add a topic").click()
    expect(page.get_by_text("Topic 9")).to_be_visible()


def test_views_are_as_wide_as_the_widest(layouts):
    page = layouts
    yes, later = page.get_by_role("button", name="Yes"), page.get_by_role("button", name="Perhaps later")
    widths = [box(button)[2] - box(button)[0] for button in (yes, later)]
    assert abs(widths[0] - widths[1]) <= 0.5
    assert abs(box(later)[0] - box(yes)[2] - 8) <= 0.5


def test_a_field_keeps_its_text_and_focus_while_its_layout_becomes_another(layouts):
    page = layouts
    note = page.get_by_label("Note")
    note.fill("kept")
    note.evaluate("element => (element.ravenProbe = 'same')")
    north = page.get_by_text("North", exact=True)
    assert middle(north, "y") == pytest.approx(middle(note, "y"), abs=1)
    page.get_by_role("switch", name="On a circle").click()
    page.locator(".arranged[data-placed]").nth(2).wait_for()
    # The first at the top, the second a third of the way round.
    frame = page.locator(".arranged").nth(2)
    assert middle(note, "x") == pytest.approx(middle(frame, "x"), abs=1)
    assert middle(note, "y") == pytest.approx(box(frame)[1] + 20, abs=1)
    assert middle(north, "x") > middle(frame, "x") + 60
    page.get_by_role("switch", name="On a circle").click()
    page.get_by_role("switch", name="In a column").click()
    page.wait_for_function("() => document.querySelectorAll('.arranged').length === 2")
    assert box(north)[0] == pytest.approx(box(note)[0], abs=1)
    assert box(north)[1] > box(note)[3]
    assert note.input_value() == "kept"
    assert note.evaluate("element => element.ravenProbe") == "same"


def test_views_stand_where_their_guides_say(arrangements):
    page = arrangements

    def text(words):
        return page.get_by_text(words, exact=True)

    page.wait_for_function("() => document.querySelector('[data-guide]').parentElement.ravenGuides")
    chapter = box(text("Chapter"))[0]
    assert box(text("Section"))[0] == pytest.approx(chapter + 16, abs=0.5)
    page.get_by_role("button", name="Inset more").click()
    page.wait_for_function(
        "(left) => [...document.querySelectorAll('[data-guide]')][0].getBoundingClientRect().x > left + 20", arg=chapter
    )
    assert box(text("Section"))[0] == pytest.approx(chapter + 32, abs=0.5)
    # A guide of the app's own, through stacks further in.
    assert middle(text("@ada"), "y") == pytest.approx(middle(text("Ada Lovelace"), "y"), abs=1)
    assert box(text("Mermaid"))[0] == pytest.approx(box(text("123"))[0], abs=0.5)
    assert box(text("Telephone"))[0] == pytest.approx(chapter, abs=0.5)
    # A badge on a corner: its middle on the corner of the view it lies over.
    base = text("Messages").locator("xpath=ancestor::*[contains(@class, 'g')][1]")
    badge = text("7")
    corner = box(base)
    assert middle(badge, "x") == pytest.approx(corner[2], abs=1)
    assert middle(badge, "y") == pytest.approx(corner[1], abs=1)


def test_layouts_and_guides_are_mirrored_where_lines_run_from_right_to_left(page, server):
    page.goto(server.url + "/arrangements")
    page.locator(".arranged[data-placed]").nth(1).wait_for()
    page.evaluate("() => (document.documentElement.dir = 'rtl')")
    page.set_viewport_size({"width": 900, "height": 700})
    page.wait_for_function(
        "() => { const [a, b] = document.querySelector('.arranged').children;"
        " return a.getBoundingClientRect().x > b.getBoundingClientRect().x; }"
    )
    sea, weather = (box(page.get_by_text(name, exact=True)) for name in ("Sea", "Weather"))
    assert sea[0] > weather[2]
    page.wait_for_function(
        "() => { const of = (text) => [...document.querySelectorAll('*')].find((e) => !e.children.length &&"
        " e.textContent === text).getBoundingClientRect().right;"
        " return Math.abs(of('Chapter') - of('Section') - 16) < 1; }"
    )


def test_a_frame_is_a_part_of_the_area_that_scrolls(arrangements):
    page = arrangements
    cards = [page.get_by_text(f"Card {number}", exact=True).locator("xpath=..") for number in (1, 2, 3)]
    page.set_viewport_size({"width": 700, "height": 900})
    part = (700 - 48 - 24) / 3
    for number, card in enumerate(cards):
        left, _, right, _ = box(card)
        assert left == pytest.approx(24 + number * (part + 12), abs=1)
        assert right - left == pytest.approx(part, abs=1)
    half = page.get_by_text("Half of it, at most 300").locator("xpath=..")

    def is_wide(width):
        page.wait_for_function(
            "([element, width]) => Math.abs(element.getBoundingClientRect().width - width) < 1",
            arg=[half.element_handle(), width],
        )

    is_wide(300)
    page.set_viewport_size({"width": 448, "height": 900})
    is_wide(224)


def test_a_place_is_told_while_something_scrolls_and_when_something_comes_above(arrangements):
    page = arrangements
    page.get_by_text("Scrolled by 0", exact=True).wait_for()
    page.get_by_text("Card 1").evaluate("element => (element.closest('.sh').scrollLeft = 90)")
    page.get_by_text("Scrolled by 90", exact=True).wait_for()
    page.get_by_text("At 20, 20", exact=True).wait_for()
    page.get_by_role("button", name="Lower it").click()
    page.get_by_text(re.compile("At 20, 5[0-9]")).wait_for()
    top = box(page.get_by_text("Something above"))[3]
    assert box(page.get_by_text("At 20"))[1] == pytest.approx(top + 8, abs=1)


@pytest.fixture
def tickets(arrangements):
    """The row of tickets, with the mouse over it."""
    area = arrangements.locator("[data-snap=views]")
    area.scroll_into_view_if_needed()
    area.hover()
    return area


# The number of the ticket that begins where the area does; 0 while none does.
RESTING = """(area) => {
  const { left } = area.getBoundingClientRect();
  const starts = (one) => Math.abs(one.getBoundingClientRect().left - left) < 1;
  const ticket = [...area.querySelectorAll("[data-targets] > :not(.gap)")].find(starts);
  return Number(ticket?.innerText.match(/[0-9]+/)[0] ?? 0);
}"""


def wait_until_resting(area, condition):
    """Waits until the ticket at the beginning of the area is one of those: a condition on `ticket`, in JavaScript."""
    area.page.wait_for_function(
        f"(area) => {{ const ticket = ({RESTING})(area); return {condition}; }}", arg=area.element_handle()
    )


def wait_until_at(area, left):
    """Waits until an area is scrolled by so much."""
    area.page.wait_for_function("([area, left]) => area.scrollLeft === left", arg=[area.element_handle(), left])


def test_tickets_come_to_rest_where_one_begins(arrangements, tickets):
    mouse = arrangements.mouse
    # What stands before the first is seen at first, and again at last.
    assert tickets.evaluate("area => area.scrollLeft") == 0
    mouse.wheel(200, 0)
    wait_until_resting(tickets, "ticket === 2")
    mouse.wheel(400, 0)
    wait_until_resting(tickets, "ticket === 5")
    mouse.wheel(-550, 0)
    wait_until_at(tickets, 0)


def test_pages_come_to_rest_one_after_the_other(arrangements):
    page = arrangements
    pages = page.locator("[data-snap=pages]")
    pages.scroll_into_view_if_needed()
    pages.hover()
    width = pages.evaluate("area => area.clientWidth")
    page.mouse.wheel(width * 0.7, 0)
    wait_until_at(pages, width)
    page.get_by_text("2 of 3", exact=True).wait_for()
    page.get_by_role("button", name="On", exact=True).click()
    wait_until_at(pages, 2 * width)
    page.get_by_text("3 of 3", exact=True).wait_for()


def test_tickets_that_are_not_there_yet_do_not_stop_who_scrolls_to_them(arrangements, tickets, live):
    live.set_latency(200)
    for _ in range(40):
        arrangements.mouse.wheel(400, 0)
    wait_until_resting(tickets, "ticket > 100")


def test_what_nobody_may_scroll_is_scrolled_by_the_app(arrangements, tickets):
    page = arrangements
    page.get_by_role("switch", name="Hold still").click()
    page.wait_for_function("area => area.dataset.still !== undefined", arg=tickets.element_handle())
    tickets.hover()
    page.mouse.wheel(600, 0)
    # What the wheel would have begun would be seen by now.
    wait_until_drawn(page)
    wait_until_drawn(page)
    assert tickets.evaluate("area => area.scrollLeft") == 0
    page.get_by_role("button", name="To ticket 150").click()
    expect(page.get_by_text("Ticket 150", exact=True)).to_be_in_viewport()
