"""The board of tasks: cards in columns, moved, ordered, renamed, handed out and filtered, by mouse, finger and keys."""

import pytest
from conftest import serious
from devices import DESKTOP, PHONE, dark
from playwright.sync_api import expect

HOME = "/tasks"
phone = pytest.mark.parametrize("device", [PHONE], ids=["phone"])


def column(page, title):
    return page.get_by_role("group", name=title, exact=True)


def tasks(page, title):
    """The cards of a column."""
    return column(page, title).get_by_role("group")


def expect_tasks(page, title, names):
    """The column has these tasks, in this order, and says how many."""
    cards = tasks(page, title)
    expect(cards).to_have_count(len(names))
    for place, name in enumerate(names):
        expect(cards.nth(place)).to_have_accessible_name(name)
    count = f"{len(names)} {'task' if len(names) == 1 else 'tasks'}"
    expect(column(page, title).get_by_text(count, exact=True)).to_be_visible()
    # Words that are read as they stand, not a picture with a name.
    expect(column(page, title).get_by_role("img", name=count)).to_have_count(0)


def choose(page, task, *names):
    """Chooses in the menu of a task, and in the menus in it."""
    page.get_by_role("button", name=f"Actions for {task}").click()
    for name in names:
        page.get_by_role("menuitem", name=name, exact=True).or_(
            page.get_by_role("menuitemradio", name=name, exact=True)
        ).click()
    expect(page.get_by_role("menu")).to_have_count(0)


def expect_said(page, words):
    """Waits until a screen reader was told something."""
    expect(page.locator("[aria-live=polite].unseen")).to_have_text(words)


def test_tasks_are_moved_by_buttons_and_by_the_menu(open_app):
    page = open_app()
    page.get_by_role("button", name="Move Count the chairs to Doing").click()
    expect_tasks(page, "To do", ["Sketch the poster", "Ask about the hall"])
    expect_tasks(page, "Doing", ["Write the invitation", "Find a pianist", "Count the chairs"])
    choose(page, "Count the chairs", "Move to", "To do")
    expect(page.get_by_role("button", name="Actions for Count the chairs")).to_be_focused()
    expect_tasks(page, "To do", ["Sketch the poster", "Ask about the hall", "Count the chairs"])
    choose(page, "Sketch the poster", "Move to", "Done")
    expect_tasks(page, "Done", ["Choose a day", "Sketch the poster"])


def test_the_focus_goes_with_a_task_moved_by_keys(open_app, live):
    page = open_app()
    page.get_by_role("button", name="Move Ask about the hall to Doing").focus()
    page.keyboard.press("Enter")
    onward = page.get_by_role("button", name="Move Ask about the hall to Done")
    expect(onward).to_be_focused()
    page.keyboard.press("Enter")
    back = page.get_by_role("button", name="Move Ask about the hall to Doing")
    expect(back).to_be_focused()
    expect_tasks(page, "Done", ["Choose a day", "Ask about the hall"])
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Move Ask about the hall to To do")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Move Ask about the hall to Doing")).to_be_focused()
    expect_tasks(page, "To do", ["Sketch the poster", "Count the chairs", "Ask about the hall"])


def test_tasks_change_places(open_app):
    page = open_app()
    choose(page, "Sketch the poster", "Move down")
    expect_tasks(page, "To do", ["Ask about the hall", "Sketch the poster", "Count the chairs"])
    choose(page, "Count the chairs", "Move up")
    expect_tasks(page, "To do", ["Ask about the hall", "Count the chairs", "Sketch the poster"])
    page.get_by_role("button", name="Actions for Sketch the poster").click()
    expect(page.get_by_role("menuitem", name="Move down")).to_be_disabled()
    expect(page.get_by_role("menuitem", name="Move up")).to_be_enabled()


def test_a_task_is_added_renamed_and_deleted(open_app):
    page = open_app()
    field = page.get_by_role("textbox", name="New task in Doing")
    field.fill("Borrow lamps")
    field.press("Enter")
    expect_tasks(page, "Doing", ["Write the invitation", "Find a pianist", "Borrow lamps"])
    expect(field).to_have_value("")
    expect(field).to_be_focused()
    choose(page, "Borrow lamps", "Rename")
    title = page.get_by_role("textbox", name="Title")
    expect(title).to_be_focused()
    expect(title).to_have_value("Borrow lamps")
    title.fill("Borrow candles")
    title.press("Enter")
    expect(page.get_by_role("button", name="Actions for Borrow candles")).to_be_focused()
    expect_tasks(page, "Doing", ["Write the invitation", "Find a pianist", "Borrow candles"])
    choose(page, "Borrow candles", "Rename")
    title.fill("Nonsense")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Actions for Borrow candles")).to_be_focused()
    expect_tasks(page, "Doing", ["Write the invitation", "Find a pianist", "Borrow candles"])
    choose(page, "Borrow candles", "Delete")
    expect(page.get_by_role("button", name="Actions for Find a pianist")).to_be_focused()
    expect_tasks(page, "Doing", ["Write the invitation", "Find a pianist"])


def test_a_renaming_is_cancelled_with_escape(open_app):
    page = open_app()
    choose(page, "Find a pianist", "Rename")
    title = page.get_by_role("textbox", name="Title")
    expect(title).to_be_focused()
    # What has Escape press the button is loaded with it.
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some((entry) => entry.name.includes('button'))"
    )
    title.fill("Nonsense")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Actions for Find a pianist")).to_be_focused()
    expect_tasks(page, "Doing", ["Write the invitation", "Find a pianist"])


def test_one_task_is_renamed_at_a_time_and_what_was_typed_is_kept(open_app):
    page = open_app()
    choose(page, "Find a pianist", "Rename")
    title = page.get_by_role("textbox", name="Title")
    expect(title).to_be_focused()
    title.fill("Find a cellist")
    choose(page, "Choose a day", "Rename")
    expect_tasks(page, "Doing", ["Write the invitation", "Find a cellist"])
    expect(title).to_have_count(1)
    expect(title).to_have_value("Choose a day")


def test_what_becomes_of_a_task_is_said(open_app):
    page = open_app()
    field = page.get_by_role("textbox", name="New task in Doing")
    field.fill("  Borrow lamps ")
    field.press("Enter")
    expect_said(page, "Borrow lamps added to Doing")
    choose(page, "Borrow lamps", "Move up")
    expect_said(page, "Borrow lamps moved up")
    choose(page, "Borrow lamps", "Move to", "Done")
    expect_said(page, "Borrow lamps moved to Done")
    page.get_by_role("button", name="Move Borrow lamps to Doing").click()
    expect_said(page, "Borrow lamps moved to Doing")
    choose(page, "Borrow lamps", "Delete")
    expect_said(page, "Borrow lamps deleted")


def test_the_last_task_that_is_deleted_leaves_the_focus_in_its_column(open_app):
    page = open_app()
    page.get_by_role("button", name="Actions for Choose a day").focus()
    page.keyboard.press("Enter")
    page.get_by_role("menuitem", name="Delete").focus()
    page.keyboard.press("Enter")
    expect_tasks(page, "Done", [])
    expect(page.get_by_role("textbox", name="New task in Done")).to_be_focused()


def test_tasks_of_one_person_are_shown_and_ordered_among_themselves(open_app):
    page = open_app()
    choose(page, "Count the chairs", "Ada")
    page.get_by_role("combobox", name="Tasks of").select_option(label="Ada")
    expect_tasks(page, "To do", ["Sketch the poster", "Count the chairs"])
    expect_tasks(page, "Doing", ["Write the invitation"])
    expect_tasks(page, "Done", [])
    expect(column(page, "Done").get_by_text("Nothing here")).to_be_visible()
    choose(page, "Count the chairs", "Move up")
    expect_tasks(page, "To do", ["Count the chairs", "Sketch the poster"])
    field = page.get_by_role("textbox", name="New task in Done")
    field.fill("Bake a cake")
    page.get_by_role("button", name="Add to Done").click()
    expect_tasks(page, "Done", ["Bake a cake"])
    page.get_by_role("combobox", name="Tasks of").select_option(label="Everyone")
    expect_tasks(page, "To do", ["Count the chairs", "Ask about the hall", "Sketch the poster"])
    expect_tasks(page, "Done", ["Choose a day", "Bake a cake"])
    expect(tasks(page, "Done").nth(1).get_by_text("Ada")).to_be_visible()


def test_columns_stand_side_by_side_on_a_desktop(open_app):
    page = open_app()
    places = [column(page, name).bounding_box() for name in ("To do", "Doing", "Done")]
    assert len({place["y"] for place in places}) == 1
    assert places[0]["x"] < places[1]["x"] < places[2]["x"]
    assert places[2]["x"] + places[2]["width"] <= 1000


@phone
def test_columns_scroll_sideways_on_a_phone(open_app):
    page = open_app()
    expect(column(page, "To do")).to_be_in_viewport(ratio=0.8)
    expect(column(page, "Done")).not_to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.get_by_role("button", name="Move Choose a day to Doing").tap()
    expect_tasks(page, "Doing", ["Write the invitation", "Find a pianist", "Choose a day"])
    expect(page.get_by_role("button", name="Move Choose a day to To do")).to_be_in_viewport()


@pytest.mark.parametrize(
    "device",
    [DESKTOP, dark(DESKTOP), PHONE, dark(PHONE)],
    ids=["light-1000", "dark-1000", "light-360", "dark-360"],
)
def test_nothing_is_wrong_for_assistive_technology(open_app, axe, device):
    page = open_app()
    assert serious(axe(page)) == []
    page.get_by_role("button", name="Actions for Sketch the poster").click()
    page.get_by_role("menuitem", name="Rename").click()
    expect(page.get_by_role("textbox", name="Title")).to_be_focused()
    assert serious(axe(page)) == []
