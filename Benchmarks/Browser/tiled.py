#!/usr/bin/env python3
"""What moves in a list that never jumps while rows come and go around what is read: one JSON object a scenario.

    tiled.py URL

The example Timeline is read in the middle, and something changes; after every paint it is noted how far rows in sight are from
where they were, in pixels. Last, ten thousand rows come before a million: how long the page is busy with that, and not with
waiting.
"""
import json
import pathlib
import sys

from chromium import chromium, fresh_page

TESTS = pathlib.Path(__file__).resolve().parents[2] / "Tests/Browser"
sys.path.insert(0, str(TESTS))

from live import ASK_FOR_HOOK  # noqa: E402
from tiled import BOTH, CHANGES, FIRST, LOSSES, Timeline  # noqa: E402

PREPENDS = 9
LIVE = "() => window.raven?.status === 'live' && raven.pending === 0"


def opened(page, url):
    page.add_init_script(ASK_FOR_HOOK)
    page.goto(url)
    page.wait_for_function(LIVE)
    return Timeline(page)


def tell(name, value):
    print(json.dumps({"name": name, "value": value}), flush=True)


def scenarios(browser, url):
    for change, entries in [*((one, BOTH) for one in CHANGES), *((one, [FIRST + 1, FIRST + 3]) for one in LOSSES)]:
        with fresh_page(browser) as page:
            shift = opened(page, url).show(FIRST).shift(entries, change)
            tell(change, shift)
    with fresh_page(browser) as page:
        timeline = opened(page, url)
        tell("Prepend 20 at the very top", timeline.shift([0, 1, 2], "Prepend 20"))
    with fresh_page(browser) as page:
        rolled = opened(page, url).show(500).do("roll(-40, 60)")
        tell("Scroll up 60 × 40 px through unmeasured rows", rolled["jump"])


def busy(metrics):
    """How long the page has run scripts, worked out styles and laid out, in milliseconds."""
    values = {one["name"]: one["value"] for one in metrics.send("Performance.getMetrics")["metrics"]}
    return 1000 * sum(values[f"{what}Duration"] for what in ("Script", "Layout", "RecalcStyle"))


def prepends(browser, url):
    with fresh_page(browser) as page:
        timeline = opened(page, url).choose(entries="1,000,000").show(FIRST)
        if (shift := timeline.shift([FIRST, FIRST + 3], "Prepend 10,000")) > 0.5:
            sys.exit(f"ten thousand rows in front moved what is read by {shift} px")
        metrics = page.context.new_cdp_session(page)
        metrics.send("Performance.enable")
        times = []
        for _ in range(PREPENDS):
            before = busy(metrics)
            timeline.do("press('Prepend 10,000')")
            page.wait_for_timeout(1500)
            times.append(busy(metrics) - before)
        tell("prepend10k_1m.page_ms", sorted(times)[len(times) // 2])


def main():
    url, = sys.argv[1:]
    with chromium() as browser:
        scenarios(browser, url)
        prepends(browser, url)


main()
