import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./runtime.js";

const { textOf } = await load("copy.js");

test("of a field what is typed is copied, of code every character, of anything else what is seen", () => {
  assert.equal(textOf({ localName: "input", value: "typed", textContent: "" }), "typed");
  assert.equal(textOf({ localName: "pre", textContent: "\n a\n", innerText: "a" }), "\n a\n");
  assert.equal(textOf({ localName: "div", textContent: "onetwo", innerText: "one\ntwo" }), "one\ntwo");
});
