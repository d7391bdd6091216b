"""The field guide: what its sources declare, and how its pages are read."""

import re
from pathlib import Path

import html5lib
from playwright.sync_api import expect

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "Examples" / "FieldGuide"


# What the sources say


def declared():
    """The titles of the chapters and of their topics, in the order in which the sources name them."""
    files = [*SOURCES.glob("Chapters/*/*.swift"), *ROOT.glob("Examples/Tutorial/Pages/*.swift")]
    texts = {file: file.read_text() for file in files}
    titles = dict(
        found
        for text in texts.values()
        for found in re.findall(r'static let (\w+) = (?:Topic|Chapter|TutorialPage)\(\s*"([^"]+)"', text)
    )
    tutorial = next(text for file, text in texts.items() if file.name == "TutorialPage+All.swift")
    pages = re.findall(r"\w+", re.search(r"static let all = \[(.*?)\]", tutorial, re.S)[1])
    bodies = {file.stem.removeprefix("Chapter+"): text for file, text in texts.items() if file.stem.startswith("Chapter+")}
    order = re.findall(r"^    Chapter\.(\w+)$", (SOURCES / "Document+FieldGuide.swift").read_text(), re.M)
    chapters = {}
    for name in order:
        body = bodies[name[0].upper() + name[1:]]
        named = re.findall(r"^    (?:Topic\.(\w+)|(TutorialPage\.all)\b.*)$", body, re.M)
        chapters[titles[name]] = [titles[one] for topic, all in named for one in (pages if all else [topic])]
    return chapters


def slug(title):
    """A title as it stands in an address."""
    return "-".join(re.findall(r"[^\W_]+", title.lower()))


# What an answer says without a script


class Markup:
    """An HTML document, as a parser reads it."""

    def __init__(self, html):
        self.html = html
        parser = html5lib.HTMLParser(namespaceHTMLElements=False)
        self.root = parser.parse(html)
        self.errors = [(place, kind) for place, kind, _ in parser.errors]

    @property
    def elements(self):
        """All elements, in order."""
        return [one for one in self.root.iter() if isinstance(one.tag, str)]

    @property
    def title(self):
        return words(self.root.find("head/title"))

    @property
    def headings(self):
        """The levels and words of the headings that are not hidden, in order."""
        return [(level(one), words(one)) for one in self.shown(self.root) if level(one)]

    @property
    def contents(self):
        """The addresses and words of the links in the document's contents, in order."""
        nav = next((one for one in self.root.iter("nav") if one.get("aria-label") == "Contents"), [])
        return [(link.get("href"), words(link)) for link in nav and nav.iter("a")]

    def shown(self, element):
        """What is below an element, and not hidden from everybody."""
        if element.get("hidden") is not None or element.get("aria-hidden") == "true":
            return
        yield element
        for child in element:
            if isinstance(child.tag, str):
                yield from self.shown(child)


def words(element):
    """An element's text."""
    return " ".join("".join(element.itertext()).split())


def level(element):
    """The level of a heading; None for anything else."""
    if element.get("role") == "heading":
        return int(element.get("aria-level"))
    return int(element.tag[1]) if re.fullmatch("h[1-6]", element.tag) else None


# Pages


def contents(page):
    return page.get_by_role("navigation", name="Contents", exact=True)


def on_this_page(page):
    return page.get_by_role("navigation", name="On this page", exact=True)


def search(page):
    return page.get_by_role("searchbox", name="Search")


def title(page):
    """The title above what is read."""
    return page.locator("#page-top")


def read(page, name, path):
    """The page of that name is read, at its address."""
    expect(title(page)).to_have_text(name)
    expect(title(page)).to_be_visible()
    page.wait_for_url(re.compile(re.escape(path) + r"(#.*)?$"))
    expect(page).to_have_title(name)


def example(page, name):
    """An example with its code."""
    return page.get_by_role("group", name=name, exact=True).first


# What is read scrolls in this, in a page's own words; and how far it is.
AREA = """(() => {
  let area = document.getElementById("page-top");
  while (area && !(area.scrollHeight > area.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(area).overflowY)))
    area = area.parentElement;
  return area ?? document.scrollingElement;
})()"""
SCROLLED = AREA + ".scrollTop"


def wait_until_scrolled_to(page, place):
    """Waits until a place is in the upper part of the window, below the bar."""
    page.wait_for_function(
        """(id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top;
          return top >= 0 && top < innerHeight / 3;
        }""",
        arg=place,
    )
