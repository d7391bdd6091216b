"""Rows that change places keep what the browser knows of them: focus, caret, selection, scroll positions, what plays.

Each test runs as the browser is, and in one that is made to lack `moveBefore`, where siblings move instead.
"""

import pytest
from live import wait_until_drawn
from playwright.sync_api import expect
from test_controls import Catalog

WITHOUT_MOVE = "delete Element.prototype.moveBefore;"
ORDERS = {
    "Reverse": [5, 4, 3, 2, 1],
    "Rotate": [2, 3, 4, 5, 1],
    "Shuffle": [5, 2, 4, 1, 3],
    "Insert above": [101, 1, 2, 3, 4, 5],
    "Sort": [1, 2, 3, 4, 5],
}

# A video without a network: the frames of a canvas.
PLAY = """async (video) => {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  setInterval(() => context.fillRect(0, 0, Math.random() * 99, 99), 20);
  video.muted = true;
  video.srcObject = canvas.captureStream(50);
  await video.play();
  video.events = [];
  for (const name of ["pause", "emptied", "play"]) video.addEventListener(name, () => video.events.push(name));
}"""


@pytest.fixture(params=[True, False], ids=["moveBefore", "insertBefore"])
def moving(request, page, server):
    if not request.param:
        page.add_init_script(WITHOUT_MOVE)
    catalog = Catalog(page).open(server, "Moving rows")
    assert page.evaluate("'moveBefore' in Element.prototype") == request.param
    if not request.param:
        wait_for_module(page)
    page.evaluate(
        """() => {
          window.lost = [];
          document.addEventListener("focusout", ({ target }) => lost.push(target.localName), true);
        }"""
    )
    return Moving(catalog)


def wait_for_module(page):
    """Waits until the module is there that has siblings move."""
    page.wait_for_function("() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/steady.js'))")
    page.evaluate("() => new Promise((done) => setTimeout(done, 50))")


class Moving:
    def __init__(self, catalog):
        self.page = catalog.page
        self.live = catalog.live

    def press(self, name):
        """Presses a button without taking the focus from where it is."""
        self.page.get_by_role("button", name=name).evaluate("button => button.click()")
        self.live.wait_until_settled()

    def order(self):
        return [int(text.split()[1]) for text in self.page.locator("text=/^Track /").all_inner_texts()]

    def field(self, number):
        return self.page.get_by_role("textbox", name=f"Note {number}", exact=True)

    def clip(self, number):
        return self.page.locator(f"video[aria-label='Clip {number}']")

    def scroller(self, number):
        return self.page.locator(f"#track-{number} .sv")

    def through(self, check):
        """Goes through every change of places, and checks after each."""
        for name in ["Reverse", "Rotate", "Shuffle", "Insert above", "Reverse", "Sort"]:
            before = self.order()
            self.press(name)
            assert self.order() != before
            check(name)


def test_rows_come_in_the_order_of_their_elements(moving):
    for name, order in ORDERS.items():
        # A new visit, for a reload goes on with what there is.
        address = moving.page.url
        moving.page.goto("about:blank")
        moving.page.goto(address)
        moving.page.get_by_role("combobox", name="Page").select_option(label="Moving rows")
        moving.live.wait_until_settled()
        if name != "Sort":
            moving.press(name)
        assert moving.order() == order


def test_a_field_keeps_text_caret_and_focus_without_losing_them_for_a_moment(moving):
    field = moving.field(3)
    field.fill("a note to keep")
    field.evaluate("field => field.setSelectionRange(2, 6, 'backward')")
    moving.live.wait_until_settled()

    def check(name):
        assert field.evaluate(
            """field => [document.activeElement === field, field.value, field.selectionStart, field.selectionEnd,
              field.selectionDirection]"""
        ) == [True, "a note to keep", 2, 6, "backward"], name

    moving.through(check)
    assert moving.page.evaluate("lost") == []
    moving.page.keyboard.type("X")
    expect(field).to_have_value("a X to keep")


def test_selected_text_stays_selected(moving):
    moving.page.get_by_text("Track 2", exact=True).click(click_count=3)
    wait_for_module(moving.page)

    def check(name):
        assert moving.page.evaluate("String(getSelection()).trim()") == "Track 2", name

    moving.through(check)


def test_a_selection_across_rows_keeps_its_ends(moving):
    moving.page.get_by_text("Track 2", exact=True).click()
    wait_for_module(moving.page)
    ends = """() => [getSelection().anchorNode, getSelection().focusNode]
      .map((node) => node?.parentElement.closest("[id^=track]")?.id)"""
    moving.page.evaluate(
        """() => getSelection().setBaseAndExtent(
          document.querySelector("#track-2 .t").firstChild, 1, document.querySelector("#track-4 .t").firstChild, 3)"""
    )

    def check(name):
        assert moving.page.evaluate(ends) == ["track-2", "track-4"], name

    moving.through(check)


def test_a_video_plays_on(moving):
    clip = moving.clip(2)
    clip.evaluate(PLAY)
    moving.page.wait_for_function("() => document.querySelector('[aria-label=\"Clip 2\"]').currentTime > 0.1")
    last = [0]

    def check(name):
        now = clip.evaluate("video => video.currentTime")
        assert now >= last[0] > -1 and not clip.evaluate("video => video.paused"), name
        last[0] = now

    moving.through(check)
    moving.page.wait_for_function("time => document.querySelector('[aria-label=\"Clip 2\"]').currentTime > time", arg=last[0])
    assert clip.evaluate("video => video.events") == []


def test_what_is_scrolled_in_rows_stays_scrolled(moving):
    tops = {1: 40, 4: 120, 5: 200}
    for number, top in tops.items():
        moving.scroller(number).evaluate("(element, top) => element.scrollTo(0, top)", top)
    wait_until_drawn(moving.page)

    def check(name):
        assert {number: moving.scroller(number).evaluate("element => element.scrollTop") for number in tops} == tops, name

    moving.through(check)


def test_all_of_it_at_once(moving):
    moving.field(4).fill("typed")
    moving.clip(1).evaluate(PLAY)
    moving.scroller(2).evaluate("element => element.scrollTo(0, 66)")
    wait_until_drawn(moving.page)
    moving.live.wait_until_settled()

    def check(name):
        assert moving.field(4).evaluate("field => field === document.activeElement"), name
        assert moving.scroller(2).evaluate("element => element.scrollTop") == 66, name
        assert not moving.clip(1).evaluate("video => video.paused"), name

    moving.through(check)
    assert moving.page.evaluate("lost") == []
    assert moving.clip(1).evaluate("video => video.events") == []
