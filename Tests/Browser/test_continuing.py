"""A page goes on where it was: loaded anew, after its server was killed or replaced, and when what it lacks is no longer kept."""

import pytest
from live import BREAKABLE_NETWORK, LOST, Live, session_of
from playwright.sync_api import expect
from server import Server
from todos import TodosPage


class Place:
    """A server that can be killed and started anew."""

    def __init__(self, command):
        self.command = command
        self.server = Server(command)
        self.url = self.server.url

    def kill(self):
        self.server.process.kill()
        self.server.process.wait()

    def start(self):
        self.server = Server(self.command, port=self.server.port)


@pytest.fixture
def place(server):
    place = Place(server.command)
    yield place
    place.server.end()


def test_a_page_that_is_loaded_anew_goes_on_with_its_session(live, server):
    live.open(f"{server.url}/counter")
    page = live.page
    for _ in range(3):
        page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 3").wait_for()
    session = session_of(page)
    for count in (4, 5):
        page.reload()
        live.wait_until_settled()
        assert session_of(page) == session
        page.get_by_role("button", name="Increment").click()
        page.get_by_text(f"Count: {count}").wait_for()


def test_rows_fields_and_boxes_are_as_they_were_after_a_reload(live, server):
    todos = TodosPage(live.page)
    live.open(f"{server.url}/todos")
    todos.draft.fill("Bake bread")
    todos.draft.press("Enter")
    todos.delete("Read the mail")
    live.page.get_by_label("Done: Answer Ada").check()
    todos.draft.fill("half a th")
    live.wait_until_settled()
    live.page.reload()
    live.wait_until_settled()
    todos.expect_titles("Water the plants", "Answer Ada", "Bake bread")
    expect(live.page.get_by_label("Done: Answer Ada")).to_be_checked()
    expect(todos.draft).to_have_value("half a th")
    todos.draft.press("End")
    todos.draft.press_sequentially("ought")
    todos.draft.press("Enter")
    todos.expect_titles("Water the plants", "Answer Ada", "Bake bread", "half a thought")


def test_a_new_visit_to_the_address_is_a_new_page(live, server):
    live.open(f"{server.url}/counter")
    page = live.page
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()
    page.goto(f"{server.url}/hello")
    page.goto(f"{server.url}/counter")
    live.wait_until_settled()
    page.get_by_text("Count: 0").wait_for()


def test_the_way_back_from_another_app_leads_to_the_page_as_it_was(live, server):
    live.open(f"{server.url}/counter")
    page = live.page
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()
    page.goto(f"{server.url}/todos")
    live.wait_until_settled()
    page.go_back()
    page.get_by_text("Count: 1").wait_for()
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 2").wait_for()


def test_screens_that_are_pushed_and_the_steps_back_and_forth_are_there_after_a_reload(live, server):
    live.open(f"{server.url}/trails")
    page = live.page
    page.get_by_role("link", name="Ridge Walk").click()
    page.get_by_role("link", name="Saddle").click()
    live.wait_until_settled()
    saddle = page.url
    page.reload()
    live.wait_until_settled()
    expect(page.get_by_role("heading", name="Saddle", level=1)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Ridge Walk", level=1)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Trails", level=1)).to_be_visible()
    page.go_forward()
    page.go_forward()
    page.wait_for_url(saddle)
    expect(page.get_by_role("heading", name="Saddle", level=1)).to_be_visible()
    live.wait_until_settled()


def test_another_browser_cannot_take_a_session_over(browser, live, server):
    live.open(f"{server.url}/counter")
    live.page.get_by_role("button", name="Increment").click()
    live.page.get_by_text("Count: 1").wait_for()
    session = session_of(live.page)
    live.page.goto("about:blank")
    stranger = browser.new_context().new_page()
    stranger.add_init_script(
        f"if (location.protocol.startsWith('http')) sessionStorage.setItem('raven ' + location.href, '{session}')"
    )
    theirs = Live(stranger)
    theirs.open(f"{server.url}/counter")
    stranger.reload()
    theirs.wait_until_settled()
    stranger.get_by_text("Count: 0").wait_for()
    assert session_of(stranger) != session
    stranger.context.close()


@pytest.mark.console_errors(*LOST)
def test_text_focus_caret_and_scroll_stay_when_the_server_is_killed_and_started_anew(live, place):
    live.page.set_viewport_size({"width": 500, "height": 260})
    todos = TodosPage(live.page)
    live.open(f"{place.url}/todos")
    todos.draft.fill("half a thought")
    live.wait_until_settled()
    scrolled = live.page.evaluate(
        """() => {
          const area = [...document.querySelectorAll("*")].find((one) => {
            one.scrollTop = 37;
            return one.scrollTop > 0;
          });
          window.area = area;
          document.activeElement.setSelectionRange(5, 9);
          return area?.scrollTop ?? 0;
        }"""
    )
    place.kill()
    live.wait_for("raven.status !== 'live'")
    place.start()
    live.wait_until_settled()
    expect(todos.draft).to_have_value("half a thought")
    expect(todos.draft).to_be_focused()
    assert live.page.evaluate("[document.activeElement.selectionStart, document.activeElement.selectionEnd]") == [5, 9]
    assert scrolled == 37
    assert live.page.evaluate("[...document.querySelectorAll('*')].some((one) => one.scrollTop === 37)")
    todos.draft.press("End")
    todos.draft.press_sequentially("s")
    todos.draft.press("Enter")
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada", "half a thoughts")


@pytest.mark.console_errors(*LOST)
def test_what_the_device_is_like_is_told_to_a_new_server(live, place):
    live.page.set_viewport_size({"width": 390, "height": 700})
    live.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    live.open(f"{place.url}/surroundings")
    readings = ["colour-scheme", "width", "reduce-motion", "time-zone", "scale"]
    told = [live.page.locator(f"#{name}").inner_text() for name in readings]
    assert told[:3] == ["dark", "compact", "true"]
    place.kill()
    live.wait_for("raven.status !== 'live'")
    place.start()
    live.wait_until_settled()
    for name, value in zip(readings, told):
        expect(live.page.locator(f"#{name}")).to_have_text(value)


@pytest.mark.console_errors(*LOST)
def test_what_was_done_while_the_server_was_away_for_good_is_said_to_be_lost(live, place):
    live.open(f"{place.url}/counter")
    place.kill()
    live.wait_for("raven.status !== 'live'")
    live.page.get_by_role("button", name="Increment").click()
    place.start()
    live.wait_until_settled()
    expect(live.page.get_by_role("status")).to_have_text("What you did last was not kept.")
    live.page.get_by_text("Count: 0").wait_for()
    live.page.get_by_role("button", name="Increment").click()
    live.page.get_by_text("Count: 1").wait_for()


@pytest.mark.console_errors(*LOST)
def test_what_was_under_way_as_a_page_loaded_itself_anew_is_said_to_be_lost(live, place):
    # As a page would whose script the next server has no more.
    live.page.add_init_script(
        """window.WebSocket = class extends WebSocket {
          constructor(url) { super(url.replace(/script=[^&]*/, "script=/old.js")); }
        };"""
    )
    live.open(f"{place.url}/counter")
    first = session_of(live.page)
    place.kill()
    live.wait_for("raven.status !== 'live'")
    live.page.get_by_role("button", name="Increment").click()
    place.start()
    told = live.page.get_by_role("status")
    expect(told).to_have_text("What you did last was not kept.")
    live.wait_until_settled()
    expect(told).to_have_text("What you did last was not kept.")
    assert session_of(live.page) != first
    live.page.get_by_text("Count: 0").wait_for()
    # Nobody has read it before the connection is lost again for a moment.
    live.come_back()
    expect(told).to_have_text("What you did last was not kept.")
    live.page.wait_for_timeout(1_000)
    live.page.get_by_role("button", name="Increment").click()
    live.page.get_by_text("Count: 1").wait_for()
    expect(told).to_have_count(0)
    live.page.reload()
    live.wait_until_settled()
    live.page.get_by_text("Count: 1").wait_for()
    expect(told).to_have_count(0)


@pytest.mark.console_errors(*LOST)
def test_a_page_whose_session_a_copy_of_its_tab_took_over_does_not_take_it_back(live, server):
    page = live.page
    page.add_init_script(BREAKABLE_NETWORK)
    live.open(f"{server.url}/counter")
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()
    live.wait_until_settled()
    session = session_of(page)
    # The copy is made while the page cannot reach the server, and something is done there.
    page.evaluate("network.isDown = true")
    live.disconnect()
    page.get_by_role("button", name="Increment").click()
    other = page.context.new_page()
    other.add_init_script(f"sessionStorage.setItem('raven ' + location.href, '{session}')")
    copy = Live(other)
    copy.open(f"{server.url}/counter")
    other.reload()
    copy.wait_until_settled()
    assert session_of(other) == session
    other.get_by_role("button", name="Increment").click()
    other.get_by_text("Count: 2").wait_for()
    page.evaluate("network.restore()")
    expect(page.get_by_role("status")).to_contain_text("This page is open elsewhere. What you did last may not be kept.")
    assert live.status == "ended"
    other.get_by_role("button", name="Increment").click()
    other.get_by_text("Count: 3").wait_for()
    page.get_by_role("status").get_by_role("button", name="Reload").click()
    page.get_by_text("Count: 0").wait_for()


@pytest.mark.console_errors("the page no longer matches its session")
def test_a_page_that_a_batch_does_not_fit_is_drawn_anew(live, server):
    live.page.add_init_script(
        "window.WebSocket = class extends WebSocket { constructor(url) { super(url); window.socket = this; } };"
    )
    live.open(f"{server.url}/counter")
    page = live.page
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()
    live.wait_until_settled()
    session = session_of(page)
    # A batch with a command that there is not: something was lost, or somebody's script has been at the page.
    page.evaluate(
        """() => {
          document.querySelector("#raven").replaceChildren();
          socket.onmessage({ data: new Uint8Array([2, raven.lastBatch + 1, raven.applied, 1, 99, 0]).buffer });
        }"""
    )
    page.get_by_text("Count: 1").wait_for()
    live.wait_until_settled()
    assert session_of(page) == session
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 2").wait_for()
