"""Cut connections, restarted servers: every click counts exactly once, and the person is told what is going on."""

import pytest
from live import LOST, Live
from playwright.sync_api import expect
from server import Server
from todos import TodosPage

# While the network is down new sockets ask at an address where there are none.
BREAKABLE_NETWORK = """
window.network = { isDown: false, restore() { this.isDown = false; dispatchEvent(new Event("online")); } };
window.WebSocket = class extends WebSocket {
  constructor(url) { super(network.isDown ? `ws://${location.host}/nowhere` : url); }
};
"""


@pytest.fixture
def live(page):
    page.add_init_script(BREAKABLE_NETWORK)
    return Live(page)


@pytest.fixture
def counter(live, server):
    live.open(server.url + "/counter")
    return live.page.get_by_role("button", name="Increment")


def test_a_click_that_never_left_counts_once(counter, live):
    live.set_latency(300)
    counter.click()
    assert live.pending == 1
    live.disconnect()
    live.wait_until_settled()
    expect(live.page.get_by_text("Count:")).to_have_text("Count: 1")
    assert live.applied == 1


def test_a_click_whose_answer_is_lost_counts_once(counter, live):
    # The page stops listening the moment the click has left, so the server applies it and its answer goes nowhere.
    live.page.evaluate(
        """() => {
          const { send } = WebSocket.prototype;
          WebSocket.prototype.send = function (bytes) {
            WebSocket.prototype.send = send;
            send.call(this, bytes);
            this.onmessage = () => { window.answered = true; this.close(); };
          };
        }"""
    )
    counter.click()
    live.page.wait_for_function("() => window.answered")
    live.wait_until_settled()
    expect(live.page.get_by_text("Count:")).to_have_text("Count: 1")
    counter.click()
    expect(live.page.get_by_text("Count:")).to_have_text("Count: 2")
    assert live.applied == 2


@pytest.mark.console_errors(*LOST)
def test_clicks_made_offline_are_applied_in_order_and_once(live, server):
    todos = TodosPage(live.page)
    live.open(server.url + "/todos")
    go_offline(live)
    for title in ["One", "Two", "Three"]:
        todos.draft.fill(title)
        todos.draft.press("Enter")
    todos.delete("Read the mail")
    todos.button("Sort").click()
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada")
    live.page.evaluate("network.restore()")
    todos.expect_titles("Answer Ada", "One", "Three", "Two", "Water the plants")
    live.wait_until_settled()


@pytest.mark.console_errors(*LOST)
def test_a_banner_comes_when_the_connection_stays_away_and_goes_with_its_return(counter, live):
    banner = live.page.get_by_role("status")
    live.page.evaluate(
        """() => new MutationObserver((_, observer) => {
          if (!document.querySelector(".raven-banner")) return;
          window.bannerAfter = performance.now() - cutAt;
          observer.disconnect();
        }).observe(document.body, { childList: true })"""
    )
    live.page.evaluate("cutAt = performance.now()")
    go_offline(live)
    expect(banner).to_have_text("Connection lost. Reconnecting…")
    assert live.page.evaluate("bannerAfter") >= 700
    live.page.evaluate("network.restore()")
    expect(banner).to_have_count(0)
    counter.click()
    expect(live.page.get_by_text("Count:")).to_have_text("Count: 1")


def test_a_short_cut_shows_no_banner(counter, live):
    live.page.evaluate(
        """() => new MutationObserver(() => { window.sawBanner ||= !!document.querySelector(".raven-banner") })
          .observe(document.body, { childList: true })"""
    )
    # In one go, in the page: a look from outside may come after the page has gone on by itself.
    live.page.evaluate(
        """() => new Promise((resolve) => {
          raven.disconnect();
          const look = setInterval(() => {
            if (raven.status !== "waiting") return;
            clearInterval(look);
            network.restore();
            resolve();
          }, 5);
        })"""
    )
    live.wait_until_settled()
    counter.click()
    expect(live.page.get_by_text("Count:")).to_have_text("Count: 1")
    assert not live.page.evaluate("window.sawBanner")


@pytest.mark.console_errors(*LOST)
def test_a_page_of_a_killed_server_waits_and_starts_again_with_its_successor(live, server):
    first = Server(server.command)
    second = None
    try:
        live.open(first.url + "/counter")
        live.page.get_by_role("button", name="Increment").click()
        live.page.get_by_text("Count: 1").wait_for()
        first.process.kill()
        expect(live.page.get_by_role("status")).to_have_text("Connection lost. Reconnecting…")
        second = Server(server.command, port=first.port)
        live.page.get_by_text("Count: 0").wait_for(timeout=20_000)
        expect(live.page.get_by_role("status")).to_have_count(0)
        live.page.get_by_role("button", name="Increment").click()
        live.page.get_by_text("Count: 1").wait_for()
    finally:
        first.end()
        if second:
            second.end()


@pytest.mark.console_errors(*LOST)
def test_a_server_that_is_told_to_stop_says_goodbye_and_ends(live, server):
    own = Server(server.command)
    try:
        live.open(own.url + "/counter")
        own.process.terminate()
        live.wait_for("raven.status !== 'live'")
        assert own.process.wait(10) == 0
    finally:
        own.end()


def go_offline(live):
    """Cuts the connection and keeps it cut."""
    live.page.evaluate("network.isDown = true")
    live.disconnect()
    live.wait_for("raven.status !== 'live'")
