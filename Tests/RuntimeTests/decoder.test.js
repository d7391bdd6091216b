import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { BatchWriter, expanded } from "./batch-writer.js";
import { allowMoveBefore, fakeDocument, html } from "./fake-dom.js";
import { fixtureFiles, folder, unhex } from "./fixtures.js";
import { load } from "./runtime.js";

const { Page } = await load("decoder.js");
const templates = await load("template.js");

/** A page with an encoder of its own. */
function livePage() {
  const page = new Page(fakeDocument().container);
  page.templates = templates;
  const writer = new BatchWriter();
  return { page, container: page.container, apply: (...commands) => page.apply(writer.body(commands)) };
}

test("the fixture files are what their source says", () => {
  const files = fixtureFiles();
  assert.deepEqual(readdirSync(folder).sort(), Object.keys(files).sort());
  for (const [name, text] of Object.entries(files)) assert.equal(readFileSync(new URL(name, folder), "utf8"), text, name);
});

for (const name of readdirSync(folder).filter((name) => !["events.json", "frames.json"].includes(name))) {
  const fixture = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
  /** @param {(page: any, batch: Uint8Array) => void} apply */
  const check = (apply) => {
    const page = new Page(fakeDocument().container);
    page.templates = templates;
    for (const batch of fixture.batches) apply(page, unhex(batch.hex));
    assert.equal(html(page.container), fixture.html);
  };
  test(`fixture ${name}: ${fixture.about}`, () => check((page, batch) => page.apply(batch)));
  test(`fixture ${name}, its batches among other bytes`, () =>
    check((page, batch) => page.apply(Uint8Array.of(65, 66, 67, ...batch, 68, 69), 3, 3 + batch.length)));
}

test("an element enters the page whole, with one insertion", () => {
  const { page, container, apply } = livePage();
  let insertions = 0;
  const { insertBefore } = container;
  container.insertBefore = function (...nodes) {
    insertions++;
    return insertBefore.apply(this, nodes);
  };
  const rows = Array.from({ length: 100 }, (_, index) => [`${index}`]);
  apply(["open", "li"], ["text", "0"], ["close"], ["again", 3, ...rows]);
  assert.equal(insertions, 2);
  assert.equal(page.nodes.size, 102);
});

test("copies set only the attributes in which they differ from the first", () => {
  const { page, apply } = livePage();
  const set = [];
  const { setAttribute } = Object.getPrototypeOf(page.container);
  const row = [["open", "li"], ["attribute", "class", "row"], ["attribute", "title", "0"], ["close"]];
  const rows = Array.from({ length: 40 }, (_, index) => ["row", index === 20 ? "other" : "same"]);
  Object.getPrototypeOf(page.container).setAttribute = function (name, value) {
    if (this.ravenId) set.push(`${this.ravenId} ${name}=${value}`);
    return setAttribute.call(this, name, value);
  };
  apply(...row, ["again", row.length, ...rows]);
  Object.getPrototypeOf(page.container).setAttribute = setAttribute;
  assert.deepEqual(set, ["1 class=row", "1 title=0", "22 title=other"]);
  assert.equal(html(page.container).match(/<li title="same" class="row">/g).length, 39);
});

test("removing and clearing release the ids of all descendants", () => {
  const { page, apply } = livePage();
  const open = (tag, ...inner) => [["open", tag], ...inner.flat(), ["close"]];
  apply(...open("ul", open("li", open("em")), open("li")), ...open("p", open("em", open("strong"))));
  assert.deepEqual([...page.nodes.keys()], [0, 1, 2, 3, 4, 5, 6, 7]);
  apply(["remove", 2], ["clear", 5]);
  assert.deepEqual([...page.nodes.keys()], [0, 1, 4, 5]);
  apply(["into", 5], ["open", "em"], ["close"]);
  assert.equal(page.nodes.get(8).localName, "em", "ids are never used twice");
});

test("an id that is gone stops the batch", () => {
  const { apply } = livePage();
  apply(["open", "p"], ["close"]);
  apply(["remove", 1]);
  assert.throws(() => apply(["target", 1], ["text", "x"]), /no element 1/);
});

test("the cursor stays between its siblings when the one before it goes", () => {
  const { container, apply } = livePage();
  apply(["open", "h1"], ["close"], ["open", "h2"], ["close"], ["open", "h3"], ["close"]);
  apply(["after", 2], ["remove", 2], ["open", "p"], ["close"]);
  assert.equal(html(container), "<h1></h1><p></p><h3></h3>");
});

test("drawings and what they hold are in their namespace, foreign objects are not", () => {
  const { page, apply } = livePage();
  apply(["name", "foreignObject"]);
  apply(["open", "svg"], ["open", "path"], ["close"], ["open", "foreignObject"], ["open", "p"], ["close"], ["close"]);
  apply(["close"], ["open", "p"], ["close"]);
  const spaces = [1, 2, 3, 4, 5].map((id) => page.nodes.get(id).namespaceURI.split("/").at(-1));
  assert.deepEqual(spaces, ["svg", "svg", "svg", "xhtml", "xhtml"]);
});

test("text that changes keeps its text node", () => {
  const { page, apply } = livePage();
  apply(["open", "p"], ["text", "one"], ["close"]);
  const node = page.nodes.get(1).firstChild;
  apply(["target", 1], ["text", "two"]);
  assert.equal(page.nodes.get(1).firstChild, node);
  assert.equal(node.data, "two");
});

test("a byte order mark and characters outside the first plane keep their place", () => {
  const { container, apply } = livePage();
  apply(["open", "p"], ["text", "\uFEFFa"], ["close"], ["open", "p"], ["text", "👩‍👩‍👧"], ["close"], ["open", "p"], ["text", "b"], ["close"]);
  assert.equal(html(container), "<p>\uFEFFa</p><p>👩‍👩‍👧</p><p>b</p>");
});

test("focus comes when everything is in place, and the last word counts", () => {
  const { page, apply } = livePage();
  apply(["open", "div"], ["open", "input"], ["focus"], ["close"], ["open", "input"], ["focus"], ["close"], ["close"]);
  assert.equal(page.document.activeElement, page.nodes.get(3));
  apply(["target", 3], ["blur"]);
  assert.equal(page.document.activeElement, page.document.body);
});

test("a box is not checked while what was done to it is on its way", () => {
  const { page, apply } = livePage();
  apply(["open", "div"], ["open", "input"], ["close"], ["open", "input"], ["close"], ["close"]);
  page.isHeld = (box) => box === page.nodes.get(2);
  apply(["target", 2], ["checked", 1], ["target", 3], ["checked", 1]);
  assert.deepEqual([2, 3].map((id) => !!page.nodes.get(id).checked), [false, true]);
  page.isHeld = () => false;
  apply(["target", 2], ["checked", 1]);
  assert.equal(page.nodes.get(2).checked, true);
});

test("a menu takes its value when its options are there", () => {
  const { page, apply } = livePage();
  apply(
    ["open", "select"],
    ["value", 0, "b"],
    ["open", "option"],
    ["attribute", "value", "a"],
    ["close"],
    ["open", "option"],
    ["attribute", "value", "b"],
    ["close"],
    ["close"],
  );
  assert.equal(page.nodes.get(1).value, "b");
});

test("a move uses moveBefore where there is one, and nothing at all when the element is there already", () => {
  const { page, apply } = livePage();
  const restore = allowMoveBefore(page.document);
  try {
    apply(["open", "h1"], ["close"], ["open", "h2"], ["close"]);
    apply(["into", 0], ["move", 2], ["move", 1]);
    assert.equal(html(page.container), "<h2></h2><h1></h1>");
    assert.equal(page.document.moves, 1);
  } finally {
    restore();
  }
});

test("again inside again's template keeps the ids of elements that go up and down", () => {
  const template = [
    ["open", "div"],
    ["open", "p"],
    ["open", "em"],
    ["text", "e"],
    ["close"],
    ["open", "strong"],
    ["close"],
    ["close"],
    ["open", "p"],
    ["attribute", "title", "t"],
    ["close"],
    ["attribute", "lang", "l"],
    ["close"],
    ["open", "hr"],
    ["close"],
  ];
  const commands = [...template, ["again", template.length, ...Array.from({ length: 9 }, (_, n) => [`e${n}`, `t${n}`, `l${n}`])]];
  const [fast, slow] = [livePage(), livePage()];
  fast.apply(...commands);
  slow.apply(...expanded(commands));
  assert.equal(html(fast.container), html(slow.container));
  for (const [id, element] of slow.page.nodes) assert.equal(fast.page.nodes.get(id).localName, element.localName);
  fast.apply(["target", 58], ["text", "here"]);
  slow.apply(["target", 58], ["text", "here"]);
  assert.equal(html(fast.container), html(slow.container));
});

test("an element with a behaviour is told when it goes, and may go by itself", () => {
  const { page, apply } = livePage();
  const node = (id) => page.nodes.get(id);
  apply(["open", "main"], ["open", "div"], ["close"], ["open", "p"], ["close"], ["open", "em"], ["close"], ["close"]);
  const told = [];
  for (const id of [2, 3, 4]) node(id).ravenGone = (isRoot) => told.push([id, isRoot]) && id === 3;
  const lingering = node(3);
  apply(["remove", 2], ["remove", 3]);
  assert.deepEqual(told, [[2, true], [3, true]]);
  assert.equal(html(page.container), "<main><p></p><em></em></main>");
  assert.equal(page.nodes.get(3), undefined);
  lingering.remove();
  apply(["clear", 1]);
  assert.deepEqual(told.slice(2), [[4, undefined]]);
});
