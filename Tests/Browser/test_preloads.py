"""What a page's script loads as soon as it runs is on its way before the script is there."""

import pytest

# For each file of the runtime that was asked for: its name, and whether that was before the page's script had come.
ASKED = """
  (() => {
    const files = performance.getEntriesByType("resource").filter((one) => /[.](js|wasm)$/.test(one.name));
    const script = files.find((one) => one.name === document.querySelector("script").src);
    return files.map((one) => [one.name.split("/").at(-1), one.startTime < script.responseEnd]);
  })()
"""
# What rows that can be moved make a list ask for once it runs, what batches ask for, and what tests do.
LATER = {"hook.js", "template.js", "swipe.js", "reorder.js", "drop.js", "line.js", "scrolling.js"}


@pytest.mark.parametrize("path", ["library", "todos", "timeline", "chat", "settings"])
def test_of_a_live_page(live, server, path):
    live.open(f"{server.url}/{path}")
    asked = [(name, early) for name, early in live.page.evaluate(ASKED) if name not in LATER]
    assert len(asked) > 2
    assert [name for name, early in asked if not early] == []
    names = [name for name, _ in asked]
    assert len(set(names)) == len(names), "nothing is asked for twice"


def test_of_a_page_with_a_module(page, web_app):
    page.goto(web_app("Tips"))
    page.get_by_label("Amount").fill("84")
    page.get_by_label("Amount").press("Tab")
    page.get_by_text("€12.60").first.wait_for()
    asked = page.evaluate(ASKED)
    assert any(name.endswith(".wasm") for name, _ in asked)
    assert {"numbers.js", "order.js", "storage.js"} <= {name for name, _ in asked}
    assert [name for name, early in asked if not early] == []
    names = [name for name, _ in asked]
    assert len(set(names)) == len(names), "nothing is asked for twice"
