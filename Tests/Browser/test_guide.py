"""The field guide, live: addresses, order, places on a page, the history, the search, examples, phones, and what it weighs."""

import gzip
import re

import pytest
from conftest import serious
from devices import DESKTOP, PHONE, dark
from guide import (
    AREA,
    SCROLLED,
    SOURCES,
    Markup,
    contents,
    declared,
    example,
    on_this_page,
    read,
    search,
    slug,
    title,
    wait_until_scrolled_to,
)
from live import SETTLED
from playwright.sync_api import expect
from shifts import shifts

HOME = "/"
BUTTONS = "/views/buttons"
# Where there is room for what is on the page.
WIDE = {"viewport": {"width": 1280, "height": 720}}
# The first page, a chapter, and topics of many kinds.
SOME = ["/", "/views", BUTTONS, "/state/state", "/lists/lists", "/navigation/stacks-and-addresses"]
# How many bytes a first page may have, compressed.
LIMIT = 60_000

wide = pytest.mark.parametrize("device", [WIDE], ids=["wide"])
phone = pytest.mark.parametrize("device", [PHONE], ids=["phone"])


@pytest.fixture(scope="module")
def get(browser, server):
    """`get(path)` is the status and the markup of an answer, without a page that shows it."""
    context = browser.new_context()

    def answered(path):
        answer = context.request.get(server.url + path)
        return answer.status, Markup(answer.text())

    yield answered
    context.close()


@pytest.fixture(scope="module")
def pages(get):
    """The addresses and titles of all pages but the first, as its contents list them."""
    return get(HOME)[1].contents


# Addresses


def test_the_contents_have_every_chapter_and_topic_in_the_order_of_the_sources(pages):
    expected = [(HOME, "Overview")]
    for chapter, topics in declared().items():
        expected.append((f"/{slug(chapter)}", chapter))
        expected += [(f"/{slug(chapter)}/{slug(topic)}", topic) for topic in topics]
    assert len(expected) > 80
    assert pages == expected


def test_every_page_is_served_whole_under_its_own_title(get, pages):
    wrong = []
    assert pages[0] == (HOME, "Overview")
    for path, name in [(HOME, "Raven"), *pages[1:]]:
        status, markup = get(path)
        shown = [words for level, words in markup.headings if level == 1]
        if status != 200 or markup.title != name or name not in shown or markup.contents != pages:
            wrong.append((path, status, markup.title, shown, len(markup.contents)))
    assert wrong == []


def test_a_page_has_a_first_heading_for_each_column_and_none_that_skips_a_level(get):
    wrong = []
    for path in SOME:
        levels = [level for level, _ in get(path)[1].headings]
        # One for each column: the document's, and the page's.
        if levels.count(1) != 2 or any(after > before + 1 for before, after in zip(levels, levels[1:])):
            wrong.append((path, get(path)[1].headings))
    assert wrong == []


@pytest.mark.console_errors("404")
@pytest.mark.parametrize("path", ["/nowhere", "/views/nowhere", "/views/buttons/nowhere"])
def test_an_address_of_nothing_says_so_beside_the_contents(page, server, live, path):
    assert page.request.get(server.url + path).status == 404
    live.open(server.url + path)
    expect(page.get_by_text("Nothing here", exact=True)).to_be_visible()
    contents(page).get_by_role("link", name="Toggles", exact=True).click()
    read(page, "Toggles", "/views/toggles")
    expect(page.get_by_text("Nothing here", exact=True)).to_be_hidden()


# Places on a page


@wide
def test_an_address_with_a_place_leads_there_and_stays_over_a_reload(open_app, live):
    page = open_app(BUTTONS + "#taps")
    wait_until_scrolled_to(page, "taps")
    page.reload()
    live.wait_until_settled()
    wait_until_scrolled_to(page, "taps")
    read(page, "Buttons", BUTTONS + "#taps")


@wide
def test_links_to_places_scroll_and_are_no_step_of_the_history(open_app, live):
    page = open_app(BUTTONS)
    length = page.evaluate("history.length")
    for name, place in [("Keys", "keys"), ("A style of your own", "a-style-of-your-own"), ("Buttons", "page-top"), ("Taps", "taps")]:
        on_this_page(page).get_by_role("link", name=name, exact=True).click()
        wait_until_scrolled_to(page, place)
        assert page.url.endswith("#" + place)
    assert page.evaluate("history.length") == length
    scrolled = page.evaluate(SCROLLED)
    assert scrolled > 0
    page.reload()
    live.wait_until_settled()
    page.wait_for_function(f"before => Math.abs({SCROLLED} - before) < 2", arg=scrolled)
    page.get_by_role("link", name="Back to the top").last.click()
    page.wait_for_function(f"() => {SCROLLED} < 40")


@wide
def test_how_far_a_page_is_scrolled_is_kept_over_a_reload(open_app, live):
    page = open_app(BUTTONS)
    page.evaluate(f"{AREA}.scrollTo(0, 333)")
    page.reload()
    live.wait_until_settled()
    page.wait_for_function(f"() => {SCROLLED} === 333")


@wide
def test_what_is_read_is_marked_while_it_is_scrolled(open_app):
    page = open_app(BUTTONS)
    marked = on_this_page(page).locator("a[aria-current]")
    expect(marked).to_have_text("Buttons")
    for place, name in [("a-style-of-your-own", "A style of your own"), ("keys", "Keys"), ("a-style-of-your-own", "A style of your own")]:
        page.evaluate("place => document.getElementById(place).scrollIntoView()", place)
        expect(marked).to_have_text(name)
    page.evaluate(f"{AREA}.scrollTo(0, 0)")
    expect(marked).to_have_text("Buttons")


# The history


def test_back_and_forward_lead_through_the_pages_that_were_read(open_app, live):
    page = open_app()
    read(page, "Raven", "/")
    links = contents(page)
    links.get_by_role("link", name="Toggles", exact=True).click()
    read(page, "Toggles", "/views/toggles")
    links.get_by_role("link", name="Layout", exact=True).click()
    read(page, "Layout", "/layout")
    page.locator(".split-column").last.get_by_role("link", name="Grids", exact=True).click()
    read(page, "Grids", "/layout/grids")
    page.get_by_role("link", name="Next: Alignment guides").click()
    read(page, "Alignment guides", "/layout/alignment-guides")
    page.get_by_role("link", name="Previous: Grids").click()
    read(page, "Grids", "/layout/grids")
    for _ in range(2):
        page.go_back()
    read(page, "Grids", "/layout/grids")
    page.go_back()
    read(page, "Layout", "/layout")
    page.go_back()
    read(page, "Toggles", "/views/toggles")
    page.go_back()
    read(page, "Raven", "/")
    page.go_forward()
    read(page, "Toggles", "/views/toggles")
    page.reload()
    live.wait_until_settled()
    read(page, "Toggles", "/views/toggles")
    page.go_back()
    read(page, "Raven", "/")


def test_the_contents_mark_what_is_read(open_app):
    page = open_app("/views/toggles")
    marked = contents(page).locator("a[aria-current]")
    expect(marked).to_have_text(["Toggles"])
    contents(page).get_by_role("link", name="Pickers", exact=True).click()
    expect(marked).to_have_text(["Pickers"])
    page.go_back()
    expect(marked).to_have_text(["Toggles"])


def test_chapters_close_and_open(open_app):
    page = open_app("/state/state")
    count = len(declared()["Views"])
    links = contents(page).get_by_role("link")
    before = links.count()
    page.get_by_role("button", name="Close Views").click()
    expect(links).to_have_count(before - count)
    expect(contents(page).get_by_role("link", name="Toggles", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Open Views")).to_be_focused()
    page.keyboard.press("Enter")
    expect(contents(page).get_by_role("link", name="Toggles", exact=True)).to_be_visible()
    expect(links).to_have_count(before)


# Examples


def test_an_example_keeps_its_state_while_the_contents_change(open_app):
    page = open_app("/state/state")
    button = example(page, "Two views, two states").get_by_role("button", name=re.compile("^Left"))
    button.click()
    button.click()
    expect(button).to_have_text("Left: 2")
    element = button.element_handle()
    page.get_by_role("button", name="Close State").click()
    page.get_by_role("button", name="Open State").click()
    search(page).fill("toggles")
    expect(contents(page).get_by_text(re.compile(r"^\d+ results?$"))).to_be_visible()
    search(page).fill("")
    expect(contents(page).get_by_role("link", name="Toggles", exact=True)).to_be_visible()
    expect(button).to_have_text("Left: 2")
    assert element.evaluate("button => button.isConnected")
    button.click()
    expect(button).to_have_text("Left: 3")


def test_examples_are_alive(open_app):
    page = open_app("/getting-started/the-first-app")
    counter = example(page, "A counter")
    counter.get_by_role("button", name="Increment").click()
    expect(counter.get_by_text("Count: 1", exact=True)).to_be_visible()

    contents(page).get_by_role("link", name="What Raven is").click()
    greeting = example(page, "A page that is alive")
    greeting.get_by_role("textbox").fill("Ada")
    expect(greeting.get_by_text("Hello, Ada.", exact=True)).to_be_visible()

    contents(page).get_by_role("link", name="Toggles", exact=True).click()
    box = page.get_by_role("checkbox", name="The weekend")
    expect(box).not_to_be_checked()
    page.get_by_role("checkbox", name="Sunday").click()
    expect(box).to_be_checked()

    contents(page).get_by_role("link", name="Buttons", exact=True).click()
    page.get_by_role("radio", name="Roles").or_(page.get_by_role("button", name="Roles", exact=True)).first.click()
    page.get_by_role("button", name="Delete one").click()
    expect(page.get_by_text("2 files", exact=True)).to_be_visible()


def test_a_button_copies_exactly_the_code(open_app, server):
    page = open_app(BUTTONS)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url)
    source = example(page, "A pill")
    source.locator(".copy[data-ready]").wait_for()
    source.get_by_role("button", name="Copy", exact=True).click()
    expect(source.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == source.locator("pre").evaluate("pre => pre.textContent")
    assert copied == sample("buttonStyle", "Views/Buttons.swift")


def sample(name, file):
    """A sample, as it stands in the file in which it runs."""
    return re.search(rf"// sample: {name}\n(.*?)\n// end sample", (SOURCES / "Samples" / file).read_text(), re.S)[1]


# The search


def results(page):
    return contents(page).get_by_role("link")


def test_a_key_leads_to_the_search_from_anywhere(open_app):
    page = open_app("/state/state")
    page.keyboard.press("/")
    expect(search(page)).to_be_focused()
    expect(search(page)).to_have_value("")
    page.keyboard.type("a/b")
    expect(search(page)).to_have_value("a/b")
    search(page).fill("")
    for focused in [contents(page).get_by_role("link", name="Toggles", exact=True), page.get_by_role("button", name="Left: 0")]:
        focused.focus()
        page.keyboard.press("/")
        expect(search(page)).to_be_focused()
        expect(search(page)).to_have_value("")


def test_what_is_typed_is_found_best_first_and_marked(open_app):
    page = open_app()
    before = results(page).count()
    search(page).press_sequentially("toggl")
    page.wait_for_function(f"() => {SETTLED}")
    expect(results(page).first).to_contain_text("Toggles")
    # What is called so comes before what only speaks of it.
    names = results(page).evaluate_all("links => links.map((link) => link.innerText)")
    assert len(names) > 1 and len(names) <= 50
    in_title = ["toggl" in name.split("\n")[0].lower() for name in names]
    assert in_title == sorted(in_title, reverse=True)
    marks = results(page).first.evaluate(
        """(link) => [...link.querySelectorAll("span")].filter((one) => !one.childElementCount && one.textContent)
          .map((one) => [one.textContent, Number(getComputedStyle(one).fontWeight) >= 600])"""
    )
    assert ["Toggl", True] in marks and ["es", False] in marks
    search(page).fill("")
    expect(results(page)).to_have_count(before)


def test_arrows_choose_and_return_opens(open_app):
    page = open_app()
    search(page).press_sequentially("toggle")
    chosen = contents(page).locator("a[aria-current]")
    expect(results(page).first).to_contain_text("Toggles")
    expect(chosen).to_have_count(1)
    names = results(page).evaluate_all("links => links.map((link) => link.innerText.split('\\n')[0])")
    expect(chosen).to_contain_text(names[0])
    # What listens to keys is loaded behind the first results.
    page.wait_for_function(f"() => {SETTLED}")
    for key, at in [("ArrowDown", 1), ("ArrowDown", 2), ("ArrowUp", 1)]:
        page.keyboard.press(key)
        expect(results(page).nth(at)).to_have_attribute("aria-current", re.compile("true|page"))
        expect(chosen).to_have_count(1)
        expect(search(page)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(results(page).first).to_have_attribute("aria-current", re.compile("true|page"))
    page.keyboard.press("Enter")
    read(page, names[0], "/views/toggles")


def test_a_search_for_a_topic_inside_another_leads_to_its_place(open_app):
    page = open_app()
    search(page).press_sequentially("publishers")
    expect(results(page).first).to_contain_text("Publishers")
    # What listens to keys is loaded behind the first results.
    page.wait_for_function(f"() => {SETTLED}")
    page.keyboard.press("Enter")
    read(page, "Changes and tasks", "/state/changes-and-tasks")
    wait_until_scrolled_to(page, "publishers")


def test_a_search_that_finds_nothing_says_so_and_ends(open_app):
    page = open_app("/views/toggles")
    links = contents(page).get_by_role("link", name="Pickers", exact=True)
    search(page).press_sequentially("xyzzy")
    expect(page.get_by_text(re.compile("Nothing in this document has .*xyzzy"))).to_be_visible()
    expect(links).to_have_count(0)
    page.keyboard.press("Escape")
    expect(search(page)).to_have_value("")
    expect(links).to_be_visible()
    search(page).fill("xyzzy")
    expect(links).to_have_count(0)
    search(page).fill("")
    expect(links).to_be_visible()
    read(page, "Toggles", "/views/toggles")


# Phones


@phone
def test_on_a_phone_the_contents_come_first_and_a_topic_after(open_app):
    page = open_app()
    expect(contents(page)).to_be_visible()
    expect(title(page)).to_be_hidden()
    contents(page).get_by_role("link", name="Toggles", exact=True).tap()
    read(page, "Toggles", "/views/toggles")
    expect(contents(page)).to_be_hidden()
    page.get_by_role("link", name="Back to Raven").tap()
    expect(contents(page)).to_be_visible()
    expect(title(page)).to_be_hidden()
    contents(page).get_by_role("link", name="Buttons", exact=True).tap()
    read(page, "Buttons", BUTTONS)
    page.go_back()
    expect(contents(page)).to_be_visible()


@phone
def test_no_page_is_wider_than_a_phone(browser, device, server, pages):
    # As it is served: a script would be loaded eighty times for nothing.
    context = browser.new_context(**device, java_script_enabled=False)
    page = context.new_page()
    wide = []
    for path, _ in [(HOME, ""), *pages]:
        page.goto(server.url + path)
        found = page.evaluate(
            """() => [document.documentElement, ...document.querySelectorAll(".split-column, .nav-screen, .sv:has(#page-top)")]
              .filter((one) => one.scrollWidth > Math.min(one.clientWidth, innerWidth))
              .map((one) => `${one.className || one.localName}: ${one.scrollWidth}`)"""
        )
        if found:
            wide.append((path, found))
    context.close()
    assert wide == []


# For everybody


@pytest.mark.parametrize("device", [DESKTOP, dark(WIDE), PHONE, dark(PHONE)], ids=["light", "dark-wide", "phone", "dark-phone"])
def test_no_page_has_a_serious_finding(page, server, live, axe, device):
    found = {}
    for path in SOME:
        live.open(server.url + path)
        found[path] = serious(axe(page))
    assert {path: lines for path, lines in found.items() if lines} == {}


# Fast and steady


@pytest.mark.parametrize("device", [DESKTOP, WIDE, PHONE], ids=["desktop", "wide", "phone"])
def test_nothing_moves_while_a_page_loads(page, server, live, device):
    moved = {}
    for path in ["/", BUTTONS, "/state/state", "/lists/lists"]:
        live.open(server.url + path)
        page.wait_for_load_state("networkidle")
        moved[path] = shifts(page)
    assert {path: lines for path, lines in moved.items() if lines} == {}


@pytest.mark.parametrize("path", ["/", BUTTONS])
def test_a_first_page_is_small(page, server, path):
    answers = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(server.url + path, wait_until="networkidle")
    sizes = {answer.url.removeprefix(server.url): len(gzip.compress(answer.body())) for answer in answers}
    told = ", ".join(f"{address} {size}" for address, size in sorted(sizes.items(), key=lambda one: -one[1]))
    assert "/_raven/" in told and sum(sizes.values()) <= LIMIT, f"{sum(sizes.values())} bytes: {told}"
