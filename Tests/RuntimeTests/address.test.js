import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./runtime.js";

const { place, provide } = await load("address.js");

test("a page's way to the app's first one says which folder the app is in", () => {
  for (const [path, root, told] of [
    ["/", "", [""]],
    ["/", undefined, [""]],
    ["/index.html", "", [""]],
    ["/notes/", "", ["/notes"]],
    ["/notes/index.html?a=1#b", "", ["/notes"]],
    ["/a/b/", "../../", ["", "a", "b"]],
    ["/notes/a/b/", "../../", ["/notes", "a", "b"]],
    ["/notes/a/b/index.html", "../../", ["/notes", "a", "b"]],
    // The page for what has no file has an absolute one.
    ["/notes/a/b", "/notes/", ["/notes", "a", "b"]],
    ["/a", "/", ["", "a"]],
    // It is shown for an address outside the folder.
    ["/elsewhere/a", "/notes/", ["/notes"]],
  ]) {
    assert.deepEqual(place("https://example.org" + path, root), told, path);
  }
});

test("parts are decoded, and what cannot be read is left out", () => {
  const at = (/** @type {string} */ path) => place("https://example.org" + path, "/");
  assert.deepEqual(at("/caf%C3%A9/a%2Fb"), ["", "café", "a/b"]);
  assert.deepEqual(at("/%ff"), [""]);
  assert.deepEqual(at("/%"), [""]);
});

test("an address never names another host", () => {
  assert.deepEqual(place("https://example.org//evil.example/", ""), ["/evil.example"]);
  assert.deepEqual(place("https://example.org/\\evil.example/a/", "../"), ["/evil.example", "a"]);
});

test("an address has at most 2,048 bytes and 32 parts", () => {
  const at = (/** @type {string} */ path) => place("https://example.org/" + path, "/").length - 1;
  assert.equal(at("a".repeat(2048)), 1);
  assert.equal(at("a".repeat(2049)), 0);
  assert.equal(at("a/".repeat(32)), 32);
  assert.equal(at("a/".repeat(33)), 0);
});

test("a module is handed the texts as bytes, and the document knows the folder", () => {
  const memory = new Uint8Array(64);
  const document = { querySelector: () => ({ dataset: { root: "../" } }), documentElement: { dataset: {} } };
  Object.assign(globalThis, { document, location: new URL("https://example.org/notes/%C3%A9/") });
  const { parts, part, take } = provide({ bytes: (at, count) => memory.subarray(at, at + count) });
  assert.equal(parts(), 1);
  const text = (/** @type {number} */ index) => {
    const count = part(index);
    take(8);
    return new TextDecoder().decode(memory.subarray(8, 8 + count));
  };
  assert.deepEqual([text(0), text(1)], ["/notes", "é"]);
  assert.deepEqual(document.documentElement.dataset, { base: "/notes" });
});
