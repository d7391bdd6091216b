"""A list of a million rows: any place of it is there at once or in outline, and it never jumps on the way."""

from pathlib import Path

import pytest
from tiled import Timeline

HOME = "/timeline"


@pytest.fixture
def timeline(open_app):
    return Timeline(open_app())


@pytest.fixture
def million(timeline):
    return timeline.choose(entries="1,000,000")


def holds(timeline):
    """No canvas is too high for a browser, few rows are there, and each is the one of its place."""
    timeline.do("rested()")
    assert timeline.do("area.scrollHeight") <= 1_000_000
    assert timeline.do("isInOrder") and timeline.do("gap") <= 0.02 and timeline.do("blank") <= 1
    assert timeline.do("rows.every(row => tiled.number(row) === row.getAttribute('aria-posinset') - 1)")


def test_the_thumb_goes_anywhere_and_both_ends_are_exact(million):
    holds(million)
    million.do("scrollTo(0.37 * tiled.area.scrollHeight)")
    assert 360_000 < million.do("first") < 380_000
    holds(million)
    million.do("scrollTo(1e9)")
    assert million.do("last") == 999_999 and million.do("fromEnd") <= 1
    holds(million)
    million.do("scrollTo(0)")
    assert million.do("first") == 0 and million.do("area.scrollTop") == 0
    holds(million)


def test_home_and_end_go_to_the_ends(million, page):
    million.do("area.focus()")
    page.keyboard.press("End")
    million.do("until(() => tiled.last === 999999)")
    million.do("settled()")
    assert million.do("fromEnd") <= 1
    page.keyboard.press("Home")
    million.do("until(() => tiled.first === 0)")
    million.do("settled()")
    assert million.do("area.scrollTop") == 0


def test_while_the_thumb_is_dragged_what_is_missing_is_in_outline_and_never_wrong(million, live):
    live.set_latency(200)
    wrong = million.do("""roll(9000, 40)""")["wrong"]
    assert wrong == 0
    lead = million.do("area.querySelector('.room').getBoundingClientRect()")
    assert lead["height"] > 0 and lead["width"] == million.do("area.clientWidth")
    million.do("settled()")
    holds(million)


def test_the_wheel_goes_through_the_middle_without_a_jump(million, page):
    million.do("scrollTo(0.37 * tiled.area.scrollHeight)")
    rolled = million.do("roll(40, 90)")
    assert rolled["jump"] <= 0.5 and rolled["wrong"] == 0 and rolled["blank"] <= 1
    rolled = million.do("roll(-40, 150)")
    assert rolled["jump"] <= 0.5 and rolled["wrong"] == 0 and rolled["blank"] <= 1
    million.do("settled()")
    holds(million)


def test_two_thousand_pixels_a_second_show_no_blank_screen_with_a_slow_connection(timeline, live):
    timeline.show()
    live.set_latency(200)
    # At sixty frames a second the way there and back takes 24 of them; the server has two more.
    rolled = timeline.do("roll(33, 120, tiled.answeredWithin(26))")
    assert rolled["jump"] <= 0.5 and rolled["wrong"] == 0
    assert rolled["blank"] < timeline.do("area.clientHeight")


def test_twenty_thousand_pixels_a_second_show_outlines_at_most(million, live):
    live.set_latency(200)
    rolled = million.do("roll(333, 60)")
    assert rolled["jump"] <= 0.5 and rolled["wrong"] == 0
    million.do("settled()")
    holds(million)


WALK = (Path(__file__).parent / "tiled-walk.js").read_text()
SEED = 20_260_101


def test_twelve_hundred_random_steps_keep_order_contact_and_what_is_read(timeline):
    timeline.page.evaluate(f"(() => {{ {WALK} }})()")
    walked = timeline.do(f"walk({SEED}, 1200)")
    assert "\n".join(walked["problems"]) == "" and walked["steps"] == 1200
