"""Screens of an app with addresses: which one is seen."""

from playwright.sync_api import expect


def heading(page, name):
    return page.get_by_role("heading", name=name, level=1, exact=True)


def see(page, name, path):
    """The screen is there, and so are its address and its title."""
    expect(heading(page, name)).to_be_visible()
    page.wait_for_url("**" + path)
    expect(page).to_have_title(name)
