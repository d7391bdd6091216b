"""The timeline, in either browser: what tests of lists that never jump see and do is in tiled.js."""

import json
from pathlib import Path

SCRIPT = (Path(__file__).parent / "tiled.js").read_text()

# The first entry that starts in sight, unless a test goes elsewhere.
FIRST = 81

BOTH = [FIRST, FIRST + 3]

# What may happen that leaves the first entry in sight there.
CHANGES = [
    "Prepend 20",
    "Append 20",
    "Prepend and append 20",
    "Insert 5 near the top",
    "Remove 5 near the top",
    "Remove 5 above, insert 5 below",
    "Remove 3 just above",
    "Grow the one just above",
]

# What takes it away.
LOSSES = ["Remove the first in sight", "Move the first in sight to the end"]


class Timeline:
    """A page of the timeline that was opened; `page` is Playwright's, or a tab of another browser."""

    def __init__(self, page, more=""):
        self.page = page
        page.evaluate(f"(() => {{ {SCRIPT} {more} }})()")
        self.do("until(() => tiled.area.dataset.starts === '' && tiled.blank <= 1)")

    def do(self, action):
        """The value of something that `tiled` does or has."""
        return self.page.evaluate(f"tiled.{action}")

    def run(self, action):
        """Does something."""
        self.page.evaluate(f"(async () => {{ {action} }})()")

    def show(self, entry=FIRST):
        """Scrolls to an entry."""
        self.do(f"show({entry})")
        assert self.do("first") == entry
        return self

    def choose(self, **settings):
        """Chooses in the pickers: Entries, Begins, Follows."""
        for name, choice in settings.items():
            picker = self.page.get_by_role("combobox", name=name.capitalize())
            picker.select_option(label=choice)
        self.do("until(() => raven.pending === 0)")
        self.do("until(() => tiled.area.dataset.starts === '')")
        self.do("settled()")
        return self

    def change(self, *changes):
        """Presses buttons in one go."""
        self.do(f"change(...{json.dumps(changes)})")

    def watched(self, entries, action):
        """What is seen of entries, or of texts, while something is done; no row may be missing, nor a gap between them."""
        texts = [one if isinstance(one, str) else f"Entry {one}" for one in entries]
        watched = self.do(f"watching({json.dumps(texts)}, async () => {{ {action} }})")
        assert watched["frames"] > 3
        assert watched["missing"] == 0
        assert watched["gap"] <= 0.02
        return watched

    def shift(self, entries, *changes):
        """How far entries move, at most, after any paint, while buttons are pressed in one go."""
        watched = self.watched(entries, f"for (const name of {json.dumps(changes)}) tiled.press(name)")
        assert watched["blank"] <= 1
        return watched["shift"]


def open_in(tab, proxy):
    """The timeline in a tab of another browser, through a proxy that asks for the hook."""
    tab.open(f"{proxy.url}/timeline")
    tab.wait_until("window.raven && raven.status === 'live' && raven.pending === 0")
    return Timeline(tab)
