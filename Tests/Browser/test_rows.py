"""The standard rows benchmark: its buttons, its markup, and 10,000 rows at once."""

import shutil

import pytest
from conftest import CHROMIUM_FLAGS
from live import wait_until_drawn
from playwright.sync_api import expect

CELLS = ["col-md-1", "col-md-4", "col-md-1", "col-md-6"]
OUTER = r"""rows => rows.map(row => row.outerHTML.replace(/ (data-on|style)="[^"]*"/g, ""))"""


@pytest.fixture
def rows(page, carried):
    page.goto(carried("Rows"))
    return page.locator("tbody#tbody > tr")


def press(rows, button):
    rows.page.locator(f"button#{button}").click()


def labels(rows):
    """The ids and labels of all rows."""
    return rows.evaluate_all("rows => rows.map(row => [+row.cells[0].textContent, row.cells[1].textContent])")


def test_the_buttons_have_the_benchmarks_ids_and_names(rows):
    buttons = rows.page.locator(".jumbotron button[type=button].btn.btn-primary.btn-block")
    expect(buttons).to_have_count(6)
    assert buttons.evaluate_all("buttons => buttons.map(button => [button.id, button.textContent])") == [
        ["run", "Create 1,000 rows"],
        ["runlots", "Create 10,000 rows"],
        ["add", "Append 1,000 rows"],
        ["update", "Update every 10th row"],
        ["clear", "Clear"],
        ["swaprows", "Swap Rows"],
    ]


def test_rows_have_the_benchmarks_markup(rows):
    press(rows, "run")
    expect(rows).to_have_count(1000)
    assert rows.page.locator("table.table.table-hover.table-striped.test-data > tbody#tbody").count() == 1
    (number, label), *_ = labels(rows)
    assert number == 1
    assert rows.evaluate_all(OUTER)[0] == (
        f'<tr><td class="col-md-1">1</td><td class="col-md-4"><a>{label}</a></td><td class="col-md-1"><a>'
        '<span class="glyphicon glyphicon-remove" aria-hidden="true"></span></a></td><td class="col-md-6"></td></tr>'
    )


def test_creating_again_replaces_all_rows(rows):
    press(rows, "run")
    expect(rows.first.locator("td").first).to_have_text("1")
    press(rows, "run")
    expect(rows.first.locator("td").first).to_have_text("1001")
    expect(rows).to_have_count(1000)


def test_rows_are_appended_and_cleared(rows):
    press(rows, "run")
    expect(rows).to_have_count(1000)
    press(rows, "add")
    expect(rows).to_have_count(2000)
    assert [number for number, _ in labels(rows)] == list(range(1, 2001))
    press(rows, "clear")
    expect(rows).to_have_count(0)
    press(rows, "add")
    expect(rows).to_have_count(1000)


def test_every_tenth_row_is_updated_and_stays_the_same_element(rows):
    press(rows, "run")
    expect(rows).to_have_count(1000)
    before = labels(rows)
    elements = rows.page.evaluate_handle("[...document.querySelectorAll('tr')]")
    press(rows, "update")
    expect(rows.nth(990).locator("a").first).to_have_text(before[990][1] + " !!!")
    expected = [[number, text + " !!!" if i % 10 == 0 else text] for i, (number, text) in enumerate(before)]
    assert labels(rows) == expected
    assert elements.evaluate("rows => rows.every((row, i) => row === document.querySelectorAll('tr')[i])")


def test_swapped_rows_are_the_same_elements_elsewhere(rows):
    press(rows, "run")
    expect(rows).to_have_count(1000)
    before = labels(rows)
    elements = rows.page.evaluate_handle("[...document.querySelectorAll('tr')]")
    press(rows, "swaprows")
    expect(rows.nth(1).locator("td").first).to_have_text("999")
    before[1], before[998] = before[998], before[1]
    assert labels(rows) == before
    assert elements.evaluate(
        """rows => {
          [rows[1], rows[998]] = [rows[998], rows[1]];
          return rows.every((row, i) => row === document.querySelectorAll("tr")[i]);
        }"""
    )


def test_one_row_at_a_time_is_selected(rows):
    press(rows, "run")
    for index in (4, 0, 999):
        rows.nth(index).locator("td.col-md-4 a").click()
        expect(rows.nth(index)).to_have_class("danger")
        expect(rows.page.locator("tr.danger")).to_have_count(1)


def test_a_row_is_removed_and_a_second_tap_on_it_is_ignored(rows):
    press(rows, "run")
    expect(rows).to_have_count(1000)
    rows.nth(3).locator("td:nth-child(3) a").evaluate("link => { link.click(); link.click(); }")
    expect(rows).to_have_count(999)
    rows.nth(0).locator("span.glyphicon-remove").click()
    expect(rows).to_have_count(998)
    assert [number for number, _ in labels(rows)] == [2, 3, *range(5, 1001)]


def test_ten_thousand_rows_are_shown_and_take_clicks(page, carried, record_property):
    page.goto(carried("Rows"))
    page.evaluate(
        """() => {
          window.tasks = [];
          new PerformanceObserver((list) => tasks.push(...list.getEntries().map((task) => task.duration)))
            .observe({ type: "longtask" });
        }"""
    )
    debugger = page.context.new_cdp_session(page)
    # The thread's own time, so that what else the machine does is not counted.
    debugger.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = metrics(debugger)
    rows = page.locator("tbody#tbody > tr")
    page.locator("#runlots").click()
    page.wait_for_function("() => document.querySelectorAll('tr').length === 10000")
    wait_until_drawn(page)
    spent = {name: round(1000 * (value - before[name])) for name, value in metrics(debugger).items()}
    rows.nth(1).locator("td.col-md-4 a").click()
    expect(rows.nth(1)).to_have_class("danger")
    spent["LongestTask"] = round(max(page.evaluate("tasks"), default=0))
    for name, milliseconds in spent.items():
        record_property(f"ten_thousand_rows.{name}", milliseconds)
    print("10,000 rows, milliseconds:", spent)
    # The runtime's share. Style and layout of 40,000 cells are the browser's.
    assert spent["ScriptDuration"] < 800


def test_rows_out_of_sight_stay_rows_and_cells_to_assistive_technology(browser, server):
    # The flag builds the whole tree, as a screen reader has it built.
    listening = browser.browser_type.launch(
        executable_path=shutil.which("chromium"), args=[*CHROMIUM_FLAGS, "--force-renderer-accessibility"]
    )
    page = listening.new_page()
    page.goto(server.url + "/rows")
    rows = page.locator("tbody#tbody > tr")
    press(rows, "run")
    expect(rows).to_have_count(1000)
    debugger = page.context.new_cdp_session(page)

    def count(*roles):
        nodes = debugger.send("Accessibility.getFullAXTree")["nodes"]
        present = [node["role"]["value"] for node in nodes if not node["ignored"]]
        return [present.count(role) for role in roles]

    wanted = [1, 1000, 4000]
    for _ in range(50):
        if count("table", "row", "cell") == wanted:
            break
        page.wait_for_timeout(100)
    assert count("table", "row", "cell") == wanted
    # Only what is near the window was laid out.
    assert rows.nth(900).locator("a").first.evaluate("link => !link.checkVisibility({ contentVisibilityAuto: true })")
    listening.close()


def metrics(debugger):
    """Seconds of processor time the page's main thread has spent so far, by kind of work."""
    kinds = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"]
    every = {metric["name"]: metric["value"] for metric in debugger.send("Performance.getMetrics")["metrics"]}
    return {kind: every[kind] for kind in kinds}
