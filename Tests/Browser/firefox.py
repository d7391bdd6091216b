"""Drives Debian's Firefox over WebDriver BiDi, the standard that Firefox answers itself: Playwright needs a Firefox of its own."""

import json
import re
import shutil
import subprocess
import tempfile
import threading
from contextlib import ExitStack
from pathlib import Path

from tab import Tab, strokes
from websockets.sync.client import connect

# Nothing but what the tests open, from the first moment on.
PREFERENCES = {
    "app.normandy.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
}


class Firefox:
    """One running Firefox without a window and with a fresh profile, until `end`."""

    def __init__(self):
        executable = shutil.which("firefox-esr") or shutil.which("firefox")
        if not executable:
            raise RuntimeError("Firefox is missing: apt-get install firefox-esr")
        self.profile = Path(tempfile.mkdtemp(prefix="firefox-"))
        self.profile.joinpath("user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items())
        )
        self.process = subprocess.Popen(
            [executable, "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace",
        )
        self.lines = []
        self.tabs = {}
        self._open = ExitStack()
        self._last_id = 0
        self._address = None
        self._said_address = threading.Event()
        # Reading on until the end also keeps the pipe from filling up.
        threading.Thread(target=self._read_lines, daemon=True).start()
        try:
            self._connect()
        except BaseException:
            self.end()
            raise

    def tab(self):
        """A tab of a fresh user: no cookies, nothing cached."""
        return FirefoxTab(self)

    def send(self, method, **parameters):
        """Gives a command and waits for its result; what else comes meanwhile goes to the tabs."""
        self._last_id += 1
        self._socket.send(json.dumps({"id": self._last_id, "method": method, "params": parameters}))
        while True:
            # A machine that does much else takes half a minute to find a button among the names of 8,000 elements.
            message = json.loads(self._socket.recv(timeout=120))
            if message.get("id") == self._last_id:
                break
            self._note(message)
        if message["type"] == "error":
            raise RuntimeError(f"Firefox: {method}: {message['error']}: {message['message']}")
        return message["result"]

    def end(self):
        """Ends the program: politely, and after five seconds at once."""
        self._open.close()
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def _read_lines(self):
        for line in self.process.stderr:
            self.lines.append(line)
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                self._address = found[1]
                self._said_address.set()
        self._said_address.set()

    def _connect(self):
        if not self._said_address.wait(60) or not self._address:
            raise RuntimeError("Firefox does not start:\n" + "".join(self.lines))
        self._socket = self._open.enter_context(connect(self._address + "/session", max_size=None))
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])

    def _note(self, message):
        if message.get("method") != "log.entryAdded":
            return
        entry = message["params"]
        tab = self.tabs.get(entry["source"].get("context"))
        if tab and entry["level"] == "error":
            tab.errors.append(entry["text"])


class FirefoxTab(Tab):
    """A page in Firefox. `errors` are those of its console so far."""

    def __init__(self, firefox):
        self.firefox = firefox
        self.errors = []
        self.user = firefox.send("browser.createUserContext")["userContext"]
        self.context = firefox.send("browsingContext.create", type="tab", userContext=self.user)["context"]
        firefox.tabs[self.context] = self

    def add_init_script(self, function):
        """Runs a function of JavaScript in every page of this tab before the page's own scripts."""
        self._send("script.addPreloadScript", functionDeclaration=function, contexts=[self.context])

    def open(self, address):
        self._send("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, expression):
        answer = self._send(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self.context}, awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise RuntimeError(f"{expression}: {answer['exceptionDetails']['text']}")
        return json.loads(answer["result"].get("value", "null"))

    def click(self, role, name):
        locator = {"type": "accessibility", "value": {"role": role, "name": name}}
        nodes = self._send("browsingContext.locateNodes", context=self.context, locator=locator)["nodes"]
        if len(nodes) != 1:
            raise LookupError(f"{len(nodes)} elements with the role {role} are called {name}")
        middle = {"type": "pointerMove", "x": 0, "y": 0,
                  "origin": {"type": "element", "element": {"sharedId": nodes[0]["sharedId"]}}}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        self._act({"type": "pointer", "id": "mouse", "actions": [middle, *press]})

    def press(self, *keys):
        self._act(strokes(keys))

    def close(self):
        """Closes the tab and forgets what its user had stored."""
        self._send("browser.removeUserContext", userContext=self.user)
        del self.firefox.tabs[self.context]

    def _act(self, source):
        self._send("input.performActions", context=self.context, actions=[source])

    def _send(self, method, **parameters):
        return self.firefox.send(method, **parameters)
