"""Pages that come back late, all at once, or to a server that shows something else."""

import asyncio
import re
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest
from live import BREAKABLE_NETWORK, LOST, Live, session_of
from playwright.sync_api import expect
from server import Server
from todos import TodosPage
from websockets.asyncio.client import connect


@pytest.fixture
def start(server):
    """`start(*options, port=…, **environment)` starts a server that ends with the test."""
    started = []

    def start(*options, port=None, **environment):
        started.append(Server([*server.command, *options], environment, port=port))
        return started[-1]

    yield start
    for server in started:
        server.end()


@pytest.mark.console_errors(*LOST)
def test_a_page_that_was_away_longer_than_its_session_was_kept_goes_on_with_a_new_one(page, start):
    page.add_init_script(BREAKABLE_NETWORK)
    live, todos = Live(page), TodosPage(page)
    live.open(start("--limit", "away-seconds=1").url + "/todos")
    todos.draft.fill("half a thought")
    live.wait_until_settled()
    session = session_of(page)
    page.evaluate("network.isDown = true")
    live.disconnect()
    page.wait_for_timeout(2_500)
    page.evaluate("network.restore()")
    live.wait_until_settled()
    assert session_of(page) != session
    expect(todos.draft).to_have_value("half a thought")
    todos.draft.press("Enter")
    todos.expect_titles("Read the mail", "Water the plants", "Answer Ada", "half a thought")


def test_a_page_whose_batches_are_no_longer_kept_is_drawn_whole(page, start):
    page.add_init_script(BREAKABLE_NETWORK)
    live = Live(page)
    live.open(start("--limit", "unacknowledged-seconds=1").url + "/stopwatch")
    page.get_by_role("button", name="Start").click()
    live.wait_until_settled()
    session = session_of(page)
    # What the server sends no longer arrives, though the socket is open; then it is cut.
    page.evaluate("network.isDeaf = true")
    page.wait_for_timeout(3_000)
    page.evaluate("network.isDeaf = false")
    page.evaluate("window.before = document.querySelector('#raven').firstElementChild")
    live.disconnect()
    page.wait_for_function("() => !before.isConnected")
    live.wait_for("raven.status === 'live'")
    assert session_of(page) == session
    page.get_by_role("button", name="Stop").click()
    live.wait_until_settled()
    page.wait_for_timeout(200)
    reading = page.get_by_label("Time").inner_text()
    assert float(reading.split(":")[1]) >= 3
    page.wait_for_timeout(500)
    assert page.get_by_label("Time").inner_text() == reading


@pytest.mark.console_errors(*LOST)
def test_a_page_goes_on_when_the_next_server_shows_something_else(page, start, tmp_path):
    live = Live(page)
    first = start(RAVEN_BOOKS="20", RAVEN_DATA=str(tmp_path / "first"))
    live.open(first.url + "/library")
    rows = page.locator(".entry")
    rows.last.focus()
    live.wait_until_settled()
    before = rows.count()
    first.process.kill()
    first.process.wait()
    live.wait_for("raven.status !== 'live'")
    start(port=first.port, RAVEN_BOOKS="6", RAVEN_DATA=str(tmp_path / "second"))
    live.wait_until_settled()
    expect(rows).not_to_have_count(before)
    fresh = Live(page.context.new_page())
    fresh.open(first.url + "/library")
    assert rows.all_inner_texts() == fresh.page.locator(".entry").all_inner_texts()
    rows.first.focus()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()


def test_a_tab_that_was_frozen_for_long_shows_what_is_now(page, server):
    live = Live(page)
    live.open(server.url + "/stopwatch")
    page.get_by_role("button", name="Start").click()
    live.wait_until_settled()
    control = page.context.new_cdp_session(page)
    page.evaluate("(window.ticks = 0, setInterval(() => ticks++, 50))")
    # Headless pages are never hidden: the debugger holds all that runs in it instead, while its socket stays open.
    control.send("Debugger.enable")
    control.send("Debugger.pause")
    time.sleep(3)
    control.send("Debugger.resume")
    control.send("Debugger.disable")
    assert page.evaluate("ticks") < 20, "it was frozen"
    page.wait_for_function("() => Number(document.querySelector('[aria-label=Time]').innerText.split(':')[1]) >= 3")
    page.get_by_role("button", name="Stop").click()
    live.wait_until_settled()
    expect(page.get_by_role("button", name="Start")).to_be_visible()


def test_two_thousand_pages_that_come_back_at_once_all_go_on(page, start):
    server = start("--limit", "kept-page-seconds=120", "--limit", "kept-page-bytes=1000000000")
    count, address = 2_000, server.url.replace("http", "ws")

    def visit(_):
        with urllib.request.urlopen(server.url + "/counter", timeout=30) as answer:
            cookie = answer.headers["Set-Cookie"].split(";")[0]
            return cookie, re.search('name="raven-session" content="([0-9a-f]{32})"', answer.read().decode())[1]

    visits = [visit(number) for number in range(count)]

    async def come(cookie, session, last_batch):
        """Connects and says hello; gives the socket and the answer's first byte."""
        socket = await connect(
            f"{address}/_raven/live?session={session}",
            additional_headers={"Cookie": cookie, "Origin": server.url},
            open_timeout=60,
            ping_interval=None,
        )
        await socket.send(bytes([1, 1, last_batch]))
        return socket, (await asyncio.wait_for(socket.recv(), 60))[0]

    async def everybody():
        sockets = await asyncio.gather(*(come(*visit, 0) for visit in visits))
        assert [kind for _, kind in sockets] == [1] * count, "a welcome answers the hello"
        # All cut in the same moment, and all back in the next.
        for socket, _ in sockets:
            socket.transport.abort()
        again = await asyncio.gather(*(come(*visit, 0) for visit in visits))
        assert [kind for _, kind in again] == [1] * count
        with urllib.request.urlopen(server.url + "/healthz", timeout=5) as answer:
            assert answer.status == 200
        for socket, _ in again:
            socket.transport.abort()

    # A loop of its own: this thread has the browser's.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, everybody()).result()
    page.goto(server.url + "/counter")
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()
