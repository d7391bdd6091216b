"""The look, measured and photographed on every page of the gallery: light and dark, on a desktop and a phone.

Three rules hold on each. *Contrast*: all text has 4.5 against what is behind it, whatever its size; what is disabled is
excepted as in WCAG, and text on a picture or gradient is passed over and counted. *Targets*: everything that can be
pressed answers in 44 by 44 points, with its label and what reaches beyond its edges; where two reach over one another the
upper one answers. Links in running text are excepted as in WCAG. *Shifts*: nothing moves while a page loads.
"""

import importlib.machinery
import importlib.util
from pathlib import Path

import pytest
from conftest import ROOT, SCREENSHOTS
from devices import DESKTOP, PHONE, dark
from live import ASK_FOR_HOOK, wait_until_still
from playwright.sync_api import expect
from shifts import shifts

MEASURES = (Path(__file__).parent / "look.js").read_text()
DEVICES = {"light-1000": DESKTOP, "dark-1000": dark(DESKTOP), "light-360": PHONE, "dark-360": dark(PHONE)}


def catalog(name):
    def choose(page):
        picker = page.get_by_role("combobox", name="Page")
        picker.select_option(label=name)
        page.wait_for_function("() => raven.pending === 0")

    return ("catalog", choose)


def press(path, role, name, then):
    def act(page):
        page.get_by_role(role, name=name).first.click()
        page.locator(then).first.wait_for()

    return (path, act)


# What is looked at: an address, and what is done there first.
SCREENS = {
    "index": ("examples", None),
    "guide": ("", None),
    "guide-chapter": ("layout", None),
    "guide-topic": ("views/toggles", None),
    "counter": ("counter", None),
    "todos": ("todos", None),
    "stopwatch": ("stopwatch", None),
    "tips": ("tips", None),
    "expenses": ("expenses", None),
    "expenses-form": press("expenses", "button", "Add", "dialog:modal"),
    "order": ("order", None),
    "order-address": press("order", "link", "Delivery address", ".nav-screen + .nav-screen"),
    "board": ("dialogs", None),
    "board-sheet": press("dialogs", "button", "Write", "dialog:modal"),
    "board-menu": press("dialogs", "button", "Options", "dialog.menu[open]"),
    "board-alert": press("dialogs", "button", "Empty", "dialog:modal"),
    "boards": ("boards", None),
    "mail": ("mail", None),
    "library": ("library", None),
    "library-form": press("library", "button", "Add book", "dialog:modal"),
    "library-menu": press("library", "button", "View", "dialog.menu[open]"),
    "settings": ("settings", None),
    "settings-question": press("settings", "button", "Delete account", "dialog:modal"),
    "tasks": ("tasks", None),
    "tasks-menu": press("tasks", "button", "Actions for Sketch the poster", "dialog.menu[open]"),
    "collections": ("collections", None),
    "rows": ("rows", None),
    "trails": ("trails", None),
    "lengths": ("lengths", None),
    "lengths-grid": ("lengths/grid", None),
    "arrangements": ("arrangements", None),
    "surroundings": ("surroundings", None),
    "looks": ("looks", None),
    **{f"controls-{name.lower()}": catalog(name) for name in ("Choices", "Fields", "Values", "Forms", "Lists", "Trees", "Ruled lists")},
    "controls-buttons": ("catalog", None),
}


class Look:
    """One page of a device, and what is measured on it."""

    def __init__(self, browser, device):
        self.context = browser.new_context(**device)
        self.page = self.context.new_page()
        self.page.set_default_timeout(10_000)
        self.page.add_init_script(ASK_FOR_HOOK)

    def open(self, url):
        self.page.goto(url)
        self.page.wait_for_function("() => window.raven && raven.status === 'live' && raven.pending === 0")

    def measure(self, name):
        return self.page.evaluate(f"{MEASURES}.{name}()")


@pytest.fixture(scope="module")
def looks(browser):
    opened = {}
    yield lambda device: opened.get(device) or opened.setdefault(device, Look(browser, DEVICES[device]))
    for look in opened.values():
        look.context.close()


@pytest.fixture(scope="module")
def shelves(browser, server):
    """The library's books are made on the first visit, which shows that; here its screens are looked at with books."""
    page = browser.new_page()
    page.goto(server.url + "/library")
    expect(page.get_by_text("100,000 books")).to_be_visible(timeout=60_000)
    page.close()


@pytest.mark.usefixtures("shelves")
@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_keeps_the_rules(looks, server, device, screen):
    look = looks(device)
    path, act = SCREENS[screen]
    look.open(f"{server.url}/{path}")
    moved = shifts(look.page)
    if act:
        act(look.page)
    wait_until_still(look.page)
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    look.page.screenshot(path=SCREENSHOTS / f"look-{screen}-{device}.png", full_page=True)
    found = [("shift", line) for line in moved]
    found += [("contrast", line) for line in look.measure("contrast")["faults"]]
    found += [("target", line) for line in look.measure("targets")]
    assert not found, "\n".join(f"{rule}: {line}" for rule, line in found)


# A page that breaks each rule once; beside it what is no fault.
FAULTY = """<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><body style="margin: 60px; background: #fff; color: #000">
<p style="color: #777">Pale text</p><p style="color: #767676">Text that can just be read</p>
<div style="position: relative; color: #fff"><i style="position: absolute; inset: 0; background: #ccc"></i><b style="position: relative">On a layer</b></div>
<p style="opacity: 0.5">Half gone</p><button disabled style="color: #ccc">Disabled</button>
<p style="background: linear-gradient(red, blue)">On a gradient</p>
<style>.reaching { position: relative; width: 20px; height: 20px; padding: 0; border: 0 }
.reaching::after { content: ""; position: absolute; inset: -12px }</style>
<button style="width: 20px; height: 60px; padding: 0; margin: 40px">N</button>
<button class="reaching" style="margin: 40px">R</button>
<label style="display: inline-block; padding: 20px; margin: 40px">Labelled <input type="checkbox"></label>
<p class="t">Running <a href="/x" style="color: #00c">text</a></p></body></html>"""


@pytest.fixture
def faulty(looks, server):
    look = looks("light-1000")
    look.page.route("**/faulty", lambda route: route.fulfill(body=FAULTY, content_type="text/html"))
    look.page.goto(f"{server.url}/faulty")
    yield look
    look.page.unroute("**/faulty")


def test_the_measure_of_contrast_finds_what_is_pale(faulty):
    found = faulty.measure("contrast")
    assert [fault.split('"')[-2] for fault in found["faults"]] == ["Pale text", "On a layer", "Half gone"]
    assert found["skipped"] == ["On a gradient"]


def test_the_measure_of_targets_finds_what_is_narrow(faulty):
    faults = faulty.measure("targets")
    assert [fault[-1] for fault in faults] == ["N"], faults


def test_the_measure_of_shifts_finds_what_moves(faulty):
    assert shifts(faulty.page) == []
    faulty.page.evaluate("document.querySelector('p').style.marginTop = '90px'")
    assert len(shifts(faulty.page)) == 1


def test_a_stylesheet_is_caught_with_values_of_its_own():
    path = str(ROOT / "Scripts" / "generate-look")
    loader = importlib.machinery.SourceFileLoader("generate_look", path)
    script = importlib.util.module_from_spec(importlib.util.spec_from_loader("generate_look", loader))
    loader.exec_module(script)
    own = ["color: #123", "background: rgb(1 2 3)", "border: 1px solid black", "font-size: 13px", "font: 1rem/1.4 var(--sans)",
           "transition: opacity 0.3s", "animation: x 90ms", "font-weight: 500"]
    tokens = ["color: var(--primary)", "font-size: var(--text-body)", "transition: opacity var(--fast)", "content: '#fff'"]
    css = "/* #fff */ .a { %s; }\n@media print { .b { %s; } }" % ("; ".join(own), "; ".join(tokens[:3]))
    assert script.strays("x.css", css) == [f"x.css: {declaration}" for declaration in own]
    assert script.type_scale_differences("--text-title: 2rem;", "case .title: (1.75, 1.2, 700)") == [
        "title: 2.0 and 1.75 rem", "weight 700 is no token"
    ]
    assert script.faults() == []
