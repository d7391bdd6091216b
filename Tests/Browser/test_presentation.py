"""Sheets, alerts, popovers and menus of the board: by mouse, by keys alone, by finger."""

import pytest
from conftest import SCREENSHOTS, serious
from devices import DESKTOP, PHONE, dark
from live import Live, wait_until_still
from playwright.sync_api import expect

DEVICES = {
    "light-1000": DESKTOP,
    "dark-1000": dark(DESKTOP),
    "light-360": PHONE,
    "dark-360": dark(PHONE),
}
STILL = {**DESKTOP, "reduced_motion": "reduce"}
phone = pytest.mark.parametrize("device", [PHONE], ids=["phone"])
still = pytest.mark.parametrize("device", [STILL], ids=["still"])


@pytest.fixture
def live(page, server):
    """The board, connected."""
    live = Live(page)
    live.open(f"{server.url}/dialogs")
    return live


def button(page, name):
    return page.get_by_role("button", name=name, exact=True).last


def item(page, name):
    return page.get_by_role("menuitem", name=name, exact=True)


def dialogs(page):
    """The dialogs that can be used: one that waits for its module does not hear keys yet."""
    return page.locator("dialog:modal")


def active(page):
    return page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()")


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def show(page, state):
    """Brings the board into one of the states the checks look at."""
    if state in ("sheet", "discard", "nested"):
        button(page, "Write").click()
        page.get_by_role("heading", name="New note").wait_for()
    if state == "discard":
        page.get_by_role("textbox", name="Title").fill("Milk")
        button(page, "Cancel").click()
    if state == "nested":
        button(page, "Colour: Yellow").click()
    if state == "detail":
        page.get_by_text("Idea", exact=True).click()
    if state == "popover":
        button(page, "Colour").click()
    if state == "choice":
        button(page, "Share").click()
    if state == "alert":
        button(page, "Empty").click()
    if state in ("menu", "submenu", "cover"):
        button(page, "Options").click()
    if state == "submenu":
        item(page, "Order").click()
    if state == "cover":
        item(page, "Take the tour").click()
        button(page, "Skip").wait_for()
    if state in ("context", "rename"):
        page.get_by_text("Idea", exact=True).click(button="right")
    if state == "rename":
        item(page, "Rename…").click()
        page.get_by_role("alertdialog").wait_for()
    count = {"page": 0, "discard": 2, "nested": 2, "submenu": 2}.get(state, 1)
    expect(dialogs(page)).to_have_count(count)
    wait_until_still(page)


STATES = [
    "page", "sheet", "discard", "nested", "detail", "popover", "choice", "alert", "menu", "submenu", "cover",
    "context", "rename",
]  # fmt: skip


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES.keys())
@pytest.mark.parametrize("state", STATES)
def test_nothing_is_wrong_for_assistive_technology(page, live, axe, device, state, request):
    show(page, state)
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"presentation-{request.node.callspec.id}.png")
    found = axe(page)
    assert serious(found) == []


@phone
@pytest.mark.parametrize("state", STATES)
def test_a_phone_shows_all_of_it_and_a_finger_meets_every_choice(page, live, state):
    show(page, state)
    outside = page.evaluate(
        """() => [...document.querySelectorAll("dialog:modal")].filter((dialog) => {
          const { left, right, top, bottom } = dialog.getBoundingClientRect();
          return left < 0 || right > 360.5 || top < 0 || bottom > innerHeight + 0.5;
        }).map((dialog) => dialog.className)"""
    )
    assert outside == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    small = page.evaluate(
        """() => [...document.querySelectorAll("dialog:modal :is(.item, .choice, .grabber:not([hidden]))")]
          .filter((button) => button.getBoundingClientRect().height < 44)
          .map((button) => button.textContent)"""
    )
    assert small == []


def test_a_sheet_goes_by_its_button_by_escape_and_by_a_click_beside_it(page, live):
    for close in [
        lambda: button(page, "Cancel").click(),
        lambda: press(page, "Escape"),
        lambda: page.mouse.click(5, 300),
    ]:
        show(page, "sheet")
        close()
        expect(dialogs(page)).to_have_count(0)
        expect(page.get_by_text("The editor is closed.")).to_be_visible()
        assert active(page) == "Write"
        expect(page.locator("dialog")).to_have_count(0)


def test_a_press_inside_that_slips_out_does_not_close(page, live):
    show(page, "sheet")
    box = dialogs(page).bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(5, 300)
    page.mouse.up()
    live.wait_until_settled()
    expect(dialogs(page)).to_have_count(1)


def test_keys_alone_write_a_note_and_the_focus_stays_inside(page, live):
    page.keyboard.press("Tab")
    while active(page) != "Write":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Title")).to_be_focused()
    for _ in range(12):
        page.keyboard.press("Tab")
        place = page.evaluate("document.activeElement.closest('dialog') ? 'inside' : document.activeElement.localName")
        assert place in ("inside", "body"), "the browser's own bar comes between the last and the first"
    page.get_by_role("textbox", name="Title").focus()
    page.keyboard.type("Milk")
    while active(page) != "Save":
        page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(dialogs(page)).to_have_count(0)
    expect(page.get_by_text("Milk", exact=True)).to_be_visible()
    assert active(page) == "Write"


def test_what_was_written_keeps_the_sheet_and_an_alert_over_it_asks(page, live):
    show(page, "sheet")
    page.get_by_role("textbox", name="Title").fill("Milk")
    live.wait_until_settled()
    press(page, "Escape", "Escape")
    page.mouse.click(5, 300)
    live.wait_until_settled()
    expect(dialogs(page)).to_have_count(1)
    button(page, "Cancel").click()
    expect(page.get_by_role("alertdialog", name="Throw the note away?")).to_be_visible()
    assert active(page) == "Keep writing"
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    assert active(page) == "Cancel"
    expect(page.get_by_role("textbox", name="Title")).to_have_value("Milk")
    button(page, "Cancel").click()
    button(page, "Throw away").click()
    expect(dialogs(page)).to_have_count(0)
    show(page, "sheet")
    expect(page.get_by_role("textbox", name="Title")).to_have_value("")


def test_a_sheet_over_a_sheet_gives_the_focus_back_to_it(page, live):
    show(page, "nested")
    page.keyboard.press("Escape")
    expect(dialogs(page)).to_have_count(1)
    assert active(page) == "Colour: Yellow"
    page.keyboard.press("Enter")
    button(page, "Pink").click()
    expect(dialogs(page)).to_have_count(1)
    expect(button(page, "Colour: Pink")).to_be_focused()


def test_the_page_behind_does_not_scroll(page, live):
    page.set_viewport_size({"width": 1000, "height": 200})
    show(page, "sheet")
    page.mouse.move(20, 100)
    page.mouse.wheel(0, 300)
    assert page.evaluate("getComputedStyle(document.documentElement).overflow") == "hidden"
    page.keyboard.press("Escape")
    expect(dialogs(page)).to_have_count(0)
    assert page.evaluate("document.documentElement.className") == ""


def test_an_alert_takes_enter_for_its_default_and_escape_for_its_way_out(page, live):
    show(page, "alert")
    assert active(page) == "Cancel"
    page.mouse.click(5, 300)
    live.wait_until_settled()
    expect(dialogs(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(dialogs(page)).to_have_count(0)
    assert active(page) == "Empty"
    page.keyboard.press("Enter")
    button(page, "Delete").click()
    expect(page.get_by_text("Nothing here.")).to_be_visible()


def test_a_field_of_an_alert_has_the_focus_and_enter_presses_the_default(page, live):
    show(page, "rename")
    expect(page.get_by_role("textbox", name="Title")).to_be_focused()
    page.get_by_role("textbox", name="Title").fill("Thought")
    page.keyboard.press("Enter")
    expect(dialogs(page)).to_have_count(0)
    expect(page.get_by_text("Thought", exact=True)).to_be_visible()


def test_a_choice_of_actions_can_be_left_and_leads_to_an_error(page, live):
    show(page, "choice")
    page.mouse.click(5, 300)
    expect(dialogs(page)).to_have_count(0)
    show(page, "choice")
    button(page, "With everybody").click()
    expect(page.get_by_role("alertdialog", name="The board is offline")).to_be_visible()
    page.keyboard.press("Enter")
    expect(dialogs(page)).to_have_count(0)


def test_a_popover_stands_beside_its_button(page, live):
    show(page, "popover")
    beside = button(page, "Colour").bounding_box() or page.locator("button", has_text="Colour").first.bounding_box()
    box = dialogs(page).bounding_box()
    assert box["y"] >= beside["y"] + beside["height"]
    assert box["x"] <= beside["x"] + beside["width"] / 2 <= box["x"] + box["width"]
    button(page, "Green").click()
    expect(dialogs(page)).to_have_count(0)
    expect(page.get_by_text("Groceries")).to_have_count(0)
    expect(button(page, "Colour: Green")).to_be_visible()


def test_keys_move_in_a_menu_and_letters_find(page, live):
    button(page, "Options").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menu", name="Options")).to_be_visible()
    assert page.get_by_role("menuitemcheckbox", name="Show text").get_attribute("aria-checked") == "true"
    for key, name in [
        ("ArrowDown", "Order"), ("End", "Unpin all"), ("ArrowDown", "Show text"), ("ArrowUp", "Unpin all"),
        ("Home", "Show text"), ("t", "Take the tour"), ("Home", "Show text"), ("o", "Order"),
    ]:  # fmt: skip
        page.keyboard.press(key)
        assert active(page) == name
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("menu", name="Order")).to_be_visible()
    first = page.get_by_role("menuitemcheckbox", name="Newest first")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(dialogs(page)).to_have_count(1)
    assert active(page) == "Order"
    press(page, "ArrowRight")
    expect(first).to_be_focused()
    press(page, "ArrowDown", "Enter")
    expect(dialogs(page)).to_have_count(0)
    assert active(page) == "Options"
    titles = page.locator("#raven .t").all_text_contents()
    assert titles.index("Call the library") < titles.index("Idea"), "ordered by title"
    press(page, "Enter")
    expect(dialogs(page)).to_have_count(1)
    press(page, "Escape")
    expect(dialogs(page)).to_have_count(0)
    assert active(page) == "Options"


def test_a_menu_stays_inside_the_window(page, live):
    page.set_viewport_size({"width": 400, "height": 300})
    show(page, "submenu")
    for box in [dialogs(page).nth(0).bounding_box(), dialogs(page).nth(1).bounding_box()]:
        assert box["x"] >= 0 and box["x"] + box["width"] <= 400
        assert box["y"] >= 0 and box["y"] + box["height"] <= 300


def test_a_click_beside_a_menu_only_closes_it(page, live):
    show(page, "menu")
    page.mouse.click(300, 150)
    expect(dialogs(page)).to_have_count(0)
    live.wait_until_settled()
    expect(dialogs(page)).to_have_count(0)


def test_a_context_menu_comes_by_right_click_and_by_key(page, live):
    show(page, "context")
    at = page.get_by_text("Idea", exact=True).bounding_box()
    box = dialogs(page).bounding_box()
    assert abs(box["x"] - (at["x"] + at["width"] / 2)) < 3 and abs(box["y"] - (at["y"] + at["height"] / 2)) < 3
    item(page, "Pin").click()
    expect(page.get_by_text("★ Idea")).to_be_visible()
    page.locator("button", has_text="★ Idea").focus()
    page.keyboard.press("Shift+F10")
    expect(dialogs(page).locator(":focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(dialogs(page)).to_have_count(0)
    assert page.evaluate("document.activeElement.textContent").startswith("★ Idea")


@phone
def test_a_finger_that_rests_brings_the_context_menu_and_presses_nothing(page, live):
    box = page.get_by_text("Idea", exact=True).bounding_box()
    debugger = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + 10, "y": box["y"] + 10}]
    debugger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    item(page, "Pin").wait_for()
    debugger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    live.wait_until_settled()
    expect(dialogs(page)).to_have_count(1)
    item(page, "Pin").tap()
    expect(page.get_by_text("★ Idea")).to_be_visible()


def test_help_is_shown_to_the_pointer_and_to_keys(page, live):
    button(page, "Colour").hover()
    expect(page.locator(".tip")).to_have_text("Shows the notes of one colour")
    page.mouse.move(500, 600)
    expect(page.locator(".tip")).to_have_count(0)
    page.keyboard.press("Tab")
    while active(page) != "Colour":
        page.keyboard.press("Tab")
    expect(page.locator(".tip")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)
    assert button(page, "Colour").get_attribute("aria-description") == "Shows the notes of one colour"


def test_a_cover_fills_the_window_and_only_its_button_closes_it(page, live):
    show(page, "cover")
    box = dialogs(page).bounding_box()
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 1000, 720)
    press(page, "Escape", "Escape", "Escape")
    live.wait_until_settled()
    expect(dialogs(page)).to_have_count(1)
    button(page, "Skip").click()
    expect(dialogs(page)).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(0)
    assert active(page) == "Options"


@phone
def test_a_sheet_rests_at_its_heights_and_a_drag_down_closes_it(page, live):
    page.get_by_text("Idea", exact=True).tap()
    handle = page.get_by_role("button", name="Sheet height")
    handle.wait_for()
    wait_until_still(page)
    assert abs(dialogs(page).bounding_box()["height"] - 360) < 2
    handle.tap()
    wait_until_still(page)
    assert dialogs(page).bounding_box()["height"] > 660
    handle.focus()
    page.keyboard.press("ArrowDown")
    wait_until_still(page)
    box = dialogs(page).bounding_box()
    assert abs(box["height"] - 360) < 2
    page.mouse.move(180, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(180, box["y"] + 200)
    page.mouse.move(180, box["y"] + 300)
    page.mouse.up()
    expect(dialogs(page)).to_have_count(0)


@still
def test_who_wants_no_motion_sees_none(page, live):
    page.evaluate(
        """() => {
          window.moved = 0;
          document.addEventListener("transitionrun", () => window.moved++, true);
          document.addEventListener("animationstart", () => window.moved++, true);
        }"""
    )
    show(page, "discard")
    button(page, "Throw away").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("window.moved") == 0


def test_a_question_lies_above_the_sheet_it_was_asked_from_whichever_arrives_first(page, live):
    held = []
    page.route("**/sheet.js", lambda route: held.append(route))
    button(page, "Write").click()
    page.get_by_role("textbox", name="Title").fill("Milk")
    button(page, "Cancel").click()
    expect(dialogs(page)).to_have_count(1)
    held[0].continue_()
    expect(dialogs(page)).to_have_count(2)
    wait_until_still(page)
    assert active(page) == "Keep writing"
    button(page, "Throw away").click()
    expect(page.locator("dialog")).to_have_count(0)


def test_a_sheet_outlives_a_lost_connection(page, live):
    show(page, "sheet")
    page.get_by_role("textbox", name="Title").fill("Milk")
    live.wait_until_settled()
    live.disconnect()
    page.get_by_role("textbox", name="Title").press("End")
    page.keyboard.type(" and honey")
    live.wait_until_settled()
    expect(dialogs(page)).to_have_count(1)
    expect(page.get_by_role("textbox", name="Title")).to_have_value("Milk and honey")
    button(page, "Save").click()
    expect(dialogs(page)).to_have_count(0)
    expect(page.get_by_text("Milk and honey", exact=True)).to_be_visible()


def test_presses_while_the_answer_is_under_way_count_once(page, live):
    live.set_latency(150)
    show(page, "sheet")
    press(page, "Escape", "Escape", "Escape")
    live.wait_until_settled()
    expect(dialogs(page)).to_have_count(0)
    assert live.status == "live"


def test_a_dialog_the_page_was_served_with_becomes_modal(page, live):
    modal = page.evaluate(
        """async () => {
          const dialog = document.createElement("dialog");
          dialog.className = "sheet";
          dialog.open = true;
          dialog.innerHTML = '<div class="v body"><h2>Hello</h2><button>Fine</button></div>';
          document.querySelector("#raven").append(dialog);
          const main = document.querySelector("script[type=module]").src;
          const { attach } = await import(main.replace("main.js", "dialog.js"));
          attach(dialog, { send() {}, page: { document, find() {} } });
          const seen = [dialog.matches(":modal"), document.activeElement.textContent, dialog.getAttribute("aria-labelledby")];
          const leaves = dialog.ravenGone(true);
          return [...seen, leaves, dialog.open];
        }"""
    )
    assert modal == [True, "Hello", "dialog-1", True, False]
