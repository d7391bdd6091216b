"""How a page is arranged is a tab's own, and goes on over a reload and a new start of the server."""

import pytest
from live import LOST, Live
from playwright.sync_api import expect
from server import Server

PAGE = "state/scene-storage"


class Place:
    """A server with a folder, which can be killed and started anew."""

    def __init__(self, command, folder):
        self.command = command
        self.environment = {"RAVEN_DATA": str(folder)}
        self.server = Server(command, self.environment)
        self.url = f"{self.server.url}/{PAGE}"

    def kill(self):
        self.server.process.kill()
        self.server.process.wait()

    def start(self):
        self.server = Server(self.command, self.environment, port=self.server.port)


@pytest.fixture
def place(server, tmp_path):
    place = Place(server.command, tmp_path)
    yield place
    place.server.end()


def zoom(page, steps):
    for _ in range(steps):
        page.get_by_role("button", name="Increment").click()


def expect_zoom(page, number):
    expect(page.get_by_text(f"Zoom: {number}", exact=True)).to_be_visible()


def shelf(page):
    return page.get_by_role("combobox", name="Shelf")


def new_tab(live):
    return Live(live.page.context.new_page())


def test_each_tab_has_its_own_and_both_are_there_after_a_reload(live, place):
    live.open(place.url)
    shelf(live.page).select_option("Travel")
    zoom(live.page, 2)
    expect_zoom(live.page, 4)
    live.wait_until_settled()
    other = new_tab(live)
    other.open(place.url)
    expect_zoom(other.page, 2)
    zoom(other.page, 1)
    expect_zoom(other.page, 3)
    other.wait_until_settled()
    for tab, number in (live, 4), (other, 3):
        tab.page.reload()
        tab.wait_until_settled()
        expect_zoom(tab.page, number)
    expect(shelf(live.page)).to_have_value(shelf(live.page).locator("option", has_text="Travel").get_attribute("value"))


@pytest.mark.console_errors(*LOST)
def test_a_page_has_it_when_its_server_was_killed_and_started_anew(live, place):
    live.open(place.url)
    zoom(live.page, 2)
    expect_zoom(live.page, 4)
    live.wait_until_settled()
    for number in (4, 5):
        place.kill()
        live.wait_for("raven.status !== 'live'")
        place.start()
        live.wait_until_settled()
        expect_zoom(live.page, number)
        if number == 4:
            zoom(live.page, 1)
            expect_zoom(live.page, 5)
            live.wait_until_settled()


@pytest.mark.console_errors(*LOST)
def test_a_page_that_is_loaded_anew_from_a_new_server_has_it(live, place):
    live.open(place.url)
    shelf(live.page).select_option("Poetry")
    zoom(live.page, 3)
    expect_zoom(live.page, 5)
    live.wait_until_settled()
    live.page.goto("about:blank")
    place.kill()
    place.start()
    live.page.go_back()
    live.wait_until_settled()
    expect_zoom(live.page, 5)
    expect(shelf(live.page).locator("option:checked")).to_have_text("Poetry")
    # A visit of its own is another matter.
    live.open(place.url)
    expect_zoom(live.page, 2)


@pytest.mark.console_errors(*LOST)
def test_another_browser_gets_nothing_of_it(browser, live, place):
    live.open(place.url)
    zoom(live.page, 2)
    expect_zoom(live.page, 4)
    live.wait_until_settled()
    session = live.page.locator("meta[name=raven-session]").get_attribute("content")
    place.kill()
    place.start()
    stranger = browser.new_context().new_page()
    stranger.add_init_script(
        f"if (location.protocol.startsWith('http')) sessionStorage.setItem('raven ' + location.href, '{session}')"
    )
    theirs = Live(stranger)
    theirs.open(place.url)
    stranger.reload()
    theirs.wait_until_settled()
    expect_zoom(stranger, 2)
    stranger.context.close()
