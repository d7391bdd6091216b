"""What tests do in a browser that Playwright does not drive."""

import json
import time
from abc import ABC, abstractmethod


class Tab(ABC):
    """A page. `errors` are those so far: what was thrown, logged as an error, refused by its policy."""

    @abstractmethod
    def open(self, address):
        """Goes to an address and waits until the page is loaded."""

    @abstractmethod
    def evaluate(self, expression):
        """The value of an expression of JavaScript, awaited; whatever JSON can say."""

    @abstractmethod
    def click(self, role, name):
        """Clicks the one element of a role and an accessible name with the mouse."""

    @abstractmethod
    def press(self, *keys):
        """Presses keys, one after the other: one of `KEYS`, or a character."""

    def wait_until(self, expression, seconds=10):
        """Waits until an expression of JavaScript holds."""
        deadline = time.monotonic() + seconds
        while not self.evaluate(expression):
            if time.monotonic() > deadline:
                seen = self.evaluate("document.body.innerText")
                raise TimeoutError(f"after {seconds} s this does not hold: {expression}\nThe page: {seen}\n{self.errors}")
            time.sleep(0.02)

    def wait_for_text(self, text):
        """Waits until an element without other elements in it has exactly this text, and is seen."""
        self.wait_until(
            f"""[...document.querySelectorAll("body *")].some((one) => !one.firstElementChild &&
              one.textContent.trim() === {json.dumps(text)} && one.checkVisibility())"""
        )

    def click_button(self, name):
        """Clicks the one button of an accessible name with the mouse."""
        self.click("button", name)


# What the protocols call the keys that are no character.
KEYS = {"Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Space": " "}


def strokes(keys):
    """Keys as both protocols want them pressed."""
    values = [KEYS.get(key, key) for key in keys]
    actions = [{"type": kind, "value": value} for value in values for kind in ("keyDown", "keyUp")]
    return {"type": "key", "id": "keyboard", "actions": actions}
