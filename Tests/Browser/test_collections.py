"""The forms of ForEach, each with something live: added to, filtered, put in another order."""

import pytest
from conftest import serious
from devices import DESKTOP, PHONE, dark
from playwright.sync_api import expect

HOME = "/collections"


def card(page, title):
    return page.get_by_role("group", name=title, exact=True)


def texts(where, pattern):
    """The texts in a card that match, in the order they are seen in."""
    found = where.get_by_text(pattern).all()
    return [one.inner_text() for one in sorted(found, key=lambda one: one.bounding_box()["y"])]


def test_todos_are_added_moved_done_and_deleted(open_app):
    page = open_app()
    todos = card(page, "A todo list")
    field = todos.get_by_role("textbox")
    field.fill("Paint the boat")
    field.press("Enter")
    expect(todos.get_by_text("Paint the boat")).to_be_visible()
    expect(field).to_have_value("")
    up = todos.get_by_role("button", name="Move Paint the boat up")
    up.focus()
    page.keyboard.press("Enter")
    # The row that moves keeps the focus.
    page.wait_for_function("() => raven.pending === 0")
    expect(up).to_be_focused()
    names = todos.get_by_role("button", name="Delete")
    expect(names.nth(1)).to_have_accessible_name("Delete Paint the boat")
    todos.get_by_role("button", name="Paint the boat is done").click()
    expect(todos.get_by_role("button", name="Paint the boat is not done")).to_be_visible()
    todos.get_by_role("button", name="Delete Oil the gate").click()
    expect(todos.get_by_text("Oil the gate")).to_have_count(0)


def test_categories_keep_their_elements_in_another_order(open_app):
    page = open_app()
    categories = card(page, "Categories")
    music = categories.get_by_text("Music", exact=True).element_handle()
    categories.get_by_role("button", name="Sort").click()
    page.wait_for_function("() => raven.pending === 0")
    order = ["Books", "Games", "Music", "Travel"]
    labels = categories.get_by_text("Books").or_(categories.get_by_text("Games")).or_(
        categories.get_by_text("Music")).or_(categories.get_by_text("Travel"))
    expect(labels).to_have_text(order)
    categories.get_by_role("button", name="Reverse").click()
    expect(labels).to_have_text(order[::-1])
    assert music.evaluate("element => element.isConnected")


def test_a_multiplication_table_grows(open_app):
    page = open_app()
    table = card(page, "A multiplication table")
    expect(table.get_by_text("25", exact=True)).to_be_visible()
    expect(table.get_by_text("36", exact=True)).to_have_count(0)
    table.get_by_role("button", name="Increment").click()
    expect(table.get_by_text("36", exact=True)).to_be_visible()
    expect(table.get_by_text("30", exact=True)).to_have_count(2)


def test_a_filter_leaves_the_others_where_they_are(open_app):
    page = open_app()
    rivers = card(page, "A filtered list")
    seine = rivers.get_by_text("Seine").element_handle()
    rivers.get_by_role("textbox").fill("ine")
    expect(rivers.get_by_text("Danube")).to_have_count(0)
    assert texts(rivers, "ine") == ["Rhine", "Seine"]
    assert seine.evaluate("element => element.isConnected")
    rivers.get_by_role("textbox").fill("Nile")
    expect(rivers.get_by_text("No such river.")).to_be_visible()


def test_rows_by_their_place_keep_their_place(open_app):
    page = open_app()
    steps = card(page, "Numbered steps")
    first = steps.get_by_text("1. Fill the kettle").element_handle()
    steps.get_by_role("button", name="Put the last one first").click()
    expect(steps.get_by_text("1. Let it draw")).to_be_visible()
    assert first.inner_text() == "1. Let it draw"


def test_scores_are_changed_by_index(open_app):
    page = open_app()
    scores = card(page, "Scores")
    team = scores.get_by_text("Team 2: 7")
    expect(team).to_be_visible()
    for _ in range(3):
        scores.get_by_role("button", name="Increment").nth(1).click()
    expect(scores.get_by_text("Team 2: 10")).to_be_visible()
    expect(scores.get_by_text("2. Team 2")).to_be_visible()
    expect(scores.get_by_text("Team 1: 12")).to_be_visible()


def test_bindings_change_their_own_element_wherever_it_stands(open_app):
    page = open_app()
    guests = card(page, "Guests")
    grace = guests.get_by_role("textbox", name="Name of guest 2")
    guests.get_by_role("button", name="Reverse").click()
    expect(guests.get_by_role("textbox").first).to_have_value("Edsger")
    grace.fill("Grace H.")
    guests.get_by_role("switch", name="Grace H. is coming").check()
    expect(guests.get_by_text("3 coming")).to_be_visible()
    expect(guests.get_by_role("textbox").first).to_have_value("Edsger")
    guests.get_by_role("button", name="Reverse").click()
    expect(guests.get_by_role("textbox").first).to_have_value("Ada")
    expect(grace).to_have_value("Grace H.")


def test_a_queue_counts_anew_and_keeps_its_coins(open_app):
    page = open_app()
    queue = card(page, "A queue")
    coin = queue.get_by_role("button", name="Coin for Ada")
    coin.click()
    coin.click()
    expect(queue.get_by_text("2 coins")).to_be_visible()
    queue.get_by_role("button", name="Next, please").click()
    expect(queue.get_by_text("3. Ada")).to_be_visible()
    expect(queue.get_by_text("1. Barbara")).to_be_visible()
    expect(queue.get_by_text("2 coins")).to_be_visible()
    coin.click()
    expect(queue.get_by_text("3 coins")).to_be_visible()


def test_views_of_other_views_follow_them(open_app):
    page = open_app()
    views = card(page, "Views of other views")
    soup = views.get_by_text("Soup").element_handle()
    expect(views.get_by_text("Pears in wine")).to_have_count(0)
    views.get_by_role("switch", name="With dessert").check()
    expect(views.get_by_text("Pears in wine")).to_be_visible()
    expect(views.get_by_text("Mint")).to_be_visible()
    assert texts(views, "Soup") + texts(views, "Pears") + texts(views, "Bread") == ["Soup", "Pears in wine", "Bread"]
    tops = [views.get_by_text(name).bounding_box()["y"] for name in ("Soup", "Pears", "Bread", "Cheese")]
    assert tops == sorted(tops)
    red, green = (views.get_by_text(name).bounding_box() for name in ("Beetroot", "Leek"))
    assert red["y"] == green["y"] and red["x"] < green["x"]
    assert soup.evaluate("element => element.isConnected")


@pytest.mark.parametrize(
    "device",
    [DESKTOP, dark(DESKTOP), PHONE, dark(PHONE)],
    ids=["light-1000", "dark-1000", "light-360", "dark-360"],
)
def test_nothing_is_wrong_for_assistive_technology(open_app, axe, device):
    page = open_app()
    assert serious(axe(page)) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= device["viewport"]["width"]
