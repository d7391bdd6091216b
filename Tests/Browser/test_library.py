"""The library: books in a database, searched, sorted, chosen, changed on several pages, and there after a restart.

Most tests have twenty books, which are all on the page; those at the end have the hundred thousand there are without
being asked for fewer.
"""

import gzip
import shutil
import sqlite3
import urllib.request
from pathlib import Path

import pytest
from conftest import serious
from devices import DESKTOP, PHONE, dark
from live import Live
from playwright.sync_api import expect
from server import Server

phone = pytest.mark.parametrize("device", [PHONE], ids=["phone"])
every_device = pytest.mark.parametrize(
    "device",
    [DESKTOP, dark(DESKTOP), PHONE, dark(PHONE)],
    ids=["light-1000", "dark-1000", "light-360", "dark-360"],
)


LAZY = (Path(__file__).parent / "lazy.js").read_text()
# So few that all are built at once.
FEW = {"RAVEN_BOOKS": "20"}


class Shop:
    """Servers that keep their books in one folder, one after the other."""

    def __init__(self, command, folder, **environment):
        self.command = command
        self.folder = folder
        self.environment = {"RAVEN_DATA": str(folder), **environment}
        self.server = Server(command, self.environment)

    @property
    def url(self):
        return self.server.url + "/library"

    def restart(self):
        self.server.end()
        self.server = Server(self.command, self.environment)


@pytest.fixture
def shop(server, tmp_path):
    shop = Shop(server.command, tmp_path, **FEW)
    yield shop
    shop.server.end()


@pytest.fixture
def library(page, live, shop):
    live.open(shop.url)
    expect(page.get_by_text("20 books")).to_be_visible()
    return page


@pytest.fixture
def other(browser, library, shop):
    """A second page of the same server."""
    context = browser.new_context(**DESKTOP)
    page = context.new_page()
    Live(page).open(shop.url)
    yield page
    context.close()


def row(page, name):
    return page.get_by_role("option", name=name)


# The texts in each of some elements.
TEXTS = """elements => elements.map(element => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  return texts;
})"""


def titles(page):
    """The titles of all books, in order."""
    return [texts[0] for texts in page.get_by_role("option").evaluate_all(TEXTS)]


def authors(page):
    return [texts[1].split(",")[0] for texts in page.get_by_role("option").evaluate_all(TEXTS)]


def groups(page):
    """The headings."""
    return [texts[0] for texts in page.locator(".sec > .head").evaluate_all(TEXTS)]


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def choose(page, *names):
    """Chooses in the menu, and in the menus in it."""
    press(page, "View")
    for name in names:
        page.get_by_role("menuitem", name=name, exact=True).or_(
            page.get_by_role("menuitemradio", name=name, exact=True)
        ).click()


def expect_said(page, words):
    """Waits until a screen reader was told something."""
    expect(page.locator("[aria-live=polite].unseen")).to_have_text(words)


def test_books_stand_below_their_first_letters(library):
    assert library.get_by_role("option").count() == 20
    letters = groups(library)
    assert letters == sorted(letters) and len(letters) <= 27 and letters[0] == "B"
    keys = [title.lower().removeprefix("the ").removeprefix("an ").removeprefix("a ") for title in titles(library)]
    assert keys == sorted(keys)


def test_a_search_finds_words_and_tells_when_there_are_none(library, live):
    field = library.get_by_role("searchbox")
    field.fill("comet")
    expect(library.get_by_text("3 books", exact=True)).to_be_visible()
    assert titles(library) == ["Blue Comets", "The Odd Comet", "Snail and Comet"]
    field.fill("raven \"%'; DROP TABLE")
    expect(library.get_by_text("No Results for")).to_be_visible()
    expect(library.get_by_text("0 books", exact=True)).to_be_visible()
    field.fill("%")
    expect(library.get_by_text("No Results for “%”")).to_be_visible()
    field.fill("")
    expect(library.get_by_text("20 books")).to_be_visible()


def test_books_are_sorted_and_grouped_by_the_menu(library):
    choose(library, "Author")
    expect(library.get_by_role("option").first).to_contain_text("Abel")
    names = [name.split()[-1] for name in authors(library)]
    assert names == sorted(names)
    choose(library, "Year")
    expect(library.locator(".head").first).to_contain_text("1870s")
    choose(library, "Sections by", "Shelf")
    expect(library.locator(".head").first).to_contain_text("Adventure")
    assert groups(library) == sorted(groups(library)) and len(groups(library)) == 11
    choose(library, "Show", "Unread")
    expect(library.get_by_text("18 books")).to_be_visible()
    expect(library.get_by_label("Read", exact=True)).to_have_count(0)
    choose(library, "Show", "Favourites")
    expect(library.get_by_text("No favourites")).to_be_visible()


def test_several_books_are_marked_and_deleted_at_once(library):
    first, second, third = titles(library)[:3]
    expect(library.get_by_role("button", name="Delete")).to_be_disabled()
    row(library, first).click()
    row(library, third).click(modifiers=["Shift"])
    expect(library.get_by_text("3 selected")).to_be_visible()
    row(library, second).click(modifiers=["Control"])
    expect(library.get_by_text("2 selected")).to_be_visible()
    expect(library.get_by_role("button", name="Edit")).to_be_disabled()
    press(library, "Mark as read")
    expect(row(library, first).get_by_label("Read", exact=True)).to_be_visible()
    expect(row(library, second).get_by_label("Read", exact=True)).to_have_count(0)
    press(library, "Mark as unread")
    expect(row(library, first).get_by_label("Read", exact=True)).to_have_count(0)
    press(library, "Delete")
    question = library.get_by_role("alertdialog", name="Delete 2 books?")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(library.get_by_text("2 selected")).to_be_visible()
    press(library, "Delete")
    question.get_by_role("button", name="Delete").click()
    expect(library.get_by_text("18 books")).to_be_visible()
    assert titles(library)[0] == second
    expect_said(library, "2 books deleted")
    row(library, second).click()
    press(library, "Delete")
    library.get_by_role("alertdialog", name="Delete this book?").get_by_role("button", name="Delete").click()
    expect_said(library, "1 book deleted")


def test_all_books_can_go_and_the_shelves_say_they_are_empty(library):
    choose(library, "Select all")
    expect(library.get_by_text("20 selected")).to_be_visible()
    press(library, "Delete")
    library.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(library.get_by_text("The shelves are empty.")).to_be_visible()
    expect(library.get_by_text("0 books", exact=True)).to_be_visible()


@phone
def test_fingers_choose_several_books(library):
    one, two = library.get_by_role("option").nth(0), library.get_by_role("option").nth(1)
    one.tap()
    two.tap()
    expect(library.get_by_text("1 selected")).to_be_visible()
    press(library, "Select")
    one.tap()
    expect(library.get_by_text("2 selected")).to_be_visible()
    two.tap()
    expect(two).to_have_attribute("aria-selected", "false")
    expect(one).to_have_attribute("aria-selected", "true")
    press(library, "Done")
    expect(library.get_by_text("20 books")).to_be_visible()


def rename(page, old, new):
    row(page, old).click()
    press(page, "Edit")
    form = page.get_by_role("dialog", name="Change book")
    expect(form.get_by_label("Title")).to_be_focused()
    expect(form.get_by_role("button", name="Save")).to_be_disabled()
    form.get_by_label("Title").fill(new)
    form.get_by_role("button", name="Save").click()
    expect(form).to_have_count(0)


def test_what_one_page_changes_another_shows(library, other):
    first, second = titles(library)[:2]
    rename(library, first, "Aardvarks of Aachen")
    expect(row(other, "Aardvarks of Aachen")).to_be_visible()
    expect(row(other, first)).to_have_count(0)
    row(other, second).click()
    press(other, "Add to favourites")
    expect(row(library, second).get_by_label("Favourite", exact=True)).to_be_visible()
    # The choice of one page is its own.
    expect(row(library, second)).to_have_attribute("aria-selected", "false")


def test_changes_are_there_after_a_restart(library, live, shop):
    first, second, third, fourth = titles(library)[:4]
    rename(library, first, "Aardvarks of Aachen")
    row(library, second).click()
    press(library, "Mark as read")
    row(library, third).click()
    press(library, "Add to favourites")
    expect(row(library, third).get_by_label("Favourite", exact=True)).to_be_visible()
    row(library, fourth).click()
    press(library, "Delete")
    library.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(library.get_by_text("19 books")).to_be_visible()
    # An open page would say that it cannot reach a server that has ended.
    library.goto("about:blank")
    shop.restart()
    live.open(shop.url)
    expect(library.get_by_text("19 books")).to_be_visible()
    assert titles(library)[:3] == ["Aardvarks of Aachen", second, third]
    expect(row(library, second).get_by_label("Read", exact=True)).to_be_visible()
    expect(row(library, third).get_by_label("Favourite", exact=True)).to_be_visible()
    library.get_by_role("searchbox").fill("aardvark")
    expect(library.get_by_role("option")).to_have_count(1)


def test_a_book_is_added_by_keys_alone(library):
    keyboard = library.keyboard
    library.get_by_role("button", name="Add book").focus()
    keyboard.press("Enter")
    form = library.get_by_role("dialog", name="New book")
    expect(form.get_by_label("Title")).to_be_focused()
    keyboard.type("Zyzzyva")
    keyboard.press("Tab")
    keyboard.type("Zeno Zimmer")
    keyboard.press("Tab")
    expect(form.get_by_label("Year")).to_be_focused()
    expect(form.get_by_role("button", name="Save")).to_be_enabled()
    keyboard.press("Enter")
    form.get_by_role("button", name="Save").focus()
    keyboard.press("Enter")
    expect(form).to_have_count(0)
    expect(row(library, "Zyzzyva")).to_have_attribute("aria-selected", "true")
    expect(library.get_by_role("button", name="Add book")).to_be_focused()


def test_rows_are_walked_and_chosen_by_keys(library):
    # What moves the focus is loaded when there is a list.
    library.wait_for_load_state("networkidle")
    rows = library.get_by_role("option")
    rows.first.focus()
    library.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    library.keyboard.press("Space")
    expect(rows.nth(1)).to_have_attribute("aria-selected", "true")
    library.keyboard.press("Shift+ArrowDown")
    expect(library.get_by_text("2 selected")).to_be_visible()


def test_a_change_that_cannot_be_written_is_told_and_can_be_tried_again(library, shop):
    first = titles(library)[0]
    lock = sqlite3.connect(shop.folder / "library.sqlite", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    row(library, first).click()
    press(library, "Mark as read")
    alert = library.get_by_role("alertdialog", name="That did not work")
    expect(alert).to_contain_text("database is locked")
    lock.execute("ROLLBACK")
    lock.close()
    alert.get_by_role("button", name="OK").click()
    expect(row(library, first).get_by_label("Read", exact=True)).to_have_count(0)
    press(library, "Mark as read")
    expect(row(library, first).get_by_label("Read", exact=True)).to_be_visible()


def test_what_has_been_typed_is_not_lost_when_it_cannot_be_written(library, shop):
    lock = sqlite3.connect(shop.folder / "library.sqlite", isolation_level=None)
    press(library, "Add book")
    form = library.get_by_role("dialog", name="New book")
    form.get_by_label("Title").fill("Zyzzyva")
    form.get_by_label("Author").fill("Zeno Zimmer")
    expect(form.get_by_role("button", name="Save")).to_be_enabled()
    lock.execute("BEGIN IMMEDIATE")
    form.get_by_role("button", name="Save").click()
    alert = library.get_by_role("alertdialog", name="That did not work")
    expect(alert).to_contain_text("database is locked")
    lock.execute("ROLLBACK")
    lock.close()
    alert.get_by_role("button", name="OK").click()
    expect(alert).to_have_count(0)
    expect(form.get_by_label("Title")).to_have_value("Zyzzyva")
    form.get_by_role("button", name="Save").click()
    expect(form).to_have_count(0)
    expect(row(library, "Zyzzyva")).to_have_attribute("aria-selected", "true")


def test_a_file_that_is_no_library_is_told(page, live, server, tmp_path):
    (tmp_path / "library.sqlite").write_text("Dear diary, " * 500)
    shop = Shop(server.command, tmp_path, **FEW)
    try:
        live.open(shop.url)
        expect(page.get_by_text("The library cannot be opened")).to_be_visible()
        expect(page.get_by_text("file is not a database")).to_be_visible()
        (tmp_path / "library.sqlite").unlink()
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_text("20 books")).to_be_visible()
    finally:
        # An open page would say that it cannot reach a server that has ended.
        page.goto("about:blank")
        shop.server.end()


@every_device
def test_nothing_is_wrong_for_assistive_technology(library, axe, device):
    library.get_by_role("option").first.click()
    expect(library.get_by_text("1 selected")).to_be_visible()
    assert serious(axe(library)) == []
    press(library, "Edit")
    expect(library.get_by_role("dialog", name="Change book").get_by_label("Title")).to_be_focused()
    assert serious(axe(library)) == []
    library.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(library.get_by_role("dialog")).to_have_count(0)
    library.get_by_role("searchbox").fill("nothing of the kind")
    expect(library.get_by_text("0 books", exact=True)).to_be_visible()
    assert serious(axe(library)) == []


# A hundred thousand books


@pytest.fixture(scope="module")
def shelves(serve, server, tmp_path_factory, browser):
    """A server with all books, which no test changes."""
    folder = tmp_path_factory.mktemp("shelves")
    running = serve(server.command, {"RAVEN_DATA": str(folder)})
    page = browser.new_page()
    page.goto(running.url + "/library")
    # Made on the first visit.
    expect(page.get_by_text("100,000 books")).to_be_visible(timeout=60_000)
    page.close()
    return running, folder / "library.sqlite"


@pytest.fixture
def all_books(page, live, shelves):
    """A page of the books that no test changes."""
    return arrived(page, live, shelves[0].url + "/library")


@pytest.fixture
def copied(server, shelves, tmp_path):
    """All books, to be changed."""
    shutil.copy(shelves[1], tmp_path)
    shop = Shop(server.command, tmp_path)
    yield shop
    shop.server.end()


def arrived(page, live, url):
    live.open(url)
    expect(page.get_by_text("100,000 books")).to_be_visible()
    page.evaluate(LAZY)
    filled(page)
    return page


def filled(page):
    """Waits until nothing that is seen is missing, and room has been made honest."""
    page.wait_for_function("() => raven.pending === 0 && lazy.blank <= 1")
    page.wait_for_timeout(350)
    page.wait_for_function("() => raven.pending === 0 && lazy.blank <= 1")


def scroll_to(page, offset):
    page.evaluate("offset => { lazy.area.scrollTop = offset }", offset)
    filled(page)


def place(row):
    """Which of all books a row is."""
    return int(row.get_attribute("aria-posinset"))


def seen(page, number):
    """The row that is so many rows below the first in sight, and its title."""
    title = page.evaluate("lazy.inSight('.entry')")[number]["text"]
    return page.get_by_role("option").filter(has=page.get_by_text(title, exact=True)), title


def test_of_all_books_a_page_has_a_few_dozen(all_books, live, shelves):
    rows = all_books.get_by_role("option")
    assert rows.count() < 60
    assert all_books.evaluate("document.querySelectorAll('*').length") < 900
    expect(rows.first).to_have_attribute("aria-setsize", "100000")
    # Sections out of sight have not been asked for.
    built = [window for window in all_books.evaluate("lazy.windows") if not window.startswith("0 0 ")]
    assert len(built) == 1 and live.lastBatch <= 4
    html = urllib.request.urlopen(shelves[0].url + "/library").read()
    assert len(html) < 60_000 and len(gzip.compress(html)) < 6_000


@pytest.mark.parametrize("latency", [0, 60])
def test_the_scroll_bar_leads_to_the_last_book(all_books, live, latency):
    live.set_latency(latency)
    for start in [0, 3_000_000, 5_000_000]:
        scroll_to(all_books, start)
        scroll_to(all_books, 10_000_000)
        last = all_books.get_by_role("option").last
        assert place(last) == 100_000
        area = "lazy.area.scrollTop + lazy.area.clientHeight - lazy.area.scrollHeight"
        assert abs(all_books.evaluate(area)) < 2
        assert all_books.get_by_role("option").count() < 80


def test_keys_lead_to_the_last_book_and_back(all_books):
    focused = all_books.locator(":focus")
    all_books.get_by_role("option").nth(2).focus()
    all_books.keyboard.press("End")
    expect(focused).to_have_attribute("aria-posinset", "100000")
    expect(focused).to_be_in_viewport()
    filled(all_books)
    all_books.keyboard.press("Home")
    expect(focused).to_have_attribute("aria-posinset", "1")
    expect(focused).to_be_in_viewport()


def test_a_search_narrows_all_books_and_gives_them_back(all_books):
    scroll_to(all_books, 3_000_000)
    field = all_books.get_by_role("searchbox")
    field.fill("raven")
    expect(all_books.get_by_text("1,400 books")).to_be_visible()
    assert all_books.get_by_role("option").count() < 120
    filled(all_books)
    found = all_books.evaluate("lazy.inSight('.entry')")
    assert found and all("raven" in row["text"].lower() for row in found)
    expect(all_books.get_by_role("option").first).to_have_attribute("aria-setsize", "1400")
    field.fill("")
    expect(all_books.get_by_text("100,000 books")).to_be_visible()
    assert all_books.get_by_role("option").count() < 120


def test_all_books_are_sorted_anew_wherever_one_is(all_books):
    scroll_to(all_books, 2_000_000)
    choose(all_books, "Year")
    expect(all_books.locator(".head").first).to_contain_text("1850s")
    filled(all_books)
    assert len(all_books.evaluate("lazy.inSight('.entry')")) >= 8
    assert all_books.get_by_role("option").count() < 120


def test_shift_chooses_books_in_many_sections(all_books):
    first = all_books.get_by_role("option").nth(2)
    first.click()
    scroll_to(all_books, 3_000_000)
    row, _ = seen(all_books, 4)
    row = row.first
    count = place(row) - 2
    row.click(modifiers=["Shift"])
    expect(all_books.get_by_text(f"{count:,} selected")).to_be_visible()
    scroll_to(all_books, 1_000_000)
    expect(all_books.locator(".entry[aria-selected=false]")).to_have_count(0)


def add(page, title):
    press(page, "Add book")
    form = page.get_by_role("dialog", name="New book")
    form.get_by_label("Title").fill(title)
    form.get_by_label("Author").fill("Zeno Zimmer")
    form.get_by_role("button", name="Save").click()
    expect(form).to_have_count(0)


def test_a_book_that_is_added_is_scrolled_to(page, live, copied):
    arrived(page, live, copied.url)
    for title in ("Zyzzyva", "Mzzz"):
        add(page, title)
        expect(row(page, title)).to_be_in_viewport()
        filled(page)
        expect(row(page, title)).to_be_in_viewport()
        expect(row(page, title)).to_have_attribute("aria-selected", "true")
        expect(page.get_by_text("1 selected")).to_be_visible()


def test_a_search_that_would_hide_a_book_that_is_added_ends(page, live, copied):
    arrived(page, live, copied.url)
    field = page.get_by_role("searchbox")
    field.fill("raven")
    expect(page.get_by_text("1,400 books")).to_be_visible()
    add(page, "The Raven Mzzz")
    expect(row(page, "The Raven Mzzz")).to_be_in_viewport()
    expect(field).to_have_value("raven")
    add(page, "Zyzzyva")
    expect(field).to_have_value("")
    expect(page.get_by_text("1 selected")).to_be_visible()
    press(page, "View")
    page.get_by_role("menuitem", name="Select none").click()
    expect(page.get_by_text("100,002 books")).to_be_visible()


def test_a_far_book_that_is_renamed_is_so_after_a_restart(page, live, copied):
    arrived(page, live, copied.url)
    scroll_to(page, 3_000_000)
    row, title = seen(page, 4)
    number = place(row.first)
    row.first.click()
    press(page, "Edit")
    form = page.get_by_role("dialog", name="Change book")
    form.get_by_label("Title").fill(title + " zz")
    form.get_by_role("button", name="Save").click()
    expect(form).to_have_count(0)
    filled(page)
    # It sorts right behind its namesakes, so it is still there.
    renamed = page.get_by_role("option", name=title + " zz")
    assert number <= place(renamed) < number + 20
    # An open page would say that it cannot reach a server that has ended.
    page.goto("about:blank")
    copied.restart()
    arrived(page, live, copied.url)
    page.get_by_role("searchbox").fill(title + " zz")
    expect(page.get_by_text("1 book", exact=True)).to_be_visible()
    expect(renamed).to_be_visible()


def test_a_far_book_that_one_page_deletes_goes_from_another(page, live, browser, copied):
    arrived(page, live, copied.url)
    context = browser.new_context(**DESKTOP)
    other = context.new_page()
    arrived(other, Live(other), copied.url)
    for one in (page, other):
        scroll_to(one, 3_000_000)
    before = other.evaluate("lazy.inSight('.entry')")
    # Pages may stand a hair apart, and what is in sight differ by a row: the title says which book it is.
    row = page.get_by_role("option").filter(has=page.get_by_text(before[4]["text"], exact=True))
    number = place(row)
    row.click()
    press(page, "Delete")
    page.get_by_role("alertdialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("99,999 books")).to_be_visible()
    expect(other.get_by_text("99,999 books")).to_be_visible()
    after = other.evaluate("lazy.inSight('.entry')")
    # Those above stay where they are, those below move up.
    assert [(row["text"], row["top"]) for row in after[:4]] == [(row["text"], row["top"]) for row in before[:4]]
    assert [row["text"] for row in after[4:-1]] == [row["text"] for row in before[5:]][: len(after) - 5]
    expect(other.get_by_role("option").first).to_have_attribute("aria-setsize", "99999")
    assert number > 40_000
    context.close()
