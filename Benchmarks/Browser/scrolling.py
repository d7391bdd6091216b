#!/usr/bin/env python3
"""How a lazy list keeps up with fast scrolling: one JSON object a run.

    scrolling.py URL [RUNS [SPEED [SECONDS]]]

SPEED is in pixels a second: 20,000 unless told, for 5 seconds, by the wheel of a mouse. Every frame notes how much of what
is seen is a gap, and for how long: the sum is in pixels times milliseconds. Rows are those that came into the page, bytes
those of the socket's messages before any compression. Every run has a fresh profile, and one that is not counted goes
first.
"""
import json
import sys

from chromium import chromium, fresh_page

# Is done when nothing that is seen is missing.
FILLED = """() => {
  const gap = document.querySelector(".gap[data-window]");
  if (!gap || !gap.style.height) return false;
  return [...document.querySelectorAll(".gap")].every((gap) => {
    const { top, bottom } = gap.getBoundingClientRect();
    return bottom - top < 1 || top >= innerHeight || bottom <= 0;
  });
}"""

# Notes what every frame shows, and says so when asked.
WATCH = """() => {
  const behind = document.querySelector(".gap[data-window]");
  let area = behind.parentElement;
  while (area !== document.scrollingElement && !/auto|scroll/.test(getComputedStyle(area).overflowY)) area = area.parentElement;

  const seen = (window.seen = { blank_px_ms: 0, longest_frame_ms: 0, frames: 0, rows: 0, offset: () => area.scrollTop });
  const isRow = (node) => node.nodeType === 1 && !node.matches(".gap");
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) seen.rows += [...addedNodes].filter(isRow).length;
  }).observe(behind.parentElement, { childList: true });

  /** How many pixels of what is seen are gaps. */
  const blank = () => {
    const frame = area === document.scrollingElement ? { top: 0, bottom: innerHeight } : area.getBoundingClientRect();
    let sum = 0;
    for (const gap of area.querySelectorAll(".gap")) {
      const { top, bottom } = gap.getBoundingClientRect();
      sum += Math.max(0, Math.min(bottom, frame.bottom) - Math.max(top, frame.top));
    }
    return sum;
  };
  let last = performance.now();
  const note = (now) => {
    const length = Math.max(0, now - last);
    seen.blank_px_ms += blank() * length;
    seen.longest_frame_ms = Math.max(seen.longest_frame_ms, length);
    seen.frames += 1;
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""


def measure(browser, url, speed, seconds):
    with fresh_page(browser) as page:
        received = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda message: received.append(len(message))))
        page.goto(url)
        page.wait_for_function(FILLED)
        page.wait_for_timeout(500)
        before = sum(received)
        page.evaluate(WATCH)
        # A script that sets the offset would do so at moments at which no person's scrolling reaches the page.
        page.context.new_cdp_session(page).send("Input.synthesizeScrollGesture", {
            "x": 640, "y": 360, "yDistance": -speed * seconds, "speed": speed, "gestureSourceType": "mouse"})
        page.wait_for_function(FILLED)
        results = page.evaluate("({ ...seen, offset: seen.offset() })")
        if results["offset"] < 0.99 * speed * seconds:
            sys.exit(f"the page was scrolled to {results['offset']} only")
        return {**results, "bytes": sum(received) - before}


def main():
    url, *options = sys.argv[1:]
    runs, speed, seconds = [*map(int, options), *[3, 20_000, 5][len(options):]]
    with chromium() as browser:
        measure(browser, url, speed, 1)
        for _ in range(runs):
            print(json.dumps(measure(browser, url, speed, seconds)), flush=True)


main()
