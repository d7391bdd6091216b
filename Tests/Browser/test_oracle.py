"""Random pages of the Swift tests (`.build/oracle/samples.json`) held against an HTML parser and against Chromium."""

import json

import html5lib
import pytest
from conftest import ROOT

SAMPLES = ROOT / ".build" / "oracle" / "samples.json"
RESOURCES = ROOT / "Sources" / "RavenRuntime" / "Resources"


@pytest.fixture(scope="module")
def samples():
    if not SAMPLES.exists():
        pytest.fail(f"{SAMPLES} is missing: run the Swift tests first")
    return json.loads(SAMPLES.read_text())


def styles(text):
    return sorted(part for part in text.split(";") if part)


def parsed(element):
    """What html5lib made of an element, in the shape of the samples, in which text is never beside elements."""
    attributes = {name: value for name, value in element.attrib.items()}
    if "style" in attributes:
        attributes["style"] = ";".join(styles(attributes["style"]))
    stray = [child.tail for child in element if child.tail]
    assert not stray, f"text beside elements: {stray}"
    return {
        "tag": element.tag,
        "attributes": attributes,
        "text": element.text or "",
        "children": [parsed(child) for child in element],
    }


def test_parser_reads_what_was_written(samples):
    compared = 0
    for sample in samples:
        for step in sample["steps"][1:]:
            root = html5lib.parseFragment(step["html"], treebuilder="etree", namespaceHTMLElements=False)
            assert not root.text
            found = [parsed(child) for child in root]
            if json.dumps(found, sort_keys=True) != json.dumps(step["tree"], sort_keys=True):
                # Not the same state, then: still the same elements.
                assert shape(found) == shape(step["tree"]), f"seed {sample['seed']}"
            else:
                compared += 1
    assert compared > 500


def shape(nodes):
    return [(node["tag"], shape(node["children"])) for node in nodes]


PAGE = """<!doctype html><body><div id="raven"></div><script type="module">
import { Page } from "./decoder.js";
const scratch = document.createElement("div");
const sorted = (element) => [...element.style].sort().map((name) => [name, element.style.getPropertyValue(name)]);
const difference = (nodes, parent, path) => {
  const elements = [...parent.children];
  if (elements.length !== nodes.length) return `${path}: ${elements.length} elements for ${nodes.length}`;
  for (const [index, node] of nodes.entries()) {
    const element = elements[index];
    const here = `${path}/${node.tag}[${index}]`;
    if (element.localName !== node.tag) return `${here}: <${element.localName}>`;
    if (node.children.length === 0 && element.textContent !== node.text) return `${here}: text ${element.textContent}`;
    scratch.style.cssText = node.attributes.style ?? "";
    if (JSON.stringify(sorted(element)) !== JSON.stringify(sorted(scratch))) return `${here}: style ${element.style.cssText}`;
    if (element.localName === "input" && element.checked !== "checked" in node.attributes) return `${here}: checked`;
    const names = new Set([...element.getAttributeNames(), ...Object.keys(node.attributes)]);
    for (const name of names) {
      if (name === "style" || name === "checked") continue;
      if (element.getAttribute(name) !== (node.attributes[name] ?? null)) return `${here}: ${name}=${element.getAttribute(name)}`;
    }
    const inner = difference(node.children, element, here);
    if (inner) return inner;
  }
  return null;
};
window.replay = (steps) => {
  const container = document.getElementById("raven");
  container.replaceChildren();
  const page = new Page(container);
  for (const [index, { batch, switched, tree }] of steps.entries()) {
    if (switched.length) page.nodes.get(switched[0]).checked = switched[1] === 1;
    if (batch) page.apply(Uint8Array.from(atob(batch), (letter) => letter.charCodeAt(0)));
    const found = difference(tree, container, "");
    if (found) return `step ${index}: ${found}`;
  }
  return null;
};
document.body.dataset.ready = "";
</script>"""


def test_browser_shows_what_the_model_shows(samples, page):
    def answer(route):
        name = route.request.url.rsplit("/", 1)[1]
        if name == "":
            route.fulfill(body=PAGE, content_type="text/html; charset=utf-8")
        else:
            route.fulfill(path=RESOURCES / name, content_type="text/javascript")

    page.route("http://oracle.test/*", answer)
    page.goto("http://oracle.test/")
    page.locator("body[data-ready]").wait_for(state="attached")
    failures = {sample["seed"]: page.evaluate("steps => replay(steps)", sample["steps"]) for sample in samples}
    assert not {seed: failure for seed, failure in failures.items() if failure}
