import assert from "node:assert/strict";
import { test } from "node:test";
import { BatchWriter } from "./batch-writer.js";
import { fakeDocument } from "./fake-dom.js";
import { load } from "./runtime.js";

const { Page } = await load("decoder.js");
const { install } = await load("steady.js");

/** A page of rows with a field each, in a browser that can only insert; rows are elements 1, 3, 5 …, fields 2, 4, 6 …. */
function rows(count) {
  const page = new Page(fakeDocument().container);
  install(page);
  const writer = new BatchWriter();
  const apply = (...commands) => page.apply(writer.body(commands));
  apply(...Array.from({ length: count }, () => [["open", "p"], ["open", "input"], ["value", 0, "abcdef"], ["close"], ["close"]]).flat());
  const { insertBefore } = page.container;
  const taken = [];
  page.container.insertBefore = function (node, next) {
    taken.push(node.ravenId);
    return insertBefore.call(this, node, next);
  };
  const order = () => page.container.childNodes.map((row) => row.ravenId);
  return { page, apply, order, taken, node: (id) => page.nodes.get(id) };
}

test("a row that holds the focus stays in the page, and the others go around it", () => {
  for (const [commands, order, taken] of [
    [[["into", 0], ["move", 5]], [5, 1, 3, 7], [1, 3]],
    [[["after", 7], ["move", 5]], [1, 3, 7, 5], [7]],
    [[["into", 0], ["move", 7], ["move", 5], ["move", 3]], [7, 5, 3, 1], [7, 1, 3, 3]],
  ]) {
    const { page, apply, order: now, taken: moved, node } = rows(4);
    node(6).focus();
    let losses = 0;
    node(6).addEventListener("focusout", () => losses++);
    apply(...commands);
    assert.deepEqual(now(), order);
    assert.deepEqual(moved, taken);
    assert.equal(losses, 0);
    assert.equal(page.document.activeElement, node(6));
  }
});

test("a row without anything to lose is moved itself", () => {
  const { apply, order, taken } = rows(4);
  apply(["into", 0], ["move", 7]);
  assert.deepEqual(order(), [7, 1, 3, 5]);
  assert.deepEqual(taken, [7]);
});

test("what plays gives way to what has the focus, and nothing else does", () => {
  const { page, apply, order, taken, node } = rows(3);
  apply(["name", "video"], ["after", 5], ["open", "video"], ["close"]);
  node(7).paused = false;
  taken.length = 0;
  apply(["into", 0], ["move", 7]);
  assert.deepEqual(order(), [7, 1, 3, 5]);
  assert.deepEqual(taken, [1, 3, 5]);
  node(4).focus();
  taken.length = 0;
  apply(["into", 0], ["move", 3]);
  assert.deepEqual(order(), [3, 7, 1, 5]);
  assert.deepEqual(taken, [7, 1]);
  assert.equal(page.document.activeElement, node(4));
});

test("rows of a selection stay", () => {
  const { page, apply, order, taken, node } = rows(3);
  page.document.getSelection = () => ({ isCollapsed: false, containsNode: (element) => element === node(5) });
  apply(["into", 0], ["move", 5]);
  assert.deepEqual(order(), [5, 1, 3]);
  assert.deepEqual(taken, [1, 3]);
});

test("where elements can be moved, only what is selected has others go around it", () => {
  const { page, apply, order, node } = rows(3);
  const moved = [];
  const { insertBefore } = page.container;
  page.container.moveBefore = function (element, next) {
    moved.push(element.ravenId);
    insertBefore.call(this, element, next);
  };
  node(6).focus();
  apply(["into", 0], ["move", 5]);
  assert.deepEqual([order(), moved], [[5, 1, 3], [5]]);
  page.document.getSelection = () => ({ isCollapsed: false, containsNode: (element) => element === node(3) });
  apply(["into", 0], ["move", 3]);
  assert.deepEqual([order(), moved], [[3, 5, 1], [5, 5, 1]]);
});

test("a selection across rows that change places is made again", () => {
  const { page, apply, node } = rows(3);
  const made = [];
  page.document.getSelection = () => ({
    isCollapsed: false,
    containsNode: (element) => element === node(1) || element === node(5),
    anchorNode: node(1),
    anchorOffset: 1,
    focusNode: node(5),
    focusOffset: 2,
    setBaseAndExtent: (...ends) => made.push(ends),
  });
  apply(["into", 0], ["move", 5]);
  assert.deepEqual(made, [[node(1), 1, node(5), 2]]);
});

test("a field that moves to another element gets its focus and caret back", () => {
  const { page, apply, node } = rows(2);
  node(4).focus();
  node(4).setSelectionRange(2, 4);
  apply(["into", 1], ["move", 4]);
  assert.equal(node(4).parentNode, node(1));
  assert.equal(page.document.activeElement, node(4));
  assert.deepEqual([node(4).selectionStart, node(4).selectionEnd], [2, 4]);
});

test("what is taken out is scrolled again as far as it was", () => {
  const { apply, node } = rows(3);
  const inner = node(6);
  Object.assign(inner, { scrollLeft: 3, scrollTop: 40 });
  for (const { type, handle } of node(0).listeners) if (type === "scroll") handle({ target: inner });
  Object.assign(inner, { scrollLeft: 0, scrollTop: 0 });
  apply(["into", 0], ["move", 5]);
  assert.deepEqual([inner.scrollLeft, inner.scrollTop], [3, 40]);
});
