"""A list that never jumps, for who does not see it or has no mouse."""

import pytest
from tiled import FIRST, Timeline

HOME = "/timeline"


@pytest.fixture
def timeline(open_app):
    return Timeline(open_app())


# The number of the entry whose row has the focus.
FOCUSED = "number(document.activeElement.closest('[data-key]'))"


def focus(timeline, entry):
    timeline.do(f"row({entry}).querySelector('button').focus({{ preventScroll: true }})")


def test_places_are_right_after_a_prepend(timeline):
    timeline.show()
    timeline.change("Prepend 20")
    assert timeline.do("isInOrder")
    assert timeline.do("row(81).getAttribute('aria-posinset')") == str(FIRST + 21)
    assert timeline.do("row(81).getAttribute('aria-setsize')") == "1020"


# Everything that was said to a screen reader, from now on.
LISTEN = """(() => {
    window.said = [];
    const note = (region) => region && new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
    const regions = () => document.querySelectorAll(".unseen[aria-live]");
    if (regions().length) return regions().forEach(note);
    new MutationObserver((_, observer) => {
        if (!regions().length) return;
        observer.disconnect();
        regions().forEach(note);
    }).observe(document.body, { childList: true });
})()"""


def test_a_log_says_each_new_message_once_and_nothing_of_older_ones(timeline, page):
    timeline.choose(begins="At the end")
    assert timeline.do("area.getAttribute('role')") == "log"
    page.evaluate(LISTEN)
    timeline.change("Prepend 20")
    timeline.do("scrollTo(tiled.area.scrollTop - 2000)")
    timeline.do("scrollTo(1e9)")
    assert page.evaluate("said") == []
    for words in ["Good morning", "How are you?"]:
        page.get_by_role("textbox", name="New entry").fill(words)
        page.get_by_role("button", name="Send").click()
        page.wait_for_function("words => said.some(one => one.includes(words))", arg=words)
        timeline.do("settled()")
    assert len(page.evaluate("said")) == 2


def test_the_focus_survives_ten_screens_of_scrolling(timeline):
    timeline.show()
    focus(timeline, FIRST)
    timeline.page.evaluate("focused = document.activeElement")
    for _ in range(10):
        timeline.do("area.scrollTop += tiled.area.clientHeight")
        timeline.do("until(() => tiled.blank <= 1)")
    timeline.do("settled()")
    assert timeline.do("first") > 2 * FIRST - 20
    assert timeline.page.evaluate("document.activeElement === focused && focused.isConnected")
    assert timeline.do(FOCUSED) == FIRST


def test_a_selection_survives_a_prepend(timeline):
    timeline.show()
    timeline.do(f"find('Entry {FIRST}') && getSelection().setBaseAndExtent(tiled.find('Entry {FIRST}'), 0, tiled.find('Entry {FIRST + 2}'), 1)")
    before = timeline.page.evaluate("String(getSelection())")
    assert f"Entry {FIRST + 1}" in before
    assert timeline.shift([FIRST, FIRST + 2], "Prepend 20", "Remove 5 near the top") <= 0.5
    assert timeline.page.evaluate("String(getSelection())") == before


def test_tab_goes_through_a_hundred_rows_one_by_one_and_back(timeline, page):
    focus(timeline, 0)
    for expected in [*range(1, 100), *reversed(range(70, 99))]:
        page.keyboard.press("Tab" if timeline.do(FOCUSED) < expected else "Shift+Tab")
        # One that is not there yet gets the focus when it comes.
        timeline.do(f"until(() => tiled.{FOCUSED} === {expected})")


def test_tab_waits_for_a_row_that_is_to_come(timeline, page, live):
    live.set_latency(200)
    focus(timeline, 0)
    for expected in [*range(1, 100), *reversed(range(70, 99))]:
        page.keyboard.press("Tab" if timeline.do(FOCUSED) < expected else "Shift+Tab")
        timeline.do(f"until(() => tiled.{FOCUSED} === {expected})")
        # As fast as a key that is held repeats.
        page.wait_for_timeout(30)


@pytest.mark.parametrize("way", [1, -1], ids=["Tab", "Shift+Tab"])
def test_tab_goes_on_from_a_row_that_went_with_the_focus(timeline, page, live, way):
    timeline.show()
    live.set_latency(200)
    # Fast, so that many rows are there; once it rests those far away go. One of them gets the focus on the way. Where frames take
    # long it rests between them: then again. The key is pressed at once, for a list is patient for a second only.
    gone = page.evaluate("""async way => {
      const rows = () => [...document.querySelectorAll("[data-key]")];
      const isFar = () => tiled.number(rows().at(-1)) > tiled.last + 12;
      const soon = (holds) => Promise.race([tiled.until(holds).then(() => true, () => false), new Promise((no) => setTimeout(no, 1500))]);
      for (let tries = 0; tries < 12; tries++) {
        for (let step = 0; step < 12; step++) (tiled.area.scrollTop += 250), await tiled.painted();
        await tiled.until(() => !raven.pending);
        if (!isFar() || !(await soon(() => raven.pending))) continue;
        const row = rows().at(-3);
        row.querySelector("button").focus({ preventScroll: true });
        if (!(await soon(() => !row.isConnected && document.activeElement !== document.body))) continue;
        const key = new KeyboardEvent("keydown", { key: "Tab", shiftKey: way < 0, bubbles: true, cancelable: true });
        if (document.activeElement.dispatchEvent(key)) throw new Error("the browser would have tabbed on from there");
        return tiled.number(row);
      }
    }""", way)
    assert timeline.do(FOCUSED) <= gone + way
    timeline.do(f"until(() => tiled.{FOCUSED} === {gone + way})")


# A list of buttons whose rows come and go as a test says, with what answers its keys.
FEED = """async () => {
  const { listen } = await import(document.querySelector("script").src.replace("main.js", "feed.js"));
  document.body.innerHTML = "<div id=feed></div>";
  const all = Array.from({ length: 30 }, (_, index) => {
    const row = document.createElement("article");
    row.ariaPosInSet = String(index);
    row.append(Object.assign(document.createElement("button"), { textContent: index }));
    row.tabIndex = -1;
    return row;
  });
  const go = listen(feed, () => [...feed.children], () => true);
  window.show = (last) => {
    const held = document.activeElement.closest("article");
    for (const row of all.slice(last + 1)) row.remove();
    for (const row of all.slice(0, last + 1)) row.isConnected || feed.append(row);
    go(held);
  };
  window.at = () => Number(document.activeElement.closest("article").ariaPosInSet);
  window.tab = () =>
    !document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true }));
  show(20);
  feed.children[18].firstChild.focus();
}"""


def test_tab_goes_on_from_a_row_that_went_twice(page, live, server):
    live.open(f"{server.url}/counter")
    page.evaluate(FEED)
    assert page.evaluate("[(show(14), at()), tab()]") == [14, True], "it waits for 18"
    assert page.evaluate("show(16), at()") == 16
    # What came goes once more, with the focus.
    assert page.evaluate("show(14), at()") == 14
    assert page.evaluate("show(20), at()") == 19


def test_tab_goes_on_though_its_row_went_while_it_waited_for_the_next(page, live, server):
    live.open(f"{server.url}/counter")
    page.evaluate(FEED)
    assert page.evaluate("show(18), tab()"), "it waits for 19"
    assert page.evaluate("show(14), at()") == 14
    assert page.evaluate("show(17), at()") == 17
    assert page.evaluate("show(20), at()") == 19


def test_tab_leads_on_once(page, live, server):
    live.open(f"{server.url}/counter")
    page.evaluate(FEED)
    assert page.evaluate("[(show(14), at()), tab(), (show(20), at())]") == [14, True, 19]
    assert page.evaluate("feed.children[18].firstChild.focus(), show(14), show(20), at()") == 18


@pytest.mark.parametrize("done", ["press('ArrowUp')", "feed.children[14].firstChild.focus()"])
def test_tab_that_waits_is_forgotten_by_who_does_something_else(page, live, server, done):
    live.open(f"{server.url}/counter")
    page.evaluate(FEED)
    assert page.evaluate("show(18), tab()"), "it waits for 19"
    page.evaluate("window.press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))")
    page.evaluate(done)
    before = page.evaluate("at()")
    assert page.evaluate("show(20), at()") == before


def test_no_key_leads_on_from_a_row_that_is_back(page, live, server):
    live.open(f"{server.url}/counter")
    page.evaluate(FEED)
    assert page.evaluate("show(14), show(20), at()") == 18


def test_tab_leaves_the_list_at_its_end(timeline, page):
    timeline.do("scrollTo(1e9)")
    focus(timeline, timeline.do("last"))
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.placeholder") == "New entry"


def test_the_keys_of_a_feed_go_from_article_to_article(timeline, page):
    timeline.show()
    focus(timeline, FIRST)
    for expected in range(FIRST + 1, FIRST + 25):
        page.keyboard.press("PageDown")
        timeline.do(f"until(() => tiled.{FOCUSED} === {expected})")
    assert timeline.do("sight.some(({ number }) => number === 105)")
    for expected in reversed(range(FIRST - 15, FIRST + 24)):
        page.keyboard.press("PageUp")
        timeline.do(f"until(() => tiled.{FOCUSED} === {expected})")
    assert timeline.do("sight.some(({ number }) => number === 66)")


def test_the_keys_of_a_feed_wait_for_articles_that_are_to_come(timeline, page, live):
    timeline.show()
    focus(timeline, FIRST)
    live.set_latency(200)
    for key, expected in ("PageDown", FIRST + 40), ("PageUp", FIRST - 20):
        for _ in range(abs(expected - timeline.do(FOCUSED))):
            page.keyboard.press(key)
        timeline.do(f"until(() => tiled.{FOCUSED} === {expected})")
        timeline.do("settled()")
        assert timeline.do(FOCUSED) == expected


def test_the_keys_of_a_feed_stop_at_its_ends(timeline, page):
    focus(timeline, 0)
    page.keyboard.press("PageUp")
    assert timeline.do(FOCUSED) == 0


def test_control_home_and_end_leave_the_feed(timeline, page):
    timeline.show()
    focus(timeline, FIRST)
    page.keyboard.press("Control+End")
    assert page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.placeholder") == "New entry"
    focus(timeline, FIRST)
    page.keyboard.press("Control+Home")
    assert page.evaluate("document.activeElement.textContent") == "Remove all"
    # The list is where it was.
    assert timeline.do("first") == FIRST
