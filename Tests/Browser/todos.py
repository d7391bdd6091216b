"""The todos example, as the person in front of it knows it."""

from playwright.sync_api import expect


class TodosPage:
    """The parts of the page by what they are called."""

    def __init__(self, page):
        self.page = page
        self.draft = page.get_by_role("textbox", name="What is to be done?")
        self.editor = page.get_by_role("textbox", name="Title")
        self.labels = page.locator("label", has=page.get_by_role("switch"))

    def open(self, address):
        """Goes to the page, and waits for the scripts that answer keys."""
        self.page.goto(address, wait_until="networkidle")
        return self

    def button(self, name):
        """The button of that name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def toggle(self, title):
        """The switch that says whether a todo is done."""
        return self.page.get_by_role("switch", name=f"Done: {title}", exact=True)

    def row(self, title):
        """The row of a todo."""
        return self.page.locator(".entry", has=self.toggle(title))

    def delete(self, title):
        """Deletes a todo with the key for it."""
        self.row(title).press("Delete")

    def expect_titles(self, *titles):
        """Waits until these todos are shown, in this order."""
        expect(self.labels).to_have_text([f"Done: {title}" for title in titles])
