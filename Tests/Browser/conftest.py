"""Fixtures of the browser tests: servers, Debian's browsers, pages that must keep a clean console, accessibility checks."""

import os
import re
import shutil
import subprocess
from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright
from devices import DESKTOP
from files import FileServer
from firefox import Firefox
from live import Live, wait_until_still
from server import Server
from webkit import WebKit

ROOT = Path(__file__).resolve().parents[2]
SCREENSHOTS = Path(os.environ.get("RAVEN_SCREENSHOTS") or ROOT / ".build" / "screenshots")

# No window and no GPU on a test machine, no sandbox for root, and nothing that talks to the browser's maker.
CHROMIUM_FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_configure(config):
    config.addinivalue_line(
        "markers",
        "console_errors(pattern, …): errors in the page's console that match one of these are part of the test",
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.stash[failed] = report.failed
    return report


failed = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def serve():
    """`serve(command, environment)` gives the running `Server` of that program; asked again, the same one."""
    servers = {}

    def started(command, environment=None):
        key = (tuple(map(str, command)), tuple(sorted((environment or {}).items())))
        if key not in servers:
            servers[key] = Server(key[0], environment)
        return servers[key]

    yield started
    for server in servers.values():
        server.end()


@pytest.fixture(scope="session")
def server(serve, tmp_path_factory):
    """The examples, with data and books of their own. `RAVEN_GALLERY` names another build of them."""
    program = Path(os.environ.get("RAVEN_GALLERY") or ROOT / ".build" / "debug" / "Gallery")
    if not program.exists():
        pytest.fail(f"{program} is not there; build it with: swift build --product Gallery")
    return serve([program], {"RAVEN_DATA": str(tmp_path_factory.mktemp("data"))})


@pytest.fixture(scope="session")
def web_files(tmp_path_factory):
    """`web_files(name, at)` is a folder with an example that runs inside the page, made for that folder of its host."""
    folder = tmp_path_factory.mktemp("web")
    done = {}

    def built(name, at="/"):
        key = (name, at)
        into = folder / name / str(len(done))
        if key not in done:
            command = [ROOT / "Scripts" / "wasm-app", name, "--into", into, "--at", at]
            done[key] = into, subprocess.run(command, capture_output=True, text=True)
        into, run = done[key]
        if run.returncode:
            pytest.fail(f"Scripts/wasm-app {name}: {run.stdout}{run.stderr}")
        return into

    return built


@pytest.fixture(scope="session")
def web_app(web_files):
    """`web_app(name)` is the address of an example that runs inside the page, hosted by a server of files alone."""
    servers = {}

    def hosted(name):
        if name not in servers:
            servers[name] = FileServer(web_files(name))
        return f"{servers[name].url}/"

    yield hosted
    for server in servers.values():
        server.end()


@pytest.fixture(params=["live", "wasm"])
def carried(request):
    """`carried(name)` is the address of an example. A test runs twice: live from the server, and inside the page."""
    if request.param == "wasm":
        return request.getfixturevalue("web_app")
    server = request.getfixturevalue("server")
    return lambda name: f"{server.url}/{name.lower()}"


@pytest.fixture(scope="session")
def browser():
    """One Chromium for all tests; Playwright's own download is neither needed nor used.

    The shell is the same browser without windows, tabs and menus, which nobody sees here and which take three tenths of the time.
    """
    executable = shutil.which("chromium-headless-shell") or pytest.fail(
        "Chromium is missing: apt-get install chromium-headless-shell"
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def device():
    """What the page's browser looks like: options of a Playwright context. Tests parametrize it for other devices."""
    return DESKTOP


@pytest.fixture
def page(browser, device, request):
    """A page with a fresh profile. The test fails if its console got an error that no `console_errors` mark expects.

    After a failure a picture of the page is in .build/screenshots.
    """
    context = browser.new_context(**device)
    page = context.new_page()
    page.set_default_timeout(10_000)
    errors = []
    page.on("console", lambda message: errors.append(told(message)) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(f"uncaught: {error}"))
    yield page

    unexpected = unexpected_errors(request, errors)
    if unexpected or request.node.stash.get(failed, False):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SCREENSHOTS / (re.sub(r"[^\w.-]+", "-", request.node.name) + ".png"))
    context.close()
    fail_for(unexpected)


def told(message):
    """A console's message with the address it is about, which what could not be loaded does not name."""
    return f"{message.text} [{message.location['url']}]"


def unexpected_errors(request, errors):
    """Those of a console's errors that no `console_errors` mark of the test expects."""
    marks = request.node.iter_markers("console_errors")
    expected = [pattern for mark in marks for pattern in mark.args]
    return [error for error in errors if not any(re.search(pattern, error) for pattern in expected)]


def fail_for(unexpected):
    """Fails the test when its page's console got errors."""
    if unexpected:
        pytest.fail("the page's console got errors:\n" + "\n".join(unexpected), pytrace=False)


@pytest.fixture(scope="session")
def firefox_program():
    """One Firefox for all tests."""
    firefox = Firefox()
    yield firefox
    firefox.end()


@pytest.fixture
def firefox(firefox_program, request):
    """A tab of a fresh user in Firefox. The test fails if its console got an error that no `console_errors` mark expects."""
    tab = firefox_program.tab()
    yield tab
    tab.close()
    fail_for(unexpected_errors(request, tab.errors))


@pytest.fixture(scope="session")
def webkit_program():
    """What all tests in WebKit share."""
    webkit = WebKit()
    yield webkit
    webkit.end()


@pytest.fixture
def webkit(webkit_program, request):
    """A tab of a fresh user in WebKit. The test fails if the page it was in last got an error that no `console_errors` mark expects."""
    tab = webkit_program.tab()
    yield tab
    unexpected = unexpected_errors(request, tab.errors)
    tab.close()
    fail_for(unexpected)


@pytest.fixture(params=["firefox", "webkit"])
def tab(request):
    """A tab of a fresh user. A test runs twice: in Firefox, and in WebKit."""
    return request.getfixturevalue(request.param)


def serious(found):
    """Those of axe's findings that keep somebody from using a page."""
    return [line for line in found if "(serious)" in line or "(critical)" in line]


@pytest.fixture
def live(page):
    """The page's live session, before it is opened."""
    return Live(page)


@pytest.fixture
def open_app(live, server, request):
    """Opens an address of the module's app, its `HOME` unless told, and waits until the page is alive."""

    def opened(path=request.module.__dict__.get("HOME", "/")):
        live.open(server.url + path)
        return live.page

    return opened


@pytest.fixture(scope="session")
def axe():
    """`axe(page)` lists what axe-core finds wrong with the page as it stands, one line a finding; [] is what to want."""
    source = resources.files("axe_playwright_python").joinpath("axe.min.js").read_text()

    def violations(page, **options):
        # What fades in has little contrast on the way.
        wait_until_still(page)
        # Through the debugger, because a script element would be refused by the page's content security policy.
        debugger = page.context.new_cdp_session(page)
        debugger.send("Runtime.evaluate", {"expression": source})
        debugger.detach()
        result = page.evaluate("options => axe.run(document, options)", options)
        return [
            f"{violation['id']} ({violation['impact']}): {violation['help']}: {node['html']}"
            for violation in result["violations"]
            for node in violation["nodes"]
        ]

    return violations
