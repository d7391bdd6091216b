"""The counter in Firefox, live and inside the page."""

import pytest


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
