"""Retail: an order from the shelf to the customer, by mouse, by keys, undone, cancelled, and resumed after a reload."""

import re

import pytest
from conftest import serious
from devices import DESKTOP, PHONE, dark
from live import Live, wait_until_still
from playwright.sync_api import expect

HOME = "/retail"
WIDE = {"viewport": {"width": 1280, "height": 860}}
FIRST = ["Oat milk", "Rye bread, sliced", "Bananas", "Basil in a pot", "Dishwasher tablets"]
SECOND = ["Espresso beans", "Brown sugar", "Lemons, organic", "Sparkling water"]
every_device = pytest.mark.parametrize("device", [DESKTOP, dark(PHONE)], ids=["light-1000", "dark-360"])
wide = pytest.mark.parametrize("device", [WIDE], ids=["1280"])
phone = pytest.mark.parametrize("device", [PHONE], ids=["phone-360"])


@pytest.fixture
def retail(page, live, open_app):
    """The first order, as it comes."""
    open_app()
    expect(button(page, "Start picking")).to_be_visible()
    expect_no_dialog(page)
    live.wait_until_settled()
    return page


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def place(page, name):
    """The button of a place, whose name goes on with what it is like."""
    return page.get_by_role("button", name=re.compile(f"^{name}"))


def dialog(page):
    """The dialog that hears keys."""
    return page.locator("dialog:modal")


def expect_no_dialog(page):
    expect(page.locator("dialog")).to_have_count(0)


def note(page):
    return page.get_by_role("textbox", name="Note for the customer")


def toast(page, text):
    """What is said at the bottom, beside its way back."""
    return shown(page, text, exact=True)


def shown(page, text, **options):
    """A text on the page, and not what is said of it."""
    return page.locator("#raven").get_by_text(text, **options)


def stage(page, text):
    return shown(page, text, exact=True)


def press(page, name):
    """Presses a button that may stand behind a toast, once it is scrolled clear."""
    button(page, name).evaluate("element => element.scrollIntoView({ block: 'center' })")
    button(page, name).click()


def find(page, *names):
    for name in names:
        press(page, f"{name}: found")
        expect(button(page, f"{name}: found")).to_have_attribute("aria-current", "true")


def miss(page, name, why="The shelf is empty"):
    press(page, f"{name}: not found")
    dialog(page).get_by_role("button", name=why).click()
    expect_no_dialog(page)
    expect(button(page, f"{name}: not found")).to_have_attribute("aria-current", "true")


def bring(page, step):
    """Brings the first order, which can be started, into a step."""
    if step == "notStarted":
        return
    if step in ("failed", "in vain"):
        cancel(page)
        button(page, "Next order").click()
        expect(page.get_by_role("heading", name="No connection to the stock room")).to_be_visible()
        expect_no_dialog(page)
        if step == "failed":
            return
        button(page, "Try again").click()
        expect(button(page, "Start picking")).to_be_visible()
        expect_no_dialog(page)
    button(page, "Start picking").click()
    expect(stage(page, "Step 2 of 4: Find the products")).to_be_visible()
    if step == "findProducts":
        find(page, "Oat milk")
        return miss(page, "Bananas")
    if step == "asking":
        press(page, "Bananas: not found")
        return expect(dialog(page)).to_be_visible()
    if step == "in vain":
        for name in SECOND:
            miss(page, name)
        return expect(page.get_by_role("heading", name="Nothing was found")).to_be_visible()
    if step in ("cancelled", "warning"):
        if step == "cancelled":
            return cancel(page)
        button(page, "Cancel…").click()
        return expect(dialog(page)).to_be_visible()
    find(page, *FIRST[:4])
    miss(page, FIRST[4], "All of it is damaged")
    button(page, "Choose a place").click()
    expect(note(page)).to_be_visible()
    if step == "chooseLocation":
        place(page, "Locker").click()
        note(page).fill("x" * 81)
        return expect(shown(page, "A note has up to 80 characters.")).to_be_visible()
    assert step == "completed"
    place(page, "Locker").click()
    button(page, "Hand over").click()
    expect(page.get_by_role("heading", name="Handed over")).to_be_visible()
    expect_bezel(page, 0)


def expect_bezel(page, opacity):
    """Waits until the sign of success is there, or has faded."""
    page.wait_for_function(
        """opacity => [...document.querySelectorAll(".t")].some((one) => {
          if (one.textContent !== "✓") return false;
          let seen = 1;
          for (let at = one; at; at = at.parentElement) seen *= Number(getComputedStyle(at).opacity);
          return seen === opacity;
        })""",
        arg=opacity,
    )


def cancel(page):
    button(page, "Cancel…").click()
    dialog(page).get_by_role("button", name="Cancel order").click()
    expect_no_dialog(page)
    expect(page.get_by_role("heading", name="Cancelled")).to_be_visible()


# An order


@wide
def test_a_whole_order_by_mouse(retail, device):
    expect(retail.get_by_role("heading", name="Order 1041")).to_be_visible()
    button(retail, "Start picking").click()
    expect(button(retail, "Choose a place")).to_be_disabled()
    expect(shown(retail, "5 products still to be marked")).to_be_visible()
    find(retail, *FIRST[:4])
    miss(retail, "Dishwasher tablets", "All of it is damaged")
    expect(shown(retail, "Not found: damaged")).to_be_visible()
    # Changed once more.
    miss(retail, "Bananas", "Something else stands there")
    find(retail, "Bananas")
    button(retail, "Choose a place").click()
    expect(button(retail, "Hand over")).to_be_disabled()
    place(retail, "Pick-up shelf").click()
    place(retail, "Locker").click()
    expect(place(retail, "Locker")).to_have_attribute("aria-current", "true")
    expect(place(retail, "Pick-up shelf")).not_to_have_attribute("aria-current", "true")
    note(retail).fill("x" * 81)
    expect(shown(retail, "A note has up to 80 characters.")).to_be_visible()
    expect(button(retail, "Hand over")).to_be_disabled()
    note(retail).fill("Please ring twice.")
    expect(shown(retail, "A note has up to 80 characters.")).to_have_count(0)
    button(retail, "Hand over").click()
    expect_bezel(retail, 1)
    expect_bezel(retail, 0)
    expect(shown(retail, "Mara Lindgren now knows that it is in a locker.")).to_be_visible()
    expect(shown(retail, "4 of 5")).to_be_visible()
    expect(shown(retail, "Please ring twice.")).to_be_visible()


@wide
def test_products_stand_left_of_what_is_to_be_done(retail, device):
    products = retail.get_by_role("heading", name="Products").bounding_box()
    instructions = retail.get_by_role("heading", name="Get ready").bounding_box()
    summary = retail.get_by_role("heading", name="Summary").bounding_box()
    assert products["x"] + 400 < instructions["x"] == summary["x"]
    assert abs(products["y"] - instructions["y"]) < 4


@phone
def test_on_a_phone_one_thing_stands_below_the_other_and_the_way_on_at_the_bottom(retail, device):
    tops = [
        retail.get_by_role("heading", name=name).bounding_box()["y"] for name in ["Get ready", "Products", "Summary"]
    ]
    assert tops == sorted(tops)
    main = button(retail, "Start picking").bounding_box()
    assert 640 < main["y"] + main["height"] <= 720


def test_a_step_begins_at_the_top(retail, device):
    button(retail, "Start picking").click()
    find(retail, *FIRST)
    expect(retail.get_by_role("heading", name="Order 1041")).not_to_be_in_viewport()
    button(retail, "Choose a place").click()
    expect(retail.get_by_role("heading", name="Order 1041")).to_be_in_viewport()


def tab_to(page, locator):
    """Presses Tab until an element has the focus, as somebody without a mouse does."""
    for _ in range(60):
        if locator.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")


def test_a_whole_order_by_keys_alone(retail, live):
    keyboard = retail.keyboard
    tab_to(retail, button(retail, "Start picking"))
    keyboard.press("Enter")
    expect(stage(retail, "Step 2 of 4: Find the products")).to_be_visible()
    for name in FIRST[:4]:
        tab_to(retail, button(retail, f"{name}: found"))
        keyboard.press("Space")
        expect(button(retail, f"{name}: found")).to_have_attribute("aria-current", "true")
        expect(button(retail, f"{name}: found")).to_be_focused()
    missing = button(retail, "Dishwasher tablets: not found")
    tab_to(retail, missing)
    keyboard.press("Enter")
    expect(dialog(retail)).to_be_visible()
    live.wait_until_settled()
    keyboard.press("Escape")
    expect_no_dialog(retail)
    expect(missing).to_be_focused()
    expect(missing).not_to_have_attribute("aria-current", "true")
    keyboard.press("Enter")
    expect(dialog(retail)).to_be_visible()
    live.wait_until_settled()
    tab_to(retail, dialog(retail).get_by_role("button", name="The shelf is empty"))
    keyboard.press("Enter")
    expect_no_dialog(retail)
    expect(missing).to_be_focused()
    expect(missing).to_have_attribute("aria-current", "true")
    tab_to(retail, button(retail, "Choose a place"))
    keyboard.press("Enter")
    # The button that led here is the one that leads on.
    expect(button(retail, "Hand over")).to_be_visible()
    tab_to(retail, place(retail, "Kerbside"))
    keyboard.press("Enter")
    expect(place(retail, "Kerbside")).to_have_attribute("aria-current", "true")
    tab_to(retail, note(retail))
    keyboard.type("Ring twice")
    expect(shown(retail, "10 of 80 characters")).to_be_visible()
    tab_to(retail, button(retail, "Hand over"))
    keyboard.press("Enter")
    expect(shown(retail, "Mara Lindgren now knows that it is at the kerb.")).to_be_visible()
    expect(button(retail, "Next order")).to_be_focused()


# Back and forward


def test_keys_undo_and_redo(retail, live):
    expect(button(retail, "Undo")).to_be_disabled()
    button(retail, "Start picking").click()
    find(retail, "Oat milk", "Bananas")
    marks = retail.locator("button[aria-current=true]")
    expect(marks).to_have_count(2)
    live.wait_until_settled()
    retail.keyboard.press("Control+z")
    expect(marks).to_have_count(1)
    expect(button(retail, "Redo")).to_be_enabled()
    retail.keyboard.press("Control+z")
    expect(marks).to_have_count(0)
    retail.keyboard.press("Control+z")
    expect(button(retail, "Start picking")).to_be_visible()
    expect(button(retail, "Undo")).to_be_disabled()
    for count in [0, 1, 2]:
        retail.keyboard.press("Control+Shift+z")
        expect(stage(retail, "Step 2 of 4: Find the products")).to_be_visible()
        expect(marks).to_have_count(count)
    expect(button(retail, "Redo")).to_be_disabled()
    button(retail, "Undo").click()
    expect(marks).to_have_count(1)


def test_what_was_typed_is_undone_together_by_the_same_keys(retail, live):
    bring(retail, "chooseLocation")
    note(retail).fill("")
    note(retail).press_sequentially("Ring twice")
    expect(shown(retail, "10 of 80 characters")).to_be_visible()
    place(retail, "Kerbside").click()
    expect(place(retail, "Kerbside")).to_have_attribute("aria-current", "true")
    note(retail).focus()
    live.wait_until_settled()
    retail.keyboard.press("Control+z")
    expect(place(retail, "Locker")).to_have_attribute("aria-current", "true")
    expect(note(retail)).to_have_value("Ring twice")
    retail.keyboard.press("Control+z")
    expect(note(retail)).to_have_value("")
    retail.keyboard.press("Control+Shift+z")
    expect(note(retail)).to_have_value("Ring twice")


def test_a_toast_takes_a_mark_back(retail, live):
    button(retail, "Start picking").click()
    find(retail, "Oat milk")
    expect(toast(retail, "Oat milk: found")).to_be_visible()
    miss(retail, "Bananas")
    expect(toast(retail, "Oat milk: found")).to_have_count(0)
    expect(toast(retail, "Bananas: not found")).to_be_visible()
    expect(retail.locator("[aria-live=polite].unseen")).to_contain_text("Bananas: not found")
    button(retail, "Undo").last.click()
    expect(toast(retail, "Bananas: not found")).to_have_count(0)
    expect(retail.locator("button[aria-current=true]")).to_have_count(1)
    expect(button(retail, "Bananas: not found")).not_to_have_attribute("aria-current", "true")


# Cancelled


@pytest.mark.parametrize("leave", ["Escape", "Keep picking"])
def test_an_order_is_not_cancelled_without_an_answer(retail, live, leave):
    bring(retail, "findProducts")
    button(retail, "Cancel…").click()
    expect(dialog(retail)).to_contain_text("Cancel this order?")
    live.wait_until_settled()
    if leave == "Escape":
        retail.keyboard.press("Escape")
    else:
        dialog(retail).get_by_role("button", name=leave).click()
    expect_no_dialog(retail)
    expect(button(retail, "Cancel…")).to_be_focused()
    expect(retail.locator("button[aria-current=true]")).to_have_count(2)


def test_a_cancelled_order_is_taken_up_again(retail, live):
    bring(retail, "findProducts")
    cancel(retail)
    expect(shown(retail, "Mara Lindgren gets nothing, and pays nothing.")).to_be_visible()
    live.wait_until_settled()
    retail.keyboard.press("Control+z")
    expect(retail.locator("button[aria-current=true]")).to_have_count(2)


def test_nothing_found_can_only_be_cancelled(retail):
    bring(retail, "in vain")
    expect(shown(retail, "can only be cancelled")).to_be_visible()
    expect(button(retail, "Choose a place")).to_have_count(0)
    button(retail, "Cancel order…").click()
    dialog(retail).get_by_role("button", name="Cancel order", exact=True).click()
    expect(shown(retail, "Nothing was found. Tomasz Adeyemi gets nothing")).to_be_visible()
    button(retail, "Next order").click()
    expect(retail.get_by_role("heading", name="Order 1043")).to_be_visible()


# Loading


BUSY = """
window.busy = [];
new MutationObserver(() => {
  const text = document.querySelector("dialog:modal")?.textContent ?? "";
  if (text.includes("Loading") && !window.busy.includes(text)) window.busy.push(text);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def test_an_order_that_does_not_come_is_asked_for_again(page, live, open_app):
    page.add_init_script(BUSY)
    open_app()
    expect(button(page, "Start picking")).to_be_visible()
    cancel(page)
    button(page, "Next order").click()
    expect(page.get_by_role("heading", name="No connection to the stock room")).to_be_visible()
    expect(shown(page, "Your next order could not be loaded.")).to_be_visible()
    button(page, "Try again").click()
    expect(page.get_by_role("heading", name="Order 1042")).to_be_visible()
    expect_no_dialog(page)
    assert page.evaluate("busy")[-2:] == ["Loading your order", "Loading your order again"]


# Reloads


def test_a_reload_resumes_in_the_middle(retail, live):
    bring(retail, "findProducts")
    live.wait_until_settled()
    retail.reload(wait_until="commit")
    expect(retail.locator("button[aria-current=true]")).to_have_count(2)
    live.wait_until_settled()
    expect(button(retail, "Oat milk: found")).to_have_attribute("aria-current", "true")
    expect(shown(retail, "Not found: shelf empty")).to_be_visible()
    expect(shown(retail, "3 products still to be marked")).to_be_visible()
    # And what led there.
    retail.keyboard.press("Control+z")
    expect(retail.locator("button[aria-current=true]")).to_have_count(1)
    find(retail, *FIRST[1:])
    button(retail, "Choose a place").click()
    place(retail, "Locker").click()
    note(retail).fill("Ring twice")
    expect(shown(retail, "10 of 80 characters")).to_be_visible()
    live.wait_until_settled()
    retail.reload()
    expect(note(retail)).to_have_value("Ring twice")
    expect(place(retail, "Locker")).to_have_attribute("aria-current", "true")


def test_the_first_paint_after_a_reload_is_the_order(retail, live):
    bring(retail, "findProducts")
    live.wait_until_settled()
    html = retail.context.request.get(retail.url).text()
    assert "Step 2 of 4: Find the products" in html
    assert html.count('aria-current="true"') == 2
    assert "Loading" not in html


@pytest.mark.parametrize("step", ["failed", "chooseLocation", "completed", "cancelled"])
def test_every_step_is_there_after_a_reload(retail, live, step):
    bring(retail, step)
    live.wait_until_settled()
    headings = retail.get_by_role("heading").all_inner_texts()
    retail.reload()
    live.wait_until_settled()
    assert retail.get_by_role("heading").all_inner_texts() == headings


def test_another_browser_has_an_order_of_its_own(retail, browser, server):
    bring(retail, "findProducts")
    context = browser.new_context(**DESKTOP)
    page = context.new_page()
    Live(page).open(server.url + HOME)
    expect(button(page, "Start picking")).to_be_visible()
    context.close()


# The whole


STEPS = ["notStarted", "findProducts", "asking", "in vain", "warning", "chooseLocation", "completed", "cancelled", "failed"]


@every_device
@pytest.mark.parametrize("step", STEPS)
def test_nothing_is_wrong_for_assistive_technology(retail, live, axe, device, step):
    bring(retail, step)
    live.wait_until_settled()
    wait_until_still(retail)
    assert serious(axe(retail)) == []


@phone
@pytest.mark.parametrize("step", STEPS)
def test_a_phone_shows_everything_at_a_size_to_touch(retail, live, device, step):
    bring(retail, step)
    live.wait_until_settled()
    wait_until_still(retail)
    assert retail.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)") == 360
    wrong = retail.evaluate(
        """() => [...document.querySelectorAll("button, a[href], input, select, .t")]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen, [inert]"))
          .filter((one) => {
            const { left, right, width, height } = one.getBoundingClientRect();
            const isSmall = !one.matches(".t") && (width < 44 || height < 44);
            return width > 1 && (left < -0.5 || right > 360.5 || isSmall);
          })
          .map((one) => `${one.outerHTML} ${JSON.stringify(one.getBoundingClientRect())}`)"""
    )
    assert wrong == []
