"""Starts a server program for the length of a test session and knows when it answers."""

import os
import re
import socket
import subprocess
import threading
import time
import urllib.error
import urllib.request


class Server:
    """One running program that serves HTTP on a loopback port of its own.

    The program gets `HOST` and `PORT` in its environment. It is ready when it prints its URL or answers `/healthz`.
    """

    def __init__(self, command, environment=None, seconds_to_start=30, port=None):
        self.command = command
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.lines = []
        self._printed_url = threading.Event()
        self.process = subprocess.Popen(
            command,
            env={**os.environ, "HOST": "127.0.0.1", "PORT": str(self.port), **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        # Reading on until the end also keeps the pipe from filling up, which would stop the program.
        threading.Thread(target=self._read_lines, daemon=True).start()
        try:
            self._wait_until_ready(seconds_to_start)
        except BaseException:
            self.end()
            raise

    @property
    def log(self):
        """What the program printed so far."""
        return "".join(self.lines)

    def end(self):
        """Ends the program: politely, and after five seconds at once."""
        self.process.terminate()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _read_lines(self):
        for line in self.process.stdout:
            self.lines.append(line)
            if re.search(rf"https?://[^\s/]+:{self.port}\b", line):
                self._printed_url.set()

    def _wait_until_ready(self, seconds):
        deadline = time.monotonic() + seconds
        while not self._printed_url.wait(0.1) and not self._is_healthy():
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode} before it was ready:\n{self.log}")
            if time.monotonic() > deadline:
                raise TimeoutError(f"the server was not ready after {seconds} s:\n{self.log}")

    def _is_healthy(self):
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as answer:
                return answer.status == 200
        except (urllib.error.URLError, OSError):
            return False


def free_port():
    """A loopback port that nothing listened on a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
