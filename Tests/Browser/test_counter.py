"""The counter, used as a person would: live from the server, and inside the page."""

import pytest


@pytest.fixture
def counter(carried):
    """The address of the counter, on either carrier."""
    return carried("Counter")


def test_the_page_counts_what_is_clicked(page, counter):
    page.goto(counter)
    page.get_by_text("Count: 0").wait_for()
    for count in range(1, 4):
        page.get_by_role("button", name="Increment").click()
        page.get_by_text(f"Count: {count}").wait_for()


def test_the_page_is_complete_without_script(browser, counter):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(counter)
    assert page.get_by_text("Count: 0").is_visible()
    assert page.get_by_role("button", name="Increment").is_visible()
    context.close()


def test_the_keyboard_is_enough(page, counter):
    page.goto(counter)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_text("Count: 1").wait_for()
    page.keyboard.press("Space")
    page.get_by_text("Count: 2").wait_for()


def test_clicks_faster_than_the_answers_all_count(page, counter):
    page.goto(counter)
    page.evaluate("for (let i = 0; i < 50; i++) document.querySelector('button').click()")
    page.get_by_text("Count: 50", exact=True).wait_for()


def test_a_reloaded_page_that_runs_its_app_starts_again_and_works(page, web_app):
    page.goto(web_app("Counter"))
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()
    page.reload()
    page.get_by_text("Count: 0").wait_for()
    page.get_by_role("button", name="Increment").click()
    page.get_by_text("Count: 1").wait_for()
