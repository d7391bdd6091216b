"""Settings: sections in sections that come and go, a search among them, and values that are there after a restart."""

import json
import re

import pytest
from conftest import serious
from devices import DESKTOP, PHONE, dark
from live import Live, wait_until_still
from playwright.sync_api import expect
from server import Server
from test_appearance import luminance

NARROW = {**PHONE, "viewport": {"width": 320, "height": 640}}
SECTIONS = ["Account", "Notifications", "Appearance", "Privacy", "Storage", "Danger Zone"]
every_device = pytest.mark.parametrize(
    "device",
    [DESKTOP, dark(DESKTOP), NARROW, dark(NARROW)],
    ids=["light-1000", "dark-1000", "light-320", "dark-320"],
)


class Place:
    """Servers that keep their settings in one folder, one after the other."""

    def __init__(self, command, folder):
        self.command = command
        self.folder = folder
        self.start()

    @property
    def url(self):
        return self.server.url + "/settings"

    @property
    def file(self):
        return self.folder / "settings.json"

    def start(self):
        self.server = Server(self.command, {"RAVEN_DATA": str(self.folder)})

    def restart(self):
        self.server.end()
        self.start()


@pytest.fixture
def place(server, tmp_path):
    place = Place(server.command, tmp_path)
    yield place
    place.server.end()


@pytest.fixture
def settings(place, page, live):
    live.open(place.url)
    return page


@pytest.fixture
def other(browser, settings, place):
    """A second page of the same server."""
    context = browser.new_context(**DESKTOP)
    page = context.new_page()
    Live(page).open(place.url)
    yield page
    context.close()


def leave(*pages):
    """Closes what shows the settings, which would say that it cannot reach a server that has ended."""
    for page in pages:
        page.goto("about:blank")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def field(page, name):
    return page.get_by_role("textbox", name=name, exact=True)


def switch(page, name):
    return page.get_by_role("switch", name=name, exact=True)


def choice(page, name):
    return page.get_by_role("combobox", name=name, exact=True)


def theme(page, name):
    return page.get_by_role("radio", name=name, exact=True)


def section(page, name):
    return page.get_by_role("group", name=name, exact=True)


def search(page):
    return page.get_by_role("searchbox")


def complaint(page):
    """What is said below the field for the address."""
    return section(page, "Account").get_by_text(re.compile("@ is no domain|an @ missing"))


def headers(page):
    """The headers of all sections on the page, in order."""
    return page.locator("section.sec > .head")


def question(page):
    return page.locator("dialog:modal")


def ground(page):
    """How light the page is behind its cards."""
    return luminance(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


def expect_ground(page, is_dark):
    page.wait_for_function(
        "isDark => (getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g)[0] < 128) === isDark",
        arg=is_dark,
    )
    assert (ground(page) < 0.1) is is_dark


# What stands there


def test_every_section_is_a_group_with_a_name(settings):
    expect(settings.locator("section.sec")).to_have_count(len(SECTIONS))
    expect(headers(settings)).to_have_text(SECTIONS)
    for name in SECTIONS:
        expect(section(settings, name)).to_have_count(1)
        assert section(settings, name).evaluate("group => group.matches('section.sec')")


def test_groups_in_a_section_are_told_by_headings_of_their_own(settings):
    notifications = section(settings, "Notifications")
    for name in ["Push", "Email", "Quiet Hours"]:
        expect(notifications.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(settings.locator("section.sec section.sec")).to_have_count(0)


def test_keys_go_through_the_settings_in_the_order_of_the_source(settings):
    search(settings).focus()
    reached = []
    for _ in range(60):
        settings.keyboard.press("Tab")
        name = settings.evaluate(
            """() => {
              const element = document.activeElement;
              if (!element.closest("section.sec")) return null;
              const label = element.getAttribute("aria-label") ?? element.labels?.[0]?.innerText ?? element.innerText;
              return label.split("\\n")[0].trim();
            }"""
        )
        if name:
            reached.append(name)
        elif reached:
            break
    assert reached == [
        "Name", "Mail", "Sign out…",
        "Allow notifications", "Push notifications", "Sounds", "Show previews", "Email notifications", "Keep quiet at night",
        "System", "Blue", "Purple", "Pink", "Orange", "Green", "Text size",
        "Visible as", "Who can find me", "Show when I am active", "Use my location", "Share statistics",
        "Clear cache", "Reset all settings…", "Delete account…",
    ]  # fmt: skip


# Notifications


def test_groups_come_and_go_with_the_switches_above_them(settings):
    notifications = section(settings, "Notifications")
    rows = notifications.locator("li")
    expect(rows).to_have_count(9)
    switch(settings, "Keep quiet at night").check()
    expect(rows).to_have_count(11)
    switch(settings, "Push notifications").uncheck()
    expect(rows).to_have_count(9)
    switch(settings, "Allow notifications").uncheck()
    expect(rows).to_have_count(1)
    switch(settings, "Allow notifications").check()
    expect(rows).to_have_count(9)
    expect(switch(settings, "Keep quiet at night")).to_be_checked()
    expect(switch(settings, "Push notifications")).not_to_be_checked()


CARET = "field => [document.activeElement === field, field.value, field.selectionStart, field.selectionEnd]"


@pytest.mark.parametrize("name", ["Name", "Visible as"], ids=["above", "below"])
@pytest.mark.parametrize("who", ["this-page", "another-page"])
def test_a_field_keeps_focus_text_and_caret_while_groups_come_and_go(settings, other, name, who):
    edited = field(settings, name)
    edited.fill("Grace Hopper")
    edited.evaluate("field => { field.setSelectionRange(2, 5); field.marked = true }")
    for is_on in [False, True]:
        if who == "another-page":
            switch(other, "Allow notifications").set_checked(is_on)
        else:
            # A press that leaves the focus where it is.
            switch(settings, "Allow notifications").evaluate("element => element.click()")
        expect(settings.get_by_role("heading", name="Quiet Hours")).to_have_count(1 if is_on else 0)
        assert edited.evaluate(CARET) == [True, "Grace Hopper", 2, 5]
    settings.keyboard.type("x")
    assert edited.evaluate(CARET) == [True, "Grx Hopper", 3, 3]
    assert edited.evaluate("field => field.marked"), "the field is another element"


def test_quiet_hours_are_kept(settings, live, place):
    switch(settings, "Keep quiet at night").check()
    settings.get_by_label("Quiet from").fill("23:30")
    settings.get_by_label("Quiet from").blur()
    live.wait_until_settled()
    leave(settings)
    place.restart()
    settings.goto(place.url)
    expect(settings.get_by_label("Quiet from")).to_have_value("23:30")
    expect(settings.get_by_label("Quiet until")).to_have_value("07:00")


# Appearance


@pytest.mark.parametrize("device", [DESKTOP, dark(DESKTOP)], ids=["light", "dark"])
def test_the_theme_switches_the_page(settings, device):
    is_dark = device.get("color_scheme") == "dark"
    expect_ground(settings, is_dark)
    for name, expected in [("Dark", True), ("Light", False), ("System", is_dark)]:
        theme(settings, name).check()
        expect(theme(settings, name)).to_be_checked()
        expect_ground(settings, expected)


def test_a_page_comes_in_the_theme_that_was_chosen(settings, other, place):
    theme(settings, "Dark").check()
    expect_ground(settings, True)
    expect_ground(other, True)
    leave(settings, other)
    place.restart()
    settings.goto(place.url)
    expect_ground(settings, True)


def test_the_accent_colours_what_can_be_pressed(settings):
    colour = "button => getComputedStyle(button).color"
    before = button(settings, "Sign out…").evaluate(colour)
    button(settings, "Pink").click()
    expect(button(settings, "Pink")).to_have_attribute("aria-current", "true")
    expect(button(settings, "Blue")).not_to_have_attribute("aria-current", "true")
    expect(section(settings, "Appearance").get_by_text("Pink", exact=True)).to_be_visible()
    assert button(settings, "Sign out…").evaluate(colour) != before


def test_the_size_of_text_is_that_of_all_settings(settings, live):
    size = "element => parseFloat(getComputedStyle(element).fontSize)"
    row = settings.get_by_text("Use my location")
    standard = row.evaluate(size)
    for name, is_right in [("Small", lambda now: now < standard), ("Largest", lambda now: now > 1.3 * standard)]:
        choice(settings, "Text size").select_option(label=name)
        live.wait_until_settled()
        assert is_right(row.evaluate(size)), name


# Searching


def type_to_find(page, text):
    search(page).click()
    page.keyboard.type(text, delay=20)


def test_a_search_keeps_what_it_finds_below_its_headers(settings):
    type_to_find(settings, "stat")
    expect(headers(settings)).to_have_text(["Privacy"])
    expect(section(settings, "Privacy").locator("li")).to_have_text([re.compile("Share statistics")])
    search(settings).fill("delete")
    expect(headers(settings)).to_have_text(["Danger Zone"])
    expect(button(settings, "Delete account…")).to_be_visible()
    expect(button(settings, "Reset all settings…")).to_have_count(0)


def test_a_search_for_a_section_or_group_finds_the_whole_of_it(settings):
    type_to_find(settings, "apPEAR")
    expect(headers(settings)).to_have_text(["Appearance"])
    expect(section(settings, "Appearance").locator("li")).to_have_count(3)
    search(settings).fill("quiet")
    expect(headers(settings)).to_have_text(["Notifications"])
    expect(section(settings, "Notifications").get_by_role("heading", name="Quiet Hours")).to_be_visible()
    expect(section(settings, "Notifications").get_by_role("switch")).to_have_count(1)


def test_a_search_finds_what_is_in_fields_and_charts(settings):
    search(settings).fill("photos")
    expect(headers(settings)).to_have_text(["Storage"])
    search(settings).fill("theme")
    expect(headers(settings)).to_have_text(["Appearance"])
    expect(theme(settings, "Dark")).to_be_visible()


def test_a_search_for_nothing_that_is_there_says_so(settings):
    type_to_find(settings, "zebra")
    expect(settings.get_by_text("No Results for “zebra”")).to_be_visible()
    expect(settings.locator("section.sec")).to_have_count(0)
    expect(search(settings)).to_be_focused()
    search(settings).press("ControlOrMeta+a")
    search(settings).press("Delete")
    expect(headers(settings)).to_have_text(SECTIONS)
    expect(search(settings)).to_be_focused()


def test_the_search_field_keeps_focus_and_caret_while_rows_come_and_go(settings):
    search(settings).click()
    search(settings).evaluate("field => { field.marked = true }")
    for typed, shown in [("push", 1), ("pu zsh", 0), ("", 6)]:
        search(settings).press("ControlOrMeta+a")
        settings.keyboard.press("Delete")
        settings.keyboard.type(typed, delay=20)
        expect(settings.locator("section.sec")).to_have_count(shown)
        assert search(settings).evaluate(CARET) == [True, typed, len(typed), len(typed)]
    assert search(settings).evaluate("field => field.marked"), "the field is another element"
    # In the middle of what is there.
    settings.keyboard.type("psh")
    settings.keyboard.press("Home")
    settings.keyboard.press("ArrowRight")
    settings.keyboard.type("u")
    expect(headers(settings)).to_have_text(["Notifications"])
    assert search(settings).evaluate(CARET) == [True, "push", 2, 2]


def test_a_row_that_was_found_can_be_used_and_is_the_same_row(settings):
    row = switch(settings, "Share statistics")
    row.evaluate("element => { element.marked = true }")
    search(settings).fill("statistics")
    expect(headers(settings)).to_have_text(["Privacy"])
    assert row.evaluate("element => element.marked"), "the row is another element"
    row.check()
    button(settings, "Cancel").click()
    expect(headers(settings)).to_have_text(SECTIONS)
    expect(row).to_be_checked()


def test_what_was_typed_is_still_there_after_a_search_for_something_else(settings):
    field(settings, "Mail").fill("ada@")
    search(settings).click()
    expect(complaint(settings)).to_be_visible()
    search(settings).fill("cache")
    expect(field(settings, "Mail")).to_have_count(0)
    search(settings).fill("")
    expect(field(settings, "Mail")).to_have_value("ada@")
    expect(complaint(settings)).to_be_visible()


# The account


def test_the_name_and_its_initials_follow_what_is_typed(settings, other):
    field(settings, "Name").fill("Grace Brewster Hopper")
    for page in [settings, other]:
        expect(section(page, "Account").get_by_text("GH", exact=True)).to_be_visible()
        expect(section(page, "Account").get_by_text("Grace Brewster Hopper", exact=True)).to_be_visible()


def test_a_wrong_address_says_what_is_wrong_and_is_not_taken(settings, place):
    mail = field(settings, "Mail")
    mail.fill("grace@")
    expect(complaint(settings)).to_have_count(0)
    mail.press("Enter")
    expect(complaint(settings)).to_contain_text("What follows the @ is no domain")
    expect(complaint(settings)).to_contain_text("ada@example.org stays in use")
    expect(settings.locator("[aria-live=polite].unseen")).to_contain_text("is no domain")
    mail.press_sequentially("example.com")
    expect(complaint(settings)).to_have_count(0)
    expect(mail).to_be_focused()
    expect(section(settings, "Account").get_by_text("grace@example.com")).to_be_visible()
    assert json.loads(place.file.read_text())["account"]["mail"] == "grace@example.com"
    mail.fill("grace")
    mail.blur()
    expect(complaint(settings)).to_contain_text("There is an @ missing")
    assert json.loads(place.file.read_text())["account"]["mail"] == "grace@example.com"


def test_signing_out_asks_first(settings):
    button(settings, "Sign out…").click()
    expect(question(settings)).to_be_visible()
    question(settings).get_by_role("button", name="Cancel").click()
    expect(question(settings)).to_have_count(0)
    expect(button(settings, "Sign out…")).to_be_focused()
    button(settings, "Sign out…").click()
    question(settings).get_by_role("button", name="Sign out").click()
    expect(settings.get_by_text("You are signed out.")).to_be_visible()
    expect(field(settings, "Name")).to_have_count(0)
    button(settings, "Sign in").click()
    expect(field(settings, "Name")).to_have_value("Ada Lindqvist")


# What is kept


def test_values_are_there_after_a_reload_in_a_new_session_and_after_a_restart(settings, live, browser, place):
    field(settings, "Visible as").fill("G. H.")
    choice(settings, "Who can find me").select_option(label="Nobody")
    switch(settings, "Use my location").check()
    live.wait_until_settled()

    def expect_kept(page):
        expect(field(page, "Visible as")).to_have_value("G. H.")
        expect(choice(page, "Who can find me").locator("option:checked")).to_have_text("Nobody")
        expect(switch(page, "Use my location")).to_be_checked()

    settings.reload()
    live.wait_until_settled()
    expect_kept(settings)
    context = browser.new_context()
    visitor = context.new_page()
    visitor.goto(place.url)
    expect_kept(visitor)
    context.close()
    leave(settings)
    place.restart()
    settings.goto(place.url)
    expect_kept(settings)


def test_a_file_that_cannot_be_read_is_kept_and_told_of(settings, live, place):
    leave(settings)
    place.server.end()
    place.file.write_text('{"account": ')
    place.start()
    live.open(place.url)
    notice = section(settings, "Please note")
    expect(notice).to_contain_text("kept as settings.unread.json")
    assert (place.folder / "settings.unread.json").read_text() == '{"account": '
    expect(field(settings, "Name")).to_have_value("Ada Lindqvist")
    field(settings, "Name").focus()
    button(settings, "OK").evaluate("element => element.click()")
    expect(notice).to_have_count(0)
    expect(field(settings, "Name")).to_be_focused()
    expect(headers(settings)).to_have_text(SECTIONS)


# Storage


def test_the_chart_says_in_words_what_takes_how_much(settings):
    storage = section(settings, "Storage")
    for words in ["4.1 GB of 5 GB", "Photos 2.14 GB", "Documents 860 MB", "Messages 410 MB", "Cache 690 MB"]:
        expect(storage).to_contain_text(re.compile(words.replace(" ", r"\s*")), use_inner_text=True)


def test_clearing_the_cache_frees_its_room(settings):
    button(settings, "Clear cache").click()
    expect(section(settings, "Storage")).to_contain_text("3.41 GB of 5 GB")
    expect(settings.locator("[aria-live=polite].unseen")).to_have_text("690 MB freed")
    expect(button(settings, "Clear cache")).to_be_disabled()
    settings.reload()
    expect(button(settings, "Clear cache")).to_be_disabled()


# The danger zone


@pytest.mark.parametrize("leave", ["Escape", "Cancel"])
@pytest.mark.parametrize("name", ["Reset all settings…", "Delete account…"])
def test_nothing_dangerous_happens_without_an_answer(settings, live, place, name, leave):
    switch(settings, "Use my location").check()
    live.wait_until_settled()
    before = place.file.read_text()
    button(settings, name).click()
    expect(question(settings)).to_be_visible()
    assert place.file.read_text() == before
    if leave == "Escape":
        settings.keyboard.press("Escape")
    else:
        question(settings).get_by_role("button", name="Cancel").click()
    expect(question(settings)).to_have_count(0)
    expect(button(settings, name)).to_be_focused()
    expect(switch(settings, "Use my location")).to_be_checked()
    assert place.file.read_text() == before


def test_a_reset_makes_all_as_usual_but_the_account(settings):
    field(settings, "Name").fill("Grace")
    theme(settings, "Dark").check()
    switch(settings, "Allow notifications").uncheck()
    expect_ground(settings, True)
    button(settings, "Reset all settings…").click()
    question(settings).get_by_role("button", name="Reset").click()
    expect(switch(settings, "Allow notifications")).to_be_checked()
    expect_ground(settings, False)
    expect(field(settings, "Name")).to_have_value("Grace")


def test_a_deleted_account_is_gone_with_all_that_was_its(settings, place):
    field(settings, "Name").fill("Grace")
    button(settings, "Delete account…").click()
    question(settings).get_by_role("button", name="Delete account").click()
    expect(settings.get_by_text("The account has been deleted.")).to_be_visible()
    expect(button(settings, "Delete account…")).to_be_disabled()
    expect(section(settings, "Storage")).to_contain_text("of 5 GB")
    expect(button(settings, "Clear cache")).to_be_disabled()
    assert "Grace" not in place.file.read_text()
    button(settings, "Create an account").click()
    expect(field(settings, "Name")).to_have_value("")


# The whole


STATES = ["all", "quiet", "wrong", "found", "nothing", "asking", "deleted"]


def bring(page, state):
    """Brings the page into a state."""
    if state == "quiet":
        switch(page, "Email notifications").check()
        switch(page, "Keep quiet at night").check()
        expect(page.get_by_label("Quiet until")).to_be_visible()
    if state == "wrong":
        field(page, "Mail").fill("ada")
        field(page, "Mail").press("Enter")
        expect(complaint(page)).to_be_visible()
    if state in ("found", "nothing"):
        search(page).fill("push" if state == "found" else "zebra")
        expect(page.locator("section.sec")).to_have_count(1 if state == "found" else 0)
    if state in ("asking", "deleted"):
        button(page, "Delete account…").click()
        expect(question(page)).to_be_visible()
    if state == "deleted":
        question(page).get_by_role("button", name="Delete account").click()
        expect(page.get_by_text("The account has been deleted.")).to_be_visible()


@every_device
@pytest.mark.parametrize("state", STATES)
def test_nothing_is_wrong_for_assistive_technology(settings, axe, device, state):
    bring(settings, state)
    wait_until_still(settings)
    assert serious(axe(settings)) == []


@pytest.mark.parametrize("device", [NARROW], ids=["phone-320"])
@pytest.mark.parametrize("size", ["Standard", "Largest"])
@pytest.mark.parametrize("state", STATES)
def test_a_narrow_phone_shows_everything(settings, device, state, size):
    choice(settings, "Text size").select_option(label=size)
    bring(settings, state)
    wait_until_still(settings)
    assert settings.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)") == 320
    cut = settings.evaluate(
        """() => [...document.querySelectorAll("button, a[href], input, select, section.sec .t")]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen, [inert]"))
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 1 && (left < -0.5 || right > 320.5);
          })
          .map((element) => element.outerHTML)"""
    )
    assert cut == []
