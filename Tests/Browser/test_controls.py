"""The catalogue of controls: each changed by mouse and by keyboard, typed into over a slow network, and looked at."""

import re

import pytest
from conftest import SCREENSHOTS, serious
from devices import DESKTOP, PHONE, dark
from live import Live
from playwright.sync_api import expect

PAGES = ["Buttons", "Choices", "Fields", "Values", "Forms", "Lists", "Trees", "Ruled lists", "Moving rows"]
DEVICES = {
    "light-1000": DESKTOP,
    "dark-1000": dark(DESKTOP),
    "light-360": PHONE,
    "dark-360": dark(PHONE),
}
every_device = pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES.keys())
phone = pytest.mark.parametrize("device", [PHONE], ids=["phone"])


class Catalog:
    """The catalogue as the person in front of it knows it."""

    def __init__(self, page):
        self.page = page
        self.live = Live(page)

    def open(self, server, name):
        self.live.open(server.url + "/catalog")
        if name != "Buttons":
            self.page.get_by_role("combobox", name="Page").select_option(label=name)
            expect(self.page.get_by_role("combobox", name="Page")).to_have_value(re.compile(r"\d"))
        self.live.wait_until_settled()
        return self

    def value(self, label):
        """What the app shows beside a label."""
        caption = self.page.get_by_text(label, exact=True)
        return self.page.locator(".labeled", has=caption).locator(".value")

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)


@pytest.fixture
def catalog(page):
    return Catalog(page)


def test_buttons_of_every_style_act_on_clicks_and_keys(catalog, server):
    catalog.open(server, "Buttons")
    taps = catalog.value("Taps")
    for count, name in enumerate(["Automatic", "Plain", "Borderless", "Bordered", "Prominent", "Pill"], start=1):
        catalog.button(name).click()
        expect(taps).to_have_text(str(count))
    catalog.button("Bordered").focus()
    catalog.page.keyboard.press("Enter")
    expect(taps).to_have_text("7")
    catalog.page.keyboard.press("Space")
    expect(taps).to_have_text("8")
    catalog.page.keyboard.press("Control+s")
    expect(taps).to_have_text("18")
    catalog.button("Twice").click()
    expect(taps).to_have_text("20")
    catalog.page.get_by_text("(double click)").dblclick()
    expect(taps).to_have_text("22")
    catalog.button("One less").click()
    expect(taps).to_have_text("21")


def test_a_style_shows_that_its_button_is_held_down(catalog, server):
    catalog.open(server, "Buttons")
    pill = catalog.button("Pill")
    pill.hover()
    ground = pill.locator(".shape").first
    before = ground.evaluate("shape => getComputedStyle(shape).backgroundColor")
    catalog.page.mouse.down()
    expect(ground).not_to_have_css("background-color", before)
    catalog.page.mouse.up()
    expect(ground).to_have_css("background-color", before)
    expect(catalog.value("Taps")).to_have_text("1")


def test_toggles_of_every_style_switch_the_same_value(catalog, server):
    catalog.open(server, "Buttons")
    shown = catalog.value("Is on")
    switch = catalog.page.get_by_role("switch", name="Switch", exact=True)
    switch.uncheck()
    expect(shown).to_have_text("no")
    catalog.page.get_by_role("checkbox", name="Checkbox").press("Space")
    expect(shown).to_have_text("yes")
    expect(switch).to_be_checked()
    button = catalog.button("Button")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(shown).to_have_text("no")
    catalog.button("○ Of one's own").click()
    expect(shown).to_have_text("yes")
    expect(catalog.page.get_by_role("switch", name="Disabled")).to_be_disabled()


def test_pickers_of_every_style_choose_the_same_value(catalog, server):
    catalog.open(server, "Choices")
    shown = catalog.value("Flavour")
    menu = catalog.page.get_by_role("combobox", name="Menu")
    menu.select_option(label="Pistachio")
    expect(shown).to_have_text("Pistachio")
    segments = catalog.page.get_by_role("radiogroup", name="Segmented")
    expect(segments.get_by_role("radio", name="Pistachio")).to_be_checked()
    segments.get_by_role("radio", name="Chocolate").click()
    expect(shown).to_have_text("Chocolate")
    expect(menu.locator("option:checked")).to_have_text("Chocolate")
    catalog.page.keyboard.press("ArrowLeft")
    expect(shown).to_have_text("Vanilla")
    radios = catalog.page.get_by_role("radiogroup", name="Radio group")
    radios.get_by_role("radio", name="Vanilla").focus()
    catalog.page.keyboard.press("ArrowDown")
    expect(shown).to_have_text("Chocolate")
    inline = catalog.page.get_by_role("radiogroup", name="Inline")
    inline.get_by_role("radio", name="Pistachio").click()
    expect(shown).to_have_text("Pistachio")
    expect(radios.get_by_role("radio", name="Pistachio")).to_be_checked()
    expect(catalog.page.get_by_role("combobox", name="Disabled")).to_be_disabled()


def test_a_menu_chooses_by_keyboard_and_among_optional_values(catalog, server):
    catalog.open(server, "Choices")
    topping = catalog.page.get_by_role("combobox", name="Topping")
    expect(topping.locator("option:checked")).to_have_text("None")
    topping.focus()
    catalog.page.keyboard.type("Nu")
    expect(catalog.value("Chosen topping")).to_have_text("nuts")
    topping.select_option(label="None")
    expect(catalog.value("Chosen topping")).to_have_text("none")


def test_dates_and_colours_reach_the_app(catalog, server):
    catalog.open(server, "Choices")
    shown = catalog.value("Chosen")
    catalog.page.get_by_label("Day").fill("2027-02-03")
    expect(shown).to_contain_text("2027-02-03")
    catalog.page.get_by_label("Time").fill("07:05")
    expect(shown).to_contain_text("2027-02-03")
    expect(catalog.page.get_by_label("Both")).to_have_value("2027-02-03T07:05")
    catalog.page.get_by_label("Both").fill("2028-04-05T21:30")
    expect(catalog.page.get_by_label("Day")).to_have_value("2028-04-05")
    catalog.page.get_by_label("Colour", exact=True).fill("#ff0080")
    expect(catalog.value("Shown").locator(".shape")).to_have_css("background-color", "rgb(255, 0, 128)")


def test_a_disclosure_opens_by_click_and_key(catalog, server):
    catalog.open(server, "Choices")
    more = catalog.button("More")
    more.click()
    expect(catalog.page.get_by_text("Flavours melt.")).to_be_visible()
    expect(more).to_have_attribute("aria-expanded", "true")
    more.press("Enter")
    expect(catalog.page.get_by_text("Flavours melt.")).to_have_count(0)


def test_enter_leads_from_field_to_field(catalog, server):
    catalog.open(server, "Fields")
    catalog.page.get_by_role("textbox", name="Name", exact=True).click()
    catalog.page.keyboard.type("Ada")
    catalog.page.keyboard.press("Enter")
    mail = catalog.page.get_by_role("textbox", name="E-mail")
    expect(mail).to_be_focused()
    catalog.page.keyboard.type("ada")
    expect(catalog.page.get_by_text("An address has an @.")).to_be_visible()
    catalog.page.keyboard.type("@example.com")
    expect(catalog.page.get_by_text("An address has an @.")).to_have_count(0)
    catalog.page.keyboard.press("Enter")
    expect(catalog.page.get_by_label("Password")).to_be_focused()
    catalog.page.keyboard.press("Enter")
    expect(catalog.value("Submitted")).to_have_text("Ada, ada@example.com")


def test_fields_for_values_take_them_when_left(catalog, server):
    catalog.open(server, "Fields")
    amount = catalog.page.get_by_role("textbox", name="Amount", exact=True)
    shown = catalog.value("Amount is")
    amount.fill("€8.40")
    amount.press("Enter")
    expect(shown).to_have_text("8.4")
    expect(amount).to_have_value("€8.40")
    amount.fill("nothing")
    amount.press("Tab")
    expect(amount).to_have_value("€8.40")
    expect(shown).to_have_text("8.4")
    share = catalog.page.get_by_role("textbox", name="Share", exact=True)
    share.fill("40%")
    share.press("Tab")
    expect(catalog.value("Share is")).to_have_text("0.4")
    count = catalog.page.get_by_role("textbox", name="Count", exact=True)
    count.fill("")
    count.press("Tab")
    expect(catalog.value("Count is")).to_have_text("none")


def test_text_typed_over_a_slow_network_stays_the_typists(catalog, server):
    catalog.open(server, "Fields")
    catalog.live.set_latency(200)
    note = catalog.page.get_by_role("textbox", name="Note")
    note.focus()
    note.press("Control+End")
    catalog.page.keyboard.type("\nand a third, typed fast", delay=10)
    assert note.input_value() == "One line\nand another\nand a third, typed fast"
    amount = catalog.page.get_by_role("textbox", name="Amount", exact=True)
    amount.focus()
    amount.press("Control+a")
    catalog.page.keyboard.type("€123.45", delay=30)
    assert amount.input_value() == "€123.45"
    catalog.live.wait_until_settled()
    expect(amount).to_have_value("€123.45")
    expect(catalog.value("Amount is")).to_have_text("12.5")
    expect(note).to_have_value("One line\nand another\nand a third, typed fast")


def test_a_growing_field_grows_to_its_limit(catalog, server):
    catalog.open(server, "Fields")
    note = catalog.page.get_by_role("textbox", name="Note")
    before = note.bounding_box()["height"]
    note.fill("\n".join("abcd"))
    grown = note.bounding_box()["height"]
    note.fill("\n".join("abcdefghij"))
    full = note.bounding_box()["height"]
    assert before < grown < full < 2 * grown
    note.fill("\n".join("abcdefghijklmnop"))
    assert note.bounding_box()["height"] == full


def test_a_slider_is_dragged_over_a_slow_network_without_being_fought(catalog, server):
    catalog.open(server, "Values")
    slider = catalog.page.get_by_role("slider", name="Volume")
    catalog.live.set_latency(200)
    box = slider.bounding_box()
    middle = box["y"] + box["height"] / 2
    catalog.page.mouse.move(box["x"] + box["width"] * 0.4, middle)
    catalog.page.mouse.down()
    positions = []
    for step in range(1, 26):
        catalog.page.mouse.move(box["x"] + box["width"] * (0.4 + step * 0.02), middle)
        catalog.page.wait_for_timeout(20)
        positions.append(float(slider.input_value()))
    assert positions == sorted(positions)
    held = slider.input_value()
    catalog.page.wait_for_timeout(700)
    assert slider.input_value() == held
    expect(catalog.value("Being dragged")).to_have_text("yes")
    catalog.page.mouse.up()
    expect(catalog.value("Being dragged")).to_have_text("no")
    expect(catalog.value("Volume is")).to_have_text(f"{round(float(held) * 100)}%")
    assert slider.input_value() == held


def test_sliders_and_steppers_obey_keys(catalog, server):
    catalog.open(server, "Values")
    level = catalog.page.get_by_role("slider", name="Level")
    level.focus()
    catalog.page.keyboard.press("ArrowRight")
    expect(catalog.value("Level is")).to_have_text("4")
    catalog.page.keyboard.press("End")
    expect(catalog.value("Level is")).to_have_text("10")
    guests = catalog.page.get_by_role("group", name="Guests")
    guests.get_by_role("button", name="Increment").click()
    expect(catalog.page.get_by_text("Guests: 3")).to_be_visible()
    guests.get_by_role("button", name="Increment").press("Enter")
    expect(catalog.page.get_by_text("Guests: 4")).to_be_visible()
    expect(guests.get_by_role("button", name="Increment")).to_be_disabled()
    rate = catalog.page.get_by_role("group", name="Rate")
    rate.get_by_role("button", name="Decrement").click()
    expect(catalog.page.get_by_text("Rate 5%")).to_be_visible()


def test_progress_and_gauges_follow_the_values(catalog, server):
    catalog.open(server, "Values")
    catalog.page.get_by_role("slider", name="Level").press("End")
    expect(catalog.page.get_by_role("progressbar", name="Upload")).to_have_attribute("aria-valuenow", "100")
    expect(catalog.page.get_by_role("meter", name="Level").first).to_have_attribute("aria-valuenow", "100")
    running = catalog.page.get_by_role("progressbar", name="Running")
    assert running.evaluate("bar => bar.getAnimations({ subtree: true }).length") == 1


def test_rows_behind_views_and_conditions_come_and_go(catalog, server):
    catalog.open(server, "Forms")
    expect(catalog.value("Plays")).to_have_text("Chime")
    catalog.page.get_by_role("combobox", name="Sound").select_option(label="Bell")
    expect(catalog.value("Plays")).to_have_text("Bell")
    catalog.page.get_by_role("switch", name="Alerts").uncheck()
    expect(catalog.page.get_by_role("combobox", name="Sound")).to_have_count(0)
    catalog.page.get_by_role("switch", name="Cards").uncheck()
    expect(catalog.page.locator("form.columns")).to_be_visible()
    expect(catalog.page.get_by_role("textbox", name="Name")).to_have_value("Ada")


def test_one_row_is_chosen_by_click_and_arrow(catalog, server):
    catalog.open(server, "Lists")
    rows = catalog.page.locator(".entry[role=option]")
    rows.nth(1).click()
    expect(catalog.page.get_by_text("Chosen: 2")).to_be_visible()
    catalog.page.keyboard.press("ArrowDown")
    expect(catalog.page.get_by_text("Chosen: 3")).to_be_visible()
    expect(rows.nth(2)).to_be_focused()
    catalog.page.keyboard.press("End")
    expect(catalog.page.get_by_text("Chosen: 102")).to_be_visible()
    expect(rows.nth(7)).to_have_attribute("aria-selected", "true")


def test_several_rows_are_chosen(catalog, server):
    catalog.open(server, "Lists")
    catalog.page.get_by_role("radiogroup", name="Selection").get_by_role("radio", name="Many").click()
    rows = catalog.page.locator(".entry[role=option]")
    rows.nth(0).click()
    rows.nth(2).click(modifiers=["Control"])
    expect(catalog.page.get_by_text("Chosen: 1, 3")).to_be_visible()
    rows.nth(4).click(modifiers=["Shift"])
    expect(catalog.page.get_by_text("Chosen: 3, 4, 5")).to_be_visible()
    catalog.page.keyboard.press("ArrowUp")
    catalog.page.keyboard.press("Space")
    # One less: the keyboard, too, chooses rows that are no neighbours.
    expect(catalog.page.get_by_text("Chosen: 3, 5", exact=True)).to_be_visible()


def test_rows_are_deleted_by_button_and_key(catalog, server):
    catalog.open(server, "Lists")
    catalog.page.get_by_role("radiogroup", name="Selection").get_by_role("radio", name="None").click()
    rows = catalog.page.locator(".entry")
    expect(catalog.page.get_by_text("5 songs")).to_be_visible()
    rows.nth(1).hover()
    rows.nth(1).get_by_role("button", name="Delete").click()
    expect(catalog.page.get_by_text("4 songs")).to_be_visible()
    expect(rows.nth(1)).to_contain_text("Chorale")
    rows.nth(1).focus()
    catalog.page.keyboard.press("Delete")
    expect(catalog.page.get_by_text("3 songs")).to_be_visible()
    expect(rows.nth(1)).to_contain_text("Dirge")
    expect(rows.nth(1)).to_be_focused()
    catalog.button("Edit").click()
    # Before that, the button for people who press keys has the same name.
    expect(catalog.button("Done")).to_be_visible()
    rows.nth(0).get_by_role("button", name="Delete").click()
    expect(rows.nth(0).locator(".delete")).to_be_focused()
    expect(rows.nth(0).locator(".delete")).to_have_css("opacity", "1")
    catalog.page.keyboard.press("Enter")
    expect(catalog.page.get_by_text("2 songs")).to_be_visible()
    catalog.button("Done").click()


@pytest.mark.parametrize("look", ["Cards", "Plain", "Sidebar"])
def test_rows_that_are_edited_show_circles_before_their_insets(catalog, server, look):
    catalog.open(server, "Lists")
    page = catalog.page
    page.get_by_role("radiogroup", name="Look").get_by_role("radio", name=look).click()
    page.get_by_role("radiogroup", name="Selection").get_by_role("radio", name="Many").click()
    # Each choice replaces the list, and a row on its way out has no place.
    catalog.live.wait_until_settled()
    text, indented = (page.get_by_text(name, exact=True) for name in ("Recently played", "Indented"))
    before = [place.bounding_box()["x"] for place in (text, indented)]
    catalog.button("Edit").click()
    expect(catalog.button("Done")).to_be_visible()
    catalog.live.wait_until_settled()
    after = [place.bounding_box()["x"] for place in (text, indented)]
    assert after[1] - before[1] == 36
    assert after[1] - after[0] >= 24
    for row in page.locator(".entry[role=option]").all():
        assert row.evaluate("row => getComputedStyle(row, '::after').display") == "block"


def test_a_list_is_loaded_anew_by_its_button(catalog, server):
    catalog.open(server, "Lists")
    catalog.page.get_by_role("radiogroup", name="Selection").get_by_role("radio", name="None").click()
    catalog.button("Refresh").click()
    expect(catalog.page.locator(".refresh[aria-busy=true]")).to_have_count(1)
    expect(catalog.page.get_by_text("6 songs")).to_be_visible()
    expect(catalog.page.locator(".entry", has_text="Fugue")).to_be_visible()
    expect(catalog.page.locator(".refresh[aria-busy=true]")).to_have_count(0)


@phone
def test_a_list_is_loaded_anew_by_pulling_it_down(catalog, server):
    catalog.open(server, "Lists")
    catalog.page.get_by_role("radiogroup", name="Selection").get_by_role("radio", name="None").tap()
    catalog.live.wait_until_settled()
    box = catalog.page.locator(".entry").first.bounding_box()
    touch = catalog.page.context.new_cdp_session(catalog.page)
    for kind, way in [("touchStart", 0), ("touchMove", 30), ("touchMove", 80), ("touchMove", 120)]:
        points = [{"x": box["x"] + 80, "y": box["y"] + way}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        catalog.page.wait_for_timeout(50)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(catalog.page.get_by_text("6 songs")).to_be_visible()


@phone
def test_a_swipe_shows_the_button_that_deletes(catalog, server):
    catalog.open(server, "Lists")
    catalog.page.get_by_role("radiogroup", name="Selection").get_by_role("radio", name="None").tap()
    catalog.live.wait_until_settled()
    row = catalog.page.locator(".entry").nth(1)
    row.scroll_into_view_if_needed()
    box = row.bounding_box()
    y = box["y"] + box["height"] / 2
    touch = catalog.page.context.new_cdp_session(catalog.page)
    for kind, x in [("touchStart", 300), ("touchMove", 260), ("touchMove", 220), ("touchMove", 180)]:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        catalog.page.wait_for_timeout(50)  # a finger that is no fling, after which the browser takes no tap
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(row).to_have_attribute("data-swiped", "trailing")
    expect(row.locator(".delete")).to_have_css("opacity", "1")
    row.get_by_role("button", name="Delete").tap()
    expect(catalog.page.get_by_text("4 songs")).to_be_visible()


@every_device
@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_wrong_for_assistive_technology(catalog, server, axe, device, name, request):
    catalog.open(server, name)
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    catalog.page.screenshot(path=SCREENSHOTS / f"controls-{request.node.callspec.id}.png")
    found = axe(catalog.page)
    assert serious(found) == []


@phone
@pytest.mark.parametrize("name", PAGES)
def test_a_phone_shows_every_control_within_reach(catalog, server, name):
    catalog.open(server, name)
    assert catalog.page.evaluate("document.documentElement.scrollWidth") == 360
    small = catalog.page.evaluate(
        """() => [...document.querySelectorAll("select, input[type=range], .entry, .field:not(.plain)")]
          .filter((control) => control.getBoundingClientRect().height < 44)
          .map((control) => control.outerHTML.slice(0, 120))"""
    )
    assert small == []


@pytest.mark.parametrize("name", ["Choices", "Values", "Lists"])
def test_the_other_way_round_labels_stand_on_the_right(catalog, server, name):
    catalog.open(server, name)
    catalog.page.evaluate("document.documentElement.dir = 'rtl'")
    assert catalog.page.evaluate("document.documentElement.scrollWidth") <= 1000
    head = catalog.page.locator(".head").first.locator(".t").bounding_box()
    sheet = catalog.page.locator(".secs").bounding_box()
    assert head["x"] + head["width"] > sheet["x"] + sheet["width"] * 0.9
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    catalog.page.screenshot(path=SCREENSHOTS / f"controls-rtl-{name}.png")
