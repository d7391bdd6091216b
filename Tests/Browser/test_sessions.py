"""Sessions beside each other: they keep to themselves, one page at a time has one, and they are given up."""

import re
import urllib.request
from socket import SHUT_RDWR

import pytest
from live import Live
from playwright.sync_api import expect
from todos import TodosPage
from websockets.sync.client import connect


def test_two_people_do_not_see_each_other(browser, page, server):
    stranger = browser.new_context().new_page()
    mine, theirs = (TodosPage(each).open(server.url + "/todos") for each in (page, stranger))
    mine.draft.fill("Only mine")
    mine.draft.press("Enter")
    mine.expect_titles("Read the mail", "Water the plants", "Answer Ada", "Only mine")
    theirs.delete("Read the mail")
    theirs.expect_titles("Water the plants", "Answer Ada")
    mine.expect_titles("Read the mail", "Water the plants", "Answer Ada", "Only mine")
    stranger.context.close()


def test_two_tabs_of_one_browser_have_a_session_each(page, server):
    tab = page.context.new_page()
    for each, clicks in ((page, 1), (tab, 2)):
        each.goto(server.url + "/counter")
        for _ in range(clicks):
            each.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()
    tab.get_by_text("Count: 2").wait_for()


def test_a_page_whose_session_is_opened_elsewhere_says_so_and_can_be_reloaded(page, server):
    live = Live(page)
    live.open(server.url + "/counter")
    page.get_by_role("button", name="Increment").click()
    live.wait_until_settled()
    # The other one stays, so that the session is nobody else's to have.
    tab = page.context.new_page()
    tab.goto(server.url + "/hello")
    tab.evaluate(
        "session => { window.other = new WebSocket(`ws://${location.host}/_raven/live?session=${session}`) }",
        page.locator("meta[name=raven-session]").get_attribute("content"),
    )
    banner = page.get_by_role("status")
    expect(banner).to_contain_text("This page is open elsewhere.")
    live.wait_for("raven.status === 'ended'")
    banner.get_by_role("button", name="Reload").click()
    page.get_by_text("Count: 0").wait_for()
    expect(banner).to_have_count(0)
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()


@pytest.mark.console_errors("WebSocket")
def test_a_session_does_not_open_to_another_browser(browser, page, server):
    Live(page).open(server.url + "/counter")
    session = page.locator("meta[name=raven-session]").get_attribute("content")
    stranger = browser.new_context().new_page()
    stranger.goto(server.url + "/counter")
    first = stranger.evaluate(
        """session => new Promise(answer => {
          const socket = new WebSocket(`ws://${location.host}/_raven/live?session=${session}`);
          socket.binaryType = "arraybuffer";
          socket.onmessage = ({ data }) => answer([...new Uint8Array(data)]);
          socket.onclose = () => answer([]);
        })""",
        session,
    )
    assert first == [4, 1], "gone: unknown"
    stranger.context.close()
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()


def test_two_deletions_of_a_row_that_is_going_remove_one_row(page, server):
    live = Live(page)
    todos = TodosPage(page)
    live.open(server.url + "/todos")
    live.set_latency(200)
    todos.delete("Read the mail")
    todos.delete("Read the mail")
    assert live.pending == 2
    live.wait_until_settled()
    todos.expect_titles("Water the plants", "Answer Ada")
    assert live.applied == 2
    todos.delete("Answer Ada")
    todos.expect_titles("Water the plants")


def test_two_hundred_visits_leave_the_server_well(page, server):
    for number in range(200):
        with urllib.request.urlopen(server.url + "/counter", timeout=5) as answer:
            cookie = answer.headers["Set-Cookie"].split(";")[0]
            session = re.search('name="raven-session" content="([0-9a-f]{32})"', answer.read().decode())[1]
        address = f"{server.url.replace('http', 'ws')}/_raven/live?session={session}"
        with connect(address, additional_headers={"Cookie": cookie, "Origin": server.url}) as socket:
            socket.send(bytes([1, 1, 0]))
            assert socket.recv(5)[0] == 1, "a welcome answers the hello"
            # Half say goodbye, half just vanish.
            if number % 2:
                socket.socket.shutdown(SHUT_RDWR)
    with urllib.request.urlopen(server.url + "/healthz", timeout=5) as answer:
        assert answer.status == 200
    page.goto(server.url + "/counter")
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()
