"""What a page's script loads at first is on its way before the script is there."""

import time

import pytest

# What rows that can be moved make a list ask for once it runs, what batches ask for, and what tests do.
LATER = {"hook.js", "template.js", "swipe.js", "reorder.js", "drop.js", "line.js", "scrolling.js"}


@pytest.fixture
def files(page):
    """The names of files of the script that the page has asked for. `files.open(address)` holds its first script back until all
    that the document names is asked for."""

    class Files(list):
        def open(self, address):
            held = []
            page.route("**/main.js", lambda route: held.append(route))
            page.route("**/web.js", lambda route: held.append(route))
            page.goto(address, wait_until="commit")
            named = page.locator("link[rel=modulepreload], link[rel=preload]")
            page.wait_for_function("() => document.querySelector('#raven') && document.readyState !== 'loading'")
            self.named = [one.split("/")[-1] for one in named.evaluate_all("links => links.map((link) => link.href)")]
            deadline = time.monotonic() + 30
            while missing := {*self.named, "the script"} - {*self, *(["the script"] if held else [])}:
                assert time.monotonic() < deadline, f"named, and not asked for: {missing}"
                page.wait_for_timeout(20)
            for route in held:
                route.continue_()

    files = Files()

    def note(request):
        name = request.url.split("/")[-1]
        if name.endswith((".js", ".wasm")):
            files.append(name)

    page.on("request", note)
    return files


def check(files, script):
    asked = [name for name in files if name in files.named or name not in LATER]
    assert sorted(asked) == sorted([script, *files.named]), "what is asked for is named, and asked for once"


@pytest.mark.parametrize("path", ["library", "todos", "timeline", "chat", "settings"])
def test_of_a_live_page(live, server, files, path):
    files.open(f"{server.url}/{path}")
    live.wait_until_settled()
    assert len(files.named) > 1
    check(files, "main.js")


def test_of_a_page_with_a_module(page, web_app, files):
    files.open(web_app("Tips"))
    page.get_by_label("Amount").fill("84")
    page.get_by_label("Amount").press("Tab")
    page.get_by_text("€12.60").first.wait_for()
    assert {"numbers.js", "order.js", "storage.js"} <= set(files.named)
    check(files, "web.js")
