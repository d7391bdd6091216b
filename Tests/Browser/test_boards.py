"""Boards: rows stay what they are while sections around them come, go and change places, live and inside the page."""

import pytest
from conftest import serious
from devices import DESKTOP, PHONE, dark
from playwright.sync_api import expect

NARROW = {**PHONE, "viewport": {"width": 320, "height": 640}}


@pytest.fixture
def boards(page, carried):
    page.goto(carried("Boards"), wait_until="networkidle")
    expect(page.get_by_role("group", name="Word")).to_be_visible()
    return page


def field(page, name="Word"):
    return page.get_by_role("textbox", name=name)


def headers(page):
    return page.locator(".sec > .head").all_inner_texts()


def test_a_field_keeps_focus_caret_and_text_while_sections_come_move_and_go(boards):
    word, note = field(boards), field(boards, "Note")
    note.fill("mine")
    word.press_sequentially("bead")
    expect(boards.get_by_role("group", name="Other letters")).to_be_visible()
    node = word.element_handle()
    # Between the first two letters: what is typed there brings the vowels to the top.
    for _ in range(3):
        word.press("ArrowLeft")
    word.press_sequentially("aei")
    expect(boards.get_by_role("group", name="Vowels").get_by_role("listitem")).to_have_text("aeiea")
    expect(boards.locator(".sec > .head").first).to_have_text("Vowels")
    expect(word).to_be_focused()
    expect(word).to_have_value("baeiead")
    assert node.evaluate("field => [field.isConnected, field.selectionStart, field.selectionEnd]") == [True, 4, 4]
    # Both sections go, with all letters, and the one inside the field's own.
    word.press("ControlOrMeta+a")
    word.press("Delete")
    expect(boards.get_by_role("group", name="Vowels")).to_have_count(0)
    expect(boards.get_by_text("Backwards")).to_have_count(0)
    expect(word).to_be_focused()
    word.press_sequentially("x")
    expect(boards.get_by_role("group", name="Other letters")).to_be_visible()
    assert node.evaluate("field => [field.isConnected, field.value, field.selectionStart]") == [True, "x", 1]
    expect(note).to_have_value("mine")


def test_the_caret_stays_with_every_letter(boards):
    word = field(boards)
    word.fill("raven")
    word.press("Home")
    typed = ""
    for letter in "abcde":
        word.press(letter)
        typed += letter
        expect(boards.get_by_text("nevar" + typed[::-1])).to_be_visible()
        assert word.evaluate("field => [field.value, field.selectionStart]") == [typed + "raven", len(typed)]


def test_headers_of_sections_in_sections_are_rows_if_that_is_wanted(boards):
    field(boards).fill("raven")
    section = boards.get_by_role("group", name="Word")
    expect(section.get_by_role("listitem")).to_have_count(5)
    boards.get_by_role("switch", name="Headers of sections in sections").check()
    expect(section.get_by_role("listitem")).to_have_count(6)
    expect(section.get_by_role("heading", name="About it", level=3)).to_be_visible()
    expect(field(boards)).to_have_value("raven")


def test_a_board_is_asked_what_its_sections_are_called(boards):
    field(boards).fill("aerie b")
    expect(boards.get_by_text("Vowels, Other letters")).to_be_visible()
    field(boards).fill("bcd")
    expect(boards.locator(".labeled", has_text="Sections").locator(".value")).to_have_text("Other letters")


def test_a_style_of_the_apps_own_shows_the_same_blocks(boards):
    field(boards).fill("raven")
    boards.get_by_role("radio", name="Outline").check()
    expect(boards.locator(".sec")).to_have_count(0)
    expect(boards.get_by_text("Remember")).to_be_visible()
    expect(field(boards)).to_have_value("raven")
    boards.get_by_role("radio", name="Plain").check()
    expect(boards.get_by_role("group", name="Remember")).to_be_visible()


def test_neighbours_in_no_section_look_like_one(boards):
    first, last = boards.locator(".secs > .entry").nth(1), boards.locator(".secs > .entry").nth(2)
    corner = "(row, side) => getComputedStyle(row)[`border-${side}-start-radius`]"
    assert first.evaluate(corner, "start") == last.evaluate(corner, "end") != "0px"
    assert first.evaluate(corner, "end") == last.evaluate(corner, "start") == "0px"


@pytest.mark.parametrize(
    "device",
    [DESKTOP, dark(DESKTOP), NARROW, dark(NARROW)],
    ids=["light-1000", "dark-1000", "light-320", "dark-320"],
)
def test_every_section_has_a_name_and_nothing_is_wrong(page, server, axe, device):
    page.goto(f"{server.url}/boards", wait_until="networkidle")
    field(page).fill("raven bread")
    expect(page.get_by_role("group", name="Vowels")).to_be_visible()
    names = headers(page)
    assert names == ["Other letters", "Vowels", "Word", "Remember", "Look"]
    for name in names:
        expect(page.get_by_role("group", name=name)).to_have_count(1)
    assert serious(axe(page)) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
