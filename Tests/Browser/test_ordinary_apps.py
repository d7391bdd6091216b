"""Small apps written as for a telephone: used by mouse and by keyboard alone, restarted, and looked at."""

import pytest
from conftest import SCREENSHOTS, serious
from devices import DESKTOP, PHONE, dark
from live import Live
from playwright.sync_api import expect
from server import Server

DEVICES = {
    "light-1000": DESKTOP,
    "dark-1000": dark(DESKTOP),
    "light-360": PHONE,
    "dark-360": dark(PHONE),
}
every_device = pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES.keys())


@pytest.fixture
def visit(page, server):
    def visited(path):
        live = Live(page)
        live.open(f"{server.url}/{path}")
        return live

    return visited


@pytest.fixture
def accountant(server, tmp_path):
    """A server whose documents lie in a folder of their own."""
    own = Server(server.command, {"CFFIXED_USER_HOME": str(tmp_path)})
    yield own
    own.end()


def value(page, label):
    """What stands beside a label."""
    return page.locator(".labeled", has=page.get_by_text(label, exact=True)).locator(".value")


def look(page, name, request):
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}-{request.node.callspec.id}.png", animations="disabled")


# ---- Expenses ----


def add(page, title, amount, category):
    page.get_by_role("button", name="Add expense").click()
    form = page.get_by_role("dialog")
    expect(form.get_by_label("What for?")).to_be_focused()
    form.get_by_label("What for?").fill(title)
    form.get_by_label("Amount").fill(amount)
    form.get_by_label("Amount").press("Tab")
    form.get_by_role("combobox", name="Category").select_option(label=category)
    form.get_by_role("button", name="Save").click()
    expect(form).to_have_count(0)


def test_expenses_are_kept_summed_and_deleted(page, accountant):
    live = Live(page)
    live.open(accountant.url + "/expenses")
    expect(page.get_by_text("No expenses yet")).to_be_visible()
    add(page, "Rent", "840", "Home")
    add(page, "Train to Ghent", "60", "Travel")
    expect(page.get_by_text("€900.00").first).to_be_visible()
    expect(page.get_by_text("93%")).to_be_visible()

    travel = page.get_by_role("button", name="Travel")
    travel.click()
    expect(page.get_by_role("link", name="Rent")).to_have_count(0)
    travel.click()

    page.get_by_role("link", name="Train to Ghent").click()
    expect(page.get_by_role("heading", name="Train to Ghent", level=1)).to_be_attached()
    page.get_by_role("button", name="Edit").click()
    page.get_by_role("dialog").get_by_label("Amount").fill("75.5")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(value(page, "Amount")).to_have_text("€75.50")
    page.go_back()
    expect(page.get_by_role("link", name="Train to Ghent")).to_contain_text("€75.50")

    page.reload()
    live.wait_until_settled()
    expect(page.get_by_role("link", name="Rent")).to_contain_text("€840.00")
    page.get_by_role("link", name="Rent").click()
    page.get_by_role("button", name="Delete expense").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("link", name="Rent")).to_have_count(0)
    expect(page.get_by_role("link", name="Train to Ghent")).to_be_visible()


def test_a_changed_form_asks_before_it_closes(page, accountant):
    Live(page).open(accountant.url + "/expenses")
    page.get_by_role("button", name="Add expense").click()
    form = page.get_by_role("dialog", name="New expense")
    expect(form.get_by_role("button", name="Save")).to_be_disabled()
    form.get_by_label("What for?").fill("Shoes")
    expect(form.get_by_text("Say how much it was.")).to_be_visible()
    form.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Keep editing").click()
    expect(form.get_by_label("What for?")).to_have_value("Shoes")
    form.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Discard").click()
    expect(form).to_have_count(0)
    expect(page.get_by_text("No expenses yet")).to_be_visible()


def test_an_expense_is_added_by_keys_alone(page, accountant):
    Live(page).open(accountant.url + "/expenses")
    page.get_by_role("button", name="Add expense").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("What for?")).to_be_focused()
    page.keyboard.type("Tea")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Amount")).to_be_focused()
    page.keyboard.type("4")
    page.keyboard.press("Tab")
    expect(page.get_by_role("combobox", name="Category")).to_be_focused()
    expect(page.get_by_role("dialog").get_by_role("button", name="Save")).to_be_enabled()
    page.get_by_role("dialog").get_by_role("button", name="Save").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Tea")).to_be_visible()
    expect(page.get_by_role("button", name="Add expense")).to_be_focused()


# ---- Bread box ----


def fill_address(page, postcode="9000"):
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Street and number").fill("Baker Street 1")
    page.get_by_label("Postcode").fill(postcode)
    page.get_by_label("Town").fill("Ghent")
    page.get_by_label("E-mail").fill("ada@example.com")


def test_bread_is_ordered(page, visit):
    visit("order")
    page.get_by_role("radio", name="Walnut").check()
    page.get_by_role("button", name="Increment").click()
    page.get_by_role("switch", name="Olive oil").check()
    expect(value(page, "Price")).to_have_text("€23.70")
    page.get_by_role("link", name="Delivery address").click()
    expect(page.get_by_label("Name")).to_be_focused()
    page.get_by_label("Postcode").fill("12")
    page.get_by_label("Postcode").press("Tab")
    expect(page.get_by_text("A postcode has five digits.")).to_be_visible()
    expect(page.get_by_text("Which town?")).to_have_count(0)
    fill_address(page, "12345")
    page.get_by_role("link", name="To the checkout").click()
    expect(page.get_by_text("3 × Walnut")).to_be_visible()
    page.get_by_role("button", name="Order now").click()
    expect(page.get_by_role("button", name="Asking the bakery")).to_be_disabled()
    thanks = page.get_by_role("alertdialog", name="Thank you!")
    expect(thanks).to_contain_text("3 × Walnut will be at Baker Street 1, Ghent, tomorrow morning.")
    thanks.get_by_role("button", name="OK").click()
    expect(page.get_by_role("button", name="Order now")).to_be_enabled()


def test_a_refused_order_says_why_and_can_be_tried_again(page, visit):
    visit("order")
    page.get_by_role("link", name="Delivery address").click()
    fill_address(page, "90000")
    page.get_by_role("link", name="To the checkout").click()
    page.get_by_role("button", name="Order now").click()
    refusal = page.get_by_role("alertdialog", name="We do not deliver there")
    expect(refusal).to_contain_text("Ghent is beyond what our bicycle can do.")
    refusal.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Asking the bakery")).to_be_visible()
    expect(refusal).to_be_visible()
    page.keyboard.press("Escape")
    expect(refusal).to_have_count(0)
    page.go_back()
    expect(page.get_by_label("Postcode")).to_have_value("90000")


def test_bread_is_ordered_by_keys_alone(page, visit):
    visit("order")
    keyboard = page.keyboard

    def reach(target):
        for _ in range(20):
            keyboard.press("Tab")
            if target.evaluate("element => element === document.activeElement"):
                return
        raise AssertionError(f"Tab does not lead to {target}")

    reach(page.get_by_role("radio", name="Sourdough"))
    keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Dark rye")).to_be_checked()
    expect(value(page, "Price")).to_have_text("€7.60")
    reach(page.get_by_role("switch", name="Sliced"))
    keyboard.press("Space")
    reach(page.get_by_role("link", name="Delivery address"))
    keyboard.press("Enter")
    checkout = page.get_by_role("link", name="To the checkout")
    for label, text in [
        ("Name", "Ada"),
        ("Street and number", "Baker Street 1"),
        ("Postcode", "12345"),
        ("Town", "Ghent"),
        ("E-mail", "ada@example.com"),
    ]:
        expect(page.get_by_label(label)).to_be_focused()
        keyboard.type(text)
        if label == "E-mail":
            expect(checkout).to_be_enabled()  # Tab passes by a link the app has not opened yet
        keyboard.press("Tab")
    expect(checkout).to_be_focused()
    keyboard.press("Enter")
    expect(page.get_by_text("2 × Dark rye")).to_be_visible()
    reach(page.get_by_role("button", name="Order now"))
    keyboard.press("Enter")
    expect(page.get_by_role("alertdialog", name="Thank you!").get_by_role("button", name="OK")).to_be_focused()
    keyboard.press("Enter")
    expect(page.get_by_role("alertdialog")).to_have_count(0)


# ---- Looks ----


@every_device
@pytest.mark.parametrize("path", ["tips", "order"])
def test_nothing_is_wrong_for_assistive_technology(page, visit, axe, device, path, request):
    visit(path)
    look(page, "app", request)
    assert serious(axe(page)) == []


@every_device
def test_nothing_is_wrong_with_a_ledger_and_its_form(page, accountant, axe, device, request):
    Live(page).open(accountant.url + "/expenses")
    add(page, "Rent", "840", "Home")
    add(page, "Train to Ghent", "60", "Travel")
    look(page, "expenses", request)
    assert serious(axe(page)) == []
    page.get_by_role("button", name="Add expense").click()
    expect(page.get_by_label("What for?")).to_be_focused()
    look(page, "expense-form", request)
    assert serious(axe(page)) == []


@every_device
def test_nothing_is_wrong_with_an_address_and_a_checkout(page, visit, axe, device, request):
    visit("order")
    page.get_by_role("link", name="Delivery address").click()
    fill_address(page, "12")
    page.get_by_label("E-mail").press("Tab")
    expect(page.get_by_text("A postcode has five digits.")).to_be_visible()
    look(page, "address", request)
    assert serious(axe(page)) == []
