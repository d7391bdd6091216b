"""What did not come because the network was away comes once it is back."""

import time

import pytest
from live import LOST, SETTLED
from playwright.sync_api import expect


@pytest.fixture
def refused(page):
    """`refused(pattern)` has the network refuse requests until `refused.end()`."""
    patterns = []

    def refuse(pattern):
        patterns.append(pattern)
        page.route(pattern, lambda route: route.abort("connectionrefused"))

    def end():
        while patterns:
            page.unroute(patterns.pop())

    refuse.end = end
    return refuse


def come_back(live):
    live.disconnect()
    live.wait_until_settled()


@pytest.mark.console_errors(*LOST)
def test_symbols(live, server, refused):
    symbol = live.page.locator(".icon").first
    live.open(f"{server.url}/library")
    whole = symbol.screenshot()
    refused("**/icons/**")
    live.page.reload()
    live.wait_until_settled()
    assert symbol.screenshot() != whole, "its symbol is missing"
    come_back(live)
    # Away again before it came.
    come_back(live)
    refused.end()
    come_back(live)
    deadline = time.monotonic() + 10
    while symbol.screenshot() != whole:
        assert time.monotonic() < deadline, "its symbol stays away"


@pytest.mark.console_errors(*LOST)
def test_pictures(live, server, refused):
    refused("**/_app/**")
    live.open(f"{server.url}/examples")
    picture = "document.querySelector('img')"
    live.page.wait_for_function(f"() => {picture}.complete && !{picture}.naturalWidth")
    refused.end()
    come_back(live)
    live.page.wait_for_function(f"() => {picture}.complete && {picture}.naturalWidth")


@pytest.mark.console_errors(*LOST, "Failed to fetch dynamically imported module")
def test_what_elements_do(live, server, refused):
    refused("**/list.js")
    live.page.goto(f"{server.url}/library")
    live.wait_for(SETTLED)
    rows = live.page.locator(".entry")
    rows.first.focus()
    live.page.keyboard.press("ArrowDown")
    expect(rows.first).to_be_focused()
    refused.end()
    session = live.page.locator("meta[name=raven-session]").get_attribute("content")
    with live.page.expect_navigation():
        live.disconnect()
    live.wait_until_settled()
    assert live.page.locator("meta[name=raven-session]").get_attribute("content") == session
    rows.first.focus()
    live.page.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()


def test_nothing_is_asked_for_twice(live, server):
    """Neither a page that came whole, nor what was refused with an answer."""
    live.open(f"{server.url}/library")
    asked = []
    live.page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    come_back(live)
    live.page.wait_for_timeout(300)
    assert [name for name in asked if not name.startswith("live?")] == ["missed.js"]
