"""What a person does to rows of a list: deletes, moves and swipes them, by mouse, finger and keyboard, and takes it back."""

import pytest
from conftest import serious
from devices import PHONE
from playwright.sync_api import expect
from todos import TodosPage

HOME = "/todos"
MAIL, PLANTS, ADA = "Read the mail", "Water the plants", "Answer Ada"
phone = pytest.mark.parametrize("device", [PHONE], ids=["phone"])


@pytest.fixture
def todos(open_app, live):
    todos = TodosPage(open_app())
    todos.expect_titles(MAIL, PLANTS, ADA)
    live.page.wait_for_load_state("networkidle")
    return todos


def middle(locator):
    """The middle of an element, where a person takes hold of it."""
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def expect_said(page, words):
    """Waits until a screen reader was told something."""
    expect(page.locator("[aria-live=polite].unseen")).to_have_text(words)


# ---- Keyboard ----


def test_rows_are_moved_with_alt_and_an_arrow_and_keep_the_focus(todos):
    row = todos.row(MAIL)
    row.focus()
    todos.page.keyboard.press("Alt+ArrowDown")
    todos.expect_titles(PLANTS, MAIL, ADA)
    expect(row).to_be_focused()
    expect_said(todos.page, "Read the mail moved to 2 of 3")
    todos.page.keyboard.press("Alt+ArrowUp")
    todos.expect_titles(MAIL, PLANTS, ADA)
    expect(row).to_be_focused()
    expect_said(todos.page, "Read the mail moved to 1 of 3")
    todos.page.keyboard.press("Alt+ArrowUp")
    todos.page.keyboard.press("Alt+ArrowDown")
    todos.expect_titles(PLANTS, MAIL, ADA)


def test_steps_made_faster_than_the_server_answers_all_count(todos, live):
    live.set_latency(150)
    todos.row(MAIL).focus()
    todos.page.keyboard.press("Alt+ArrowDown")
    todos.page.keyboard.press("Alt+ArrowDown")
    todos.expect_titles(PLANTS, ADA, MAIL)
    expect(todos.row(MAIL)).to_be_focused()


def test_a_handle_takes_arrow_keys_while_the_list_is_edited(todos):
    expect(todos.page.locator(".handle")).to_have_count(0)
    todos.button("Edit").click()
    handle = todos.row(ADA).locator(".handle")
    handle.focus()
    expect(handle).to_have_accessible_name("Reorder Answer Ada")
    todos.page.keyboard.press("ArrowUp")
    todos.expect_titles(MAIL, ADA, PLANTS)
    expect(handle).to_be_focused()
    todos.page.keyboard.press("ArrowUp")
    todos.expect_titles(ADA, MAIL, PLANTS)
    expect(handle).to_be_focused()


def test_the_delete_key_says_what_went_and_goes_on_to_the_next_row(todos):
    todos.row(PLANTS).focus()
    todos.page.keyboard.press("Delete")
    todos.expect_titles(MAIL, ADA)
    expect_said(todos.page, "Water the plants deleted")
    expect(todos.row(ADA)).to_be_focused()
    todos.page.keyboard.press("Delete")
    todos.expect_titles(MAIL)
    expect(todos.row(MAIL)).to_be_focused()
    expect_said(todos.page, "Answer Ada deleted")


def test_the_menu_of_a_row_has_its_actions(todos):
    todos.row(MAIL).focus()
    todos.page.keyboard.press("Shift+F10")
    menu = todos.page.get_by_role("menu")
    expect(menu.get_by_role("menuitem")).to_have_text(["Done", "Delete"])
    expect(menu.get_by_role("menuitem", name="Done")).to_be_focused()
    todos.page.keyboard.press("Enter")
    expect(menu).to_have_count(0)
    expect(todos.toggle(MAIL)).to_be_checked()
    expect(todos.row(MAIL)).to_be_focused()
    todos.page.keyboard.press("Shift+F10")
    menu.get_by_role("menuitem", name="Delete").click()
    todos.expect_titles(PLANTS, ADA)
    expect_said(todos.page, "Read the mail deleted")
    expect(todos.row(PLANTS)).to_be_focused()


def test_badges_of_an_edited_list_uncover_the_button_that_deletes(todos):
    todos.button("Edit").click()
    row = todos.row(PLANTS)
    badge = row.get_by_role("button", name="Delete")
    expect(badge).to_have_class("minus")
    badge.focus()
    todos.page.keyboard.press("Enter")
    expect(row).to_have_attribute("data-swiped", "trailing")
    expect(row.locator(".delete")).to_be_focused()
    todos.page.keyboard.press("Escape")
    expect(row).not_to_have_attribute("data-swiped", "trailing")
    row.locator(".minus").click()
    row.locator(".delete").click()
    todos.expect_titles(MAIL, ADA)
    expect_said(todos.page, "Water the plants deleted")


# ---- Mouse ----


def test_a_row_is_dragged_to_where_the_line_stands(todos):
    mouse = todos.page.mouse
    x, y = middle(todos.row(MAIL).get_by_text(MAIL, exact=True).last)
    _, target = middle(todos.row(ADA))
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y + 20, steps=4)
    expect(todos.row(MAIL)).to_have_attribute("data-dragged", "")
    expect(todos.page.locator(".insertion")).to_be_hidden()
    mouse.move(x, target + 4, steps=8)
    line = todos.page.locator(".insertion")
    expect(line).to_be_visible()
    bottom = todos.row(ADA).bounding_box()
    assert abs(line.bounding_box()["y"] + 1.5 - bottom["y"] - bottom["height"]) < 2
    mouse.up()
    todos.expect_titles(PLANTS, ADA, MAIL)
    expect(line).to_have_count(0)
    expect(todos.row(MAIL)).not_to_have_attribute("data-dragged", "")
    expect(todos.row(MAIL)).to_be_focused()
    expect_said(todos.page, "Read the mail moved to 3 of 3")


def test_escape_puts_a_dragged_row_back(todos, live):
    mouse = todos.page.mouse
    x, y = middle(todos.row(MAIL).get_by_text(MAIL, exact=True).last)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y + 120, steps=8)
    expect(todos.page.locator(".insertion")).to_be_visible()
    todos.page.keyboard.press("Escape")
    expect(todos.page.locator(".insertion")).to_have_count(0)
    mouse.up()
    live.wait_until_settled()
    todos.expect_titles(MAIL, PLANTS, ADA)
    expect(todos.toggle(MAIL)).not_to_be_checked()


def test_a_drag_near_the_edge_scrolls_the_list(todos, live):
    for number in range(14):
        todos.draft.fill(f"Errand {number}")
        todos.draft.press("Enter")
    expect(todos.row("Errand 13")).to_be_attached()
    live.wait_until_settled()
    mouse = todos.page.mouse
    x, y = middle(todos.row(MAIL).get_by_text(MAIL, exact=True).last)
    box = todos.page.locator(".listing").bounding_box()
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, box["y"] + box["height"] - 10, steps=10)
    todos.page.wait_for_function(
        "() => { const { scrollTop, scrollHeight, clientHeight } = document.querySelector('.listing');"
        " return scrollTop > 100 && scrollTop + clientHeight > scrollHeight - 2 }"
    )
    mouse.move(x, box["y"] + box["height"] - 2, steps=2)
    mouse.up()
    expect(todos.labels.last).to_have_text(f"Done: {MAIL}")


def test_a_trackpad_that_goes_aside_uncovers_the_actions(todos):
    row = todos.row(PLANTS)
    row.hover()
    for _ in range(6):
        todos.page.mouse.wheel(20, 0)
    expect(row).to_have_attribute("data-swiped", "trailing")
    row.locator(".swipes.trailing .swipe").click()
    todos.expect_titles(MAIL, ADA)


def test_a_pointer_finds_the_actions_of_a_row(todos):
    row = todos.row(PLANTS)
    expect(row.locator(".more")).to_have_css("opacity", "0")
    row.hover()
    expect(row.locator(".more")).to_have_css("opacity", "1")
    row.locator(".more").click()
    expect(todos.page.get_by_role("menuitem")).to_have_text(["Done", "Delete"])
    expect(todos.page.get_by_role("menuitem", name="Done")).to_be_focused()
    todos.page.keyboard.press("Escape")
    expect(todos.page.get_by_role("menu")).to_have_count(0)
    row.get_by_text(PLANTS, exact=True).last.click(button="right")
    todos.page.get_by_role("menuitem", name="Done").click()
    expect(todos.toggle(PLANTS)).to_be_checked()


# ---- Touch ----


class Finger:
    """One finger on the page's screen."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def send(self, kind, *points):
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def down(self, x, y):
        self.send("touchStart", (x, y))

    def move(self, *points):
        for point in points:
            self.send("touchMove", point)
            self.page.wait_for_timeout(40)  # a finger that is no fling

    def up(self):
        self.send("touchEnd")


@phone
def test_a_swipe_uncovers_what_stands_behind_either_edge(todos):
    finger = Finger(todos.page)
    row = todos.row(PLANTS)
    _, y = middle(row)
    finger.down(300, y)
    finger.move((280, y), (250, y), (220, y))
    finger.up()
    expect(row).to_have_attribute("data-swiped", "trailing")
    # A touch elsewhere closes it.
    todos.row(MAIL).get_by_text(MAIL, exact=True).last.tap()
    expect(row).not_to_have_attribute("data-swiped", "trailing")
    finger.down(60, y)
    finger.move((80, y), (110, y), (150, y))
    finger.up()
    expect(row).to_have_attribute("data-swiped", "leading")
    row.locator(".swipes.leading .swipe").tap()
    expect(todos.toggle(PLANTS)).to_be_checked()
    expect(row).not_to_have_attribute("data-swiped", "leading")


@phone
def test_a_swipe_across_the_row_does_the_first(todos):
    finger = Finger(todos.page)
    _, y = middle(todos.row(PLANTS))
    finger.down(320, y)
    finger.move((300, y), (220, y), (140, y), (60, y))
    expect(todos.row(PLANTS)).to_have_attribute("data-whole", "")
    finger.up()
    todos.expect_titles(MAIL, ADA)
    expect_said(todos.page, "Water the plants deleted")


@phone
def test_a_short_swipe_and_one_downwards_leave_the_row(todos):
    finger = Finger(todos.page)
    row = todos.row(PLANTS)
    _, y = middle(row)
    finger.down(300, y)
    finger.move((290, y), (285, y))
    finger.up()
    finger.down(300, y)
    finger.move((296, y + 30), (200, y + 40))
    finger.up()
    expect(row).not_to_have_attribute("data-swiped", "trailing")
    expect(row).not_to_have_attribute("data-swiping", "trailing")
    todos.expect_titles(MAIL, PLANTS, ADA)


@phone
def test_a_finger_that_rests_lifts_a_row(todos):
    finger = Finger(todos.page)
    x, y = middle(todos.row(MAIL).get_by_text(MAIL, exact=True).last)
    _, target = middle(todos.row(PLANTS))
    finger.down(x, y)
    expect(todos.row(MAIL)).to_have_attribute("data-dragged", "")
    finger.move((x, y + 20), (x, y + 40), (x, target + 12))
    expect(todos.page.locator(".insertion")).to_be_visible()
    finger.up()
    todos.expect_titles(PLANTS, MAIL, ADA)
    expect_said(todos.page, "Read the mail moved to 2 of 3")


@phone
def test_a_handle_drags_at_once(todos, live):
    todos.button("Edit").tap()
    live.wait_until_settled()
    finger = Finger(todos.page)
    x, y = middle(todos.row(ADA).locator(".handle"))
    _, target = middle(todos.row(MAIL))
    finger.down(x, y)
    finger.move((x, y - 20), (x, target + 20), (x, target - 10))
    finger.up()
    todos.expect_titles(ADA, MAIL, PLANTS)


# ---- Taking back ----


def test_what_was_deleted_comes_back_with_control_z(todos):
    todos.delete(PLANTS)
    todos.expect_titles(MAIL, ADA)
    todos.page.keyboard.press("Control+z")
    todos.expect_titles(MAIL, PLANTS, ADA)
    expect_said(todos.page, "Undone: Delete Water the plants")
    todos.page.keyboard.press("Control+Shift+Z")
    todos.expect_titles(MAIL, ADA)
    expect_said(todos.page, "Redone: Delete Water the plants")
    todos.page.keyboard.press("Control+z")
    todos.expect_titles(MAIL, PLANTS, ADA)
    todos.page.keyboard.press("Control+y")
    todos.expect_titles(MAIL, ADA)
    expect(todos.button("Redo")).to_be_disabled()
    todos.button("Undo").click()
    todos.expect_titles(MAIL, PLANTS, ADA)
    expect(todos.button("Undo")).to_be_disabled()


def test_control_z_in_a_field_is_the_fields_own(todos, live):
    todos.delete(PLANTS)
    todos.expect_titles(MAIL, ADA)
    todos.draft.press_sequentially("Bake")
    todos.draft.press("Control+z")
    live.wait_until_settled()
    todos.expect_titles(MAIL, ADA)


# ---- Rows that can be chosen ----


@pytest.fixture
def many(open_app, live):
    """The catalogue's list of songs, of which many can be chosen."""
    page = open_app("/catalog")
    page.get_by_role("combobox", name="Page").select_option(label="Lists")
    page.get_by_role("radiogroup", name="Selection").get_by_role("radio", name="Many").click()
    live.wait_until_settled()
    page.wait_for_load_state("networkidle")
    return page


def songs(page):
    """The titles of the songs in order."""
    return [text.split("\n")[0] for text in page.locator(".sec").first.locator(".entry > .h").all_inner_texts()]


def test_the_delete_key_deletes_all_that_are_chosen(many, live):
    rows = many.locator(".entry[role=option]")
    rows.nth(1).click()
    rows.nth(3).click(modifiers=["Control"])
    expect(many.get_by_text("Chosen: 2, 4")).to_be_visible()
    rows.nth(1).focus()
    many.keyboard.press("Delete")
    live.wait_until_settled()
    assert songs(many) == ["Anthem", "Chorale", "Elegy"]
    expect_said(many, "2 rows deleted")
    expect(rows.nth(1)).to_be_focused()


def test_rows_that_are_chosen_move_together(many, live):
    rows = many.locator(".entry[role=option]")
    rows.nth(0).click()
    rows.nth(2).click(modifiers=["Control"])
    expect(many.get_by_text("Chosen: 1, 3")).to_be_visible()
    rows.nth(0).focus()
    many.keyboard.press("Alt+ArrowDown")
    live.wait_until_settled()
    assert songs(many) == ["Ballad", "Anthem", "Chorale", "Dirge", "Elegy"]
    expect_said(many, "2 rows moved to 2 of 5")
    expect(rows.nth(1)).to_be_focused()
    x, y = middle(rows.nth(2))
    many.mouse.move(x, y)
    many.mouse.down()
    many.mouse.move(x, y + 10, steps=3)
    expect(rows.nth(2)).to_have_attribute("data-dragged", "")
    expect(many.locator(".insertion")).to_have_attribute("data-count", "2")
    expect(rows.nth(1)).to_have_attribute("data-taken", "")
    many.mouse.move(x, middle(rows.nth(4))[1] + 5, steps=5)
    many.mouse.up()
    live.wait_until_settled()
    assert songs(many) == ["Ballad", "Dirge", "Elegy", "Anthem", "Chorale"]


def test_a_row_does_not_leave_its_for_each(many, live):
    rows = many.locator(".entry[role=option]")
    rows.nth(4).focus()
    many.keyboard.press("Alt+ArrowDown")
    live.wait_until_settled()
    assert songs(many) == ["Anthem", "Ballad", "Chorale", "Dirge", "Elegy"]


def test_an_edited_list_of_choices_has_circles_to_tick(many, live, axe):
    many.get_by_role("button", name="Edit").click()
    rows = many.locator(".entry[role=option]")
    rows.nth(1).click()
    rows.nth(2).click()
    expect(many.get_by_text("Chosen: 2, 3")).to_be_visible()
    rows.nth(1).click()
    expect(many.get_by_text("Chosen: 3", exact=True)).to_be_visible()
    expect(rows.nth(0).locator(".handle")).to_be_visible()
    assert serious(axe(many)) == []


def test_a_choice_has_its_actions_in_a_menu(many, live, axe):
    row = many.locator(".entry[role=option]", has_text="Recently played")
    row.click()
    row.press("Shift+F10")
    assert serious(axe(many)) == []
    many.get_by_role("menuitem", name="Play").click()
    expect(row).to_contain_text("6")
    expect(row).to_be_focused()


@phone
def test_a_swiped_choice_has_nothing_that_takes_the_focus(many, axe):
    row = many.locator(".entry[role=option]", has_text="Recently played")
    row.scroll_into_view_if_needed()
    finger = Finger(many)
    _, y = middle(row)
    finger.down(60, y)
    finger.move((80, y), (110, y), (150, y))
    finger.up()
    expect(row).to_have_attribute("data-swiped", "leading")
    assert serious(axe(many)) == []
    row.locator(".swipe").tap()
    expect(row).to_contain_text("6")


# ---- As a whole ----


def test_nothing_is_wrong_for_assistive_technology(todos, axe):
    assert serious(axe(todos.page)) == []
    todos.row(PLANTS).hover()
    assert serious(axe(todos.page)) == []
    todos.button("Edit").click()
    expect(todos.page.locator(".handle")).to_have_count(3)
    todos.page.mouse.move(10, 10)
    assert serious(axe(todos.page)) == []
    todos.row(PLANTS).locator(".minus").click()
    assert serious(axe(todos.page)) == []
