"""A page that runs its app itself: how it takes over what was served, and what it says when it cannot go on."""

import re
import subprocess

import pytest
from conftest import ROOT
from playwright.sync_api import expect

# Every click ends in what a trap of the module is to JavaScript.
TRAP = """
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...given) => {
  const { exports } = await instantiate(...given);
  const trap = () => { throw new WebAssembly.RuntimeError("unreachable"); };
  return { exports: { ...exports, click: trap, event: trap } };
};
"""


# The module of a page that only tests know.
BUILD = """
source Scripts/progress.sh
source Scripts/wasm/compile.sh
engine
app "$0" "Scripts/wasm/$0"
"""


@pytest.fixture
def address(web_app):
    return web_app("Counter")


def built(name):
    """The module of a page that only tests know."""
    done = subprocess.run(["bash", "-euo", "pipefail", "-c", BUILD, name], cwd=ROOT, capture_output=True, text=True)
    assert not done.returncode, done.stderr
    return ROOT / ".build" / "wasm" / f"{name}.wasm"


@pytest.fixture(scope="module")
def deep_module(web_app):
    web_app("Counter")
    return built("Depth")


@pytest.fixture(scope="module")
def alike_module(web_app):
    web_app("Counter")
    return built("Alike")


def show(page, address, module):
    """Opens a page with another module than its own."""
    page.route("**/*.wasm", lambda route: route.fulfill(path=module, content_type="application/wasm"))
    page.goto(address)


def levels(page, address, module, number):
    """Opens a page of so many levels of views."""
    show(page, address, module)
    page.get_by_role("textbox", name="Levels").fill(str(number))


def count(page, number):
    expect(page.get_by_text(f"Count: {number}", exact=True)).to_be_visible()


def click(page):
    page.get_by_role("button", name="Increment").click()


def open_marked(page, address):
    """Opens the page and marks its button while the module is on its way."""
    page.add_init_script(
        """document.addEventListener("readystatechange", () => {
          const button = document.querySelector("button");
          if (button) button.isServed = true;
        })"""
    )
    page.goto(address)


def is_marked(page):
    """Whether the button is the one that was served."""
    return page.evaluate("document.querySelector('button').isServed === true")


def test_the_served_page_is_taken_over_as_it_is(page, address):
    open_marked(page, address)
    click(page)
    count(page, 1)
    assert is_marked(page)


def test_a_page_served_for_another_app_is_built_anew(page, address):
    def another(route):
        html = route.fetch().text()
        changed = re.sub(r'data-batch="[0-9a-f]{8}"', 'data-batch="00000000"', html).replace("Count: 0", "Count: 9")
        assert changed != html
        route.fulfill(body=changed, content_type="text/html")

    page.route(address, another)
    open_marked(page, address)
    # What is done to the other app's page is not done to this one.
    count(page, 0)
    click(page)
    count(page, 1)
    assert not is_marked(page)
    assert page.get_by_role("button").count() == 1
    # What somebody else puts into the page has no number there, whatever it says of itself.
    page.evaluate("""document.querySelector("#raven").insertAdjacentHTML("beforeend", "<p data-on=1>Foreign</p>")""")
    page.get_by_text("Foreign").click()
    click(page)
    count(page, 2)


def test_what_is_done_before_the_module_is_there_counts(page, address):
    held = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(address)
    for _ in range(3):
        click(page)
    count(page, 0)
    held[0].continue_()
    count(page, 3)


def test_a_server_need_not_know_what_a_module_is(page, address):
    def untyped(route):
        route.fulfill(body=route.fetch().body(), content_type="application/octet-stream")

    page.route("**/*.wasm", untyped)
    page.goto(address)
    click(page)
    count(page, 1)


@pytest.mark.console_errors("The app has stopped")
def test_a_mistake_that_ends_the_app_is_said(page, address):
    page.add_init_script(TRAP)
    page.goto(address)
    click(page)
    banner = page.get_by_role("status")
    expect(banner).to_contain_text("The app has stopped because of a mistake in it.")
    expect(banner.get_by_role("button", name="Reload")).to_be_visible()
    click(page)
    count(page, 0)


@pytest.mark.console_errors("cannot be loaded", "404")
def test_a_module_that_is_not_there_is_said(page, address):
    page.route("**/*.wasm", lambda route: route.fulfill(status=404, body=""))
    page.goto(address)
    expect(page.get_by_role("status")).to_contain_text("The app cannot be loaded.")
    count(page, 0)


def test_a_page_of_200_levels_works_to_the_last(page, address, deep_module):
    levels(page, address, deep_module, 200)
    page.get_by_role("button", name=re.compile("^0 below")).click()
    expect(page.get_by_role("button", name="0 below, pressed 1 times")).to_be_visible()


@pytest.mark.console_errors("The app has stopped")
def test_a_page_too_deep_for_the_stack_stops_and_says_so(page, address, deep_module):
    levels(page, address, deep_module, 100_000)
    banner = page.get_by_role("status")
    expect(banner).to_contain_text("The app has stopped because of a mistake in it.")
    expect(banner.get_by_role("button", name="Reload")).to_be_visible()


# What the policy forbids is told in the console as well.
@pytest.mark.console_errors("Content Security Policy", "404")
def test_servers_are_asked_as_the_policy_allows(page, address):
    show(page, address, built("Feed"))

    def hears(address, text):
        page.get_by_role("textbox", name="Address").fill(address)
        page.get_by_role("button", name="Read", exact=True).click()
        expect(page.get_by_text(re.compile(text))).to_be_visible()

    hears("index.html", "^200 text/html: <!doctype html>")
    hears("nothing.txt", "^404 text/html")
    hears("http://127.0.0.2:9/", "^The server could not be reached.$")
    hears("http://", "^The address is not one that can be asked.$")


def hears(page, text):
    expect(page.get_by_text(text, exact=True)).to_be_visible()


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def test_what_waits_goes_on(page, address, alike_module):
    show(page, address, alike_module)
    hears(page, "Found 0")
    press(page, "Tell")
    # What comes before is held against the same on this machine in node.
    expect(page.get_by_text("one of them failed: true")).to_be_visible()
    press(page, "Ask another")
    hears(page, "Found 1")
    press(page, "Animate")
    hears(page, "It has moved")
    press(page, "Refresh")
    hears(page, "Loaded anew")


def test_the_page_is_drawn_and_answers_while_a_task_is_busy(page, address, alike_module):
    show(page, address, alike_module)
    hears(page, "Found 0")
    press(page, "Be busy")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    press(page, "Ask another")
    hears(page, "Found 1")
    press(page, "Rest")
    hears(page, "Busy no more")


def test_data_of_a_server_is_waited_for_and_given_up(page, address, alike_module):
    page.route("**/news", lambda route: route.fulfill(body="There is news."))
    page.route("**/slow", lambda route: None)
    show(page, address, alike_module)
    field = page.get_by_role("textbox", name="Address")
    field.fill("news")
    press(page, "Read")
    hears(page, "200: There is news.")
    field.fill("slow")
    with page.expect_request("**/slow"):
        press(page, "Read")
    press(page, "Give up")
    hears(page, "Cancelled")


def test_dates_are_in_the_language_and_the_time_zone_of_the_browser(browser, address, alike_module):
    page = browser.new_page(locale="de-DE", timezone_id="Europe/Berlin")
    show(page, address, alike_module)
    press(page, "Date")
    expect(page.get_by_text("28. November 2026", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile("^0?3:14$"))).to_be_visible()
    expect(page.get_by_text(re.compile("^Samstag.*0?3 Uhr$"))).to_be_visible()
    expect(page.get_by_text("2 Std., 1 Min.", exact=True)).to_be_visible()
    # Hours are there unless the moment is less than one away.
    clock = page.get_by_text(re.compile(r"^At (\d+:)?\d?\d:\d\d$"))
    first = clock.text_content()
    expect(clock).not_to_have_text(first)
    page.close()


def test_days_and_times_are_chosen_where_the_browser_is(browser, address, alike_module):
    page = browser.new_page(locale="de-DE", timezone_id="Europe/Berlin")
    show(page, address, alike_module)
    day, time, both = (page.get_by_label(name, exact=True) for name in ("Day", "Time", "Both"))

    def chosen(shown, date):
        expect(page.get_by_text(f"Chosen: {date}", exact=True)).to_be_visible()
        assert [field.input_value() for field in (day, time, both)] == [*shown.split("T"), shown]

    chosen("2026-11-28T03:14", "2026-11-28T02:14:05Z")
    assert day.get_attribute("min") == "2026-02-25"
    day.fill("2026-03-29")
    # Clocks go from two to three in that night.
    chosen("2026-03-29T03:14", "2026-03-29T01:14:05Z")
    time.fill("18:45")
    chosen("2026-03-29T18:45", "2026-03-29T16:45:00Z")
    both.fill("2027-01-05T07:08")
    chosen("2027-01-05T07:08", "2027-01-05T06:08:00Z")
    page.close()


def test_data_of_a_server_is_read_as_values(page, address, alike_module):
    ids = [f"E621E1F8-C36C-495A-93FC-0C247A3E6E5{digit}" for digit in "AB"]
    page.route("**/two", lambda route: route.fulfill(json=[{"id": id, "title": f"Grüße {id[-1]}"} for id in ids]))
    page.route("**/without", lambda route: route.fulfill(json=[{"id": ids[0]}]))
    page.route("**/words", lambda route: route.fulfill(body="There is news."))
    show(page, address, alike_module)
    field = page.get_by_role("textbox", name="Address")
    for path, heard in (
        ("two", "2 headlines"),
        ("without", "There is no title"),
        ("words", "The operation could not be completed. The data isn’t in the correct format."),
    ):
        field.fill(path)
        press(page, "List")
        hears(page, heard)
    for id in ids:
        expect(page.get_by_text(f"{id}: Grüße {id[-1]}", exact=True)).to_be_visible()
