"""A list that is read in the middle while everything around it changes: nothing that is read moves, to half a pixel."""

from pathlib import Path

import pytest
from devices import PHONE

HOME = "/timeline"
SCRIPT = (Path(__file__).parent / "tiled.js").read_text()
FIRST = 81


@pytest.fixture
def timeline(open_app):
    """The page, scrolled down so that one entry is the first that starts in sight."""
    page = open_app()
    page.wait_for_selector(".anchored[data-starts='']", state="attached")
    page.evaluate(SCRIPT)
    settled(page)
    page.evaluate("""async text => {
        while (!tiled.find(text)) {
            tiled.area.scrollTop += 300;
            await new Promise(next => setTimeout(next, 50));
        }
    }""", f"Entry {FIRST}")
    page.evaluate("text => { tiled.area.scrollTop += tiled.top(tiled.find(text)) - 12 }", f"Entry {FIRST}")
    settled(page)
    assert first(page) == FIRST
    return page


def settled(page):
    """Waits until nothing that is seen is missing and the rooms are honest."""
    page.wait_for_function("() => raven.pending === 0 && tiled.blank <= 1")
    page.wait_for_timeout(350)
    page.wait_for_function("() => raven.pending === 0 && tiled.blank <= 1")


def scroll_to(page, offset):
    page.evaluate("offset => { tiled.area.scrollTop = offset }", offset)
    settled(page)


def sight(page):
    return page.evaluate("() => tiled.sight")


def number(row):
    return int(row["text"].rsplit(" ", 1)[-1])


def first(page):
    return next(number(row) for row in sight(page) if row["top"] >= 0)


def press(page, name):
    page.get_by_role("button", name=name, exact=True).evaluate("button => button.click()")


def shift(page, change, tracked):
    """How far some entries move, at most, after any paint while something changes."""
    page.evaluate("texts => { watching = tiled.watch(texts) }", [f"Entry {one}" for one in tracked])
    press(page, change)
    settled(page)
    watched = page.evaluate("() => watching.stop()")
    assert watched["frames"] > 5
    assert watched["missing"] == 0
    assert watched["blank"] <= 1
    assert page.evaluate("() => tiled.gap") <= 0.02
    return watched["shift"]


SCENARIOS = {
    "Prepend 20": [FIRST, FIRST + 3],
    "Append 20": [FIRST, FIRST + 3],
    "Prepend and append 20": [FIRST, FIRST + 3],
    "Insert 5 near the top": [FIRST, FIRST + 3],
    "Remove 5 near the top": [FIRST, FIRST + 3],
    "Remove 5 above, insert 5 below": [FIRST, FIRST + 3],
    "Remove the first in sight": [FIRST + 1, FIRST + 3],
    "Move the first in sight to the end": [FIRST + 1, FIRST + 3],
    "Remove 3 just above": [FIRST, FIRST + 3],
    "Grow the one just above": [FIRST, FIRST + 3],
}


@pytest.mark.parametrize("change", SCENARIOS)
def test_what_is_read_stays(timeline, change):
    assert shift(timeline, change, SCENARIOS[change]) <= 0.5


def test_a_prepend_at_the_very_top_moves_nothing(timeline):
    scroll_to(timeline, 0)
    assert first(timeline) == 0
    assert shift(timeline, "Prepend 20", [0, 1, 2]) <= 0.5
    # And it can be reached.
    scroll_to(timeline, 0)
    assert first(timeline) == -20


def test_scrolling_up_through_what_was_never_measured_moves_by_what_was_scrolled(timeline):
    worst = timeline.evaluate("""async () => {
        let worst = 0;
        for (let step = 0; step < 60; step++) {
            const before = new Map(tiled.sight.map(({ text, top }) => [text, top]));
            tiled.area.scrollTop -= 40;
            await new Promise(next => requestAnimationFrame(() => setTimeout(next)));
            for (const { text, top } of tiled.sight)
                if (before.has(text)) worst = Math.max(worst, Math.abs(top - before.get(text) - 40));
            if (tiled.blank > 1) throw `blank ${tiled.blank} at ${step}`;
        }
        return worst;
    }""")
    assert worst <= 0.5


def test_when_those_in_sight_are_shuffled_one_stays(timeline):
    before = {row["text"]: row["top"] for row in sight(timeline)}
    press(timeline, "Shuffle those in sight")
    settled(timeline)
    after = sight(timeline)
    assert number(after[0]) != FIRST and [number(row) for row in after] != sorted(number(row) for row in after)
    assert any(abs(before.get(row["text"], 1e9) - row["top"]) <= 0.5 for row in after)


def test_when_all_in_sight_go_the_next_below_comes_up(timeline):
    top = sight(timeline)[0]["top"]
    press(timeline, "Remove all in sight")
    settled(timeline)
    below = next(row for row in sight(timeline) if number(row) == FIRST + 40)
    assert abs(below["top"] - top) <= 0.5
    assert timeline.evaluate("() => tiled.gap") <= 0.02


def test_another_array_shows_its_rows(timeline):
    press(timeline, "Replace all")
    settled(timeline)
    assert first(timeline) >= 1_000


def test_four_hundred_rows_in_front_do_not_drift(timeline):
    timeline.evaluate("texts => { watching = tiled.watch(texts) }", [f"Entry {FIRST}"])
    for _ in range(20):
        press(timeline, "Prepend 20")
    settled(timeline)
    watched = timeline.evaluate("() => watching.stop()")
    assert watched["shift"] <= 0.5 and watched["missing"] == 0


def test_a_reader_at_the_end_follows_until_a_notch_up_and_again_from_the_end(timeline):
    timeline.evaluate("() => { tiled.area.scrollTop = 1e9 }")
    settled(timeline)
    press(timeline, "Append 20")
    settled(timeline)
    assert number(sight(timeline)[-1]) == 1_019
    box = timeline.locator(".anchored").bounding_box()
    timeline.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    timeline.mouse.wheel(0, -60)
    settled(timeline)
    read = first(timeline)
    assert shift(timeline, "Append 20", [read, read + 1]) <= 0.5
    timeline.evaluate("() => { tiled.area.scrollTop = 1e9 }")
    settled(timeline)
    assert number(sight(timeline)[-1]) == 1_039
    press(timeline, "Append 1,000")
    settled(timeline)
    assert number(sight(timeline)[-1]) == 2_039


def test_it_scrolls_to_both_ends_and_anywhere_between(timeline):
    timeline.evaluate("() => { tiled.area.scrollTop = 1e9 }")
    settled(timeline)
    assert number(sight(timeline)[-1]) == 999
    scroll_to(timeline, 0)
    assert first(timeline) == 0
    timeline.evaluate("() => { tiled.area.scrollTop = 0.37 * tiled.area.scrollHeight }")
    settled(timeline)
    assert 300 < first(timeline) < 440


@pytest.mark.parametrize("device", [PHONE], indirect=True)
def test_narrower_and_wide_again_is_the_same_row(timeline):
    before = sight(timeline)[0]
    width, height = timeline.viewport_size["width"], timeline.viewport_size["height"]
    timeline.set_viewport_size({"width": 320, "height": height})
    settled(timeline)
    timeline.set_viewport_size({"width": width, "height": height})
    settled(timeline)
    after = sight(timeline)[0]
    assert after["text"] == before["text"] and abs(after["top"] - before["top"]) <= 0.5


def test_few_rows_are_on_the_page(timeline):
    assert timeline.evaluate("() => tiled.rows.reduce((sum, row) => sum + row.offsetHeight, 0)") <= 4 * timeline.evaluate("() => tiled.area.clientHeight")


@pytest.mark.parametrize("change", ["Prepend 20", "Remove 5 near the top"])
def test_nothing_moves_with_a_slow_connection(timeline, live, change):
    live.set_latency(200)
    assert shift(timeline, change, SCENARIOS[change]) <= 0.5
