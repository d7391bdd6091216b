import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { BatchWriter } from "./batch-writer.js";
import { fakeDocument, html } from "./fake-dom.js";
import { folder, unhex } from "./fixtures.js";
import { load } from "./runtime.js";

const { PageOfCopies } = await load("copies.js");
const templates = await load("template.js");

/** A page with an encoder of its own. */
function livePage() {
  const page = new PageOfCopies(fakeDocument().container);
  page.templates = templates;
  const writer = new BatchWriter();
  return { page, apply: (...commands) => page.apply(writer.body(commands)) };
}

test("every fixture makes the page it makes elsewhere", () => {
  for (const name of readdirSync(folder).filter((name) => !["events.json", "frames.json"].includes(name))) {
    const fixture = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
    const page = new PageOfCopies(fakeDocument().container);
    page.templates = templates;
    for (const batch of fixture.batches) page.apply(unhex(batch.hex));
    assert.equal(html(page.container), fixture.html, name);
  }
});

test("only attributes in which a copy differs from the first are set, and nothing else is looked at", () => {
  const { page, apply } = livePage();
  const set = [];
  const { setAttribute } = Object.getPrototypeOf(page.container);
  const row = [["open", "li"], ["attribute", "class", "row"], ["attribute", "title", "0"], ["close"]];
  const rows = Array.from({ length: 40 }, (_, index) => ["row", index === 20 ? "other" : "same"]);
  Object.getPrototypeOf(page.container).setAttribute = function (...given) {
    set.push([this, ...given]);
    return setAttribute.apply(this, given);
  };
  apply(...row, ["again", row.length, ...rows]);
  Object.getPrototypeOf(page.container).setAttribute = setAttribute;
  const shown = set.filter(([{ ravenId }]) => ravenId > 0).map(([{ ravenId }, ...given]) => [ravenId, ...given]);
  assert.deepEqual(shown, [[1, "class", "row"], [1, "title", "0"], [22, "title", "other"]]);
});

/** A list of 20 equal rows: elements 1 to 60, of which the page has numbered the rows alone. */
function copiedRows() {
  const live = livePage();
  const row = [["open", "li"], ["open", "em"], ["text", "0"], ["close"], ["open", "sub"], ["close"], ["close"]];
  live.apply(...row, ["again", row.length, ...Array.from({ length: 19 }, (_, index) => [`${index + 1}`])]);
  return live;
}

test("elements in a copy are looked at only for what differs in them", () => {
  const { page, apply } = livePage();
  let prototype = page.container;
  while (!Object.hasOwn(prototype, "firstChild")) prototype = Object.getPrototypeOf(prototype);
  const first = Object.getOwnPropertyDescriptor(prototype, "firstChild");
  let looks = 0;
  // A look at the fragment that brings the copies is none at an element.
  const look = function () { return (looks += this.nodeType === 11 ? 0 : 1), first.get.call(this); };
  Object.defineProperty(prototype, "firstChild", { get: look, configurable: true });
  const row = [
    ["open", "li"], ["attribute", "data-key", "0"],
    ["open", "a"], ["attribute", "href", "/all"],
    ["open", "em"], ["attribute", "title", "new"], ["close"], ["close"], ["close"],
  ];
  const rows = Array.from({ length: 39 }, (_, index) => [`${index + 1}`, "/all", index === 20 ? "old" : "new"]);
  try {
    apply(...row, ["again", row.length, ...rows]);
  } finally {
    Object.defineProperty(prototype, "firstChild", first);
  }
  assert.deepEqual(page.container.childNodes.map((row) => row.getAttribute("data-key")), Array.from({ length: 40 }, (_, index) => `${index}`));
  // Where the rows go is looked up, and the way to the one element that differs.
  assert.ok(looks <= 3, `${looks} looks`);
});

test("whoever watches what comes sees every copy, once", () => {
  const { page, apply } = livePage();
  const came = [];
  const insert = page.insert.bind(page);
  page.insert = (node, last) => (came.push(...(node.nodeType === 11 ? node.childNodes : [node])), insert(node, last));
  const row = [["open", "li"], ["text", "0"], ["close"]];
  apply(...row, ["again", row.length, ...Array.from({ length: 39 }, (_, index) => [`${index + 1}`])]);
  assert.deepEqual(came.map(({ ravenId }) => ravenId), Array.from({ length: 40 }, (_, index) => index + 1));
  assert.deepEqual(page.container.childNodes.map(({ textContent }) => +textContent), Array.from({ length: 40 }, (_, index) => index));
  // Between others, which stay around them.
  apply(["after", 7], ...row, ["again", row.length, ...Array.from({ length: 39 }, () => ["new"])]);
  const ids = page.container.childNodes.map(({ ravenId }) => ravenId);
  assert.deepEqual([ids.slice(0, 8), ids.slice(45, 48)], [[1, 2, 3, 4, 5, 6, 7, 41], [79, 80, 8]]);
});

test("more copies than are cloned at once are all there, each with its values and its id", () => {
  for (const count of [63, 64, 65, 128, 150]) {
    const { page, apply } = livePage();
    const row = [["open", "li"], ["text", "0"], ["close"], ["open", "em"], ["attribute", "title", "0"], ["close"]];
    apply(...row, ["again", row.length, ...Array.from({ length: count }, (_, index) => [`${index + 1}`, `${-index - 1}`])]);
    const shown = page.container.childNodes.map((root) => [root.localName, root.textContent || root.getAttribute("title"), page.idOf(root)]);
    const wanted = Array.from({ length: count + 1 }, (_, index) => [["li", `${index}`, 2 * index + 1], ["em", `${-index}`, 2 * index + 2]]);
    assert.deepEqual(shown, wanted.flat(), `${count} copies`);
  }
});

/** A list of 20 rows with three elements each: a mark in a link, and a note. */
function deepRows() {
  const live = livePage();
  // Nothing in it was served.
  live.page.walker = null;
  const row = [["open", "li"], ["open", "a"], ["open", "em"], ["text", "0"], ["close"], ["close"], ["open", "sub"], ["close"], ["close"]];
  live.apply(...row, ["again", row.length, ...Array.from({ length: 19 }, (_, index) => [`${index + 1}`])]);
  return live;
}

test("whose an event is, is found without ids for all", () => {
  const { page } = deepRows();
  const before = page.nodes.size;
  const row = page.container.childNodes[4];
  const all = [row, row.firstChild, row.firstChild.firstChild, row.lastChild];
  assert.deepEqual(all.map((element) => page.idOf(element)), [17, 18, 19, 20]);
  assert.equal(page.nodes.size, before);
});

test("whose an event is, is found whatever somebody else has put among the elements", () => {
  const { page } = deepRows();
  const row = page.container.childNodes[5];
  const [own, note, other] = [row.firstChild, row.lastChild, page.document.createElement("font")];
  row.insertBefore(other, own);
  assert.deepEqual([note, own, other].map((element) => page.idOf(element)), [24, 22, undefined]);
});

test("ids hold when a changed element of a copy gets a neighbour, is filled, or goes", () => {
  const { page, apply } = deepRows();
  const row = page.container.childNodes[11];
  const [link, mark, note] = [row.firstChild, row.firstChild.firstChild, row.lastChild];
  apply(["target", 46], ["attribute", "title", "twelfth"], ["after", 46], ["open", "a"], ["close"], ["into", 48], ["open", "em"], ["close"]);
  const ids = () => [row, link, mark, link.nextSibling, note, note.firstChild].map((element) => element && page.idOf(element));
  assert.deepEqual(ids(), [45, 46, 47, 81, 48, 82]);
  apply(["target", 48], ["attribute", "title", "note"], ["remove", 81]);
  assert.deepEqual(ids(), [45, 46, 47, 48, 48, 82]);
  assert.equal(note.getAttribute("title"), "note");
  let gone = 0;
  note.firstChild.ravenGone = () => gone++;
  apply(["remove", 46]);
  assert.deepEqual([row, note].map((element) => page.idOf(element)), [45, 48]);
  apply(["remove", 45], ["clear", 0]);
  assert.equal(gone, 1);
  assert.deepEqual([...page.nodes.keys()], [0]);
});

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
