"""A page that nobody sees: what changes by itself is put together until somebody looks."""

import pytest
from live import Live

PAGE = "state/app-storage"
# A page in a test is never hidden by itself.
HIDE = """isHidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def tabs(live, server):
    """Two tabs of one browser, which show what it has kept."""
    other = Live(live.page.context.new_page())
    for tab in live, other:
        tab.open(f"{server.url}/{PAGE}")
    return live, other


def choose(tab, tea):
    tab.page.get_by_role("combobox", name="Tea").first.select_option(label=tea)
    tab.wait_until_settled()


def chosen(tab):
    return tab.page.get_by_role("combobox", name="Tea").first.evaluate("menu => menu.selectedOptions[0].label")


def test_it_is_told_now_and_then_and_at_once_when_somebody_looks(tabs):
    hidden, seen = tabs
    hidden.page.evaluate(HIDE, True)
    hidden.wait_until_settled()
    before = hidden.lastBatch
    for tea in ["Darjeeling", "Sencha", "Assam", "Sencha", "Darjeeling"]:
        choose(seen, tea)
    seen.page.wait_for_timeout(300)
    # The first came as it was, the others wait.
    assert hidden.lastBatch == before + 1
    assert chosen(hidden) == "Darjeeling"
    choose(seen, "Sencha")
    hidden.page.evaluate(HIDE, False)
    hidden.wait_for(f"raven.lastBatch === {before + 2}")
    assert chosen(hidden) == "Sencha"
    choose(seen, "Assam")
    hidden.wait_for(f"raven.lastBatch === {before + 3}")
    assert chosen(hidden) == "Assam"


def test_it_says_so_again_after_its_connection_was_cut(tabs):
    hidden, seen = tabs
    hidden.page.evaluate(HIDE, True)
    hidden.disconnect()
    hidden.wait_until_settled()
    before = hidden.lastBatch
    for tea in ["Darjeeling", "Sencha", "Assam", "Sencha"]:
        choose(seen, tea)
    seen.page.wait_for_timeout(300)
    assert hidden.lastBatch == before + 1
    # A few seconds later it has all.
    hidden.wait_for(f"raven.lastBatch === {before + 2}")
    assert chosen(hidden) == "Sencha"
