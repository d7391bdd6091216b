"""Examples in Firefox, live and inside the page: the counter, rows that come and go, and a list that is typed into."""

import pytest
from server import Server


@pytest.fixture
def counter(carried):
    """The address of the counter, on either carrier."""
    return carried("Counter")


# The first button there ever is was served: scripts come later.
MARK_THE_SERVED_BUTTON = """() => new MutationObserver((_, observer) => {
  const button = document.querySelector("button");
  if (!button) return;
  window.served = button;
  observer.disconnect();
}).observe(document, { childList: true, subtree: true })"""


def test_the_served_page_is_taken_over_and_counts(firefox, counter):
    firefox.add_init_script(MARK_THE_SERVED_BUTTON)
    firefox.open(counter)
    firefox.wait_for_text("Count: 0")
    for count in range(1, 4):
        firefox.click_button("Increment")
        firefox.wait_for_text(f"Count: {count}")
    assert firefox.evaluate("served === document.querySelector('button')")


def test_the_keyboard_is_enough(firefox, counter):
    firefox.open(counter)
    firefox.press("Tab")
    firefox.wait_until("document.activeElement === document.querySelector('button')")
    firefox.press("Enter")
    firefox.wait_for_text("Count: 1")
    firefox.press("Space")
    firefox.wait_for_text("Count: 2")


def test_clicks_faster_than_the_answers_all_count(firefox, counter):
    firefox.open(counter)
    firefox.evaluate("Array.from({ length: 50 }, () => document.querySelector('button').click())")
    firefox.wait_for_text("Count: 50")


def cells(firefox, column):
    """The texts of a column of the table."""
    return firefox.evaluate(f"[...document.querySelectorAll('tbody > tr')].map(row => row.cells[{column}].textContent)")


def test_rows_come_change_places_and_go(firefox, carried):
    firefox.open(carried("Rows"))
    firefox.click_button("Create 1,000 rows")
    firefox.wait_until("document.querySelectorAll('tbody > tr').length === 1000")
    expected = [str(number) for number in range(1, 1001)]
    assert cells(firefox, 0) == expected
    labels = cells(firefox, 1)

    firefox.click_button("Update every 10th row")
    firefox.wait_until("document.querySelector('tbody').rows[990].cells[1].textContent.endsWith(' !!!')")
    labels = [label + " !!!" if index % 10 == 0 else label for index, label in enumerate(labels)]
    assert cells(firefox, 1) == labels

    firefox.click_button("Swap Rows")
    firefox.wait_until("document.querySelector('tbody').rows[1].cells[0].textContent === '999'")
    expected[1], expected[998] = expected[998], expected[1]
    assert cells(firefox, 0) == expected

    firefox.evaluate("document.querySelector('tbody').rows[4].cells[1].firstElementChild.click()")
    firefox.wait_until("document.querySelector('tr.danger')?.rowIndex === 4")
    firefox.evaluate("document.querySelector('tbody').rows[2].cells[2].firstElementChild.click()")
    firefox.wait_until("document.querySelectorAll('tbody > tr').length === 999")
    del expected[2]
    assert cells(firefox, 0) == expected
    assert firefox.evaluate("[...document.querySelectorAll('.danger')].map(row => row.rowIndex)") == [3]

    firefox.click_button("Clear")
    firefox.wait_until("!document.querySelector('tbody > tr')")


TODOS = """[...document.querySelectorAll("label")].filter(label => label.querySelector("[role=switch]"))
  .map(label => label.textContent.replace("Done: ", ""))"""


def test_a_list_is_typed_into_and_filtered(firefox, carried):
    firefox.open(carried("Todos"))
    firefox.click("textbox", "What is to be done?")
    firefox.press(*"Bake bread", "Enter")
    titles = ["Read the mail", "Water the plants", "Answer Ada", "Bake bread"]
    firefox.wait_until(f"String({TODOS}) === {','.join(titles)!r}")
    # Ready for the next.
    firefox.wait_until("document.activeElement.matches('input') && document.activeElement.value === ''")

    firefox.click("switch", "Done: Water the plants")
    firefox.wait_for_text("3 open")
    firefox.click_button("Open")
    firefox.wait_until(f"{TODOS}.length === 3")
    assert firefox.evaluate(TODOS) == ["Read the mail", "Answer Ada", "Bake bread"]
    firefox.click_button("All")
    firefox.wait_until(f"{TODOS}.length === 4")
    assert firefox.evaluate(TODOS) == titles


@pytest.mark.console_errors("can.t establish a connection")
def test_what_did_not_come_while_the_server_was_away_comes_when_it_is_back(firefox, server):
    first = Server(server.command)
    try:
        firefox.open(f"{first.url}/counter")
        firefox.click_button("Increment")
        firefox.wait_for_text("Count: 1")
    finally:
        first.end()
    firefox.evaluate(
        """document.body.insertAdjacentHTML("beforeend", `<img src="/_app/raven.svg">
          <span class="icon" style="--i:var(--i-star,url(/_raven/icons/2/star.svg))"></span>`)"""
    )
    picture = "document.querySelector('img')"
    asked = "performance.getEntriesByType('resource').filter((one) => one.name.includes('star.svg'))"
    firefox.wait_until(f"{picture}.complete && !{picture}.naturalWidth && {asked}.at(-1)?.responseStatus === 0")
    second = Server(server.command, port=first.port)
    try:
        firefox.wait_until(f"{picture}.complete && {picture}.naturalWidth", seconds=20)
        firefox.wait_until(f"{asked}.at(-1).responseStatus === 200")
        assert firefox.evaluate("document.documentElement.style.getPropertyValue('--i-star')").endswith("star.svg?)")
    finally:
        second.end()


@pytest.mark.console_errors("Content-Security-Policy")
def test_a_module_runs_under_a_strict_policy(firefox, web_app):
    firefox.open(web_app("Counter"))
    firefox.click_button("Increment")
    firefox.wait_for_text("Count: 1")
    assert firefox.errors == []
    # The policy is in force, and what it refuses is noticed.
    refused = firefox.evaluate(
        """new Promise((done) => {
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => done(effectiveDirective));
          document.body.append(Object.assign(document.createElement("script"), { text: "ran = true" }));
        })"""
    )
    assert refused == "script-src-elem"
    assert not firefox.evaluate("'ran' in window")
    assert firefox.errors
