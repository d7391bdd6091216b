"""Trails inside the page, hosted as files: each screen has its address, which can be opened, reloaded and gone back from."""

import shutil

import pytest
from files import FileServer
from playwright.sync_api import expect
from screens import heading, see

# What was served is noted before the app takes it over: an app that builds the page anew drops it.
NOTE_SERVED = "addEventListener('DOMContentLoaded', () => (window.served = [...document.querySelectorAll('#raven h1')].at(-1)))"

# The page itself has no file; all it needs has.
no_file = pytest.mark.console_errors(r"status of 404 \(Not Found\) \[(?!.*/_raven/)")


@pytest.fixture
def trails(page, web_app):
    page.add_init_script(NOTE_SERVED)
    return web_app("Trails").removesuffix("/")


@pytest.fixture
def host(web_files, tmp_path):
    """A server of files: `host.folder` is what it has, at `host.url`, and `host.copy(name)` puts the app into a folder there."""
    server = FileServer(tmp_path)
    server.folder = tmp_path
    server.copy = lambda name="", at="/": shutil.copytree(web_files("Trails", at), tmp_path / name, dirs_exist_ok=True)
    yield server
    server.end()


def was_taken_over(page):
    return page.evaluate("served?.isConnected ?? false")


def alive(page):
    """Waits until the app runs: it has asked where its folder is, and has taken over what was served, or not."""
    page.locator("html[data-base]").wait_for(state="attached")


def test_a_screen_is_pushed_reloaded_and_left_by_the_browser(page, trails):
    page.goto(trails + "/")
    alive(page)
    page.get_by_role("link", name="Ridge Walk").click()
    see(page, "Ridge Walk", "/ridge-walk")
    page.reload()
    alive(page)
    see(page, "Ridge Walk", "/ridge-walk/")
    assert was_taken_over(page)
    page.get_by_role("textbox", name="Note").fill("windy")
    page.get_by_role("link", name="What to bring").click()
    see(page, "What to bring", "/ridge-walk/what-to-bring")
    page.go_back()
    see(page, "Ridge Walk", "/ridge-walk/")
    # The screen below was there all along.
    expect(page.get_by_role("textbox", name="Note")).to_have_value("windy")
    page.go_back()
    see(page, "Trails", "/")
    page.go_forward()
    see(page, "Ridge Walk", "/ridge-walk/")


def test_the_link_back_of_an_opened_address_leads_to_what_is_below(page, trails):
    page.goto(trails + "/regions/coast/lighthouse-loop")
    alive(page)
    see(page, "Lighthouse Loop", "/regions/coast/lighthouse-loop/")
    assert was_taken_over(page)
    page.get_by_role("link", name="Back to Coast").click()
    see(page, "Coast", "/regions/coast")


def test_an_address_can_be_read_without_the_script(browser, web_app):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(web_app("Trails") + "ridge-walk")
    expect(heading(page, "Ridge Walk")).to_be_visible()
    page.get_by_role("link", name="What to bring").click()
    see(page, "What to bring", "/ridge-walk/what-to-bring/")
    context.close()


def test_a_tab_has_its_address_too(page, trails):
    page.goto(trails + "/about")
    alive(page)
    see(page, "About", "/about/")
    assert was_taken_over(page)
    page.get_by_role("link", name="Trails", exact=True).click()
    see(page, "Trails", "/")


def test_a_screen_without_an_address_is_not_there_after_a_reload(page, trails):
    """A stop is written as JSON in the address of a live page, which the app inside the page does not write."""
    page.goto(trails + "/ridge-walk")
    alive(page)
    page.get_by_role("link", name="Saddle").click()
    see(page, "Saddle", "/ridge-walk")
    page.reload()
    see(page, "Ridge Walk", "/ridge-walk/")


@no_file
def test_of_an_address_without_a_file_the_app_makes_the_page(page, host):
    """As of a screen that only a button leads to: the server answers with 404.html."""
    host.copy()
    shutil.rmtree(host.folder / "ridge-walk" / "what-to-bring")
    assert page.goto(host.url + "/ridge-walk/what-to-bring").status == 404
    see(page, "What to bring", "/ridge-walk/what-to-bring")
    page.get_by_role("link", name="Back to Ridge Walk").click()
    see(page, "Ridge Walk", "/ridge-walk")


@no_file
def test_of_an_address_where_nothing_is_what_comes_before_it_is_shown(page, trails):
    page.goto(trails + "/regions/coast/nothing/at/all")
    see(page, "Coast", "/regions/coast")


@no_file
@pytest.mark.parametrize("path", ["/%ff", "/" + "a" * 3000, "/" + "a/" * 40], ids=["encoding", "length", "parts"])
def test_an_address_that_cannot_be_read_shows_the_first_page(page, trails, path):
    page.goto(trails + path)
    see(page, "Trails", "/")


def test_in_a_folder_of_a_site_links_begin_with_the_folder(page, host):
    """Written for the root of a host, in a folder of another: the app makes its pages anew there."""
    page.add_init_script(NOTE_SERVED)
    host.copy("walks")
    page.goto(host.url + "/walks/")
    alive(page)
    link = page.get_by_role("link", name="Ridge Walk")
    expect(link).to_have_attribute("href", "/walks/ridge-walk")
    assert not was_taken_over(page)
    link.click()
    see(page, "Ridge Walk", "/walks/ridge-walk")
    page.reload()
    see(page, "Ridge Walk", "/walks/ridge-walk/")
    page.go_back()
    see(page, "Trails", "/walks/")


def test_several_slashes_name_no_other_host(page, trails):
    # The server takes the slashes for one.
    page.goto(trails + "//regions/coast/")
    alive(page)
    hrefs = page.evaluate("[...document.querySelectorAll('a[href]')].map((link) => link.host)")
    assert hrefs and set(hrefs) == {page.evaluate("location.host")}


@no_file
def test_what_was_made_for_a_folder_is_taken_over_there(page, host):
    page.add_init_script(NOTE_SERVED)
    host.copy("walks", at="/walks")
    page.goto(host.url + "/walks/ridge-walk/?from=mail#top")
    alive(page)
    assert was_taken_over(page)
    see(page, "Ridge Walk", "/walks/ridge-walk/?from=mail#top")
    expect(page.get_by_role("link", name="What to bring")).to_have_attribute("href", "/walks/ridge-walk/what-to-bring")
    page.goto(host.url + "/walks/regions/coast/nothing")
    see(page, "Coast", "/walks/regions/coast")


def test_what_a_file_is_called_says_nothing(page, trails):
    page.goto(trails + "/ridge-walk/index.html?from=mail")
    alive(page)
    see(page, "Ridge Walk", "/ridge-walk/index.html?from=mail")


def test_a_reloaded_screen_is_where_it_was_scrolled_to(page, trails):
    page.set_viewport_size({"width": 360, "height": 300})
    page.goto(trails + "/")
    alive(page)
    page.get_by_role("link", name="Ridge Walk").click()
    see(page, "Ridge Walk", "/ridge-walk")
    # The server puts a slash behind the address.
    screen = page.locator(".nav-screen").last
    screen.evaluate("screen => screen.scrollTo(0, 90)")
    assert screen.evaluate("screen => screen.scrollTop") == 90
    page.reload()
    see(page, "Ridge Walk", "/ridge-walk/")
    for _ in range(100):
        if screen.evaluate("screen => screen.scrollTop") == 90:
            return
        page.wait_for_timeout(50)
    pytest.fail("it is scrolled to somewhere else")
