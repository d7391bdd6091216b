"""Mail: rows that bring up columns, pickers that push their options, menus with choices, and texts that keep time."""

import re

import pytest
from conftest import serious
from devices import DESKTOP, PHONE, dark
from live import wait_until_still
from playwright.sync_api import expect
from screens import heading, see

phone = pytest.mark.parametrize("device", [PHONE], ids=["phone"])
both = pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])


HOME = "/mail"


def row(page, name):
    return page.get_by_role("option", name=name)


# Pickers that push


@both
def test_a_picker_pushes_its_options_and_choosing_goes_back(open_app):
    page = open_app("/mail/settings")
    link = page.get_by_role("link", name="Language English")
    link.click()
    see(page, "Language", "/mail/settings/language")
    expect(page.get_by_role("button", name="English")).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Swahili").click()
    see(page, "Settings", "/mail/settings")
    expect(page.get_by_role("link", name="Language Swahili")).to_be_focused()
    page.go_forward()
    see(page, "Language", "/mail/settings/language")
    expect(page.get_by_role("button", name="Swahili")).to_have_attribute("aria-current", "true")
    page.go_back()
    see(page, "Settings", "/mail/settings")


def test_keys_alone_choose_on_the_pushed_screen(open_app):
    page = open_app("/mail/settings")
    page.get_by_role("link", name="Fetch").focus()
    page.keyboard.press("Enter")
    expect(heading(page, "Fetch")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="By hand")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Fetch By hand")).to_be_focused()
    page.keyboard.press("Enter")
    expect(heading(page, "Fetch")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("link", name="Back to Settings")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Fetch By hand")).to_be_focused()


def test_a_reload_keeps_the_screen_of_options(open_app, live):
    page = open_app("/mail/settings")
    page.get_by_role("link", name="Language").click()
    see(page, "Language", "/mail/settings/language")
    page.reload()
    live.wait_until_settled()
    see(page, "Language", "/mail/settings/language")
    page.get_by_role("button", name="German").click()
    see(page, "Settings", "/mail/settings")
    expect(page.get_by_role("link", name="Language German")).to_be_visible()


def test_a_disabled_picker_leads_nowhere(open_app):
    page = open_app("/mail/settings")
    link = page.locator(".nav-link", has_text="Not now")
    expect(link).to_have_attribute("aria-disabled", "true")
    link.click(force=True)
    see(page, "Settings", "/mail/settings")


# Rows that bring up columns


@phone
def test_a_chosen_row_brings_up_the_next_column_on_a_phone(open_app):
    page = open_app()
    row(page, "Archive").click()
    see(page, "Archive", "/mail")
    expect(heading(page, "Archive")).to_be_focused()
    expect(heading(page, "Mailboxes")).to_be_hidden()
    row(page, "part 5").click()
    expect(heading(page, "The harbour at dawn, part 5")).to_be_focused()
    page.get_by_role("link", name="Back to Archive").click()
    see(page, "Archive", "/mail")
    expect(row(page, "part 5")).to_be_focused()
    expect(row(page, "part 5")).to_have_attribute("aria-selected", "false")
    page.get_by_role("link", name="Back to Mailboxes").click()
    see(page, "Mailboxes", "/mail")
    expect(row(page, "Archive")).to_be_focused()


@phone
def test_each_column_has_the_whole_width_of_a_phone(open_app):
    page = open_app(HOME)
    width = page.viewport_size["width"]
    for column in range(3):
        boxes = [one.bounding_box() for one in page.locator(".split-column").all() if one.is_visible()]
        assert [round(box["width"]) for box in boxes] == [width], f"column {column}"
        if column == 0:
            row(page, "Inbox").click()
            expect(heading(page, "Inbox")).to_be_visible()
        elif column == 1:
            page.get_by_role("option").first.click()
            expect(page.get_by_role("heading", name="Inbox", exact=True)).to_be_hidden()


@phone
def test_the_browser_steps_through_the_columns_of_a_phone(open_app):
    page = open_app()
    row(page, "Archive").click()
    row(page, "part 10").click()
    see(page, "The harbour at dawn, part 10", "/mail")
    page.go_back()
    see(page, "Archive", "/mail")
    page.go_back()
    see(page, "Mailboxes", "/mail")
    page.go_forward()
    see(page, "Archive", "/mail")
    # The list in which the message was chosen is another one now.
    page.go_forward()
    see(page, "Archive", "/mail")
    row(page, "part 15").click()
    see(page, "The harbour at dawn, part 15", "/mail")
    page.go_back()
    see(page, "Archive", "/mail")
    page.go_forward()
    see(page, "The harbour at dawn, part 15", "/mail")


@phone
def test_arrow_keys_move_on_a_phone_without_leaving_the_list(open_app):
    page = open_app()
    row(page, "Inbox").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(row(page, "Archive")).to_be_focused()
    expect(heading(page, "Mailboxes")).to_be_visible()
    page.keyboard.press("Enter")
    see(page, "Archive", "/mail")


def test_rows_choose_what_stands_beside_them_on_a_wide_page(open_app, live):
    page = open_app()
    row(page, "Inbox").click()
    expect(heading(page, "Inbox")).to_be_visible()
    expect(heading(page, "Mailboxes")).to_be_visible()
    row(page, "Grace Minutes of the meeting, part 1 ").click()
    expect(page.get_by_text("This is the whole of message 1.")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text("This is the whole of message 2.")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Choose one to read it.")).to_be_visible()
    expect(row(page, "Inbox")).to_have_attribute("aria-selected", "true")
    page.go_forward()
    expect(page.get_by_text("This is the whole of message 2.")).to_be_visible()


# Menus


def test_a_menu_offers_choices_links_and_a_menu_inside(open_app):
    page = open_app()
    row(page, "Archive").click()
    button = page.get_by_role("button", name="View")
    button.click()
    expect(page.get_by_role("menuitemradio", name="Newest first")).to_have_attribute("aria-checked", "true")
    page.get_by_role("menuitemradio", name="Oldest first").click()
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(page.get_by_role("option", name="part").first).to_contain_text("part 40")
    button.click()
    page.get_by_role("menuitem", name="Density").click()
    page.get_by_role("menuitemradio", name="Compact").click()
    expect(page.get_by_role("menu")).to_have_count(0)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("menuitemradio", name="Newest first")).to_be_focused()
    page.keyboard.press("d")
    expect(page.get_by_role("menuitem", name="Density")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("menuitemradio", name="Airy")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("menuitem", name="Density")).to_be_focused()
    expect(page.get_by_role("menuitem", name="About mail")).to_have_attribute("href", re.compile("rfc5322"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("menu")).to_have_count(0)


def test_a_context_menu_flags_and_moves(open_app):
    page = open_app()
    row(page, "Archive").click()
    row(page, "part 5").click(button="right")
    page.get_by_role("menuitemradio", name="Red").click()
    expect(row(page, "part 5").get_by_label("Flag")).to_be_visible()
    row(page, "part 5").click(button="right")
    page.get_by_role("menuitem", name="Move to").click()
    expect(page.get_by_role("menuitem", name="Archive")).to_be_disabled()
    page.get_by_role("menuitem", name="Sent").click()
    expect(row(page, "part 5")).to_have_count(0)


def test_enter_presses_what_the_shortcut_says(open_app):
    page = open_app()
    row(page, "Archive").click()
    row(page, "part 5").click()
    page.get_by_role("button", name="Delete").click()
    # It takes keys once it has the focus.
    expect(page.get_by_role("alertdialog", name="Delete this message?").locator(":focus")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    expect(row(page, "part 5")).to_have_count(0)


# The whole

STATES = ["columns", "settings", "options", "menu"]


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("device", [PHONE, dark(DESKTOP)], ids=["phone", "dark"])
def test_nothing_is_wrong_for_assistive_technology(open_app, axe, state):
    page = open_app({"settings": "/mail/settings", "options": "/mail/settings/language"}.get(state, "/mail"))
    if state in ("columns", "menu"):
        row(page, "Archive").click()
        expect(heading(page, "Archive")).to_be_visible()
    if state == "menu":
        page.get_by_role("button", name="View").click()
        expect(page.get_by_role("menuitemradio", name="Newest first")).to_be_visible()
    wait_until_still(page)
    assert serious(axe(page)) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# Texts that keep time


def test_a_timer_goes_on_by_itself(open_app, live):
    page = open_app("/mail/settings")
    timer = page.locator("[data-clock]")
    expect(timer).to_have_text(re.compile(r"^\d+:\d\d$"))
    first = timer.text_content()
    batch = live.lastBatch
    expect(timer).not_to_have_text(first)
    assert live.lastBatch == batch


@pytest.mark.parametrize("device", [{**DESKTOP, "locale": "de-DE"}], ids=["german"])
def test_how_long_ago_something_was_is_said_in_the_language_of_the_browser(open_app):
    page = open_app("/mail/settings")
    started = page.locator("[data-clock]")
    started.evaluate("element => element.dataset.clock = `relative ${Date.now() / 1000 - 7300}`")
    expect(started).to_have_text("2 Std., 1 Min.")
