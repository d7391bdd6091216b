"""Typing while the network is slow and other parts of the page change: nothing typed is lost, the caret stays."""

import pytest
from playwright.sync_api import expect
from todos import TodosPage

SIXTY = "The quick brown fox jumps over the lazy dog and then sleeps."
SORT = "[...document.querySelectorAll('button')].find(button => button.innerText === 'Sort').click()"


@pytest.fixture
def todos(live, server):
    todos = TodosPage(live.page)
    live.open(server.url + "/todos")
    return todos


def test_the_caret_stays_in_the_middle_while_other_parts_change(todos, live):
    todos.draft.press_sequentially("Bake bread")
    for _ in range(5):
        todos.draft.press("ArrowLeft")
    todos.page.evaluate(SORT)
    todos.expect_titles("Answer Ada", "Read the mail", "Water the plants")
    expect(todos.draft).to_be_focused()
    assert caret(todos.draft) == [5, 5]
    todos.page.keyboard.type("some ")
    live.wait_until_settled()
    expect(todos.draft).to_have_value("Bake some bread")
    assert caret(todos.draft) == [10, 10]


def test_a_selection_stays_while_other_parts_change(todos):
    todos.draft.press_sequentially("Bake bread")
    todos.draft.evaluate("field => field.setSelectionRange(2, 7, 'backward')")
    todos.page.evaluate(SORT)
    todos.expect_titles("Answer Ada", "Read the mail", "Water the plants")
    assert caret(todos.draft) == [2, 7]
    assert todos.draft.evaluate("field => field.selectionDirection") == "backward"


def test_sixty_letters_typed_fast_over_a_slow_network_all_arrive(todos, live):
    live.set_latency(200)
    todos.draft.focus()
    todos.page.keyboard.type(SIXTY)
    assert todos.draft.input_value() == SIXTY
    live.wait_until_settled()
    expect(todos.draft).to_have_value(SIXTY)
    todos.button("Add").click()
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada", SIXTY)
    expect(todos.draft).to_have_value("")


def test_sixty_letters_typed_while_answers_come_in_all_arrive(todos, live):
    live.set_latency(200)
    todos.draft.focus()
    todos.page.keyboard.type(SIXTY, delay=20)
    assert todos.draft.input_value() == SIXTY
    live.wait_until_settled()
    todos.draft.press("Enter")
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada", SIXTY)


def test_what_is_typed_behind_an_enter_in_flight_stays(todos, live):
    live.set_latency(200)
    todos.draft.focus()
    todos.page.keyboard.type("Bake bread")
    todos.page.keyboard.press("Enter")
    todos.page.keyboard.type("!")
    live.wait_until_settled()
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada", "Bake bread")
    expect(todos.draft).to_have_value("Bake bread!")


def test_a_todo_edited_over_a_slow_network_is_typed_as_meant(todos, live):
    todos.button("Edit Water the plants").click()
    expect(todos.editor).to_be_focused()
    live.set_latency(200)
    todos.editor.press("Home")
    todos.page.keyboard.type("Generously ", delay=10)
    assert caret(todos.editor) == [11, 11]
    live.wait_until_settled()
    expect(todos.editor).to_have_value("Generously Water the plants")
    assert caret(todos.editor) == [11, 11]
    todos.expect_titles("Read the mail", "Generously Water the plants", "Answer Ada")


def test_what_is_typed_before_the_script_runs_is_kept(page, server):
    waiting = []
    page.route("**/main.js", lambda request: waiting.append(request))
    page.goto(server.url + "/todos", wait_until="commit")
    todos = TodosPage(page)
    todos.draft.fill("Typed early")
    todos.toggle("Answer Ada").check()
    waiting[0].continue_()
    expect(todos.button("Add")).to_be_enabled()
    expect(page.get_by_text("2 open")).to_be_visible()
    todos.button("Add").click()
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada", "Typed early")


def caret(field):
    """Where the selection of a field begins and ends."""
    return field.evaluate("field => [field.selectionStart, field.selectionEnd]")
