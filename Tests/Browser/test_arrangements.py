"""Views that arrange others, in the page: what CSS lays out, and what is measured."""

import pytest
from devices import PHONE


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
