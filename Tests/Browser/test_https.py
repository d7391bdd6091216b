"""The examples over https, which the server speaks itself."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def https(serve, tmp_path_factory):
    """The address of the examples, with a certificate that nobody vouches for."""
    folder = tmp_path_factory.mktemp("tls")
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    make = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    subprocess.run(
        [*make, "-days", "2", "-subj", "/CN=localhost", "-out", certificate, "-keyout", key],
        check=True,
        capture_output=True,
    )
    program = Path(os.environ.get("RAVEN_GALLERY") or ROOT / ".build" / "debug" / "Gallery")
    server = serve([program, "--certificate", certificate, "--key", key])
    return f"https://127.0.0.1:{server.port}"


@pytest.fixture
def visitor(browser):
    context = browser.new_context(ignore_https_errors=True)
    context.set_default_timeout(10_000)
    yield context
    context.close()


def test_a_page_counts_what_is_clicked(visitor, https):
    page = visitor.new_page()
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(https + "/counter")
    for count in range(1, 4):
        page.get_by_role("button", name="Increment").click()
        page.get_by_text(f"Count: {count}").wait_for()
    assert len(sockets) == 1 and sockets[0].startswith("wss://")


def test_the_cookie_is_for_https_alone(visitor, https):
    visitor.new_page().goto(https + "/counter")
    cookie = next(each for each in visitor.cookies() if each["name"] == "raven")
    assert cookie["secure"] and cookie["httpOnly"] and cookie["sameSite"] == "Lax"


def test_pages_and_files_come_compressed_but_for_a_page_another_site_asks_for(visitor, https):
    page = visitor.new_page()
    answers = {}
    page.on("response", lambda answer: answers.update({answer.url.removeprefix(https): answer.headers}))
    page.goto(https + "/looks")
    page.wait_for_load_state("networkidle")
    files = [path for path in answers if path.startswith("/_raven/") and path.endswith((".css", ".js"))]
    assert files and answers["/looks"].get("content-encoding") == "gzip"
    assert all(answers[path].get("content-encoding") == "gzip" for path in files if "main.js" in path or "raven.css" in path)
    # Another host is another site: its link to the page carries the cookie.
    page.route("http://elsewhere.example/", lambda route: route.fulfill(body=f"<a href='{https}/looks'>go</a>", content_type="text/html"))
    page.goto("http://elsewhere.example/")
    answers.clear()
    page.get_by_text("go").click()
    page.wait_for_url(https + "/looks")
    assert "content-encoding" not in answers["/looks"]
