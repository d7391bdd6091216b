import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { BatchWriter, expanded } from "./batch-writer.js";
import { allowMoveBefore, fakeDocument, html } from "./fake-dom.js";
import { fixtureFiles, folder, unhex } from "./fixtures.js";
import { load } from "./runtime.js";

const { Page } = await load("decoder.js");

/** A page with an encoder of its own. */
function livePage() {
  const page = new Page(fakeDocument().container);
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
  test(`fixture ${name}: ${fixture.about}`, () => {
    const page = new Page(fakeDocument().container);
    for (const batch of fixture.batches) page.apply(unhex(batch.hex));
    assert.equal(html(page.container), fixture.html);
  });
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
    set.push([this, name, value]);
    return setAttribute.call(this, name, value);
  };
  apply(...row, ["again", row.length, ...rows]);
  Object.getPrototypeOf(page.container).setAttribute = setAttribute;
  const shown = set.filter(([{ ravenId }]) => ravenId).map(([{ ravenId }, ...given]) => [ravenId, ...given]);
  assert.deepEqual(shown, [[1, "class", "row"], [1, "title", "0"], [22, "title", "other"]]);
  assert.equal(html(page.container).match(/<li title="same" class="row">/g).length, 39);
});

/** A list of 20 equal rows: elements 1 to 60, of which the page has numbered the rows alone. */
function copiedRows() {
  const live = livePage();
  const row = [["open", "li"], ["open", "em"], ["text", "0"], ["close"], ["open", "sub"], ["close"], ["close"]];
  live.apply(...row, ["again", row.length, ...Array.from({ length: 19 }, (_, index) => [`${index + 1}`])]);
  return live;
}

test("what is inside copies gets its id when it is asked for", () => {
  const { page, apply } = copiedRows();
  assert.equal(page.nodes.size, 23);
  apply(["target", 32], ["attribute", "title", "eleventh"]);
  assert.equal(page.find(31).firstChild, page.find(32));
  assert.equal(page.find(33).getAttribute("title"), null);
  assert.equal(page.nodes.size, 25);
  page.number(page.container.childNodes[4].childNodes[1]);
  assert.equal(page.container.childNodes[4].childNodes[1].ravenId, 15);
  assert.equal(page.find(61), undefined);
});

test("ids inside a copy are those it began with, whatever came into it", () => {
  const { page, apply } = copiedRows();
  const [, , , , row, , , other] = page.container.childNodes;
  apply(["into", 13], ["open", "em"], ["text", "new"], ["close"]);
  assert.deepEqual(row.childNodes.map(({ ravenId }) => ravenId), [61, 14, 15]);
  other.insertBefore(page.document.createElement("font"), other.firstChild);
  assert.equal(page.find(23), other.childNodes[1]);
  apply(["after", 26], ["open", "em"], ["close"], ["remove", 27]);
  assert.deepEqual(page.find(25).childNodes.map(({ ravenId }) => ravenId), [26, 62]);
});

test("copies that go take the ids inside them along", () => {
  const { page, apply } = copiedRows();
  apply(["remove", 4], ["clear", 7]);
  for (const id of [4, 5, 6, 8, 9]) assert.equal(page.find(id), undefined, `element ${id}`);
  assert.equal(page.find(7).childNodes.length, 0);
  apply(["into", 7], ["open", "em"], ["close"]);
  assert.equal(page.find(7).firstChild.ravenId, 61);
  assert.equal(page.find(8), undefined);
  assert.equal(page.find(11).localName, "em");
});

test("removing and clearing release the ids of all descendants", () => {
  const { page, apply } = livePage();
  const open = (tag, ...inner) => [["open", tag], ...inner.flat(), ["close"]];
  apply(...open("ul", open("li", open("em")), open("li")), ...open("p", open("em", open("strong"))));
  assert.deepEqual([...page.nodes.keys()], [0, 1, 2, 3, 4, 5, 6, 7]);
  apply(["remove", 2], ["clear", 5]);
  assert.deepEqual([...page.nodes.keys()], [0, 1, 4, 5]);
  apply(["into", 5], ["open", "em"], ["close"]);
  assert.equal(page.find(8).localName, "em", "ids are never used twice");
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
  const spaces = [1, 2, 3, 4, 5].map((id) => page.find(id).namespaceURI.split("/").at(-1));
  assert.deepEqual(spaces, ["svg", "svg", "svg", "xhtml", "xhtml"]);
});

test("text that changes keeps its text node", () => {
  const { page, apply } = livePage();
  apply(["open", "p"], ["text", "one"], ["close"]);
  const node = page.find(1).firstChild;
  apply(["target", 1], ["text", "two"]);
  assert.equal(page.find(1).firstChild, node);
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
  assert.equal(page.document.activeElement, page.find(3));
  apply(["target", 3], ["blur"]);
  assert.equal(page.document.activeElement, page.document.body);
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
  assert.equal(page.find(1).value, "b");
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
  for (const [id, element] of slow.page.nodes) assert.equal(fast.page.find(id).localName, element.localName);
  fast.apply(["target", 58], ["text", "here"]);
  slow.apply(["target", 58], ["text", "here"]);
  assert.equal(html(fast.container), html(slow.container));
});

test("an element with a behaviour is told when it goes, and may go by itself", () => {
  const { page, apply } = livePage();
  const node = (id) => page.find(id);
  apply(["open", "main"], ["open", "div"], ["close"], ["open", "p"], ["close"], ["open", "em"], ["close"], ["close"]);
  const told = [];
  for (const id of [2, 3, 4]) node(id).ravenGone = (isRoot) => told.push([id, isRoot]) && id === 3;
  const lingering = node(3);
  apply(["remove", 2], ["remove", 3]);
  assert.deepEqual(told, [[2, true], [3, true]]);
  assert.equal(html(page.container), "<main><p></p><em></em></main>");
  assert.equal(page.find(3), undefined);
  lingering.remove();
  apply(["clear", 1]);
  assert.deepEqual(told.slice(2), [[4, undefined]]);
});
