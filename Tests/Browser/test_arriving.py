"""Pages that are used before all of them is there."""

import pytest
from arriving import Arriving
from playwright.sync_api import expect
from shifts import shifts
from todos import TodosPage


def wait_until_heard(page):
    """Waits until the runtime listens to clicks."""
    debugger = page.context.new_cdp_session(page)
    for _ in range(1000):
        container = debugger.send("Runtime.evaluate", {"expression": "document.getElementById('raven')"})["result"]
        if "objectId" in container:
            found = debugger.send("DOMDebugger.getEventListeners", {"objectId": container["objectId"]})["listeners"]
            if any(listener["type"] == "click" for listener in found):
                return
        page.wait_for_timeout(10)
    pytest.fail("the runtime does not listen to clicks")


def is_arriving(page):
    return page.evaluate("document.readyState") == "loading"


@pytest.mark.parametrize("held", ["</button>", "</body>"])
def test_clicks_on_a_page_that_is_still_arriving_all_count(page, server, held):
    with Arriving(server.port, held) as proxy:
        page.goto(proxy.url + "/counter", wait_until="commit")
        wait_until_heard(page)
        button = page.get_by_role("button", name="Increment")
        for _ in range(3):
            # Nobody sees the page before it is whole, so there is nothing to point at yet; keys and tools need not wait.
            button.click() if held == "</body>" else button.evaluate("button => button.click()")
        assert is_arriving(page)
        expect(page.get_by_text("Count: 0")).to_be_visible()
        proxy.release()
        page.get_by_text("Count: 3", exact=True).wait_for()
        page.get_by_role("button", name="Increment").click()
        page.get_by_text("Count: 4", exact=True).wait_for()


def test_what_is_typed_and_entered_while_the_page_arrives_is_kept(page, server):
    # The field is the page's first control; the list below it is what is missing.
    with Arriving(server.port, "</body>") as proxy:
        todos = TodosPage(page)
        page.goto(proxy.url + "/todos", wait_until="commit")
        wait_until_heard(page)
        todos.draft.press_sequentially("Bake bread")
        todos.draft.press("Enter")
        assert is_arriving(page)
        proxy.release()
        todos.expect_titles("Read the mail", "Water the plants", "Answer Ada", "Bake bread")
        expect(todos.draft).to_have_value("")


def test_an_amount_that_was_typed_and_left_before_the_script_came_counts(page, carried):
    held = []
    for shell in ["main.js", "web.js"]:
        page.route(f"**/{shell}", lambda route: held.append(route))
    page.goto(carried("Tips"), wait_until="commit")
    amount = page.get_by_label("Amount")
    amount.fill("84")
    amount.press("Tab")
    while not held:
        page.wait_for_timeout(10)
    held[0].continue_()
    expect(amount).to_have_value("€84.00")
    page.get_by_text("€12.60").first.wait_for()


def test_elements_are_numbered_when_all_are_there_or_somebody_needs_them(page, server):
    with Arriving(server.port, "</body>") as proxy:
        page.goto(proxy.url + "/examples", wait_until="commit")
        wait_until_heard(page)
        numbered = "[...document.querySelectorAll('#raven *')].filter(element => element.ravenId).length"
        assert page.evaluate(numbered) == 0
        assert is_arriving(page)
        proxy.release()
        # A function: a string is evaluated anew each time, which the page's policy forbids.
        page.wait_for_function(f"() => {numbered} === document.querySelectorAll('#raven *').length")


def test_nothing_moves_when_the_rest_of_a_page_arrives(page, server):
    # What is on the page comes last, and takes room from what is read.
    page.set_viewport_size({"width": 1280, "height": 720})
    with Arriving(server.port, 'aria-label="On this page"') as proxy:
        page.goto(proxy.url + "/views/buttons", wait_until="commit")
        wait_until_heard(page)
        page.wait_for_timeout(200)
        assert is_arriving(page)
        proxy.release()
        expect(page.get_by_role("navigation", name="On this page")).to_be_visible()
        assert shifts(page) == []
