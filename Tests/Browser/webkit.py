"""Drives Debian's WebKitGTK, the engine of Safari, over the WebDriver protocol of its own driver: Playwright needs a WebKit of its own."""

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

from tab import Tab, strokes

# Of an element that is found, its id stands under this key.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

# Where elements of a role are looked for; the browser says which have it, and what they are called.
PLACES = {"button": "button, [role=button]", "switch": "[role=switch]", "textbox": "input, textarea"}

NOTE_ERRORS = """(() => {
  const errors = (window.errorsOfTests = []);
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective }) => errors.push(`Content-Security-Policy: ${effectiveDirective}`));
  const { error } = console;
  console.error = (...words) => (errors.push(words.join(" ")), error(...words));
})()"""


class WebKit:
    """A display nobody sees and the driver, until `end`; each tab is a browser of its own."""

    def __init__(self):
        self._start()

    def _start(self):
        for program, package in [("Xvfb", "xvfb"), ("WebKitWebDriver", "webkit2gtk-driver")]:
            if not shutil.which(program):
                raise RuntimeError(f"{program} is missing: apt-get install {package}")
        self._display = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        number = self._display.stdout.readline().strip()
        if not number:
            raise RuntimeError("Xvfb does not start")
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self._driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}", "--host=127.0.0.1"], env={**os.environ, "DISPLAY": f":{number}"},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self._address = f"http://127.0.0.1:{port}"
        self._wait_for_the_driver()

    def tab(self):
        """A tab of a fresh user: no cookies, nothing cached."""
        try:
            return WebKitTab(self)
        except TimeoutError:
            # Rarely a browser never answers its driver that it has started.
            self.end()
            self._start()
            return WebKitTab(self)

    def send(self, method, path, timeout=120, **parameters):
        """Gives a command and waits for its result."""
        body = json.dumps(parameters).encode() if method == "POST" else None
        request = urllib.request.Request(self._address + path, body, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            value = json.load(refused)["value"]
            raise RuntimeError(f"WebKit: {method} {path}: {value['error']}: {value['message']}") from None

    def end(self):
        """Ends both programs."""
        for process in (self._driver, self._display):
            process.terminate()
            process.wait()

    def _wait_for_the_driver(self):
        deadline = time.monotonic() + 60
        while True:
            try:
                return self.send("GET", "/status")
            except OSError:
                if time.monotonic() > deadline:
                    self.end()
                    raise RuntimeError("WebKitWebDriver does not start") from None
                time.sleep(0.05)


class WebKitTab(Tab):
    """A page in WebKit. Nothing can be run in it before its own scripts, so `errors` are those of pages that were loaded."""

    def __init__(self, webkit, width=1000, height=700):
        self._webkit = webkit
        options = {"webkitgtk:browserOptions": {"args": ["--automation"]}}
        session = webkit.send("POST", "/session", timeout=60, capabilities={"alwaysMatch": options})
        self._path = f"/session/{session['sessionId']}"
        self._send("POST", "/window/rect", width=width, height=height)
        self._earlier = []

    @property
    def errors(self):
        return self._earlier + self.evaluate("window.errorsOfTests ?? []")

    def open(self, address):
        self._earlier = self.errors
        self._send("POST", "/url", url=address)
        self.evaluate(NOTE_ERRORS)

    def evaluate(self, expression):
        said, value = self._send(
            "POST", "/execute/async", args=[],
            script=f"""const done = arguments[0];
              (async () => JSON.stringify((await ({expression})) ?? null))().then(
                (value) => done(["", value]), (error) => done([String(error), ""]))""",
        )
        if said:
            raise RuntimeError(f"{expression}: {said}")
        return json.loads(value)

    def click(self, role, name):
        found = self._send("POST", "/elements", using="css selector", value=PLACES[role])
        paths = [f"/element/{element[ELEMENT]}" for element in found]
        called = [path for path in paths if self._send("GET", f"{path}/computedlabel") == name]
        if len(called) != 1:
            raise LookupError(f"{len(called)} elements with the role {role} are called {name}")
        self._send("POST", f"{called[0]}/click")

    def press(self, *keys):
        self._send("POST", "/actions", actions=[strokes(keys)])

    def close(self):
        """Ends the browser; what its user had stored is gone with it."""
        self._send("DELETE", "")

    def _send(self, method, path, **parameters):
        return self._webkit.send(method, self._path + path, **parameters)
