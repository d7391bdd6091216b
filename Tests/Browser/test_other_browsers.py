"""Examples in Firefox and in WebKit, live and inside the page: the counter, rows that come and go, and a list that is typed into."""

import pytest
from server import Server


@pytest.fixture
def counter(carried):
    """The address of the counter, on either carrier."""
    return carried("Counter")


# The first button there ever is was served: scripts come later. WebKit cannot be told before a page is there.
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


def test_the_keyboard_is_enough(tab, counter):
    tab.open(counter)
    tab.press("Tab")
    tab.wait_until("document.activeElement === document.querySelector('button')")
    tab.press("Enter")
    tab.wait_for_text("Count: 1")
    tab.press("Space")
    tab.wait_for_text("Count: 2")


def test_clicks_faster_than_the_answers_all_count(tab, counter):
    tab.open(counter)
    tab.evaluate("Array.from({ length: 50 }, () => document.querySelector('button').click())")
    tab.wait_for_text("Count: 50")


def cells(tab, column):
    """The texts of a column of the table."""
    return tab.evaluate(f"[...document.querySelectorAll('tbody > tr')].map(row => row.cells[{column}].textContent)")


def test_rows_come_change_places_and_go(tab, carried):
    tab.open(carried("Rows"))
    tab.click_button("Create 1,000 rows")
    tab.wait_until("document.querySelectorAll('tbody > tr').length === 1000")
    expected = [str(number) for number in range(1, 1001)]
    assert cells(tab, 0) == expected
    labels = cells(tab, 1)

    tab.click_button("Update every 10th row")
    tab.wait_until("document.querySelector('tbody').rows[990].cells[1].textContent.endsWith(' !!!')")
    labels = [label + " !!!" if index % 10 == 0 else label for index, label in enumerate(labels)]
    assert cells(tab, 1) == labels

    tab.click_button("Swap Rows")
    tab.wait_until("document.querySelector('tbody').rows[1].cells[0].textContent === '999'")
    expected[1], expected[998] = expected[998], expected[1]
    assert cells(tab, 0) == expected

    tab.evaluate("document.querySelector('tbody').rows[4].cells[1].firstElementChild.click()")
    tab.wait_until("document.querySelector('tr.danger')?.rowIndex === 4")
    tab.evaluate("document.querySelector('tbody').rows[2].cells[2].firstElementChild.click()")
    tab.wait_until("document.querySelectorAll('tbody > tr').length === 999")
    del expected[2]
    assert cells(tab, 0) == expected
    assert tab.evaluate("[...document.querySelectorAll('.danger')].map(row => row.rowIndex)") == [3]

    tab.click_button("Clear")
    tab.wait_until("!document.querySelector('tbody > tr')")


TODOS = """[...document.querySelectorAll("label")].filter(label => label.querySelector("[role=switch]"))
  .map(label => label.textContent.replace("Done: ", ""))"""


def test_a_list_is_typed_into_and_filtered(tab, carried):
    tab.open(carried("Todos"))
    tab.click("textbox", "What is to be done?")
    tab.press(*"Bake bread", "Enter")
    titles = ["Read the mail", "Water the plants", "Answer Ada", "Bake bread"]
    tab.wait_until(f"String({TODOS}) === {','.join(titles)!r}")
    # Ready for the next.
    tab.wait_until("document.activeElement.matches('input') && document.activeElement.value === ''")

    tab.click("switch", "Done: Water the plants")
    tab.wait_for_text("3 open")
    tab.click_button("Open")
    tab.wait_until(f"{TODOS}.length === 3")
    assert tab.evaluate(TODOS) == ["Read the mail", "Answer Ada", "Bake bread"]
    tab.click_button("All")
    tab.wait_until(f"{TODOS}.length === 4")
    assert tab.evaluate(TODOS) == titles


DIALOG = """(() => {
  const dialog = document.querySelector("dialog:modal");
  if (!dialog || dialog.getAnimations({ subtree: true }).length) return null;
  const { top, bottom, height } = dialog.getBoundingClientRect();
  return { above: top, below: innerHeight - bottom, height, room: innerHeight, isWhole: dialog.scrollHeight <= dialog.clientHeight };
})()"""


@pytest.mark.parametrize("asks", ["Empty", "Share", "Write"])
def test_a_dialog_is_as_high_as_what_it_says_and_in_the_middle(tab, server, asks):
    tab.open(f"{server.url}/dialogs")
    tab.click_button(asks)
    tab.wait_until(f"{DIALOG} !== null")
    dialog = tab.evaluate(DIALOG)
    assert dialog["isWhole"] and dialog["height"] < dialog["room"] / 2
    assert abs(dialog["above"] - dialog["below"]) <= 1
    tab.press("Escape")
    tab.wait_until("!document.querySelector('dialog')")


def test_gradients_lie_around_the_shapes_they_are_seen_in(tab, server):
    tab.open(f"{server.url}/looks")
    boxes = tab.evaluate(
        """[...document.querySelectorAll(".paint")].map((paint) => [paint.closest("svg").parentElement, paint].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        }))"""
    )
    assert len(boxes) == 2
    for (x, y, width, height), paint in boxes:
        # Both are in the middle of their areas and as high as wide.
        side = min(width, height)
        left, top = x + (width - side) / 2, y + (height - side) / 2
        assert paint == pytest.approx([left - side, top - side, 3 * side, 3 * side], abs=1)


# What a page was about to load when it was left.
@pytest.mark.console_errors("dynamically imported module")
def test_every_example_opens_and_is_no_wider_than_the_window(tab, server):
    tab.open(f"{server.url}/examples")
    addresses = tab.evaluate("[...document.querySelectorAll('a')].map(({ href }) => href)")
    assert len(addresses) > 20
    wide = []
    for address in [f"{server.url}/", f"{server.url}/views/buttons", *addresses]:
        tab.open(address)
        tab.wait_until("!!document.querySelector('#raven > *')")
        if tab.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append(address)
    assert wide == []


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
def test_a_module_runs_under_a_strict_policy(tab, web_app):
    tab.open(web_app("Counter"))
    tab.click_button("Increment")
    tab.wait_for_text("Count: 1")
    assert tab.errors == []
    # The policy is in force, and what it refuses is noticed.
    refused = tab.evaluate(
        """new Promise((done) => {
          document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => done(effectiveDirective));
          document.body.append(Object.assign(document.createElement("script"), { text: "ran = true" }));
        })"""
    )
    assert refused == "script-src-elem"
    assert not tab.evaluate("'ran' in window")
    assert tab.errors


def test_what_waits_goes_on_inside_the_page(tab, web_app):
    tab.open(web_app("Looks"))
    tab.wait_for_text("Story of topic 1")
    tab.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    tab.click_button("Next topic")
    tab.wait_for_text("Story of topic 2")
    tab.click_button("Save")
    tab.wait_for_text("Saving…")
    tab.wait_until("![...document.querySelectorAll('button')].some((one) => one.textContent.includes('Saving'))")
    tab.click_button("Refresh")
    tab.wait_for_text("Quote 1")
    # Numbers that the browser writes for the module.
    tab.wait_for_text("1,234.50")
    assert tab.errors == []


def test_what_is_scrolled_comes_to_rest_where_a_view_begins(tab, server):
    tab.open(f"{server.url}/arrangements")
    # Pages are as wide as the area; the first ticket has room before it, the others have none.
    tab.evaluate("document.querySelectorAll('[data-snap]').forEach((area) => area.scrollBy(area.clientWidth * 0.6, 0))")
    tab.wait_until("document.querySelector('[data-snap=pages]').scrollLeft === document.querySelector('[data-snap=pages]').clientWidth")
    tab.wait_for_text("2 of 3")
    tab.wait_until(
        """(() => {
          const area = document.querySelector("[data-snap=views]");
          const { left } = area.getBoundingClientRect();
          const starts = (one) => Math.abs(one.getBoundingClientRect().left - left) < 1;
          return area.scrollLeft > 0 && [...area.querySelectorAll("[data-targets] > :not(.gap)")].some(starts);
        })()"""
    )
