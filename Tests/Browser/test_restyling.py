"""A change has the browser work out the styles of what has changed, and not of the whole page."""

from restyled import restyled
from tiled import FIRST, Timeline


def test_a_text_is_changed_without_any_styles(live, server):
    live.open(f"{server.url}/counter")
    with restyled(live.page) as counts:
        live.page.get_by_text("Increment").dispatch_event("click")
        live.page.get_by_text("Count: 1").wait_for()
    # None is expected; a press may light its button up.
    assert sum(counts) <= 4
    assert max(counts, default=0) <= 2


def test_rows_far_above_cost_the_styles_of_the_room_they_take(live, server):
    """Ten thousand rows come before a million: one inline style changes. A rule that asks `:has` for styles made it 1,158 elements."""
    live.open(f"{server.url}/timeline")
    timeline = Timeline(live.page).choose(entries="1,000,000").show(FIRST)
    with restyled(live.page) as counts:
        timeline.change("Prepend 10,000")
    assert 0 < sum(counts) <= 20
