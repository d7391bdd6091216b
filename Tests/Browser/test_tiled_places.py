"""Where a list begins, where its reader was, and where the reader is brought."""

import pytest
from server import Server
from tiled import FIRST, Timeline

HOME = "/timeline"


@pytest.fixture
def timeline(open_app):
    return Timeline(open_app())


def reopened(timeline, live, go):
    """The timeline after the page has been left and come to again."""
    go()
    live.wait_until_settled()
    again = Timeline(timeline.page)
    again.do("settled()")
    return again


def test_a_million_rows_open_in_their_middle(timeline):
    timeline.choose(entries="1,000,000", begins="In the middle")
    assert abs(timeline.do("top(tiled.row(500000))")) <= 1
    assert timeline.do("area.scrollHeight") <= 1_000_000
    assert timeline.shift([500_000, 500_003], "Prepend and append 20") <= 0.5


def test_the_reader_is_where_he_was_after_a_reload(timeline, live, page):
    timeline.show(300)
    top = timeline.do("top(tiled.row(300))")
    again = reopened(timeline, live, page.reload)
    assert again.do("first") == 300 and abs(again.do("top(tiled.row(300))") - top) <= 1


def test_the_reader_is_where_he_was_after_going_back(timeline, live, page, server):
    timeline.show(300)
    live.open(f"{server.url}/counter")
    assert reopened(timeline, live, page.go_back).do("first") == 300


def test_the_reader_is_where_he_was_after_a_new_start_of_the_server(live, server, tmp_path):
    environment = {"RAVEN_DATA": str(tmp_path)}
    own = Server(server.command, environment)
    try:
        live.open(f"{own.url}/timeline")
        Timeline(live.page).show(300)
        live.page.evaluate("before = document.querySelector('meta[name=raven-session]').content")
        own.end()
        own = Server(server.command, environment, port=own.port)
        # The page goes on by itself, as a page of the new server.
        live.page.wait_for_function("() => document.querySelector('meta[name=raven-session]').content !== before", timeout=30_000)
        live.wait_until_settled()
        again = Timeline(live.page)
        again.do("settled()")
        assert again.do("first") == 300
    finally:
        own.end()


def test_the_reader_of_the_end_is_at_the_end_again(timeline, live, page):
    timeline.do("scrollTo(1e9)")
    again = reopened(timeline, live, page.reload)
    assert again.do("last") == 999 and again.do("fromEnd") <= 1


def test_a_question_goes_to_the_upper_edge_and_stays_there_while_it_is_answered(timeline, page):
    timeline.do("scrollTo(1e9)")
    page.get_by_role("button", name="Ask").click()
    page.get_by_role("textbox", name="New entry").fill("What is the tide?")
    page.get_by_role("button", name="Send").click()
    timeline.do("until(() => tiled.row(1000) && Math.abs(tiled.top(tiled.row(1000))) <= 0.5)")
    timeline.page.evaluate("asked = tiled.watch(['Entry 1000'])")
    timeline.do("until(() => tiled.rows.at(-1).textContent.includes('Done.'))")
    watched = timeline.page.evaluate("asked.stop()")
    assert watched["shift"] <= 0.5 and watched["missing"] == 0 and watched["frames"] > 10
    assert abs(timeline.do("top(tiled.row(1000))")) <= 1


def test_a_thousand_new_rows_do_not_move_who_reads_the_middle(timeline):
    timeline.show()
    appends = "for (let count = 0; count < 50; count++) tiled.press('Append 20')"
    watched = timeline.watched([FIRST, FIRST + 3], appends)
    assert watched["shift"] <= 0.5 and watched["blank"] <= 1
    assert timeline.do("rows[0].ariaSetSize") == "2000"


def test_what_comes_while_the_page_is_frozen_moves_nothing(timeline, page):
    """Such as a tab in the background for long: it gets everything at once when it is seen again."""
    timeline.show()
    top = timeline.do(f"top(tiled.row({FIRST}))")
    debugger = page.context.new_cdp_session(page)
    timeline.page.evaluate(
        """() => {
          for (let count = 0; count < 25; count++) tiled.press("Append 20");
          tiled.press("Prepend 20");
          tiled.press("Insert 5 near the top");
        }"""
    )
    debugger.send("Page.setWebLifecycleState", {"state": "frozen"})
    page.wait_for_timeout(1_500)
    debugger.send("Page.setWebLifecycleState", {"state": "active"})
    timeline.do("until(() => raven.pending === 0)")
    timeline.do("settled()")
    assert abs(timeline.do(f"top(tiled.row({FIRST}))") - top) <= 0.5
    assert timeline.do("rows[0].ariaSetSize") == "1525"


def test_a_selection_is_there_still_when_its_reader_comes_back(timeline):
    timeline.show()
    timeline.do(
        f"find('Entry {FIRST}') && getSelection()"
        f".setBaseAndExtent(tiled.find('Entry {FIRST}'), 0, tiled.find('Entry {FIRST + 2}'), 1)"
    )
    before = timeline.page.evaluate("String(getSelection())")
    for _ in range(8):
        timeline.do("area.scrollTop += tiled.area.clientHeight")
        timeline.do("until(() => tiled.blank <= 1)")
    timeline.do("settled()")
    assert timeline.do("first") > FIRST + 50
    assert timeline.page.evaluate("String(getSelection())") == before


def test_rows_that_come_late_stay_though_more_was_asked_for_meanwhile(timeline, live):
    timeline.choose(entries="1,000,000")
    timeline.do("scrollTo(3000)")
    live.set_latency(400)
    # Rows that are about to be missing are asked for, and seen to be missing before they can be there.
    timeline.run("""
        const { area } = tiled;
        area.scrollTop += tiled.top(tiled.rows.at(-1)) - 1.3 * area.clientHeight;
        await tiled.until(() => raven.pending === 1);
        area.scrollTop += 1.5 * area.clientHeight;
        await tiled.until(() => raven.pending === 2);
    """)
    assert timeline.do("sight.length") == 0
    timeline.do("until(() => tiled.sight.length)")
    first, top = timeline.do("first"), timeline.do("top(tiled.row(tiled.first))")
    timeline.do("settled()")
    assert timeline.do("first") == first and abs(timeline.do(f"top(tiled.row({first}))") - top) <= 0.5


def test_where_nothing_is_yet_the_number_of_what_comes_is_told(timeline, live):
    timeline.choose(entries="1,000,000")
    live.set_latency(300)
    timeline.do("area.scrollTop = 0.37 * tiled.area.scrollHeight")
    timeline.do("until(() => tiled.area.dataset.place)")
    told = int(timeline.do("area.dataset.place").replace(",", ""))
    assert 360_000 < told < 380_000
    timeline.do("settled()")
    assert timeline.do("area.dataset.place") is None
    assert abs(timeline.do("first") - told) < 20
