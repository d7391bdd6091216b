"""Text and links from elsewhere that become rows of a list: dropped between rows, or pasted where a row has the focus."""

import re

import pytest
from conftest import serious
from devices import PHONE
from playwright.sync_api import expect
from todos import TodosPage

HOME = "/todos"
MAIL, PLANTS, ADA = "Read the mail", "Water the plants", "Answer Ada"

# Notes what the pointer says will happen, once everybody has answered.
WATCH = "() => addEventListener('dragover', (event) => (window.effect = event.defaultPrevented ? event.dataTransfer.dropEffect : ''))"

PASTE = """({ text, links }) => {
  const data = new DataTransfer();
  if (text) data.setData("text/plain", text);
  if (links) data.setData("text/uri-list", links);
  const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}"""


class Inserting(TodosPage):
    """The todos, with something from elsewhere held over them."""

    def __init__(self, page):
        super().__init__(page)
        self.debugger = page.context.new_cdp_session(page)

    def hold(self, x, y, ends=False, text=None, links=None, files=()):
        """Drags over a place as from another window; gives what the pointer says will happen."""
        given = {"text/plain": text, "text/uri-list": links}
        items = [{"mimeType": type, "data": data} for type, data in given.items() if data]
        drag = {"items": items, "files": [str(file) for file in files], "dragOperationsMask": 1}
        for step in ["dragEnter", "dragOver"] + ["drop"] * ends:
            self.debugger.send("Input.dispatchDragEvent", {"type": step, "x": x, "y": y, "data": drag})
        return self.page.evaluate("() => window.effect")

    def drag(self, title, part=0.5, **data):
        """Drags over a part of a row's height."""
        box = self.row(title).bounding_box()
        return self.hold(box["x"] + box["width"] / 2, box["y"] + box["height"] * part, **data)

    def drop(self, title, part=0.5, **data):
        """Drops on a part of a row's height."""
        return self.drag(title, part, ends=True, **data)

    def expect_said(self, words):
        """Waits until a screen reader was told something."""
        expect(self.page.locator("[aria-live=polite].unseen")).to_have_text(words)

    def expect_notice(self, words):
        """Waits until something is shown and said."""
        expect(self.page.locator(".raven-banner")).to_have_text(words)
        self.expect_said(words)


@pytest.fixture
def todos(open_app, live):
    todos = Inserting(open_app())
    todos.expect_titles(MAIL, PLANTS, ADA)
    live.page.wait_for_load_state("networkidle")
    live.page.evaluate(WATCH)
    return todos


# ---- Dropping ----


def test_a_line_shows_where_text_lands_and_each_line_of_it_is_a_todo(todos):
    line = todos.page.locator(".insertion")
    assert todos.drag(PLANTS, 0.2, text="a") == "copy"
    expect(line).to_be_visible()
    top = todos.row(PLANTS).bounding_box()["y"]
    assert abs(line.bounding_box()["y"] + 1.5 - top) < 2
    assert todos.drag(PLANTS, 0.8, text="a") == "copy"
    assert abs(line.bounding_box()["y"] + 1.5 - todos.row(ADA).bounding_box()["y"]) < 2
    todos.drop(PLANTS, 0.2, text="Bake bread\r\n\r\n Call Bo \nDance")
    todos.expect_titles(MAIL, "Bake bread", "Call Bo", "Dance", PLANTS, ADA)
    expect(line).to_have_count(0)
    todos.expect_said("3 rows inserted at 2 of 6")


def test_behind_the_last_row_and_by_undo_back_again(todos):
    todos.drop(ADA, 0.9, text="Bake bread")
    todos.expect_titles(MAIL, PLANTS, ADA, "Bake bread")
    todos.expect_said("1 row inserted at 4 of 4")
    todos.page.keyboard.press("Control+z")
    todos.expect_titles(MAIL, PLANTS, ADA)


def test_below_the_rows_the_nearest_one_is_meant(todos):
    listing = todos.page.locator(".listing").bounding_box()
    rows = todos.page.locator(".secs").bounding_box()
    y = (rows["y"] + rows["height"] + listing["y"] + listing["height"]) / 2
    assert y > rows["y"] + rows["height"] + 4, "there is a place below the rows"
    effect = todos.hold(rows["x"] + 40, y, text="Bake bread", ends=True)
    assert effect == "copy"
    todos.expect_titles(MAIL, PLANTS, ADA, "Bake bread")


def test_offsets_count_todos_the_filter_hides(todos):
    todos.toggle(MAIL).check()
    todos.button("Open").click()
    todos.expect_titles(PLANTS, ADA)
    todos.drop(PLANTS, 0.1, text="Bake bread")
    todos.expect_titles("Bake bread", PLANTS, ADA)
    todos.button("All").click()
    todos.expect_titles(MAIL, "Bake bread", PLANTS, ADA)


def written(path, content):
    """A file with this content."""
    path.write_bytes(content)
    return path


def test_files_of_text_come_as_their_text(todos, tmp_path):
    files = [written(tmp_path / "a.txt", b"Bake bread\nCall Bo"), written(tmp_path / "b.unheard", "Café".encode())]
    assert todos.drop(MAIL, 0.9, files=files) == "copy"
    todos.expect_titles(MAIL, "Bake bread", "Call Bo", "Café", PLANTS, ADA)
    todos.expect_said("3 rows inserted at 2 of 6")


def test_pictures_are_not_taken_and_do_not_replace_the_page(todos, tmp_path):
    assert todos.drop(MAIL, files=[written(tmp_path / "a.png", b"123")]) == "none"
    expect(todos.page.locator(".insertion")).to_have_count(0)
    assert todos.drop(MAIL, links="https://a.example/") == "none"
    todos.expect_titles(MAIL, PLANTS, ADA)


def test_what_is_no_text_after_all_is_refused_aloud(todos, tmp_path):
    todos.drop(MAIL, files=[written(tmp_path / "a.txt", b"\xff\xfe\0\1")])
    todos.expect_notice("Not inserted: “a.txt” is not plain text.")
    todos.drop(MAIL, files=[written(tmp_path / f"{number}.txt", b"A") for number in range(65)])
    todos.expect_notice("Not inserted: more than 64 items at once.")
    todos.expect_titles(MAIL, PLANTS, ADA)


def test_the_longest_text_is_taken_and_a_longer_one_is_refused_aloud(todos):
    longest = "é" * (32 * 1024 - 1) + "\ne"
    todos.drop(MAIL, 0.9, text=longest + "x")
    todos.expect_notice("Not inserted: more than 64 kB of text.")
    todos.expect_titles(MAIL, PLANTS, ADA)
    todos.drop(MAIL, 0.9, text=longest)
    expect(todos.labels).to_have_count(5)
    expect(todos.page.locator(".raven-banner")).to_have_count(0)
    todos.expect_said("2 rows inserted at 2 of 5")


def test_an_app_that_inserts_nothing_is_told_of(todos):
    todos.drop(MAIL, text="  \n ")
    todos.expect_notice("Nothing was inserted.")
    todos.expect_titles(MAIL, PLANTS, ADA)


def test_a_field_in_a_row_keeps_what_is_dropped_into_it(todos):
    todos.row(MAIL).get_by_role("button", name=f"Edit {MAIL}").click()
    expect(todos.editor).to_be_focused()
    box = todos.editor.bounding_box()
    todos.hold(box["x"] + 20, box["y"] + box["height"] / 2, text="new ", ends=True)
    expect(todos.editor).to_have_value(re.compile("new "))
    expect(todos.labels).to_have_count(3)


def test_what_is_dropped_while_the_connection_is_slow_comes_once(todos, live):
    live.set_latency(200)
    todos.drop(MAIL, 0.9, text="Bake bread")
    todos.expect_titles(MAIL, "Bake bread", PLANTS, ADA)
    todos.expect_said("1 row inserted at 2 of 4")


# ---- Pasting ----


def copy(page, text):
    """Has the clipboard hold a text, by the keyboard."""
    field = TodosPage(page).draft
    field.fill(text)
    field.press("Control+a")
    field.press("Control+x")
    expect(field).to_have_value("")


def test_pasted_text_goes_behind_the_row_with_the_focus(todos):
    copy(todos.page, "Bake bread")
    row = todos.row(MAIL)
    row.focus()
    todos.page.keyboard.press("Control+v")
    todos.expect_titles(MAIL, "Bake bread", PLANTS, ADA)
    todos.expect_said("1 row inserted at 2 of 4")
    expect(row).to_be_focused()
    assert "Control+V" in row.get_attribute("aria-keyshortcuts").split()


def test_pasted_lines_are_a_todo_each_and_what_is_no_text_is_refused(todos):
    todos.row(ADA).focus()
    assert todos.page.evaluate(PASTE, {"text": "Bake bread\nCall Bo"})
    todos.expect_titles(MAIL, PLANTS, ADA, "Bake bread", "Call Bo")
    todos.expect_said("2 rows inserted at 4 of 5")
    assert todos.page.evaluate(PASTE, {"links": "https://a.example/"})
    todos.expect_notice("Not inserted: there is no text in it.")


def test_a_paste_into_a_field_or_beside_no_row_is_left_alone(todos):
    todos.draft.focus()
    assert not todos.page.evaluate(PASTE, {"text": "a"})
    todos.toggle(MAIL).focus()
    assert not todos.page.evaluate(PASTE, {"text": "a"})
    todos.expect_titles(MAIL, PLANTS, ADA)


def test_an_empty_list_has_the_focus_and_takes_a_paste(todos, axe):
    for title in [MAIL, PLANTS, ADA]:
        todos.delete(title)
    todos.expect_titles()
    listing = todos.page.locator(".secs")
    expect(listing).to_be_focused()
    assert serious(axe(todos.page)) == []
    copy(todos.page, "Bake bread")
    todos.button("Sort").focus()
    todos.page.keyboard.press("Tab")
    expect(listing).to_be_focused()
    todos.page.keyboard.press("Control+v")
    todos.expect_titles("Bake bread")
    todos.expect_said("1 row inserted at 1 of 1")
    expect(todos.row("Bake bread")).to_be_focused()
    assert listing.get_attribute("tabindex") is None
    assert serious(axe(todos.page)) == []


def test_an_empty_list_takes_a_drop(todos):
    for title in [MAIL, PLANTS, ADA]:
        todos.delete(title)
    todos.expect_titles()
    box = todos.page.locator(".listing").bounding_box()
    place = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert todos.hold(*place, text="Bake bread\nCall Bo", ends=True) == "copy"
    todos.expect_titles("Bake bread", "Call Bo")
    todos.expect_said("2 rows inserted at 1 of 2")


# ---- For everybody ----


@pytest.mark.parametrize("device", [PHONE], ids=["phone"])
def test_a_refusal_fits_a_phone_and_can_be_read(todos, axe, tmp_path):
    todos.drop(MAIL, files=[written(tmp_path / "a file with a rather long name for a phone.txt", b"\xff")])
    todos.expect_notice("Not inserted: “a file with a rather long name for a phone.txt” is not plain text.")
    box = todos.page.locator(".raven-banner").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= todos.page.evaluate("innerWidth")
    assert serious(axe(todos.page)) == []
