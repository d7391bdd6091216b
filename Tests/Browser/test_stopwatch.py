"""Time that is taken, live from the server and inside the page: a timer runs while it is wanted."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def watch(page, carried):
    page.goto(carried("Stopwatch"), wait_until="networkidle")
    return page


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def reading(page):
    return page.get_by_text(re.compile(r"^\d+:\d\d\.\d$")).first


def test_time_is_taken_with_laps_and_begins_anew(watch):
    expect(reading(watch)).to_have_text("0:00.0")
    press(watch, "Start")
    expect(reading(watch)).to_have_text(re.compile(r"0:00\.[3-9]|0:0[1-9]\.\d"))
    press(watch, "Lap")
    expect(watch.get_by_text("Lap 1", exact=True)).to_be_visible()
    press(watch, "Lap")
    expect(watch.get_by_text("Lap 2", exact=True)).to_be_visible()
    press(watch, "Stop")
    expect(watch.get_by_text("Running")).to_have_count(0)
    stopped = reading(watch).text_content()
    watch.wait_for_timeout(400)
    assert reading(watch).text_content() == stopped, "nothing runs any more"
    press(watch, "Start")
    press(watch, "Stop")
    press(watch, "Reset")
    expect(reading(watch)).to_have_text("0:00.0")
    expect(watch.get_by_text("Lap 1", exact=True)).to_have_count(0)
    expect(watch.get_by_role("button", name="Reset")).to_be_disabled()
