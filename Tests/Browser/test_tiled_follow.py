"""A list at its end: what is new stays in sight, until the reader goes elsewhere."""

import pytest
from test_tiled import PICTURE
from tiled import Timeline

HOME = "/timeline"


@pytest.fixture
def end(open_app):
    """The page, at the end."""
    timeline = Timeline(open_app())
    timeline.do("scrollTo(1e9)")
    assert timeline.do("last") == 999
    return timeline


def stays_at_the_end(timeline, action):
    """Does something, and looks whether the end is at the lower edge after every paint."""
    watched = timeline.watched([], action)
    assert watched["fromEnd"] <= 1 and watched["blank"] <= 1
    return watched


def write(page, text):
    """Writes a new entry, as far as the button."""
    field = page.get_by_role("textbox", name="New entry")
    field.fill(text)
    page.wait_for_function("() => raven.pending === 0")
    return page.get_by_role("button", name="Send")


@pytest.mark.parametrize("start", ["At the start", "At the end"])
def test_a_thousand_rows_in_one_go_are_followed(end, start):
    end.choose(begins=start)
    end.do("scrollTo(1e9)")
    stays_at_the_end(end, "for (let count = 0; count < 50; count++) tiled.press('Append 20')")
    assert end.do("last") == 1_999


def test_a_list_that_begins_at_the_end_shows_it(end):
    end.choose(entries="1,000,000", begins="At the end")
    assert end.do("last") == 999_999 and end.do("fromEnd") <= 1
    stays_at_the_end(end, "tiled.press('Append 20')")
    assert end.do("last") == 1_000_019


def test_text_that_streams_into_the_last_row_is_followed(end):
    done = "await tiled.until(() => tiled.rows.at(-1).textContent.includes('Done.'))"
    watched = stays_at_the_end(end, f"tiled.press('Stream into the last'); {done}")
    assert watched["frames"] > 30
    assert end.do("rows.at(-1).offsetHeight") > 150


def test_a_picture_in_the_last_row_is_followed(end):
    stays_at_the_end(end, f"({PICTURE})(tiled.rows.at(-1)); await tiled.until(() => document.querySelector('.anchored img').height > 100)")
    assert end.do("rows.at(-1).offsetHeight") > 260


def test_the_end_stays_in_sight_while_what_is_written_below_it_grows(end, page):
    height = end.do("area.clientHeight")
    page.get_by_role("textbox", name="New entry").fill("one\ntwo\nthree\nfour\nfive")
    end.do("settled()")
    assert end.do("area.clientHeight") < height - 50
    assert end.do("fromEnd") <= 1 and end.do("last") == 999


def test_what_is_read_stays_while_what_is_written_below_it_grows(end, page):
    end.show()
    top = end.do("top(tiled.row(81))")
    page.get_by_role("textbox", name="New entry").fill("one\ntwo\nthree\nfour\nfive")
    end.do("settled()")
    assert abs(end.do("top(tiled.row(81))") - top) <= 0.5


def test_a_notch_up_ends_it_and_the_end_begins_it_again(end, page):
    box = page.locator(".anchored").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    end.do("press('Stream into the last')")
    end.do("until(() => tiled.rows.at(-1).offsetHeight > 120)")
    page.mouse.wheel(0, -60)
    end.do("until(() => tiled.fromEnd > 20)")
    read = end.do("first")
    watched = end.watched([read, read + 1], "await tiled.until(() => tiled.rows.at(-1).textContent.includes('Done.'))")
    assert watched["shift"] <= 0.5
    assert end.shift([read, read + 1], "Append 20") <= 0.5
    end.do("scrollTo(1e9)")
    stays_at_the_end(end, "tiled.press('Append 20')")
    assert end.do("last") == 1_039


def test_what_the_reader_sends_from_the_middle_is_shown_where_the_list_always_follows(end, page):
    # Who reads elsewhere is left there until there is something new.
    end.choose(follows="Always").show()
    write(page, "Here I am").click()
    end.do("until(() => tiled.last === 1000)")
    end.do("settled()")
    assert end.do("fromEnd") <= 1


def test_what_the_reader_sends_from_the_middle_moves_nothing_otherwise(end, page):
    end.show()
    send = write(page, "Here I am")
    top = end.do("top(tiled.row(81))")
    send.click()
    end.do("until(() => tiled.rows[0].getAttribute('aria-setsize') === '1001')")
    end.do("settled()")
    assert abs(end.do("top(tiled.row(81))") - top) <= 0.5


def test_a_list_that_never_follows_stays(end):
    end.choose(follows="Never")
    end.do("scrollTo(1e9)")
    assert end.shift([998, 999], "Append 20") <= 0.5
