"""With `--why` a page shows its developer which bodies ran, what woke them, and how many bytes came of it."""

import re

import pytest
from conftest import serious
from devices import PHONE
from playwright.sync_api import expect
from todos import TodosPage

BATCH = 2


@pytest.fixture(scope="session")
def explained(server, serve, tmp_path_factory):
    """The examples as `--why` has them served."""
    return serve([*server.command, "--why"], {"RAVEN_DATA": str(tmp_path_factory.mktemp("why-data"))})


class Why:
    """The panel and the outlines of a page, and the frames of batches it got."""

    def __init__(self, live):
        self.page = live.page
        self.batches = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))
        # What is outlined is gone after a second: so it is written down.
        self.page.add_init_script(
            """
            window.flashed = [];
            addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
              for (const change of changes) for (const node of change.addedNodes)
                if (node.className === "raven-flash") requestAnimationFrame(() => {
                  const box = node.getBoundingClientRect();
                  flashed.push({ label: node.textContent, x: box.x, y: box.y, width: box.width, height: box.height });
                });
            }).observe(document.body, { childList: true, subtree: true }));
            """
        )
        self.toggle = self.page.get_by_role("button", name="Why did this run?")
        self.panel = self.page.get_by_role("region", name="Why did this run?")
        self.listed = self.panel.locator("ol > li").filter(has=self.page.locator("p"))

    def _hear(self, frame):
        if isinstance(frame, bytes) and frame[0] == BATCH:
            self.batches.append(len(frame))

    def open(self):
        self.toggle.click()
        expect(self.toggle).to_have_attribute("aria-expanded", "true")

    def flashed(self):
        """What was outlined since the last call."""
        return self.page.evaluate("flashed.splice(0)")

    def wait_for_flash(self, label):
        """Waits until something is outlined whose label begins so, and gives its place."""
        found = self.page.wait_for_function("label => flashed.find((one) => one.label.startsWith(label))", arg=label)
        return found.json_value()

    def lines(self, batch=0):
        """The views of a batch, with what woke them; the last batch is 0."""
        buttons = self.listed.nth(batch).get_by_role("button")
        return [
            " ".join(button.locator(part).inner_text() for part in ("b", "code")) for button in buttons.all()
        ]


@pytest.fixture
def why(live):
    return Why(live)


def same_place(one, other):
    return all(abs(one[side] - other[side]) <= 1 for side in ("x", "y", "width", "height"))


def test_a_click_outlines_what_it_ran_and_says_why(why, live, explained):
    live.open(f"{explained.url}/counter")
    expect(why.toggle).to_be_visible()
    before = len(why.batches)
    live.page.get_by_role("button", name="Increment").click()
    flash = why.wait_for_flash("CounterView: _count = 1")
    own = int(re.search(r"· (\d+) bytes$", flash["label"])[1])
    stack = live.page.locator("#raven > *").first.bounding_box()
    assert same_place(flash, stack)
    expect(live.page.locator(".raven-flash")).to_have_count(0)
    expect(live.page.locator(".raven-flashes")).to_have_count(0)

    why.open()
    (length,) = why.batches[before:]
    expect(why.listed.first.locator("p")).to_have_text(f"click on button “Increment”1 body, {length} bytes")
    assert why.lines() == ["CounterView _count = 1"]
    assert 0 < own < length
    expect(why.listed.first).to_contain_text(f"{length - own} bytes around them")


def test_a_change_of_one_row_lists_that_row_and_who_passes_it_on(why, live, explained):
    live.open(f"{explained.url}/todos")
    todos = TodosPage(live.page)
    why.open()
    todos.toggle("Water the plants").click()
    flash = why.wait_for_flash("TodoRow: @self")
    row = todos.row("Water the plants").bounding_box()
    assert same_place(flash, row)
    expect(why.listed.first.locator("p b")).to_have_text("change of box “Done: Water the plants”")
    lines = why.lines()
    assert [line for line in lines if line.startswith("TodoRow")] == ["TodoRow @self"]
    assert lines[:2] == ["TodosView @dependencies", "TodoList @dependencies"]
    assert not any("FilterButton" in line for line in lines)


def test_text_that_is_typed_is_a_value_and_a_body_may_run_for_nothing(why, live, explained):
    live.open(f"{explained.url}/todos")
    why.open()
    TodosPage(live.page).draft.press_sequentially("<b>")
    expect(why.listed.first.locator("code")).to_have_text('_draft = "<b>"')
    expect(why.listed.first.locator("p span")).to_have_text("1 body, 0 bytes")
    expect(why.listed).to_have_count(3)
    assert live.page.locator(".raven-why b b").count() == 0


def test_what_changes_by_itself_names_no_deed(why, live, explained):
    live.open(f"{explained.url}/stopwatch")
    why.open()
    live.page.get_by_role("button", name="Start", exact=True).click()
    expect(why.listed.filter(has_text="changed by itself").first).to_be_visible()


def test_the_panel_is_used_with_keys_and_shows_places_again(why, live, explained):
    live.open(f"{explained.url}/counter")
    increment = live.page.get_by_role("button", name="Increment")
    increment.click()
    why.wait_for_flash("CounterView")
    expect(live.page.locator(".raven-flash")).to_have_count(0)
    why.flashed()
    increment.press("Tab")
    expect(why.toggle).to_be_focused()
    why.toggle.press("Enter")
    line = why.listed.first.get_by_role("button")
    why.toggle.press("Tab")
    expect(line).to_be_focused()
    why.wait_for_flash("CounterView: _count = 1")
    why.flashed()
    line.hover()
    why.wait_for_flash("CounterView: _count = 1")
    line.press("Escape")
    expect(line).to_be_hidden()
    expect(why.toggle).to_be_focused()
    # A tab keeps it as it was left.
    why.toggle.press("Enter")
    live.page.reload()
    live.wait_until_settled()
    expect(why.toggle).to_have_attribute("aria-expanded", "true")


def test_fifty_batches_are_listed(why, live, explained):
    live.open(f"{explained.url}/counter")
    why.open()
    for _ in range(55):
        live.page.get_by_role("button", name="Increment").click()
    expect(why.listed.first.locator("code")).to_have_text("_count = 55")
    expect(why.listed).to_have_count(50)
    expect(why.listed.last.locator("code")).to_have_text("_count = 6")


def test_a_secret_that_is_typed_is_not_shown(why, live, explained):
    live.open(f"{explained.url}/catalog")
    live.page.get_by_role("combobox", name="Page").select_option(label="Fields")
    why.open()
    live.page.get_by_label("Password").press_sequentially("hunter2")
    live.wait_until_settled()
    expect(why.listed.first.locator("p b")).to_have_text("typing in field “Password”")
    expect(why.listed.first).to_contain_text("_password = hidden")
    assert "hunter" not in why.panel.inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("device", [pytest.param({**PHONE, "viewport": {"width": 360, "height": 640}}, id="360")])
def test_nobody_is_kept_from_it(scheme, why, live, explained, axe):
    live.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    live.open(f"{explained.url}/todos")
    expect(why.toggle).to_be_visible()
    why.open()
    TodosPage(live.page).toggle("Read the mail").click()
    flash = live.page.locator(".raven-flash").first
    expect(flash).to_be_visible()
    assert flash.evaluate("(one) => one.getAnimations().length") == 0
    assert live.page.locator(".raven-flashes").get_attribute("aria-hidden") == "true"
    expect(why.listed).to_have_count(1)
    assert serious(axe(live.page)) == []
    assert live.page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(flash).to_have_count(0)


def test_nothing_of_it_is_loaded_without_being_asked_for(why, live, server):
    loaded = []
    live.page.on("request", lambda request: loaded.append(request.url.rsplit("/")[-1]))
    live.open(f"{server.url}/counter")
    live.page.get_by_role("button", name="Increment").click()
    expect(live.page.get_by_text("Count: 1")).to_be_visible()
    live.wait_until_settled()
    assert not {"why.js", "why.css", "flash.js", "reasons.js", "bodies.js"} & set(loaded)
    expect(why.toggle).to_have_count(0)
    assert why.flashed() == []
