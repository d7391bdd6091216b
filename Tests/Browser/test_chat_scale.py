"""A room of a chat with a million messages: what it costs the server and the page, and what a stream of new ones adds."""

import re
from pathlib import Path

import pytest
from chat import Guest, House, Room
from devices import DESKTOP
from live import Live
from playwright.sync_api import expect

# Pages that are open at once.
PAGES = 8
MIDDLE = 500_000


@pytest.fixture(scope="module")
def house(server, tmp_path_factory):
    house = House(server.command, tmp_path_factory.mktemp("million"), messages=1_000_000)
    yield house
    house.server.end()


@pytest.fixture
def ada(page, house):
    page.goto(house.url)
    # The messages are made when somebody comes.
    expect(page.get_by_role("link", name="Harbour").get_by_role("img")).to_be_visible(timeout=180_000)
    return Guest(page, house, "Ada")


def memory(house):
    """What the server has in memory, in kB."""
    status = Path(f"/proc/{house.server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1])


def grown(house, context, path):
    """How much memory an open page adds, in kB, where some are open already."""
    def opened():
        page = context.new_page()
        Live(page).open(f"{house.server.url}/{path}")
        return page

    opened()
    before = memory(house)
    pages = [opened() for _ in range(PAGES)]
    return (memory(house) - before) / PAGES, pages[-1]


def holds(room):
    """Few rows are there, and no canvas is too high."""
    room.do("rested()")
    assert room.do("area.scrollHeight") <= 1_000_000


def test_a_page_of_a_million_messages_is_at_most_two_megabytes_more_than_an_empty_one(ada, house, browser):
    context = browser.new_context(**DESKTOP)
    empty, _ = grown(house, context, "hello")
    more, page = grown(house, context, f"chat/harbour/{MIDDLE}")
    assert more - empty <= 2_048
    room = Room(page)
    holds(room)
    for _ in range(5):
        room.up()
    holds(room)
    context.close()


def test_a_message_of_a_million_is_there_at_once_and_nothing_jumps_around_it(ada):
    room = ada.enter("harbour", MIDDLE)
    assert room.sight
    rolled = room.do("roll(-40, 60)")
    assert rolled["slip"] <= 0.5


def test_a_stream_of_new_messages_leaves_page_and_server_as_they_are(ada, house, browser):
    context = browser.new_context(**DESKTOP)
    bruno = Guest(context.new_page(), house, "Bruno")
    room = ada.enter().to_the_end()
    bruno.enter().to_the_end()
    counts = []
    for part in range(3):
        for number in range(40):
            bruno.send(f"{part} {number}")
        expect(ada.page.get_by_role("article").filter(has_text=f"{part} 39")).to_be_in_viewport()
        room.do("settled()")
        counts.append((memory(house), room.do("area.querySelectorAll('*').length")))
    assert room.do("fromEnd") <= 1
    holds(room)
    (_, _), (before, nodes), (after, more) = counts
    assert after - before <= 2_048 and more <= 1.1 * nodes
    context.close()
