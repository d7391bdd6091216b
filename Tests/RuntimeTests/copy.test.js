import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./runtime.js";

const { textOf } = await load("copy.js");

test("of a link that shows its address all of it is copied, of any other what it says", () => {
  const link = { localName: "a", getAttribute: () => "/chat/1", href: "https://raven.example/chat/1" };
  assert.equal(textOf({ ...link, textContent: "/chat/1", innerText: "/chat/1" }), "https://raven.example/chat/1");
  assert.equal(textOf({ ...link, textContent: "The first", innerText: "The first" }), "The first");
});

test("of a field what is typed is copied, of code every character, of anything else what is seen", () => {
  assert.equal(textOf({ localName: "input", value: "typed", textContent: "" }), "typed");
  assert.equal(textOf({ localName: "pre", textContent: "\n a\n", innerText: "a" }), "\n a\n");
  assert.equal(textOf({ localName: "div", textContent: "onetwo", innerText: "one\ntwo" }), "one\ntwo");
});
