"""Trees of real views in Chromium, held against the boxes of the reference solver.

The Swift tests write the trees (`.build/layout/pages.json`): every known case, and random ones by seed. What CSS cannot
express is named, with its reason, in `Tests/Fixtures/layout/exceptions.json` and explained in Documentation/Layout.md.
"""

import json

import pytest
from conftest import ROOT

PAGES = ROOT / ".build" / "layout" / "pages.json"
RESOURCES = ROOT / "Sources" / "RavenRuntime" / "Resources"
STYLESHEETS = [RESOURCES / name for name in ("tokens.css", "raven.css", "layout.css", "views.css")]
EXCEPTIONS = ROOT / "Tests" / "Fixtures" / "layout" / "exceptions.json"
TOLERANCE = 1
PASSED_OVER = 0.3
PER_LOAD = 200

# Text of cells 10 px wide and 20 px high: no glyph has a width, and every letter is followed by 10 px.
FRAME = """<!doctype html><html><head><meta charset="utf-8"><style>{css}</style><style>
body {{ font-size: 0; letter-spacing: 10px; line-height: 20px; }}
.case {{ position: absolute; left: 0; top: 0; }}
::-webkit-scrollbar {{ display: none; }}
</style></head><body>{cases}</body></html>"""

MEASURE = """() => [...document.querySelectorAll(".case")].map((area) => {
  const origin = area.getBoundingClientRect();
  return Object.fromEntries([...area.querySelectorAll("[id]")].map((leaf) => {
    const box = leaf.getBoundingClientRect();
    return [leaf.id, [box.x - origin.x, box.y - origin.y, box.width, box.height]];
  }));
})"""


@pytest.fixture(scope="module")
def pages():
    if not PAGES.exists():
        pytest.fail(f"{PAGES} is missing: run the Swift tests first")
    return json.loads(PAGES.read_text())


def measure(page, cases):
    """The boxes Chromium gives the leaves of every case."""

    def answer(route):
        name = route.request.url.rsplit("/", 1)[1]
        if name.endswith(".svg"):
            width, height = name.removesuffix(".svg").split("x")
            picture = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"/>'
            route.fulfill(body=picture, content_type="image/svg+xml")
        else:
            start = int(name) * PER_LOAD
            areas = "".join(
                f'<div class="case" style="width:{case["area"][0]}px;height:{case["area"][1]}px">'
                f'<div class="l q">{case["html"]}</div></div>'
                for case in cases[start : start + PER_LOAD]
            )
            html = FRAME.format(css="\n".join(sheet.read_text() for sheet in STYLESHEETS), cases=areas)
            route.fulfill(body=html, content_type="text/html; charset=utf-8")

    page.route("http://layout.test/**", answer)
    boxes = []
    for number in range(0, (len(cases) + PER_LOAD - 1) // PER_LOAD):
        page.goto(f"http://layout.test/{number}")
        boxes += page.evaluate(MEASURE)
    return boxes


def distance(expected, found):
    """The largest difference of an edge; a leaf that is not in the page is infinitely far."""
    if found is None:
        return float("inf")
    (x, y, width, height), (a, b, c, d) = expected, found
    return max(abs(x - a), abs(y - b), abs(x + width - a - c), abs(y + height - b - d))


def differences(page, cases):
    """Name of every case that is not as expected, with its tree and the leaves that are not."""
    wrong = {}
    for case, boxes in zip(cases, measure(page, cases), strict=True):
        leaves = {
            leaf.split("-", 1)[1]: {"expected": expected, "found": boxes.get(leaf)}
            for leaf, expected in case["expected"].items()
            if distance(expected, boxes.get(leaf)) > TOLERANCE
        }
        if leaves:
            wrong[case["name"]] = f"{leaves} in {case['tree']}"
    return wrong


def exceptions(kind):
    """Name of every case that CSS is known to lay out in its own way, and why."""
    return {name: group["why"] for group in json.loads(EXCEPTIONS.read_text())[kind] for name in group["names"]}


def check(page, cases, expected):
    """Fails for every case that differs and is no exception, and for every exception that no longer differs."""
    wrong = differences(page, cases)
    print(f"{len(cases) - len(wrong)} of {len(cases)} as the solver has them, {len(expected)} exceptions")
    assert {name: wrong[name] for name in wrong if name not in expected} == {}
    assert [name for name in expected if name not in wrong] == [], "no exceptions any more"
    assert set(expected) <= {case["name"] for case in cases}


def test_known_cases(page, pages):
    check(page, pages["known"], exceptions("known"))


def test_random_trees(page, pages):
    check(page, pages["random"], exceptions("random"))


def test_few_random_trees_are_passed_over(pages):
    """What the generator leaves out, because CSS says it in its own way, is counted and has a limit."""
    print(pages["passedOver"])
    passed_over = sum(pages["passedOver"].values())
    assert passed_over / (passed_over + len(pages["random"])) < PASSED_OVER
