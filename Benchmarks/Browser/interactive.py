#!/usr/bin/env python3
"""How long after navigation a page answers a click, and what keeps its main thread busy: one JSON object a run.

    interactive.py URL CLICKED ANSWER [RUNS [--by-hand]]

CLICKED is the selector of what is clicked as soon as that is of use, ANSWER the one of what the click brings about: a
class, a label or a choice that was not there before. With --by-hand, the same HTML without the runtime. Insertions are not watched, for a page that is parsed has too many.
Every run has a fresh profile, and one that is not counted goes first. Times are milliseconds since the navigation began;
the processor time of the main thread is what repeats best on a busy machine.
"""
import contextlib
import json
import sys

from by_hand import by_hand
from chromium import chromium, fresh_page

# Notes what happens without asking the page for style or layout, and says when and where a click is of use: when the
# page listens to clicks and the link is in sight. Finding that out through the debugger would keep the page busier than
# what is measured.
WATCH = """([clicked, answer]) => {
  const seen = (window.seen = { tasks: [] });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
  }).observe({ type: "longtask", buffered: true });
  document.addEventListener("DOMContentLoaded", () => (seen.parsed = performance.now()));
  document.addEventListener("click", ({ timeStamp }) => (seen.clicked = timeStamp), true);

  const say = () => {
    if (seen.listens && seen.at) console.debug("clickable", seen.at.x + seen.at.width / 2, seen.at.y + seen.at.height / 2);
  };
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    addEventListener.call(this, type, ...rest);
    if (type !== "click" || this.id !== "raven") return;
    seen.listens = performance.now();
    say();
  };
  const look = () => {
    const link = document.querySelector(clicked);
    if (!link) return requestAnimationFrame(look);
    new IntersectionObserver(([{ isIntersecting, boundingClientRect }], observer) => {
      if (!isIntersecting) return;
      observer.disconnect();
      seen.at = boundingClientRect;
      say();
    }).observe(link);
  };
  look();

  new MutationObserver((_, observer) => {
    if (!seen.clicked || !document.querySelector(answer)) return;
    observer.disconnect();
    seen.answered = performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["class", "aria-label", "aria-selected"] });
}"""


def measure(browser, url, clicked, answer):
    with fresh_page(browser) as page:
        page.add_init_script(f"({WATCH})({json.dumps([clicked, answer])})")
        debugger = page.context.new_cdp_session(page)
        debugger.send("Performance.enable", {"timeDomain": "threadTicks"})
        with page.expect_console_message(lambda message: message.text.startswith("clickable ")) as clickable:
            page.goto(url, wait_until="commit")
        page.mouse.click(*map(float, clickable.value.text.split()[1:]))
        page.wait_for_function("() => seen.answered")
        # The task in which the answer is shown may be a long one, too.
        page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))")
        seen = page.evaluate("seen")
        metrics = debugger.send("Performance.getMetrics")["metrics"]
    spent = {metric["name"]: 1000 * metric["value"] for metric in metrics}
    return {
        "interactive_ms": seen["answered"],
        "clicked_ms": seen["clicked"],
        "listens_ms": seen["listens"],
        "parsed_ms": seen["parsed"],
        "longest_task_ms": max((duration for _, duration in seen["tasks"]), default=0),
        "longest_task_when_interactive_ms": max(
            (duration for start, duration in seen["tasks"] if start + duration > seen["answered"]), default=0),
        "main_thread_cpu_ms": spent["TaskDuration"],
        "style_cpu_ms": spent["RecalcStyleDuration"],
        "layout_cpu_ms": spent["LayoutDuration"],
    }


def main():
    url, clicked, answer, *options = sys.argv[1:]
    runs, *kind = options or ["9"]
    with chromium() as browser, by_hand(url) if kind == ["--by-hand"] else contextlib.nullcontext(url) as page:
        measure(browser, page, clicked, answer)
        for _ in range(int(runs)):
            print(json.dumps(measure(browser, page, clicked, answer)), flush=True)


main()
