"""Rows that show and hide others, by mouse and by keyboard, and what is between the rows of a list."""

import pytest
from conftest import serious
from devices import PHONE
from playwright.sync_api import expect
from test_controls import Catalog

CLOSED = ["Documents", "Pictures", "Notes", "Red", "Green", "Blue", "Advanced"]
LOOKS = ["Cards", "Inset", "Plain", "Sidebar"]


@pytest.fixture
def trees(page, server):
    return Trees(Catalog(page).open(server, "Trees"))


class Trees:
    def __init__(self, catalog):
        self.page = catalog.page
        self.live = catalog.live
        self.rows = self.page.locator(".entry")

    def choose(self, name):
        self.page.get_by_role("radio", name=name, exact=True).check(force=True)
        self.live.wait_until_settled()

    def texts(self):
        self.live.wait_until_settled()
        return self.rows.evaluate_all("rows => rows.map(row => row.querySelector('.t').textContent)")

    def row(self, text):
        return self.rows.filter(has=self.page.get_by_text(text, exact=True))

    def head(self, text):
        return self.page.locator(".head").filter(has=self.page.get_by_text(text, exact=True))

    def focused(self):
        return self.page.evaluate("document.activeElement.closest('.entry, .head')?.querySelector('.t').textContent")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
            self.live.wait_until_settled()


@pytest.mark.parametrize("look", LOOKS)
def test_rows_open_under_one_another_in_every_style(trees, axe, look):
    trees.choose(look)
    assert trees.texts() == CLOSED
    trees.page.get_by_role("button", name="Documents").click()
    trees.row("Letters").get_by_text("Letters").click()
    assert trees.texts() == ["Documents", "Letters", "To Ada", "To Grace", "Invoices", *CLOSED[1:]]
    trees.live.wait_until_settled()
    lefts = [trees.row(name).locator(".t").bounding_box()["x"] for name in ("Documents", "Letters", "To Ada", "Invoices")]
    assert [round(left - lefts[0]) for left in lefts] == [0, 20, 40, 20]
    expect(trees.page.get_by_role("button", name="Letters")).to_have_attribute("aria-expanded", "true")
    assert serious(axe(trees.page)) == []
    trees.page.get_by_role("button", name="Documents").click()
    assert trees.texts() == CLOSED
    trees.page.get_by_role("button", name="Documents").click()
    assert "To Grace" in trees.texts()


@pytest.mark.parametrize("look", LOOKS)
def test_a_section_closes_and_opens_at_its_header_in_every_style(trees, look):
    trees.choose(look)
    button = trees.page.get_by_role("button", name="Tags")
    expect(button).to_have_attribute("aria-expanded", "true")
    trees.head("Tags").get_by_text("Tags").click()
    expect(button).to_have_attribute("aria-expanded", "false")
    assert trees.texts() == ["Documents", "Pictures", "Notes", "Advanced"]
    button.focus()
    trees.press("Enter")
    assert trees.texts() == CLOSED
    trees.page.get_by_role("button", name="More").click()
    assert "Kept out of sight" in trees.texts()


def test_arrow_keys_open_close_and_lead_between_arrows(trees):
    trees.page.get_by_role("button", name="Documents").focus()
    trees.press("ArrowRight")
    assert trees.texts()[:3] == ["Documents", "Letters", "Invoices"]
    trees.press("ArrowRight")
    assert trees.focused() == "Letters"
    trees.press("ArrowRight")
    assert "To Ada" in trees.texts()
    trees.press("ArrowLeft")
    assert "To Ada" not in trees.texts()
    trees.press("ArrowLeft")
    assert trees.focused() == "Documents"
    trees.press("ArrowLeft")
    assert trees.texts() == CLOSED


def test_arrow_keys_are_turned_where_text_is(trees):
    trees.page.evaluate("document.documentElement.dir = 'rtl'")
    trees.page.get_by_role("button", name="Documents").focus()
    trees.press("ArrowLeft")
    assert trees.texts()[:3] == ["Documents", "Letters", "Invoices"]
    trees.press("ArrowRight")
    assert trees.texts() == CLOSED


def test_a_tree_is_chosen_from_and_opened_with_keys_alone(trees, axe):
    trees.choose("One")
    page = trees.page
    expect(page.get_by_role("tree")).to_have_count(1)
    row = page.get_by_role("treeitem", name="Documents")
    expect(row).to_have_attribute("aria-expanded", "false")
    row.focus()
    trees.press("ArrowRight", "ArrowRight")
    assert trees.focused() == "Letters"
    expect(page.get_by_role("treeitem", name="Letters")).to_have_attribute("aria-level", "2")
    trees.press("ArrowDown")
    expect(page.get_by_text("Chosen: Invoices")).to_be_visible()
    trees.press("ArrowLeft")
    assert trees.focused() == "Documents"
    trees.press("ArrowLeft")
    assert trees.texts() == CLOSED
    assert serious(axe(page)) == []


def test_the_header_of_a_section_is_an_item_where_rows_are_chosen(trees, axe):
    trees.choose("One")
    trees.choose("Sidebar")
    head = trees.page.get_by_role("treeitem", name="Tags")
    expect(head).to_have_attribute("aria-expanded", "true")
    trees.row("Notes").focus()
    trees.press("ArrowDown")
    assert trees.focused() == "Tags"
    trees.press("Enter")
    assert trees.texts() == ["Documents", "Pictures", "Notes", "Advanced"]
    trees.press("ArrowRight", "ArrowRight")
    assert trees.focused() == "Red"
    trees.press("ArrowLeft")
    assert trees.focused() == "Tags"
    trees.press("ArrowLeft")
    expect(head).to_have_attribute("aria-expanded", "false")
    trees.head("Tags").get_by_text("Tags").click()
    assert trees.texts() == CLOSED
    trees.row("Pictures").get_by_text("Pictures").click()
    expect(trees.page.get_by_text("Chosen: Pictures")).to_be_visible()
    assert trees.texts() == CLOSED
    trees.row("Pictures").locator(".arrow").click()
    assert "Summer" in trees.texts()
    assert serious(axe(trees.page)) == []


@pytest.mark.parametrize("device", [PHONE], ids=["phone"])
def test_on_a_phone_every_arrow_is_within_reach(trees):
    trees.page.get_by_role("button", name="Documents").tap()
    assert trees.texts()[1] == "Letters"
    boxes = trees.page.locator(".arrow").evaluate_all(
        "arrows => arrows.map(arrow => arrow.getBoundingClientRect()).map(({width, height}) => [width, height])"
    )
    assert len(boxes) > 4 and all(width >= 44 and height >= 44 for width, height in boxes)
    assert trees.page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.fixture
def ruled(page, server):
    page.set_viewport_size({"width": 1000, "height": 1200})
    return Trees(Catalog(page).open(server, "Ruled lists"))


def switch(ruled, name):
    ruled.page.get_by_role("switch", name=name).check(force=True)
    ruled.live.wait_until_settled()


def line(row, pseudo):
    """The colour of the line above or below a row; None for no line."""
    return row.evaluate(
        """(row, pseudo) => {
          const style = getComputedStyle(row, pseudo);
          return style.content === "none" || style.display === "none" ? null : style.backgroundColor;
        }""",
        pseudo,
    )


def test_lines_have_the_colours_they_are_given(ruled):
    rows = ruled.rows
    usual = line(rows.nth(4), "::before")
    below = line(rows.nth(0), "::after")
    assert below not in (None, usual)
    assert line(rows.nth(1), "::before") is None
    assert line(rows.nth(2), "::before") not in (None, usual, below)
    assert [line(rows.nth(index), "::after") for index in (1, 2, 3, 4)] == [None] * 4
    ruled.choose("Sidebar")
    assert line(rows.nth(0), "::after") is None


def test_a_section_has_lines_where_it_asks_for_them(ruled):
    borders = ruled.page.locator(".entries").evaluate_all(
        """lists => lists.map(list => getComputedStyle(list))
          .map(style => [style.borderTopWidth, style.borderBottomWidth, style.borderTopColor === style.borderBottomColor])"""
    )
    assert borders == [["0px", "0px", True], ["1px", "1px", False], ["0px", "0px", True]]


def test_sections_stand_apart_as_told(ruled):
    gaps = """sections => sections.slice(1).map((section, index) =>
      Math.round(section.getBoundingClientRect().top - sections[index].getBoundingClientRect().bottom))"""
    sections = ruled.page.locator(".sec")
    assert sections.evaluate_all(gaps) == [24, 64]
    switch(ruled, "Sections close")
    assert sections.evaluate_all(gaps) == [12, 64]


def test_rows_stand_apart_as_cards_of_their_own(ruled, axe):
    switch(ruled, "Rows apart")
    first, second = ruled.rows.nth(0).bounding_box(), ruled.rows.nth(1).bounding_box()
    assert second["y"] - first["y"] - first["height"] == 8
    assert ruled.rows.nth(0).evaluate("row => getComputedStyle(row).borderTopLeftRadius") != "0px"
    assert line(ruled.rows.nth(1), "::before") is None
    assert serious(axe(ruled.page)) == []


def test_rows_and_headers_are_as_tall_as_told(ruled):
    assert {round(row.bounding_box()["height"]) for row in ruled.rows.all()} == {46}
    switch(ruled, "Tall rows")
    assert {round(row.bounding_box()["height"]) for row in ruled.rows.all()} == {72}
    assert ruled.page.locator(".head").first.bounding_box()["height"] == 48


def test_every_other_row_has_a_ground(ruled, axe):
    switch(ruled, "Every other row")
    grounds = [row.evaluate("row => getComputedStyle(row).backgroundColor") for row in ruled.rows.all()[:3]]
    assert grounds[0] == grounds[2] != grounds[1]
    assert serious(axe(ruled.page)) == []


def test_icons_of_labels_have_the_colour_of_their_row(ruled):
    colors = ruled.page.locator(".entry .icon").evaluate_all("icons => icons.map(icon => getComputedStyle(icon).color)")
    text = ruled.row("Orange").locator(".t").evaluate("text => getComputedStyle(text).color")
    assert len({*colors, text}) == 3
