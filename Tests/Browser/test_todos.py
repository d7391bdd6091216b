"""The todos, used as a person would: with the mouse, and with the keyboard alone."""

import pytest
from devices import PHONE
from playwright.sync_api import expect
from todos import TodosPage


@pytest.fixture
def todos(page, carried):
    return TodosPage(page).open(carried("Todos"))


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
    todos.delete("Water the plants")
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
    todos.expect_titles("Answer Ada", "Read the mail", "Water the plants")
    expect(todos.editor).to_be_focused()
    assert todos.page.evaluate("before === document.activeElement")
    assert todos.page.evaluate("[before.selectionStart, before.selectionEnd]") == [10, 10]
    todos.page.keyboard.type("always ")
    expect(todos.editor).to_have_value("Zealously always water the plants")
    todos.editor.press("Enter")
    todos.expect_titles("Answer Ada", "Read the mail", "Zealously always water the plants")


def test_the_row_that_moves_is_not_the_one_being_edited(todos):
    todos.button("Edit Read the mail").click()
    expect(todos.editor).to_be_focused()
    todos.editor.press("Home")
    todos.page.keyboard.type("Always ")
    todos.page.evaluate("window.blurs = 0; addEventListener('focusout', () => blurs++, true)")
    todos.page.evaluate("[...document.querySelectorAll('button')].find(b => b.innerText === 'Sort').click()")
    todos.expect_titles("Answer Ada", "Read the mail", "Water the plants")
    expect(todos.editor).to_be_focused()
    assert todos.page.evaluate("[blurs, document.activeElement.selectionStart]") == [0, 7]


def test_a_title_that_is_saved_or_not_leaves_the_focus_at_its_row(todos):
    keyboard = todos.page.keyboard
    todos.button("Edit Water the plants").click()
    expect(todos.editor).to_be_focused()
    # What has Escape press the button is loaded with it.
    todos.page.wait_for_function(
        "() => performance.getEntriesByType('resource').some((entry) => entry.name.includes('button'))"
    )
    todos.editor.fill("Nonsense")
    keyboard.press("Escape")
    expect(todos.editor).to_have_count(0)
    expect(todos.button("Edit Water the plants")).to_be_focused()
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada")
    expect(todos.button("Undo")).to_be_disabled()

    keyboard.press("Enter")
    expect(todos.editor).to_have_value("Water the plants")
    todos.editor.fill("Water the ferns")
    keyboard.press("Enter")
    expect(todos.button("Edit Water the ferns")).to_be_focused()

    keyboard.press("Enter")
    expect(todos.editor).to_be_focused()
    todos.editor.fill("Water the trees")
    todos.button("Save").focus()
    keyboard.press("Enter")
    expect(todos.button("Edit Water the trees")).to_be_focused()
    todos.expect_titles("Read the mail", "Water the trees", "Answer Ada")


@pytest.mark.parametrize("title", ["", "   "])
def test_a_todo_keeps_its_title_when_it_is_given_none(todos, title):
    todos.button("Edit Water the plants").click()
    expect(todos.editor).to_be_focused()
    todos.editor.fill(title)
    todos.editor.press("Enter")
    expect(todos.button("Edit Water the plants")).to_be_focused()
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada")


def test_one_todo_is_renamed_at_a_time_and_what_was_typed_is_kept(todos):
    todos.button("Edit Water the plants").click()
    expect(todos.editor).to_be_focused()
    todos.editor.fill("Water the ferns")
    todos.button("Edit Answer Ada").click()
    todos.expect_titles("Read the mail", "Water the ferns", "Answer Ada")
    expect(todos.editor).to_have_count(1)
    expect(todos.editor).to_have_value("Answer Ada")
    expect(todos.editor).to_be_focused()


@pytest.mark.parametrize("device", [PHONE], ids=["phone"])
def test_a_narrow_page_has_room_for_titles(todos):
    todos.button("Edit").click()
    expect(todos.button("Done").first).to_be_visible()
    expect(todos.row("Read the mail").locator(".handle")).to_be_visible()
    heights = [todos.row(title).bounding_box()["height"] for title in ("Read the mail", "Answer Ada")]
    assert heights[0] == heights[1]
    todos.button("Edit Water the plants").click()
    expect(todos.editor).to_be_focused()
    assert todos.editor.bounding_box()["width"] >= 150
    assert todos.page.evaluate("document.documentElement.scrollWidth") == 360


def test_every_change_is_taken_back_by_itself(todos):
    mail, plants, ada, bread = "Read the mail", "Water the plants", "Answer Ada", "Bake bread"
    todos.draft.fill(bread)
    todos.draft.press("Enter")
    todos.expect_titles(mail, plants, ada, bread)
    todos.toggle(ada).click()
    expect(todos.page.get_by_text("3 open")).to_be_visible()
    todos.button(f"Edit {plants}").click()
    expect(todos.editor).to_be_focused()
    todos.editor.press("End")
    todos.page.keyboard.type(" twice")
    todos.editor.press("Enter")
    todos.expect_titles(mail, f"{plants} twice", ada, bread)
    todos.delete(mail)
    todos.expect_titles(f"{plants} twice", ada, bread)
    todos.button("Sort").click()
    todos.expect_titles(ada, bread, f"{plants} twice")

    undo = todos.button("Undo")
    undo.click()
    todos.expect_titles(f"{plants} twice", ada, bread)
    undo.click()
    todos.expect_titles(mail, f"{plants} twice", ada, bread)
    undo.click()
    todos.expect_titles(mail, plants, ada, bread)
    expect(todos.toggle(ada)).to_be_checked()
    undo.click()
    expect(todos.toggle(ada)).not_to_be_checked()
    todos.expect_titles(mail, plants, ada, bread)
    undo.click()
    todos.expect_titles(mail, plants, ada)
    expect(undo).to_be_disabled()

    redo = todos.button("Redo")
    redo.click()
    todos.expect_titles(mail, plants, ada, bread)
    redo.click()
    expect(todos.toggle(ada)).to_be_checked()
    redo.click()
    todos.expect_titles(mail, f"{plants} twice", ada, bread)
    redo.click()
    redo.click()
    todos.expect_titles(ada, bread, f"{plants} twice")
    expect(todos.toggle(ada)).to_be_checked()
    expect(redo).to_be_disabled()


def test_the_keyboard_is_enough_for_everything(todos):
    keyboard = todos.page.keyboard
    tab_until_focused(todos.draft)
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

    tab_until_focused(todos.row("Answer Ada"))
    keyboard.press("Delete")
    todos.expect_titles("Read the mail", "Water the plants twice", "Bake bread")


def tab_until_focused(locator):
    """Presses Tab until an element has the focus, as somebody without a mouse does."""
    for _ in range(30):
        if locator.evaluate("element => element === document.activeElement"):
            return
        locator.page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")
