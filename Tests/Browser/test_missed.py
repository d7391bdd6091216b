"""What did not come because the server was away comes once it is back."""

import re
import time

import pytest
from live import LOST, SETTLED, session_of
from playwright.sync_api import expect
from todos import TodosPage

LOST = (*LOST, "status of 502", "Failed to fetch dynamically imported module")
ANSWERS = {
    "nobody": lambda route: route.abort("connectionrefused"),
    # As a proxy does for a server that is away.
    "a proxy": lambda route: route.fulfill(status=502),
}


@pytest.fixture(params=ANSWERS)
def away(page, request):
    """`away(pattern)` has requests be answered by nobody, or by a proxy, until `away.end()`."""
    patterns = []

    def away(pattern):
        patterns.append(pattern)
        page.route(pattern, ANSWERS[request.param])

    def end():
        while patterns:
            page.unroute(patterns.pop())

    away.end = end
    return away


def wait_for_request(page, end):
    """Waits until a request for an address that ends so is over, as far as the page itself can tell."""
    page.wait_for_function(
        "end => performance.getEntriesByType('resource').some((one) => one.name.endsWith(end))", arg=end
    )


def wait_until(condition, words):
    deadline = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < deadline, words


@pytest.mark.console_errors(*LOST)
def test_symbols(live, server, away):
    symbol = live.page.locator(".icon").first
    live.open(f"{server.url}/library")
    whole = symbol.screenshot()
    away("**/icons/**")
    live.page.reload()
    live.wait_until_settled()
    wait_until(lambda: symbol.screenshot() != whole, "its drawing came")
    name = symbol.evaluate("one => /--i-([^,]+)/.exec(one.style.getPropertyValue('--i'))[1]")
    # A drawing that is still on its way has not been missed.
    wait_for_request(live.page, f"/{name}.svg")
    # Away again before it comes.
    live.come_back()
    wait_for_request(live.page, f"/{name}.svg?")
    away.end()
    live.come_back()
    wait_until(lambda: symbol.screenshot() == whole, "its drawing stays away")


@pytest.mark.console_errors(*LOST)
def test_style_sheets(live, server, away):
    page = live.page
    page.goto(f"{server.url}/counter")
    styled = page.locator("body").evaluate("one => getComputedStyle(one).fontFamily")
    away("**/raven.css")
    live.open(f"{server.url}/counter")
    assert page.locator("body").evaluate("one => getComputedStyle(one).fontFamily") != styled
    away.end()
    live.come_back()
    page.wait_for_function("font => getComputedStyle(document.body).fontFamily === font", arg=styled)


@pytest.mark.console_errors(*LOST)
def test_pictures(live, server, away):
    away("**/_app/**")
    live.open(f"{server.url}/examples")
    picture = "document.querySelector('img')"
    live.page.wait_for_function(f"() => {picture}.complete && !{picture}.naturalWidth")
    away.end()
    live.come_back()
    live.page.wait_for_function(f"() => {picture}.complete && {picture}.naturalWidth")


@pytest.mark.console_errors(*LOST)
def test_what_elements_do(live, server, away):
    page = live.page
    away("**/list.js")
    page.goto(f"{server.url}/library")
    live.wait_for(SETTLED)
    rows = page.locator(".entry")
    rows.first.focus()
    page.keyboard.press("ArrowDown")
    expect(rows.first).to_be_focused()
    away.end()
    before = session_of(page)
    with page.expect_navigation(timeout=30_000):
        live.disconnect()
    live.wait_until_settled()
    assert session_of(page) == before
    rows.first.focus()
    page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()


@pytest.mark.console_errors(*LOST)
def test_a_page_that_lacks_a_script_is_loaded_anew_when_nobody_is_typing_and_loses_nothing(live, server, away):
    page, todos = live.page, TodosPage(live.page)
    away("**/list.js")
    page.goto(f"{server.url}/todos")
    live.wait_for(SETTLED)
    away.end()
    page.evaluate("window.isOld = true")
    with page.expect_request("**/list.js"):
        live.disconnect()
        todos.draft.press_sequentially("Call Ada")
    live.wait_for("raven.status === 'live'")
    # The connection is trusted after five seconds.
    page.wait_for_timeout(6_000)
    assert page.evaluate("window.isOld")
    todos.draft.press_sequentially(" back")
    with page.expect_navigation(timeout=30_000):
        todos.draft.blur()
    live.wait_until_settled()
    expect(todos.draft).to_have_value("Call Ada back")
    expect(page.locator(".raven-banner")).to_have_count(0)


@pytest.mark.console_errors(*LOST)
def test_a_page_is_not_loaded_anew_for_a_script_that_stays_away(live, server, away):
    away("**/list.js")
    live.page.goto(f"{server.url}/library")
    live.wait_for(SETTLED)
    live.page.evaluate("window.isOld = true")
    with live.page.expect_request("**/list.js"):
        live.disconnect()
    live.wait_for("raven.status === 'live'")
    # The connection is trusted after five seconds.
    live.page.wait_for_timeout(6_000)
    assert live.page.evaluate("window.isOld")


def test_nothing_is_asked_for_twice(live, server):
    live.open(f"{server.url}/library")
    asked = []
    live.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    with live.page.expect_request("**/missed.js"):
        live.come_back()
    live.page.wait_for_timeout(300)
    assert [name for name in asked if not re.match("live[?]", name)] == ["missed.js"]
