import assert from "node:assert/strict";
import { test } from "node:test";
import { BatchWriter } from "./batch-writer.js";
import { fakeDocument } from "./fake-dom.js";
import { fixtureFiles, hex } from "./fixtures.js";
import { load } from "./runtime.js";

const { Reader, varint } = await load("bytes.js");
const { eventKind } = await load("constants.js");
const { Page } = await load("decoder.js");
const { listen } = await load("events.js");

const fixtures = JSON.parse(fixtureFiles()["events.json"]);
const kindNames = Object.keys(eventKind);
const on = (...kinds) => ["listen", kinds.reduce((mask, kind) => mask | (1 << eventKind[kind]), 0)];

/** A page with these elements, and what it reports as [node, kind, ...payload]. */
function livePage(...commands) {
  const page = new Page(fakeDocument().container);
  const reports = [];
  page.report = (node, kind, payload) => reports.push([node, kindNames[kind], ...read(kindNames[kind], payload)]);
  listen(page);
  const writer = new BatchWriter();
  const apply = (...more) => page.apply(writer.body(more));
  apply(...commands);
  const taken = () => reports.splice(0);
  return { page, apply, taken, node: (id) => page.nodes.get(id) };
}

function read(kind, payload) {
  const reader = new Reader(Uint8Array.from(payload));
  if (kind === "input") return [reader.varint(), reader.string()];
  if (kind === "change") return [reader.varint(), reader.byte(), reader.string()];
  if (kind === "keyDown") return [reader.string(), reader.varint()];
  return payload;
}

/** The DOM event that a fixture is what the page makes of. */
function domEvent({ kind, modifiers = 0, key }) {
  const type = { keyDown: "keydown", doubleClick: "dblclick", focus: "focusin", blur: "focusout" }[kind] ?? kind;
  const [shiftKey, ctrlKey, altKey, metaKey] = [1, 2, 4, 8].map((bit) => (modifiers & bit) !== 0);
  return { type: kind === "submit" ? "keydown" : type, key: kind === "submit" ? "Enter" : key, shiftKey, ctrlKey, altKey, metaKey };
}

// Behaviours send their events themselves.
for (const fixture of fixtures.filter(({ from }) => from !== "behaviour")) {
  test(`fixture events.json: ${fixture.about}`, () => {
    const { container } = fakeDocument();
    const page = new Page(container);
    const field = container.appendChild(page.document.createElement("input"));
    field.setAttribute("data-on", 1 << eventKind[fixture.kind]);
    page.nextId = fixture.node;
    page.register(field);
    const written = [];
    page.report = (node, kind, payload) => written.push(hex([...varint(node), kind, ...payload]));
    listen(page);
    if (fixture.value !== undefined) field.value = fixture.value;
    if (fixture.checked) field.checked = true;
    field.ravenEdits = (fixture.version ?? 0) - (fixture.kind === "input" ? 1 : 0);
    field.dispatchEvent(domEvent(fixture));
    assert.deepEqual(written, [fixture.hex]);
  });
}

const field = (...kinds) => [["open", "input"], ["constant", "type", "text"], on(...kinds), ["close"]];
const typeInto = (element, text) => {
  element.value = text;
  element.dispatchEvent({ type: "input" });
};

test("a click belongs to the nearest element that listens, with the keys held down", () => {
  const { taken, node } = livePage(
    ["open", "div"], on("click"), ["open", "p"], on("input"), ["open", "em"], ["close"], ["close"], ["close"],
  );
  node(3).dispatchEvent({ type: "click", shiftKey: true, metaKey: true });
  node(3).dispatchEvent({ type: "dblclick" });
  assert.deepEqual(taken(), [[1, "click", 9]]);
});

test("a click outside every listening element is nobody's", () => {
  const { page, taken, node } = livePage(["open", "p"], ["close"], ["open", "p"], on("doubleClick"), ["close"]);
  node(1).click();
  node(2).click();
  page.container.click();
  assert.deepEqual(taken(), []);
  node(2).dispatchEvent({ type: "dblclick", ctrlKey: true });
  assert.deepEqual(taken(), [[2, "doubleClick", 2]]);
});

test("disabled controls swallow clicks on what they hold", () => {
  const { taken, node } = livePage(
    ["open", "div"], on("click"),
    ["open", "button"], on("click"), ["attribute", "disabled", ""], ["open", "em"], ["close"], ["close"],
    ["open", "a"], on("click"), ["constant", "aria-disabled", "true"], ["close"],
    ["close"],
  );
  node(3).click();
  node(4).click();
  assert.deepEqual(taken(), []);
});

test("a control inside a listening row keeps its clicks, so that a label's second click is not counted", () => {
  const { taken, node } = livePage(
    ["open", "div"], on("click"),
    ["open", "label"], ["open", "input"], on("change"), ["close"], ["open", "em"], ["close"], ["close"],
    ["close"],
  );
  node(4).click();
  node(3).click();
  assert.deepEqual(taken(), []);
  node(1).click();
  assert.deepEqual(taken(), [[1, "click", 0]]);
});

test("a link that listens goes nowhere without a place to go", () => {
  const { node } = livePage(
    ["open", "a"], on("click"), ["close"],
    ["open", "a"], on("click"), ["attribute", "href", "#"], ["close"],
    ["open", "a"], on("click"), ["attribute", "href", "/there"], ["close"],
    ["open", "a"], ["attribute", "href", "#"], ["close"],
  );
  assert.deepEqual([1, 2, 3, 4].map((id) => node(id).click().defaultPrevented), [true, true, false, false]);
});

test("edits carry a version, and an older value of the server's does not undo them", () => {
  const { apply, taken, node } = livePage(...field("input"));
  typeInto(node(1), "a");
  typeInto(node(1), "aß");
  assert.deepEqual(taken(), [[1, "input", 1, "a"], [1, "input", 2, "aß"]]);
  apply(["target", 1], ["value", 1, "A"]);
  assert.equal(node(1).value, "aß");
  apply(["target", 1], ["value", 2, "ASS"]);
  assert.equal(node(1).value, "ASS");
});

test("a field nobody listens to never outruns the server", () => {
  const { apply, taken, node } = livePage(...field());
  typeInto(node(1), "a");
  apply(["target", 1], ["value", 0, "b"]);
  assert.deepEqual([taken(), node(1).value], [[], "b"]);
});

test("a value waits for the input method, and gives way to what was composed", () => {
  const { apply, node } = livePage(...field("input"));
  node(1).dispatchEvent({ type: "compositionstart" });
  typeInto(node(1), "に");
  apply(["target", 1], ["value", 1, "server"]);
  assert.equal(node(1).value, "に");
  node(1).dispatchEvent({ type: "compositionend" });
  assert.equal(node(1).value, "server");
  node(1).dispatchEvent({ type: "compositionstart" });
  apply(["target", 1], ["value", 1, "late"]);
  typeInto(node(1), "日");
  node(1).dispatchEvent({ type: "compositionend" });
  assert.equal(node(1).value, "日");
});

for (const [before, caret, after, expected] of [
  ["1234", [4, 4], "1,234", [5, 5]],
  ["12|34".replace("|", ""), [2, 2], "1,234", [3, 3]],
  ["abcd", [2, 2], "ABCD", [2, 2]],
  ["abcd", [1, 3], "ABCDEF", [1, 3]],
  ["abcd", [4, 4], "", [0, 0]],
]) {
  test(`a value under the caret: ${before} to ${after} moves ${caret} to ${expected}`, () => {
    const { apply, node } = livePage(...field("input"));
    typeInto(node(1), before);
    node(1).focus();
    node(1).setSelectionRange(...caret);
    apply(["target", 1], ["value", 1, after]);
    assert.deepEqual([node(1).value, node(1).selectionStart, node(1).selectionEnd], [after, ...expected]);
  });
}

test("boxes and menus report a change with their state", () => {
  const { taken, node } = livePage(
    ["open", "input"], ["constant", "type", "checkbox"], on("change"), ["close"],
    ["open", "select"], on("change"), ["open", "option"], ["attribute", "value", "x"], ["close"], ["close"],
  );
  node(1).checked = true;
  node(1).dispatchEvent({ type: "input" });
  node(1).dispatchEvent({ type: "change" });
  node(2).value = "x";
  node(2).dispatchEvent({ type: "change" });
  assert.deepEqual(taken(), [[1, "change", 1, 1, ""], [2, "change", 0, 0, "x"]]);
});

test("Enter in a text field submits, unless it ends a composition", () => {
  const { taken, node } = livePage(
    ["open", "div"], on("submit"), ...field(), ["open", "textarea"], ["close"],
    ["open", "input"], ["constant", "type", "checkbox"], ["close"], ["close"],
  );
  assert.equal(node(2).dispatchEvent({ type: "keydown", key: "Enter" }).defaultPrevented, true);
  assert.deepEqual(taken(), [[1, "submit"]]);
  node(2).dispatchEvent({ type: "keydown", key: "Enter", isComposing: true });
  node(2).dispatchEvent({ type: "keydown", key: "Enter", keyCode: 229 });
  node(2).dispatchEvent({ type: "keydown", key: "a" });
  node(3).dispatchEvent({ type: "keydown", key: "Enter" });
  node(4).dispatchEvent({ type: "keydown", key: "Enter" });
  assert.deepEqual(taken(), []);
});

test("keys reach the nearest element that listens, before what they cause", () => {
  const { taken, node } = livePage(...field("keyDown", "submit"));
  assert.equal(node(1).dispatchEvent({ type: "keydown", key: "é", altKey: true }).defaultPrevented, false);
  node(1).dispatchEvent({ type: "keydown", key: "Enter" });
  assert.deepEqual(taken(), [[1, "keyDown", "é", 4], [1, "keyDown", "Enter", 0], [1, "submit"]]);
});

test("Space and Enter click what acts as a button, once", () => {
  const { taken, node } = livePage(
    ["open", "div"], ["constant", "role", "button"], ["constant", "tabindex", "0"], on("click"), ["close"],
    ["open", "button"], ["constant", "tabindex", "0"], on("click"), ["close"],
    ["open", "div"], ["constant", "tabindex", "0"], ["close"],
  );
  assert.equal(node(1).dispatchEvent({ type: "keydown", key: " " }).defaultPrevented, true);
  node(1).dispatchEvent({ type: "keydown", key: "Enter" });
  node(1).dispatchEvent({ type: "keydown", key: "Enter", repeat: true });
  assert.deepEqual(taken(), [[1, "click", 0], [1, "click", 0]]);
  for (const id of [2, 3]) assert.equal(node(id).dispatchEvent({ type: "keydown", key: " " }).defaultPrevented, false);
  assert.deepEqual(taken(), [], "the browser clicks a button itself");
});

test("focus and blur are a person's: not of a move inside, of a lost window or of a batch", () => {
  const { page, apply, taken, node } = livePage(
    ["open", "div"], on("focus", "blur"), ...field(), ...field(), ["close"],
    ...field("focus", "blur"),
  );
  node(2).focus();
  node(3).focus();
  assert.deepEqual(taken(), [[1, "focus"]]);
  node(4).focus();
  assert.deepEqual(taken(), [[1, "blur"], [4, "focus"]]);
  node(4).dispatchEvent({ type: "focusout", relatedTarget: null });
  assert.equal(page.document.activeElement, node(4));
  assert.deepEqual(taken(), []);
  apply(["into", 0], ["move", 4], ["remove", 4]);
  assert.deepEqual(taken(), []);
});

test("focus that a batch asks for is reported, for it may fail", () => {
  const { apply, taken } = livePage(...field("focus", "blur"));
  apply(["target", 1], ["focus"]);
  assert.deepEqual(taken(), [[1, "focus"]]);
  apply(["target", 1], ["blur"]);
  assert.deepEqual(taken(), [[1, "blur"]]);
});

test("a form without an action never leaves the page", () => {
  const { node } = livePage(
    ["name", "action"], ["open", "form"], ["close"], ["open", "form"], ["attribute", "action", "/sign-in"], ["close"],
  );
  assert.deepEqual([1, 2].map((id) => node(id).dispatchEvent({ type: "submit" }).defaultPrevented), [true, false]);
});

test("a text longer than a call has arguments is sent whole", () => {
  const { taken, node } = livePage(...field("input"));
  typeInto(node(1), "x".repeat(300000));
  assert.equal(taken()[0][3].length, 300000);
});
