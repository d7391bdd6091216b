"""The todos, used as a person would: with the mouse, and with the keyboard alone."""

import pytest
from playwright.sync_api import expect
from todos import TodosPage


@pytest.fixture
def todos(page, server):
    return TodosPage(page).open(server)


def test_a_todo_is_added_by_button_and_by_enter(todos):
    expect(todos.button("Add")).to_be_disabled()
    todos.draft.fill("Bake bread")
    todos.button("Add").click()
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada", "Bake bread")
    expect(todos.draft).to_have_value("")
    expect(todos.button("Add")).to_be_disabled()
    todos.draft.press_sequentially("Call Bo")
    todos.draft.press("Enter")
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada", "Bake bread", "Call Bo")
    expect(todos.draft).to_have_value("")
    expect(todos.draft).to_be_focused()


def test_white_space_alone_is_no_todo(todos):
    todos.draft.press_sequentially("   ")
    todos.draft.press("Enter")
    expect(todos.draft).to_have_value("")
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada")


def test_markup_that_is_typed_stays_text(todos):
    todos.draft.fill("<b onclick='x()'>&amp; \u202e\U0001f426</b>")
    todos.draft.press("Enter")
    expect(todos.labels.nth(3)).to_have_text("Done: <b onclick='x()'>&amp; \u202e\U0001f426</b>")
    assert todos.page.locator("b").count() == 0


def test_a_todo_is_deleted(todos):
    todos.button("Delete Water the plants").click()
    todos.expect_titles("Read the mail", "Answer Ada")
    expect(todos.page.get_by_text("2 open")).to_be_visible()


def test_filters_show_what_is_open_and_what_is_done(todos):
    todos.toggle("Water the plants").check()
    expect(todos.page.get_by_text("2 open")).to_be_visible()
    todos.button("Open").click()
    todos.expect_titles("Read the mail", "Answer Ada")
    todos.button("Done").click()
    todos.expect_titles("Water the plants")
    expect(todos.toggle("Water the plants")).to_be_checked()
    todos.toggle("Water the plants").click()
    todos.expect_titles()
    todos.button("All").click()
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada")
    expect(todos.toggle("Water the plants")).not_to_be_checked()


def test_a_filter_button_keeps_the_focus_when_it_is_pressed(todos):
    todos.button("Open").focus()
    todos.page.keyboard.press("Enter")
    expect(todos.button("Open")).to_have_attribute("aria-current", "true")
    expect(todos.button("Open")).to_be_focused()
    todos.page.keyboard.press("Tab")
    todos.page.keyboard.press("Space")
    expect(todos.button("Done")).to_have_attribute("aria-current", "true")
    expect(todos.button("Done")).to_be_focused()


def test_what_is_done_is_cleared(todos):
    expect(todos.button("Clear done")).to_be_disabled()
    todos.toggle("Read the mail").check()
    todos.toggle("Answer Ada").check()
    expect(todos.page.get_by_text("1 open")).to_be_visible()
    todos.button("Clear done").click()
    todos.expect_titles("Water the plants")
    expect(todos.button("Clear done")).to_be_disabled()


def test_what_is_edited_survives_sorting(todos):
    todos.button("Edit Water the plants").click()
    expect(todos.editor).to_be_focused()
    todos.editor.press("Home")
    todos.page.keyboard.type("Zealously w")
    todos.page.keyboard.press("Delete")
    todos.page.keyboard.press("ArrowLeft")
    expect(todos.editor).to_have_value("Zealously water the plants")
    todos.page.evaluate("window.before = document.activeElement")
    todos.page.evaluate("[...document.querySelectorAll('button')].find(b => b.innerText === 'Sort').click()")
    todos.expect_titles("Answer Ada", "Read the mail", "Zealously water the plants")
    expect(todos.editor).to_be_focused()
    assert todos.page.evaluate("before === document.activeElement")
    assert todos.page.evaluate("[before.selectionStart, before.selectionEnd]") == [10, 10]
    todos.page.keyboard.type("always ")
    expect(todos.editor).to_have_value("Zealously always water the plants")


def test_the_row_that_moves_is_not_the_one_being_edited(todos):
    todos.button("Edit Read the mail").click()
    expect(todos.editor).to_be_focused()
    todos.editor.press("Home")
    todos.page.keyboard.type("Always ")
    todos.page.evaluate("window.blurs = 0; addEventListener('focusout', () => blurs++, true)")
    todos.page.evaluate("[...document.querySelectorAll('button')].find(b => b.innerText === 'Sort').click()")
    todos.expect_titles("Always Read the mail", "Answer Ada", "Water the plants")
    expect(todos.editor).to_be_focused()
    assert todos.page.evaluate("[blurs, document.activeElement.selectionStart]") == [0, 7]


def test_the_keyboard_is_enough_for_everything(todos):
    keyboard = todos.page.keyboard
    keyboard.press("Tab")
    keyboard.type("Bake bread")
    keyboard.press("Enter")
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada", "Bake bread")

    tab_until_focused(todos.toggle("Read the mail"))
    keyboard.press("Space")
    expect(todos.toggle("Read the mail")).to_be_checked()

    tab_until_focused(todos.button("Edit Water the plants"))
    keyboard.press("Enter")
    expect(todos.editor).to_be_focused()
    keyboard.press("End")
    keyboard.type(" twice")
    keyboard.press("Enter")
    expect(todos.editor).to_have_count(0)
    todos.expect_titles("Read the mail", "Water the plants twice", "Answer Ada", "Bake bread")

    tab_until_focused(todos.button("Delete Answer Ada"))
    keyboard.press("Space")
    todos.expect_titles("Read the mail", "Water the plants twice", "Bake bread")


def tab_until_focused(locator):
    """Presses Tab until an element has the focus, as somebody without a mouse does."""
    for _ in range(30):
        if locator.evaluate("element => element === document.activeElement"):
            return
        locator.page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")
