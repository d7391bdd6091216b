"""The fixtures against a server of twenty lines, so that a red browser test means Raven and not its scaffolding."""

import ast
import os
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from server import Server

PAGES = {
    "/": '<h1>Small</h1><button>Add</button><script src="/count.js"></script>',
    "/inaccessible": '<h1>Small</h1><img src="/dot.svg">',
    "/noisy": '<h1>Small</h1><script src="/noise.js"></script>',
}
FILES = {
    "/count.js": "let n = 0; document.querySelector('button').onclick = e => { e.target.textContent = `${++n} added` }",
    "/noise.js": "console.error('a hinge creaks')",
    "/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
TYPES = {"js": "text/javascript", "svg": "image/svg+xml"}


def test_a_page_runs_its_script(small_server, page):
    page.goto(small_server.url)
    page.get_by_role("button").click()
    page.get_by_role("button", name="1 added").wait_for()


def test_axe_runs_under_a_strict_policy_and_is_content(small_server, page, axe):
    page.goto(small_server.url)
    assert axe(page) == []


def test_axe_finds_an_image_without_a_description(small_server, page, axe):
    page.goto(small_server.url + "/inaccessible")
    assert [line.split()[0] for line in axe(page)] == ["image-alt"]


@pytest.mark.console_errors("a hinge creaks")
def test_an_expected_console_error_is_let_through(small_server, page):
    page.goto(small_server.url + "/noisy")


def test_an_unexpected_console_error_fails_the_test_and_leaves_a_picture(small_server, tmp_path):
    test = tmp_path / "test_noise.py"
    test.write_text(f"def test_noise(page):\n    page.goto({small_server.url + '/noisy'!r})")
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "conftest", "-p", "no:cacheprovider", test],
        env={**os.environ, "PYTHONPATH": os.path.dirname(__file__), "RAVEN_SCREENSHOTS": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert "a hinge creaks" in run.stdout and "1 passed, 1 error" in run.stdout
    assert (tmp_path / "test_noise.png").read_bytes().startswith(b"\x89PNG")


def test_what_is_waited_for_is_a_function():
    """Playwright evaluates an expression that is not true at once as text, which the pages' policy forbids."""
    mistaken = []
    for file in Path(__file__).parent.glob("*.py"):
        for call in ast.walk(ast.parse(file.read_text())):
            if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "wait_for_function":
                if "=>" not in ast.unparse(call.args[0]):
                    mistaken.append(f"{file.name}:{call.lineno}")
    assert mistaken == []


def test_a_server_that_ends_early_says_what_it_printed():
    with pytest.raises(RuntimeError, match="ended with 3.*\n.*no luck"):
        Server([sys.executable, "-c", "print('no luck', flush=True); exit(3)"])


@pytest.fixture(scope="session")
def small_server(serve):
    return serve([sys.executable, __file__])


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path in PAGES:
            self.answer("text/html", f'<!doctype html><html lang="en"><title>Small</title><link rel="icon" href="/dot.svg"><main>{PAGES[self.path]}</main>')
        elif self.path in FILES:
            self.answer(TYPES[self.path.rsplit(".")[-1]], FILES[self.path])
        else:
            self.send_error(404)

    def answer(self, kind, text):
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Security-Policy", "default-src 'self'")
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *arguments):
        pass


if __name__ == "__main__":
    address = os.environ["HOST"], int(os.environ["PORT"])
    listener = HTTPServer(address, Handler)
    print("ready at http://{}:{}".format(*address), flush=True)
    listener.serve_forever()
