import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./runtime.js";

const { compare, hash } = await load("order.js");
const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);
const order = (/** @type {string} */ left, /** @type {string} */ right) => Math.sign(compare(bytes(left), bytes(right)));

test("texts are ordered by their letters, and forms of a letter are one", () => {
  assert.equal(order("é", "e\u0301"), 0);
  assert.equal(order("a", "b"), -1);
  assert.equal(order("b", "a"), 1);
  assert.equal(order("a", "ab"), -1);
  assert.equal(order("ab", "a"), 1);
  assert.equal(order("", ""), 0);
  assert.equal(order("\uFFFD", "😀"), -1, "by code points, not by halves of them");
});

test("equal texts have one hash, others nearly always another", () => {
  assert.equal(hash(bytes("café")), hash(bytes("cafe\u0301")));
  const words = ["", "é", "è", "ée", "eé", "😀", "😁", "größer", "grösser"];
  assert.equal(new Set(words.map((word) => hash(bytes(word)))).size, words.length);
});
