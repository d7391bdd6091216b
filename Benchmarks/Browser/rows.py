#!/usr/bin/env python3
"""The rows benchmark in three pages side by side: by hand, with React, with Raven. One JSON object an operation and page.

    rows.py FOLDER [ROUNDS]

FOLDER is the rows example as files, with its module. In every round each page has its turn, in another order each time:
a fresh profile, a rehearsal in which every result is held against a model, then the measuring. What is printed are
medians over the rounds, of the medians of a turn. At last each page creates 1,000 rows and clears them 600 times; its
memory is read after the first 50 and at the end: medians of five pages.
"""
import functools
import http.server
import json
import pathlib
import statistics
import sys
import threading

from chromium import chromium

PAGES = pathlib.Path(__file__).resolve().parent.parent / "Rows"
REACT = pathlib.Path("/usr/share/nodejs")
FILES = {
    "/react.js": REACT / "react/umd/react.production.min.js",
    "/react-dom.js": REACT / "react-dom/umd/react-dom.production.min.js",
}
KINDS = {"vanilla": "/rows/vanilla.html", "react": "/rows/react.html", "raven": "/raven/"}
ROUNDS = 9
MEMORY_ROUNDS = 5

# The memory of the module, which nothing else tells.
KEEP_MEMORY = """
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  window.moduleMemory = made.exports.memory;
  return made;
};
"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """The pages, React, and Raven's files; all isolated, because the clock is fine only then."""

    def __init__(self, *arguments, folder):
        self.roots = {"/raven/": folder, "/rows/": PAGES}
        self.files = {**FILES, "/style.css": next(folder.glob("_raven/*/style-*.css"))}
        super().__init__(*arguments)

    def translate_path(self, path):
        if path in self.files:
            return str(self.files[path])
        root = next((root for root in self.roots if path.startswith(root)), None)
        self.directory = str(self.roots[root]) if root else "/nowhere"
        return super().translate_path("/" + path.removeprefix(root or ""))

    def end_headers(self):
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, *_):
        pass


def turn(browser, address, play):
    """What `play` makes of a page in a fresh profile that has begun."""
    context = browser.new_context()
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.add_init_script(KEEP_MEMORY)
    page.goto(address)
    page.add_script_tag(path=PAGES / "drive.js")
    page.evaluate("bench.start()")
    result = play(page)
    context.close()
    if errors:
        sys.exit(f"{address}: {errors}")
    return result


def operations(page):
    page.evaluate("bench.operations(true)")
    return page.evaluate("bench.operations(false)")


def memory(page):
    """Bytes in use after 50 cycles and after 600."""
    debugger = page.context.new_cdp_session(page)

    def used(cycles):
        page.evaluate("cycles => bench.cycles(cycles)", cycles)
        debugger.send("HeapProfiler.collectGarbage")
        heap = debugger.send("Runtime.getHeapUsage")
        module = page.evaluate("window.moduleMemory?.buffer.byteLength ?? 0")
        return heap["usedSize"] + heap.get("embedderHeapUsedSize", 0) + module

    return {"bytes_after_50": used(50), "bytes_after_600": used(550)}


def measure(browser, url, kinds, rounds):
    turns = {kind: [] for kind in kinds}
    for number in range(rounds):
        first = number % len(kinds)
        for kind in kinds[first:] + kinds[:first]:
            turns[kind].append(turn(browser, url + KINDS[kind], operations))
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    for operation in turns[kinds[0]][0]:
        for kind in kinds:
            times = {name: [played[operation][name] for played in turns[kind]] for name in ("script", "frame")}
            yield {"operation": operation, "page": kind,
                   **{f"{name}_ms": round(statistics.median(each), 3) for name, each in times.items()}}
    for kind in kinds:
        # What the browser has optimised by then differs by up to a tenth of the heap from page to page.
        pages = [turn(browser, url + KINDS[kind], memory) for _ in range(MEMORY_ROUNDS)]
        in_use = {name: statistics.median(page[name] for page in pages) for name in pages[0]}
        yield {"operation": "memory", "page": kind, **in_use}


def main():
    folder, *rounds = sys.argv[1:]
    folder = pathlib.Path(folder).resolve()
    # Without its module the folder gives the style alone.
    kinds = [kind for kind in KINDS if kind != "raven" or list(folder.glob("_raven/*/*.wasm"))]
    handler = functools.partial(Handler, folder=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with chromium("--js-flags=--expose-gc") as browser:
        for measured in measure(browser, f"http://127.0.0.1:{server.server_port}", kinds, int(*rounds or [ROUNDS])):
            print(json.dumps(measured), flush=True)


main()
