"""A list that is read in the middle while everything around it changes: nothing that is read moves, to half a pixel."""

import pytest
from devices import DESKTOP, PHONE
from tiled import BOTH, CHANGES, FIRST, LOSSES, Timeline

HOME = "/timeline"
SHARP = {**DESKTOP, "device_scale_factor": 1.25}


@pytest.fixture
def opened(open_app):
    """The page as it begins."""
    timeline = Timeline(open_app())
    timeline.do("settled()")
    return timeline


@pytest.fixture
def timeline(open_app):
    """The page, scrolled down so that one entry is the first that starts in sight."""
    return Timeline(open_app()).show()


def test_what_is_read_stays_whatever_changes_around_it(timeline):
    for change in CHANGES:
        assert timeline.shift(BOTH, change) <= 0.5, change


@pytest.mark.parametrize("change", LOSSES)
def test_the_rest_stays_when_the_first_in_sight_goes(timeline, change):
    assert timeline.shift([FIRST + 1, FIRST + 3], change) <= 0.5


@pytest.mark.parametrize("device", [SHARP], indirect=True)
def test_it_stays_where_a_pixel_is_four_fifths_of_a_point(timeline):
    for change in ["Prepend 20", "Prepend one of 30.3", "Remove 3 just above", "Grow the one just above"]:
        assert timeline.shift(BOTH, change) <= 0.5, change


def test_it_stays_with_a_slow_connection(timeline, live):
    live.set_latency(200)
    for change in ["Prepend 20", "Remove 5 near the top"]:
        assert timeline.shift(BOTH, change) <= 0.5, change


def test_a_prepend_at_the_very_top_moves_nothing(opened):
    assert opened.do("first") == 0
    assert opened.shift([0, 1, 2], "Prepend 20") <= 0.5
    # And it can be reached.
    opened.do("scrollTo(0)")
    assert opened.do("first") == -20


@pytest.mark.parametrize("device", [PHONE], indirect=True)
def test_a_prepend_at_the_very_top_under_a_finger_moves_nothing_and_the_finger_scrolls_on(opened, page):
    touch = page.context.new_cdp_session(page)

    def finger(kind, *y):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": 150, "y": one} for one in y]})

    finger("touchStart", 300)
    finger("touchMove", 340)
    assert opened.shift([0, 1, 2], "Prepend 20") <= 0.5
    finger("touchMove", 440)
    opened.do("until(() => tiled.top(tiled.row(0)) > 60)")
    finger("touchEnd")
    opened.do("settled()")
    assert opened.do("sight[0].number") < 0


def test_three_changes_in_one_go_move_nothing(timeline):
    changes = ["Prepend 20", "Grow the one just above", "Remove 5 near the top"]
    assert timeline.shift(BOTH, *changes) <= 0.5


def test_a_change_while_rows_are_measured_moves_nothing(timeline):
    watched = timeline.watched(BOTH, """
        const above = tiled.row(79);
        let sizes = 0;
        const observer = new ResizeObserver(() => {
            if (++sizes === 2) tiled.press("Prepend 20");
        });
        observer.observe(above);
        await tiled.painted();
        above.style.minHeight = "300px";
        await tiled.until(() => sizes === 2);
        observer.disconnect();
    """)
    assert watched["shift"] <= 0.5


def test_a_hundred_prepends_of_a_fraction_do_not_drift(timeline):
    watched = timeline.watched([FIRST], """
        for (let count = 0; count < 100; count++) {
            tiled.press("Prepend one of 30.3");
            await tiled.until(() => !raven.pending);
        }
    """)
    assert watched["shift"] <= 0.5
    # And each of them is there.
    assert timeline.do("row(81).getAttribute('aria-posinset')") == str(FIRST + 101)


def test_what_is_shorter_than_the_window_moves_no_farther_than_it_must(opened):
    opened.choose(entries="3")
    assert opened.do("blank") == 0 and opened.do("sight.length") == 3
    assert opened.shift([0, 1, 2], "Append 20") <= 0.5
    opened.choose(entries="1,000").choose(entries="3")
    opened.change("Prepend 20")
    # What there is ends where the window ends.
    assert opened.do("last") == 2 and opened.do("blank") <= 1 and opened.do("fromEnd") <= 1
    opened.do("scrollTo(0)")
    assert opened.do("first") == -20


@pytest.mark.parametrize(("goal", "first", "top"), [(0, -20, 0), (300, -17, 3)])
def test_an_answer_for_who_was_elsewhere_takes_nobody_along(opened, live, goal, first, top):
    opened.choose(entries="3")
    live.set_latency(300)
    # All 23 rows are there, and the reader at their end; at rest the page says so, and rows far above are not needed any more.
    opened.run("""
        tiled.press("Prepend 20");
        await tiled.until(() => tiled.rows.length === 23 && !raven.pending);
        await tiled.until(() => raven.pending);
    """)
    # The answer comes when the reader is among them.
    opened.do(f"scrollTo({goal})")
    assert opened.do("first") == first and abs(opened.do(f"top(tiled.row({first}))") - top) <= 0.5
    assert opened.do("blank") <= 1


def test_an_answer_for_who_was_elsewhere_takes_nobody_along_downwards(opened, live):
    opened.choose(entries="3")
    live.set_latency(300)
    opened.run("""
        tiled.press("Prepend 20");
        await tiled.until(() => tiled.rows.length === 23 && !raven.pending);
        tiled.area.scrollTop = 0;
        await tiled.until(() => raven.pending);
    """)
    # Not to the very end, which is followed.
    opened.do("scrollTo(1500)")
    assert opened.do("first") == -5 and opened.do("area.scrollTop") == 1500


def test_who_has_scrolled_without_an_event_yet_rests_where_the_scroll_went(opened, live):
    opened.choose(entries="3")
    live.set_latency(100)
    opened.run("""
        const { setTimeout } = window;
        let resting;
        window.setTimeout = (action, delay, ...given) => {
          if (delay === 200) resting = action;
          return setTimeout(action, delay, ...given);
        };
        tiled.press("Prepend 20");
        await tiled.until(() => tiled.rows.length === 23);
        await tiled.painted();
        await tiled.painted();
        window.setTimeout = setTimeout;
        // The event of a scroll comes with a frame; the timer may be due before.
        tiled.area.scrollTop = 0;
        resting();
        // What was in sight before is not told any more.
        tiled.asked = raven.pending;
        await tiled.settled();
    """)
    assert opened.do("asked") == 0
    assert opened.do("first") == -20 and opened.do("area.scrollTop") == 0


def test_a_smooth_scroll_goes_on_through_a_prepend_and_arrives(timeline):
    smooth = """
        const goal = tiled.area.scrollTop + 1500;
        tiled.area.scrollTo({ top: goal, behavior: "smooth" });
        await tiled.until(() => tiled.area.scrollTop > goal - 1300);
    """
    arrive = "await tiled.until(() => Math.abs(tiled.area.scrollTop - goal) < 1);"
    timeline.watched([], smooth + arrive)
    before = timeline.do("sight")
    timeline.show()
    timeline.watched([], smooth + "tiled.press('Prepend 20');" + arrive)
    after = timeline.do("sight")
    assert [row["number"] for row in after] == [row["number"] for row in before]
    assert abs(after[0]["top"] - before[0]["top"]) <= 1


def test_scrolling_up_through_what_was_never_measured_moves_by_what_was_scrolled(timeline):
    rolled = timeline.do("roll(-40, 60)")
    assert rolled["jump"] <= 0.5 and rolled["blank"] <= 1 and rolled["wrong"] == 0


# An entry above what is seen gets a picture, which comes late.
PICTURE = """(row) => row.append(Object.assign(new Image(), { src:
  "data:image/svg+xml," + encodeURIComponent("<svg xmlns='http://www.w3.org/2000/svg' width='300' height='260'/>") }))"""


def test_a_picture_that_loads_above_while_scrolling_up_moves_nothing(timeline):
    rolled = timeline.do(f"roll(-40, 25, (frame) => {{ if (frame === 5) ({PICTURE})(tiled.row(tiled.first - 3)) }})")
    assert rolled["jump"] <= 0.5 and rolled["blank"] <= 1
    assert timeline.do("area.querySelector('img').closest('[data-key]').offsetHeight") > 260


@pytest.mark.parametrize("change", ["Grow at its bottom", "Grow at its top"])
def test_a_row_taller_than_the_window_grows_without_moving_what_is_read_in_it(timeline, change):
    timeline.change("Make it tall")
    timeline.do("area.scrollTop += tiled.top(tiled.find('Paragraph 20 of what there is to say.')) - 100")
    timeline.do("settled()")
    assert timeline.do("sight.length") == 1
    watched = timeline.watched(["Paragraph 20 of what there is to say."], f"tiled.press('{change}')")
    assert watched["shift"] <= 0.5
    assert timeline.do("find('Paragraph 61 of what there is to say.')")


def test_when_those_in_sight_are_shuffled_one_stays(timeline):
    before = {row["number"]: row["top"] for row in timeline.do("sight")}
    timeline.change("Shuffle those in sight")
    after = timeline.do("sight")
    numbers = [row["number"] for row in after]
    assert after[0]["number"] != FIRST and numbers != sorted(numbers)
    assert any(abs(before.get(row["number"], 1e9) - row["top"]) <= 0.5 for row in after)


def test_when_all_in_sight_go_the_next_below_comes_up(timeline):
    top = timeline.do("sight[0].top")
    timeline.change("Remove all in sight")
    below = next(row for row in timeline.do("sight") if row["number"] == FIRST + 40)
    assert abs(below["top"] - top) <= 0.5
    assert timeline.do("gap") <= 0.02


def test_another_array_shows_its_rows(timeline):
    timeline.change("Replace all")
    assert timeline.do("first") >= 1_000
    timeline.change("Remove all")
    assert timeline.do("rows.length") == 0
    timeline.change("Append 20")
    assert timeline.do("first") == 1_500


def test_a_row_with_the_focus_that_moves_keeps_it_and_what_is_read_stays(timeline):
    timeline.do("row(81).querySelector('button').focus({ preventScroll: true })")
    assert timeline.shift([FIRST + 1, FIRST + 3], "Move the first in sight to the end") <= 0.5


def test_a_row_with_the_focus_stays_when_those_around_it_are_shuffled(timeline):
    timeline.do("row(84).querySelector('button').focus({ preventScroll: true })")
    timeline.change("Shuffle those in sight")
    assert timeline.do("number(document.activeElement.closest('[data-key]'))") == FIRST + 3


def test_what_happens_while_it_is_not_displayed_moves_nothing(timeline):
    top = timeline.do("top(tiled.row(81))")
    timeline.do("area.style.display = 'none'")
    for change in ["Prepend 20", "Append 20", "Grow the one just above"]:
        timeline.do(f"press('{change}')")
    timeline.do("until(() => !raven.pending)")
    timeline.do("area.style.display = ''")
    timeline.do("settled()")
    assert abs(timeline.do("top(tiled.row(81))") - top) <= 0.5
    assert timeline.do("gap") <= 0.02


@pytest.mark.parametrize("device", [PHONE], indirect=True)
def test_narrower_and_wide_again_is_the_same_row(timeline, page):
    before = timeline.do("sight[0]")
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    for one in [320, width]:
        page.set_viewport_size({"width": one, "height": height})
        timeline.do("settled()")
    after = timeline.do("sight[0]")
    assert after["number"] == before["number"] and abs(after["top"] - before["top"]) <= 0.5
