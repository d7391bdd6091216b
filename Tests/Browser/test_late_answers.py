"""Controls on a page whose answers come late: what a person has chosen since is not undone by what was on its way."""

import pytest
from live import Live
from playwright.sync_api import expect


@pytest.fixture
def choices(page, server):
    """The catalogue's page of choices, every picker of which shows the same flavour, with answers after half a second."""
    live = Live(page)
    live.open(server.url + "/catalog")
    page.get_by_role("combobox", name="Page").select_option(label="Choices")
    page.get_by_role("radiogroup", name="Segmented").wait_for()
    live.wait_until_settled()
    live.set_latency(250)
    return page


def option(page, group, name):
    return page.get_by_role("radiogroup", name=group).get_by_role("radio", name=name)


def chosen(page):
    return page.locator(".labeled", has=page.get_by_text("Flavour", exact=True)).locator(".value")


def settle(page):
    # The answers to both choices are under way.
    page.wait_for_timeout(300)
    page.wait_for_function("() => raven.pending === 0")
    page.wait_for_timeout(300)


def test_a_choice_holds_while_an_older_one_from_elsewhere_arrives(choices):
    option(choices, "Segmented", "Chocolate").click()
    choices.wait_for_timeout(100)
    option(choices, "Radio group", "Pistachio").click()
    settle(choices)
    expect(chosen(choices)).to_have_text("Pistachio")
    for group in ["Segmented", "Radio group", "Inline"]:
        expect(option(choices, group, "Pistachio")).to_be_checked()
    menu = choices.get_by_role("combobox", name="Menu")
    assert menu.evaluate("menu => menu.selectedOptions[0].label") == "Pistachio"
