"""A list that is read in the middle, in Firefox and in WebKit: nothing that is read moves there either."""

import pytest
from proxy import Hooked
from tiled import BOTH, CHANGES, FIRST, LOSSES, open_in


@pytest.fixture
def timeline(tab, server):
    with Hooked(server.port) as proxy:
        yield open_in(tab, proxy)


def test_what_is_read_stays_whatever_changes_around_it(timeline):
    timeline.show()
    for change in CHANGES:
        assert timeline.shift(BOTH, change) <= 0.5, change


@pytest.mark.parametrize("change", LOSSES)
def test_the_rest_stays_when_the_first_in_sight_goes(timeline, change):
    assert timeline.show().shift([FIRST + 1, FIRST + 3], change) <= 0.5


def test_a_prepend_at_the_very_top_moves_nothing(timeline):
    assert timeline.shift([0, 1, 2], "Prepend 20") <= 0.5
    timeline.do("scrollTo(0)")
    assert timeline.do("first") == -20


def test_scrolling_up_through_what_was_never_measured_moves_by_what_was_scrolled(timeline):
    rolled = timeline.show().do("roll(-40, 60)")
    assert rolled["jump"] <= 0.5 and rolled["blank"] <= 1 and rolled["wrong"] == 0


def test_a_hundred_rows_of_a_fraction_do_not_drift(timeline):
    timeline.show()
    assert timeline.shift([FIRST], *["Prepend one of 30.3"] * 100) <= 0.5


def test_what_is_appended_at_the_end_is_followed(timeline):
    timeline.do("scrollTo(1e9)")
    timeline.watched([], "tiled.press('Append 20')")
    assert timeline.do("last") == 1_019 and timeline.do("fromEnd") <= 1
