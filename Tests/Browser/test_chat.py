"""The chat: rooms of several people, read and written at the same time, in which nothing jumps."""

import pytest
from chat import Guest, House
from conftest import serious
from devices import DESKTOP, PHONE, dark
from playwright.sync_api import expect

every_device = pytest.mark.parametrize(
    "device",
    [DESKTOP, dark(DESKTOP), PHONE, dark(PHONE)],
    ids=["light-1000", "dark-1000", "light-360", "dark-360"],
)
phone = pytest.mark.parametrize("device", [PHONE], ids=["phone"])


@pytest.fixture
def house(server, tmp_path):
    house = House(server.command, tmp_path, messages=6_000)
    yield house
    house.server.end()


@pytest.fixture
def ada(page, house):
    return Guest(page, house, "Ada")


@pytest.fixture
def bruno(browser, ada, house):
    """Somebody else, in a browser of their own."""
    context = browser.new_context(**DESKTOP)
    yield Guest(context.new_page(), house, "Bruno")
    context.close()


def top(room, key):
    return room.do(f"top(tiled.find('{key}'))")


def marker(page):
    return page.get_by_text("New", exact=True)


# Opening

def test_a_room_opens_at_what_was_not_read_and_a_button_leads_back_there(ada):
    badge = ada.page.get_by_role("link", name="Harbour").get_by_role("img")
    assert int(badge.inner_text()) > 20
    room = ada.enter()
    expect(marker(ada.page)).to_be_in_viewport()
    room.to_the_end()
    expect(marker(ada.page)).not_to_be_in_viewport()
    expect(ada.page.get_by_role("link", name="Harbour").get_by_role("img")).to_have_count(0)
    ada.page.get_by_role("button", name="First Unread").click()
    expect(marker(ada.page)).to_be_in_viewport()
    # Below the day, which stays above it.
    days = ada.page.locator(".anchored-header")
    assert marker(ada.page).bounding_box()["y"] >= days.first.bounding_box()["y"] + days.first.bounding_box()["height"] - 1


def test_a_room_in_which_all_was_read_opens_at_its_end(ada):
    ada.enter().to_the_end()
    ada.send("Read it all")
    expect(ada.sending).to_have_count(0)
    room = ada.enter()
    assert room.do("fromEnd") <= 1 and room.shows("Read it all")


@pytest.mark.parametrize("message", [1, 2_000])
def test_an_address_leads_to_a_message_wherever_it_is(ada, message):
    room = ada.enter("harbour", message)
    outlined = ada.page.get_by_role("article").filter(has=ada.page.locator("[style*='stroke:var(--orange)']"))
    expect(outlined).to_be_in_viewport()
    assert outlined.count() == 1 and room.do("fromEnd") > 1_000


def test_the_page_has_the_message_before_any_script(ada, house, browser):
    context = browser.new_context(**DESKTOP, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{house.url}/harbour/2000")
    assert page.get_by_role("article").count() > 10
    first = page.get_by_role("article").first.inner_text()
    page.get_by_role("link", name="Earlier", exact=True).click()
    page.wait_for_load_state()
    assert page.get_by_role("article").first.inner_text() != first
    page.get_by_role("link", name="Later", exact=True).click()
    page.wait_for_load_state()
    assert page.get_by_role("article").count() > 10 and page.get_by_role("link", name="Later", exact=True).count() == 1
    context.close()


def test_the_address_of_a_message_that_is_gone_says_so_and_leads_to_the_room(ada):
    room = ada.enter("harbour", 999_999)
    expect(ada.page.get_by_role("alertdialog")).to_contain_text("That did not work")
    ada.page.get_by_role("button", name="OK").click()
    expect(ada.page.get_by_role("alertdialog")).to_have_count(0)
    assert room.sight


def test_a_search_leads_into_the_middle_and_a_button_back_to_the_end(ada):
    room = ada.enter()
    ada.page.get_by_role("searchbox").fill("telescope terrace")
    results = ada.page.get_by_label("Results").locator("button")
    expect(results.first).to_be_visible()
    found = results.last.inner_text().splitlines()[-1][:60]
    results.last.click()
    expect(ada.page.get_by_label("Results")).to_have_count(0)
    ada.live.wait_until_settled()
    room.do("settled()")
    assert room.shows(found[:30]) and room.do("fromEnd") > 1_000
    ada.page.get_by_role("button", name="Scroll to End").click()
    room.do("until(() => tiled.fromEnd <= 1)")
    ada.live.wait_until_settled()
    room.do("settled()")
    assert room.do("fromEnd") <= 1


def test_a_search_for_nothing_there_is_says_so(ada):
    ada.enter()
    ada.page.get_by_role("searchbox").fill("xylophones \"%'; DROP TABLE")
    expect(ada.page.get_by_text("No Results for")).to_be_visible()


# Reading

def test_older_messages_come_while_scrolling_up_and_nothing_jumps(ada):
    room = ada.enter("harbour", 2_000)
    rolled = room.do("roll(-120, 150)")
    assert rolled["slip"] <= 0.5
    room.do("settled()")
    assert room.do("blank") <= 1 and room.sight
    rolled = room.do("roll(120, 150)")
    assert rolled["slip"] <= 0.5


def test_the_beginning_of_a_room_is_reached_and_says_so(ada):
    room = ada.enter("lost-and-found", 1)
    for _ in range(12):
        room.do("scrollTo(0)")
    expect(ada.page.get_by_text("This is where Lost and found begins.")).to_be_in_viewport()
    room.to_the_end()
    assert room.do("isInOrder")


def test_the_day_stays_above_while_one_of_its_messages_is_in_sight(ada):
    room = ada.enter("harbour", 2_000)
    for _ in range(8):
        room.up()
        shown = room.do("""area && [...document.querySelectorAll('.anchored-section')].map((one) => {
          const [head, own] = [tiled.top(one.firstElementChild), one.getBoundingClientRect()];
          return { head, top: tiled.top(one), bottom: tiled.top(one) + own.height, high: one.firstElementChild.offsetHeight };
        }).filter(({ top, bottom, high }) => top < 0 && bottom > high)""")
        assert all(abs(one["head"]) <= 1 for one in shown)


def test_pictures_that_load_late_move_nothing_that_is_read(ada):
    waiting = []
    room = ada.enter("harbour", 2_000)
    ada.page.route("**/*.svg", lambda route: waiting.append(route))
    for _ in range(40):
        # One that is left when all is at rest.
        if waiting and room.do("area.querySelectorAll('img').length") and len(room.sight) > 1:
            break
        room.do("area.scrollTop -= 400")
        room.do("rested()")
    assert waiting
    key = room.sight[0]
    ada.page.evaluate("late = tiled.watch([%r])" % key)
    for route in waiting:
        route.continue_()
    ada.page.wait_for_function("() => [...tiled.area.querySelectorAll('img')].every((one) => one.complete && one.naturalWidth)")
    room.do("settled()")
    watched = ada.page.evaluate("late.stop()")
    assert watched["shift"] <= 0.5 and watched["missing"] == 0 and watched["frames"] > 3
    # Each is as wide as its message lets it be, and as high as its proportions say.
    pictures = ada.page.evaluate(
        "() => [...tiled.area.querySelectorAll('img')].map((one) => [one.offsetWidth, one.offsetHeight, one.naturalWidth, one.naturalHeight])"
    )
    assert pictures
    assert all(width == 240 and abs(height - width * high / wide) <= 1 for width, height, wide, high in pictures), pictures


def test_another_font_moves_nothing_that_is_read(ada):
    room = ada.enter("harbour", 2_000).up()
    key, height = str(room.do("first")), room.do("area.scrollHeight")
    swap = "document.documentElement.style.setProperty('--sans', 'monospace')"
    assert room.watched([key], swap)["shift"] <= 0.5
    assert room.do("area.scrollHeight") != height


def test_a_long_text_that_was_opened_is_open_when_its_reader_comes_back(ada):
    room = ada.enter("harbour", 2_000)
    more = ada.page.get_by_role("button", name="More", exact=True)
    for _ in range(40):
        if more.count():
            break
        room.up()
    more.first.scroll_into_view_if_needed()
    room.do("settled()")
    more.first.click()
    less = ada.page.get_by_role("button", name="Less", exact=True)
    expect(less).to_have_count(1)
    words = ada.page.get_by_role("article").filter(has=less).inner_text()
    # A row with the focus stays.
    ada.page.evaluate("document.activeElement.blur()")
    room.up(8)
    assert less.count() == 0
    for _ in range(12):
        if less.count():
            break
        room.do("area.scrollTop += 0.8 * tiled.area.clientHeight")
        room.do("settled()")
    assert ada.page.get_by_role("article").filter(has=less).inner_text() == words


# Writing

def test_what_one_sends_the_other_sees_at_once_at_the_end(ada, bruno):
    room = ada.enter().to_the_end()
    bruno.enter().to_the_end()
    bruno.send("Can you see this?")
    expect(ada.page.get_by_role("article").filter(has_text="Can you see this?")).to_be_in_viewport()
    room.do("settled()")
    assert room.do("fromEnd") <= 1
    ada.send("Yes, I can")
    expect(bruno.page.get_by_role("article").filter(has_text="Yes, I can")).to_be_in_viewport()
    assert bruno.room.do("fromEnd") <= 1


def test_who_reads_the_middle_is_not_moved_by_what_others_send(ada, bruno):
    room = ada.enter().to_the_end().up(3)
    bruno.enter().to_the_end()
    key = room.sight[0]
    ada.page.evaluate("read = tiled.watch([%r])" % key)
    for number in range(10):
        bruno.send(f"Message {number}")
    expect(bruno.sending).to_have_count(0)
    ada.live.wait_until_settled()
    room.do("settled()")
    watched = ada.page.evaluate("read.stop()")
    assert watched["shift"] <= 0.5 and watched["missing"] == 0
    assert room.to_the_end().shows("Message 9")


def test_a_message_shows_at_once_and_is_the_same_when_it_is_confirmed(ada):
    room = ada.enter().to_the_end()
    ada.live.set_latency(200)
    ada.write("On its way")
    ada.page.evaluate("""() => {
      showing = tiled.until(() => tiled.rows.at(-1).textContent.includes('Sending…')).then(() => {
        sent = tiled.rows.at(-1);
        confirming = tiled.watch([sent.dataset.key]);
      });
    }""")
    ada.page.get_by_role("button", name="Send").click()
    ada.page.evaluate("showing")
    expect(ada.sending).to_have_count(0)
    room.do("settled()")
    watched = ada.page.evaluate("confirming.stop()")
    assert watched["missing"] == 0 and room.do("fromEnd") <= 1
    assert ada.page.evaluate("sent.isConnected && sent.textContent.includes('On its way')")
    assert room.do("rows.filter(row => row.textContent.includes('On its way')).length") == 1


def test_who_sends_from_the_middle_sees_it_at_the_end(ada):
    room = ada.enter("harbour", 1_000)
    ada.send("From far above")
    expect(ada.page.get_by_role("article").filter(has_text="From far above")).to_be_in_viewport()
    ada.live.wait_until_settled()
    room.do("settled()")
    assert room.do("fromEnd") <= 1
    expect(ada.sending).to_have_count(0)
    assert room.do("rows.filter(row => row.textContent.includes('From far above')).length") == 1


def test_who_is_writing_is_shown_as_long_as_that_is_so(ada, bruno):
    room = ada.enter().to_the_end()
    bruno.enter()
    writing = ada.page.get_by_text("Bruno is writing")
    for _ in range(2):
        bruno.write("Well")
        expect(writing).to_be_in_viewport()
        room.do("settled()")
        assert room.do("fromEnd") <= 1
        bruno.write("")
        expect(writing).to_have_count(0)
        room.do("settled()")
        assert room.do("fromEnd") <= 1
    # Who reads elsewhere is not moved by it.
    key = room.up(2).sight[0]
    before = top(room, key)
    bruno.write("Well")
    ada.live.wait_until_settled()
    room.do("settled()")
    assert abs(top(room, key) - before) <= 0.5


def test_what_is_edited_and_deleted_is_so_for_all(ada, bruno):
    ada.enter().to_the_end()
    bruno.enter().to_the_end()
    ada.send("A mistaek")
    expect(bruno.page.get_by_role("article").filter(has_text="A mistaek")).to_be_visible()
    expect(ada.sending).to_have_count(0)
    ada.act("A mistaek", "Edit")
    ada.page.get_by_role("textbox", name="Text").fill("A mistake")
    ada.page.get_by_role("button", name="Save").click()
    for guest in (ada, bruno):
        expect(guest.page.get_by_role("article").filter(has_text="A mistake")).to_contain_text("Edited")
    ada.act("A mistake", "Delete")
    ada.page.get_by_role("button", name="Delete").click()
    for guest in (ada, bruno):
        expect(guest.page.get_by_role("article").filter(has_text="A mistake")).to_have_count(0)


def test_what_was_written_by_others_can_be_linked_but_not_changed(ada):
    ada.enter("harbour", 2_000)
    others = ada.page.get_by_role("article").filter(has=ada.page.get_by_text("Clara", exact=True)).first
    others.get_by_role("button", name="Actions").click()
    expect(ada.page.get_by_role("menuitem")).to_have_text(["Copy link"])
    ada.page.get_by_role("menuitem").click()
    assert "/chat/harbour/" in ada.page.get_by_role("dialog").get_by_role("link").get_attribute("href")


def test_a_copied_link_leads_there_from_elsewhere(ada, house):
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.enter("harbour", 2_000)
    ada.page.get_by_role("article").first.get_by_role("button", name="Actions").click()
    ada.page.get_by_role("menuitem", name="Copy link").click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Copy").click()
    expect(ada.page.get_by_text("Copied").first).to_be_attached()
    assert ada.page.evaluate("navigator.clipboard.readText()").startswith(f"{house.url}/harbour/")


def test_a_message_sent_while_the_connection_is_cut_arrives_once(ada, bruno):
    room = ada.enter().to_the_end()
    bruno.enter().to_the_end()
    ada.write("Through a tunnel")
    ada.live.disconnect()
    ada.page.get_by_role("button", name="Send").click()
    expect(bruno.page.get_by_role("article").filter(has_text="Through a tunnel")).to_be_in_viewport()
    ada.live.wait_until_settled()
    expect(ada.sending).to_have_count(0)
    for guest in (ada, bruno):
        assert guest.room.do("rows.filter(row => row.textContent.includes('Through a tunnel')).length") == 1
    assert room.do("fromEnd") <= 1


def test_a_text_that_is_opened_at_the_end_is_read_from_its_start(ada):
    room = ada.enter().to_the_end()
    ada.send(" ".join(["word"] * 300))
    expect(ada.sending).to_have_count(0)
    room.do("settled()")
    key = room.do("rows.at(-1).dataset.key")
    before = top(room, key)
    ada.page.get_by_role("article").last.get_by_role("button", name="More").click()
    ada.live.wait_until_settled()
    room.do("settled()")
    assert abs(top(room, key) - before) <= 0.5
    assert room.do("fromEnd") > 100


@pytest.mark.parametrize("latency", [0, 100, 300])
def test_who_types_on_right_after_sending_sends_each_word_once(ada, latency):
    ada.enter().to_the_end()
    ada.live.set_latency(latency)
    ada.page.get_by_role("textbox", name="Message").focus()
    for number in range(4):
        ada.page.keyboard.type(f"word {number}", delay=20)
        ada.page.keyboard.press("Control+Enter")
    ada.page.keyboard.type("more", delay=20)
    expect(ada.page.get_by_role("article").filter(has_text="word 3")).to_have_count(1)
    ada.live.wait_until_settled()
    expect(ada.sending).to_have_count(0)
    ada.live.wait_until_settled()
    said = "rows.slice(-4).map(row => row.querySelector('[role=group]').textContent)"
    assert ada.room.do(said) == [f"word {number}" for number in range(4)]
    expect(ada.page.get_by_role("textbox", name="Message")).to_have_value("more")


def test_messages_that_cross_stand_in_the_same_order_for_all(ada, bruno):
    ada.enter().to_the_end()
    bruno.enter().to_the_end()
    for guest, name in ((ada, "ada"), (bruno, "bruno")):
        guest.page.get_by_role("textbox", name="Message").focus()
    for number in range(5):
        for guest, name in ((ada, "ada"), (bruno, "bruno")):
            guest.page.keyboard.insert_text(f"{name} {number}")
            guest.page.keyboard.press("Control+Enter")
        for guest in (ada, bruno):
            for name in ("ada", "bruno"):
                expect(guest.page.get_by_role("article").filter(has_text=f"{name} {number}")).to_have_count(1)
            guest.live.wait_until_settled()
    for guest in (ada, bruno):
        expect(guest.sending).to_have_count(0)
    said = "rows.slice(-10).map(row => row.textContent.match(/(ada|bruno) \\d/)[0])"
    assert ada.room.do(said) == bruno.room.do(said)


@pytest.mark.parametrize("latency", [0, 200])
def test_wherever_the_thumb_is_dragged_messages_come(ada, latency):
    room = ada.enter("harbour", 2_000)
    ada.live.set_latency(latency)
    for share in (0.1, 0.9, 0.3, 0.05, 0.7, 0.0, 0.5, 1.0):
        room.do(f"area.scrollTop = {share} * (tiled.area.scrollHeight - tiled.area.clientHeight)")
        room.do("until(() => tiled.blank <= 1)")


def test_the_keyboard_goes_from_the_search_to_what_was_found(ada):
    ada.enter("harbour", 2_000)
    ada.page.get_by_role("searchbox").fill("telescope")
    expect(ada.page.get_by_label("Results").locator("button").first).to_be_visible()
    for _ in range(4):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate("Boolean(document.activeElement.closest('[aria-label=Results]'))"):
            break
    assert ada.page.evaluate("Boolean(document.activeElement.closest('[aria-label=Results]'))")


# Coming and going

def test_who_comes_back_to_a_room_is_where_he_was(ada):
    room = ada.enter().to_the_end()
    room.up(4)
    key_text = room.do("find(String(tiled.first)).innerText")
    ada.page.go_back()
    ada.live.wait_until_settled()
    ada.page.go_forward()
    ada.live.wait_until_settled()
    room = ada.watch()
    room.do("settled()")
    assert room.do("find(String(tiled.first)).innerText") == key_text


def test_what_was_written_is_there_after_a_new_start(ada, house):
    ada.enter().to_the_end()
    ada.send("To be kept")
    expect(ada.page.get_by_role("article").filter(has_text="To be kept")).to_be_visible()
    expect(ada.sending).to_have_count(0)
    # An open page would say that it cannot reach a server that has ended.
    ada.page.goto("about:blank")
    house.restart()
    room = ada.enter().to_the_end()
    assert room.shows("To be kept")


@phone
def test_back_leads_from_a_room_to_all_rooms(ada):
    ada.page.get_by_role("link", name="Kitchen").click()
    expect(ada.page.get_by_role("heading", name="Kitchen")).to_be_visible()
    ada.watch()
    ada.page.go_back()
    expect(ada.page.get_by_role("link", name="Garden")).to_be_visible()
    ada.page.go_forward()
    expect(ada.page.get_by_role("heading", name="Kitchen")).to_be_visible()


@every_device
def test_nothing_keeps_somebody_from_using_it(ada, axe):
    ada.enter()
    assert serious(axe(ada.page)) == []
