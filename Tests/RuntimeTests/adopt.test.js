import assert from "node:assert/strict";
import { test } from "node:test";
import { BatchWriter } from "./batch-writer.js";
import { fakeDocument, html } from "./fake-dom.js";
import { load } from "./runtime.js";

const { adopt } = await load("adopt.js");
const { eventKind } = await load("constants.js");
const { Page } = await load("decoder.js");
const { reportEarlyInput } = await load("early.js");
const { listen } = await load("events.js");
const templates = await load("template.js");

const kindNames = Object.keys(eventKind);

/** Elements as a parser makes them: [tag, attributes, ...children]. */
function parsed(document, [tag, attributes, ...children]) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) {
    element.appendChild(typeof child === "string" ? document.createTextNode(child) : parsed(document, child));
  }
  return element;
}

/** A page of which the first elements have arrived, and are listened to. */
function arrivingPage(...elements) {
  const document = fakeDocument();
  const arrive = (...elements) => {
    for (const element of elements) document.container.appendChild(parsed(document, element));
  };
  arrive(...elements);
  const page = new Page(document.container);
  page.templates = templates;
  const reports = [];
  page.report = (node, kind) => reports.push([node, kindNames[kind]]);
  listen(page);
  const writer = new BatchWriter();
  return {
    page,
    arrive,
    reports,
    node: (id) => page.nodes.get(id),
    apply: (...commands) => page.apply(writer.body(commands)),
  };
}

/** A page that is complete. */
function servedPage(...elements) {
  const served = arrivingPage(...elements);
  adopt(served.page);
  return served;
}

test("a served page is numbered in document order, and goes on from there", () => {
  const { page, apply, node } = servedPage(
    ["main", {}, ["h1", {}, "Title"], ["ul", {}, ["li", {}, "a"], ["li", { class: "t rx fy px" }, "b"]]],
    ["p", { class: "c" }],
  );
  assert.deepEqual([1, 2, 3, 4, 5, 6].map((id) => node(id).localName), ["main", "h1", "ul", "li", "li", "p"]);
  apply(["open", "hr"], ["close"], ["target", 5], ["layout", 0], ["constant", "class", "h"], ["after", 4], ["open", "li"], ["close"]);
  assert.equal(
    html(page.container),
    '<main><h1>Title</h1><ul><li>a</li><li></li><li class="h rx ry">b</li></ul></main><p class="c"></p><hr>',
  );
  assert.equal(node(7).localName, "hr");
});

test("masks are read from the page", () => {
  const { node, reports } = servedPage(["p", { "data-on": "1" }, "x"]);
  node(1).click();
  assert.deepEqual(reports, [[1, "click"]]);
});

test("a click on a page that is still arriving is reported, and numbers no more than it needs", () => {
  const { page, reports, node, arrive, apply } = arrivingPage(["ul", {}, ["li", { "data-on": "1" }, "a"], ["li", {}, "b"]]);
  const [list] = page.container.childNodes;
  list.firstChild.click();
  assert.deepEqual(reports, [[2, "click"]]);
  assert.equal(page.nextId, 3);
  list.appendChild(parsed(page.document, ["li", { "data-on": "1" }, "c"]));
  list.lastChild.click();
  assert.deepEqual(reports, [[2, "click"], [4, "click"]]);
  arrive(["p", {}, ["em", {}]]);
  adopt(page);
  assert.deepEqual([1, 2, 3, 4, 5, 6].map((id) => node(id).localName), ["ul", "li", "li", "li", "p", "em"]);
  apply(["open", "hr"], ["close"]);
  assert.equal(node(7).localName, "hr");
  assert.equal(page.container.lastChild, node(7));
});

test("what nothing listens to numbers nothing", () => {
  const { page, reports } = arrivingPage(["p", {}, ["em", {}, "a"]]);
  page.container.firstChild.firstChild.click();
  assert.deepEqual(reports, []);
  assert.equal(page.nextId, 1);
});

test("elements that others put into an adopted page get no number", () => {
  const { page, reports } = servedPage(["p", {}]);
  page.container.appendChild(parsed(page.document, ["b", { "data-on": "1" }])).click();
  assert.deepEqual(reports, []);
  assert.equal(page.nextId, 2);
});

test("early input is reported once, however often the page looks for it", () => {
  const { page, reports, arrive } = arrivingPage(["input", { "data-on": "2" }]);
  const [field] = page.container.childNodes;
  field.value = "typed early";
  page.document.activeElement = field;
  reportEarlyInput(page, field);
  assert.deepEqual(reports, [[1, "input"]]);
  field.value = "typed early and on";
  field.dispatchEvent({ type: "input" });
  arrive(["input", { "data-on": "4", type: "checkbox" }]);
  page.container.lastChild.checked = true; // as a browser does that remembers
  adopt(page);
  reportEarlyInput(page);
  assert.deepEqual(reports, [[1, "input"], [1, "input"], [2, "change"]]);
});

test("what a person did before the script ran is reported", () => {
  const { page, node, reports } = servedPage(
    ["input", { "data-on": "6", value: "served" }],
    ["input", { "data-on": "2", value: "same" }],
    ["input", { "data-on": "4", type: "checkbox", checked: "" }],
    ["input", { "data-on": "4", type: "checkbox", checked: "" }],
    ["textarea", { "data-on": "2" }, "served"],
    ["select", { "data-on": "4" }, ["option", { value: "a" }], ["option", { value: "b", selected: "" }]],
    ["select", { "data-on": "4" }, ["option", { value: "a" }], ["option", { value: "b" }]],
    ["input", { "data-on": "22" }],
    ["input", {}],
  );
  node(1).value = "typed";
  node(3).checked = false;
  node(5).value = "typed";
  node(6).value = "a";
  node(12).value = "typing";
  node(13).value = "nobody cares";
  page.document.activeElement = node(12);
  reportEarlyInput(page, node(12));
  assert.deepEqual(reports, [
    [1, "input"],
    [1, "change"],
    [3, "change"],
    [5, "input"],
    [6, "change"],
    [12, "input"],
    [12, "focus"],
  ]);
});

test("a field that was typed in and left before the script ran has been left, and one that was not has not", () => {
  const { page, node, reports } = servedPage(["input", { "data-on": "34" }], ["input", { "data-on": "34" }], ["input", { "data-on": "34" }]);
  node(1).value = "typed";
  node(2).value = "typing";
  page.document.activeElement = node(2);
  reportEarlyInput(page);
  assert.deepEqual(reports, [[1, "input"], [1, "blur"], [2, "input"]]);
});

test("a choice made before the script ran is reported though it has the focus", () => {
  const { page, node, reports } = servedPage(["input", { "data-on": "4", type: "checkbox" }]);
  node(1).checked = true;
  page.document.activeElement = node(1);
  reportEarlyInput(page, node(1));
  assert.deepEqual(reports, [[1, "change"]]);
});

test("a page with more elements than the server knows is refused", () => {
  const { page } = servedPage(["p", {}], ["aside", {}]);
  assert.throws(() => page.greet(2, []), /extra element/);
  page.greet(3, []);
});

test("names that a welcome and a batch both bring count once", () => {
  const { page } = servedPage();
  const common = page.names.length;
  page.greet(1, ["figure", "loud"]);
  page.intern("loud");
  page.intern("quiet");
  page.greet(1, ["figure", "loud", "quiet"]);
  assert.deepEqual(page.names.slice(common), ["figure", "loud", "quiet"]);
});
