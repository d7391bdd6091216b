"""The field guide as files: whole, with links that lead somewhere, and of use on any file server."""

import re
import subprocess
from urllib.parse import unquote, urlsplit

import pytest
from devices import DESKTOP
from files import FileServer
from guide import Markup, contents, declared, example, slug, title
from playwright.sync_api import expect

# The examples that `make site` puts beside the guide: apps that run inside the page.
APPS = {"boards", "counter", "hello", "rows", "tips", "todos", "tutorial"}
STILL = "The first state of the example"
BUTTONS = "views/buttons"


@pytest.fixture(scope="session")
def export(server, tmp_path_factory):
    """`export()` writes the guide into a folder of its own inside a new one, and gives it."""

    def written():
        folder = tmp_path_factory.mktemp("site") / "guide"
        subprocess.run([*server.command, "export", folder], check=True, capture_output=True)
        return folder

    return written


@pytest.fixture(scope="session")
def site(export):
    """The folder with the guide."""
    return export()


@pytest.fixture(scope="session")
def files(site):
    """Its pages: their markup by path."""
    return {path.relative_to(site).as_posix(): Markup(path.read_text()) for path in sorted(site.rglob("*.html"))}


@pytest.fixture(scope="session")
def url(site):
    """Where the guide is hosted: below a folder of a server of files, which has nothing else."""
    server = FileServer(site.parent)
    yield f"{server.url}/guide"
    server.end()


def contents_of(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# The files


def test_a_second_export_is_the_same_to_the_byte(site, export):
    first, second = contents_of(site), contents_of(export())
    assert sorted(first) == sorted(second)
    assert [path for path in first if first[path] != second[path]] == []


def test_every_chapter_and_topic_is_a_page(files):
    chapters = declared()
    expected = {"index.html"} | {f"{slug(chapter)}/index.html" for chapter in chapters}
    expected |= {f"{slug(chapter)}/{slug(topic)}/index.html" for chapter, topics in chapters.items() for topic in topics}
    assert set(files) == expected


def test_every_page_is_valid_markup(files):
    assert {path: markup.errors for path, markup in files.items() if markup.errors} == {}


def test_every_page_has_a_language_a_title_and_headings_in_order(files):
    names = {f"{slug(chapter)}/index.html": chapter for chapter in declared()}
    for chapter, topics in declared().items():
        names |= {f"{slug(chapter)}/{slug(topic)}/index.html": topic for topic in topics}
    names["index.html"] = "Raven"
    wrong = []
    for path, markup in files.items():
        levels = [level for level, _ in markup.headings]
        if not markup.root.get("lang") or markup.title != names.get(path):
            wrong.append((path, markup.root.get("lang"), markup.title))
        # One for each column: the document's, and the page's. On one page stands a whole app, with a heading of its own.
        first = 3 if path == "poet/the-tutorial/index.html" else 2
        if levels.count(1) != first or any(after > before + 1 for before, after in zip(levels, levels[1:])):
            wrong.append((path, markup.headings))
    assert wrong == [], f"{len(wrong)} pages, the first of them: {wrong[:3]}"


def test_no_two_elements_of_a_page_have_the_same_id(files):
    wrong = {}
    for path, markup in files.items():
        ids = [one.get("id") for one in markup.elements if one.get("id")]
        twice = sorted({one for one in ids if ids.count(one) > 1})
        if twice:
            wrong[path] = twice
    assert wrong == {}


def addresses(markup):
    """What a page's elements lead to or load."""
    for one in markup.elements:
        yield from filter(None, (one.get(name) for name in ("href", "src", "action", "poster")))


def test_no_address_is_absolute(files):
    wrong = {(path, one) for path, markup in files.items() for one in addresses(markup) if one.startswith("/")}
    assert sorted(wrong) == []
    in_style = {path for path, markup in files.items() if re.search(r"url\(['\"]?/", markup.html)}
    assert sorted(in_style) == []


def test_every_link_leads_to_a_file_or_an_app_beside(site, files):
    ids = {path: {one.get("id") for one in markup.elements} for path, markup in files.items()}
    wrong = set()
    for path, markup in files.items():
        for address in addresses(markup):
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            base = site / path
            target = (base.parent / unquote(parts.path)).resolve() if parts.path else base
            inside = target.relative_to(site) if target.is_relative_to(site) else None
            if inside and inside.parts and inside.parts[0] in APPS:
                continue
            target = target / "index.html" if target.is_dir() else target
            if inside is None or not target.is_file():
                wrong.add((path, address))
            elif parts.fragment and unquote(parts.fragment) not in ids[target.relative_to(site).as_posix()]:
                wrong.add((path, address))
    assert sorted(wrong) == [], f"{len(wrong)} links lead nowhere"


def test_the_stylesheet_loads_nothing_that_is_not_there(site):
    for sheet in site.rglob("*.css"):
        for address in re.findall(r"url\(['\"]?([^'\")]+)", sheet.read_text()):
            assert address.startswith(("data:", "#")) or (sheet.parent / address).is_file(), address


# In a browser


@pytest.fixture
def failures(page):
    """The requests of a page that were not answered well."""
    found = []
    # What a page that is left no longer needs is given up.
    lost = lambda request: request.failure != "net::ERR_ABORTED"
    page.on("requestfailed", lambda request: found.append(request.url) if lost(request) else None)
    page.on("response", lambda answer: found.append(answer.url) if answer.status >= 400 else None)
    return found


@pytest.mark.parametrize("device", [{"viewport": {"width": 1280, "height": 720}}], ids=["wide"])
def test_a_page_looks_as_it_does_live(page, server, url, failures, device):
    # Its title, the contents, and the first example, down to where its code begins.
    places = """() => ["#page-top", "nav[aria-label=Contents]", "[role=group][aria-label='A style of your own'], #a-style-of-your-own"]
      .map((one) => document.querySelector(one)).map((one) => [
        one.localName, one.getBoundingClientRect().left, one.getBoundingClientRect().width,
        getComputedStyle(one).fontSize, getComputedStyle(one).fontWeight, getComputedStyle(one).color])"""
    seen = []
    for address in (f"{server.url}/{BUTTONS}", f"{url}/{BUTTONS}/"):
        page.goto(address, wait_until="networkidle")
        expect(title(page)).to_have_text("Buttons")
        seen.append(page.evaluate(places))
    assert seen[0] == seen[1]
    assert failures == []


def test_an_example_says_that_it_shows_its_first_state(page, url, failures):
    page.goto(f"{url}/getting-started/the-first-app/")
    counter = example(page, "A counter")
    expect(counter.get_by_text("Count: 0", exact=True)).to_be_visible()
    expect(counter.get_by_text(STILL)).to_be_visible()
    assert failures == []


def test_code_has_colours_and_can_be_copied(page, url, failures):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin="/".join(url.split("/")[:3]))
    page.goto(f"{url}/{BUTTONS}/", wait_until="networkidle")
    page.wait_for_function("() => CSS.highlights.get('code-keyword')?.size > 10")
    # All examples of a group are there, since none can be chosen.
    for name in ("Styles", "Sizes and shapes", "Roles"):
        expect(example(page, name)).to_be_visible()
    pill = example(page, "A pill")
    pill.get_by_role("button", name="Copy", exact=True).click()
    expect(pill.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == pill.locator("pre").evaluate("pre => pre.textContent")
    assert failures == []


def test_links_lead_on_and_back_leads_back(page, url, failures):
    page.goto(f"{url}/")
    expect(title(page)).to_have_text("Raven")
    contents(page).get_by_role("link", name="Buttons", exact=True).click()
    expect(page).to_have_title("Buttons")
    page.get_by_role("link", name=re.compile("^Next: ")).click()
    expect(page).to_have_title("Toggles")
    # From a page two folders down, by a link in its text to another chapter.
    contents(page).get_by_role("link", name="What Raven is", exact=True).click()
    page.get_by_role("link", name="@AppStorage").click()
    expect(page).to_have_title("App storage")
    for name in ("What Raven is", "Toggles", "Buttons", "Raven"):
        page.go_back()
        expect(page).to_have_title(name)
        expect(title(page)).to_have_text(name)
    assert failures == []


def test_a_link_to_a_place_scrolls_there(page, url):
    page.goto(f"{url}/{BUTTONS}/#taps")
    expect(page.locator("#taps")).to_be_in_viewport()
    page.get_by_role("link", name="Back to the top").last.click()
    expect(title(page)).to_be_in_viewport()


def test_without_a_script_everything_is_there(browser, url):
    context = browser.new_context(**DESKTOP, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{url}/{BUTTONS}/")
    expect(title(page)).to_be_visible()
    pill = example(page, "A pill")
    expect(pill.locator("pre")).to_contain_text("struct PillStyle: ButtonStyle")
    expect(pill.get_by_role("button", name="Fewer")).to_be_visible()
    expect(pill.get_by_text("Copy", exact=True)).to_be_hidden()
    # Nothing that only a script could answer.
    expect(page.get_by_role("searchbox")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Close "))).to_have_count(0)
    contents(page).get_by_role("link", name="Toggles", exact=True).click()
    expect(title(page)).to_have_text("Toggles")
    context.close()
