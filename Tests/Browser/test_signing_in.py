"""Who asks for a page is known by a cookie; who is put out has no page left."""

from live import Live
from playwright.sync_api import expect

PAGE = "security/signing-in"


def sign_in(context, server, name):
    context.add_cookies([{"name": "guide-name", "value": name, "url": server.url}])


def expect_name(page, name):
    expect(page.get_by_text(f"Signed in: {name}", exact=True)).to_be_visible()


def test_a_page_knows_who_asks_and_all_pages_of_one_end_together(browser, live, server):
    live.open(f"{server.url}/{PAGE}")
    expect_name(live.page, "nobody")
    sign_in(live.page.context, server, "Ada")
    # The session goes on over a reload, and with it what it was asked with; a visit is made for who asks now.
    live.page.reload()
    live.wait_until_settled()
    expect_name(live.page, "nobody")
    live.page.goto("about:blank")
    live.open(f"{server.url}/{PAGE}")
    expect_name(live.page, "Ada")
    second = Live(live.page.context.new_page())
    second.open(f"{server.url}/{PAGE}")
    expect_name(second.page, "Ada")
    elsewhere = browser.new_context()
    sign_in(elsewhere, server, "Bob")
    other = Live(elsewhere.new_page())
    other.open(f"{server.url}/{PAGE}")
    expect_name(other.page, "Bob")
    session = other.page.locator("meta[name=raven-session]").get_attribute("content")

    live.page.context.clear_cookies(name="guide-name")
    second.page.get_by_role("button", name="End all pages of this name").click()
    for tab in live, second:
        expect_name(tab.page, "nobody")
        tab.wait_until_settled()
        expect(tab.page.get_by_role("button", name="End all pages of this name")).to_be_disabled()
    expect_name(other.page, "Bob")
    assert other.page.locator("meta[name=raven-session]").get_attribute("content") == session
    elsewhere.close()
