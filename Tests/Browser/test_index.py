"""The page that leads to the examples; the field guide has the root."""

import re

import pytest
from playwright.sync_api import expect

# Their titles and addresses, in order.
EXAMPLES = {
    "Counter": "counter",
    "Todos": "todos",
    "Stopwatch": "stopwatch",
    "Timeline": "timeline",
    "Chat": "chat",
    "Tips": "tips",
    "Expenses": "expenses",
    "Bread box": "order",
    "Board": "dialogs",
    "Mail": "mail",
    "Library": "library",
    "Tasks": "tasks",
    "Retail": "retail",
    "Tutorial": "tutorial",
    "Settings": "settings",
    "Controls": "catalog",
    "Collections": "collections",
    "Boards": "boards",
    "Rows": "rows",
    "Long lists": "lengths",
    "Trails": "trails",
}
# What the page shows first where that is not the example's name.
TITLES = {"Long lists": "100000 rows", "Mail": "Mailboxes", "Tutorial": "Poet: a tutorial"}


def link(page, example):
    """The link of an example, whose name goes on with what it is about."""
    return page.get_by_role("link", name=re.compile(f"^{example} "))


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_link_leads_to_each_example(page, server, example):
    page.goto(server.url + "/examples")
    link(page, example).click()
    page.wait_for_url(f"**/{EXAMPLES[example]}")
    expect(page).to_have_title(TITLES.get(example, example))


def test_back_and_forward_lead_through_pages_that_work(page, server):
    page.goto(server.url + "/examples")
    page.get_by_role("link", name="Counter").click()
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()
    page.go_back()
    expect(page).to_have_title("Raven")
    page.go_forward()
    expect(page).to_have_title("Counter")
    page.get_by_text("Count: 1").wait_for()
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 2").wait_for()


def test_the_keyboard_reaches_every_link_in_order(page, server):
    page.goto(server.url + "/examples")
    for example in EXAMPLES:
        page.keyboard.press("Tab")
        expect(link(page, example)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_title("Trails")


def test_an_address_that_is_not_there_says_so(page, server):
    answer = page.request.get(server.url + "/examples/nowhere")
    assert answer.status == 404 and "nothing at this address" in answer.text()
