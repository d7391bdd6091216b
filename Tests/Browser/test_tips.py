"""A bill is split, live from the server and inside the page: by mouse, by keyboard alone, and in another language."""

import re

import pytest
from devices import DESKTOP
from playwright.sync_api import expect


@pytest.fixture
def tips(page, carried):
    page.goto(carried("Tips"), wait_until="networkidle")
    expect(page.get_by_text("Enter an amount")).to_be_visible()


def value(page, label):
    """What stands beside a label."""
    return page.locator(".labeled", has=page.get_by_text(label, exact=True)).locator(".value")


def test_a_bill_is_split(page, tips):
    expect(page.get_by_text("Enter an amount")).to_be_visible()
    page.get_by_label("Amount").fill("84")
    page.get_by_label("Amount").press("Tab")
    expect(value(page, "Tip")).to_have_text("€12.60")
    expect(value(page, "Total with tip")).to_have_text("€96.60")
    page.get_by_role("radio", name="20%").check()
    expect(value(page, "Total with tip")).to_have_text("€100.80")
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_text("3 people")).to_be_visible()
    expect(page.get_by_text("€33.60")).to_be_visible()
    page.get_by_role("switch", name="Round each share up").check()
    expect(page.get_by_text("€34.00")).to_be_visible()
    expect(value(page, "Rounded up by")).to_have_text("€1.20")
    page.get_by_role("combobox", name="Currency").select_option(label="JPY")
    expect(page.get_by_label("Amount")).to_have_value(re.compile("¥84$"))
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_label("Amount")).to_be_focused()
    expect(page.get_by_label("Amount")).to_have_value("")
    expect(page.get_by_role("button", name="Start over")).to_be_disabled()


def test_a_bill_is_split_by_keys_alone(page, tips):
    keyboard = page.keyboard
    keyboard.press("Tab")
    expect(page.get_by_label("Amount")).to_be_focused()
    keyboard.type("60")
    keyboard.press("Tab")
    expect(page.get_by_role("combobox", name="Currency")).to_be_focused()
    keyboard.press("Tab")
    keyboard.press("Tab")
    expect(page.get_by_role("button", name="Increment")).to_be_focused()
    keyboard.press("Enter")
    expect(page.get_by_text("3 people")).to_be_visible()
    keyboard.press("Tab")
    expect(page.get_by_role("radio", name="15%")).to_be_focused()
    keyboard.press("ArrowLeft")
    expect(value(page, "Tip")).to_have_text("€6.00")
    keyboard.press("Tab")
    keyboard.press("Space")
    expect(page.get_by_role("switch", name="Round each share up")).to_be_checked()


def test_what_is_no_amount_is_not_taken(page, tips):
    page.get_by_label("Amount").fill("20")
    page.get_by_label("Amount").press("Enter")
    page.get_by_label("Amount").fill("a lot")
    page.get_by_label("Amount").press("Tab")
    expect(value(page, "Total with tip")).to_have_text("€23.00")
    expect(page.get_by_label("Amount")).to_have_value("€20.00")


@pytest.mark.parametrize("device", [{**DESKTOP, "locale": "de-DE"}], ids=["german"])
def test_numbers_are_written_and_read_in_the_language_of_the_browser(page, tips):
    page.get_by_label("Amount").fill("1.083,5")
    page.get_by_label("Amount").press("Tab")
    expect(page.get_by_label("Amount")).to_have_value("1.083,50\u00a0€")
    expect(page.get_by_role("radio", name="15\u00a0%")).to_be_checked()
    expect(value(page, "Total with tip")).to_have_text("1.246,02\u00a0€")


def chosen(page):
    """The currency that shows."""
    return page.get_by_role("combobox", name="Currency").locator("option:checked")


def test_the_currency_is_remembered(page, carried):
    address = carried("Tips")
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.get_by_role("combobox", name="Currency").select_option(label="JPY")
    page.get_by_label("Amount").fill("84")
    page.get_by_label("Amount").press("Tab")
    expect(page.get_by_label("Amount")).to_have_value(re.compile("¥84$"))
    page.goto(address, wait_until="networkidle")
    expect(chosen(page)).to_have_text("JPY")
    # Another page of the browser follows at once.
    other = page.context.new_page()
    other.goto(address)
    other.wait_for_load_state("networkidle")
    other.get_by_role("combobox", name="Currency").select_option(label="GBP")
    expect(chosen(page)).to_have_text("GBP")
