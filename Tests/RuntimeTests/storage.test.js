import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { load } from "./runtime.js";

const { provide } = await load("storage.js");

/** Storages as browsers have them, of all pages and of the tab, and events of another page. */
let texts;
let own;
const storage = (texts) => ({
  getItem: (key) => texts.get(key) ?? null,
  setItem: (key, text) => void texts.set(key, text),
  removeItem: (key) => void texts.delete(key),
});
let listener;
beforeEach(() => {
  [texts, own] = [new Map(), new Map()];
  globalThis.document = {
    baseURI: "http://host/apps/tips/index.html",
    querySelector: () => ({ content: "_raven/1/Tips.wasm" }),
  };
  globalThis.addEventListener = (name, handle) => (listener = name === "storage" ? handle : listener);
  [globalThis.localStorage, globalThis.sessionStorage] = [storage(texts), storage(own)];
});

/** What a module imports, with a memory, and what it was called with. */
function module() {
  const memory = new Uint8Array(1000);
  const calls = [];
  const imports = provide({
    bytes: (at, count) => memory.subarray(at, at + count),
    enter: (action) => action(),
    call: (...what) => void calls.push(what),
  });
  /** Writes texts into the memory, and gives their places and counts. */
  const pass = (...all) => {
    let at = 0;
    return all.flatMap((text) => {
      const { written } = new TextEncoder().encodeInto(text, memory.subarray(at));
      at += written;
      return [at - written, written];
    });
  };
  const taken = (count) => (imports.take(500), new TextDecoder().decode(memory.subarray(500, 500 + count)));
  const loaded = (key, keeper = 0) => {
    const count = imports.load(keeper, ...pass(key));
    return count < 0 ? null : taken(count);
  };
  return { ...imports, pass, taken, loaded, calls };
}

test("texts are kept below the app's own folder", () => {
  const { save, remove, pass, loaded } = module();
  assert.equal(loaded("order"), null);
  save(0, ...pass("order", "größer"));
  assert.deepEqual([...texts], [["raven:/apps/tips/:order", "größer"]]);
  assert.equal(module().loaded("order"), "größer");
  save(0, ...pass("order", ""));
  assert.equal(loaded("order"), "", "an empty text is one");
  remove(0, ...pass("order"));
  assert.equal(loaded("order"), null);
});

test("what is the tab's is kept apart from what is the browser's", () => {
  const { save, remove, pass, loaded } = module();
  save(1, ...pass("order", "date"));
  assert.equal(loaded("order"), null);
  assert.equal(loaded("order", 1), "date");
  assert.deepEqual([...own], [["raven:/apps/tips/:order", "date"]]);
  remove(1, ...pass("order"));
  assert.equal(loaded("order", 1), null);
});

test("where the browser keeps nothing, texts last as long as the page", () => {
  const warn = mock.method(console, "warn", () => {});
  for (const name of ["getItem", "setItem", "removeItem"]) localStorage[name] = () => { throw new Error("denied"); };
  const { save, remove, pass, loaded } = module();
  assert.equal(loaded("order"), null);
  save(0, ...pass("order", "date"));
  assert.equal(loaded("order"), "date");
  remove(0, ...pass("order"));
  assert.equal(loaded("order"), null);
  assert.equal(warn.mock.callCount() > 0, true);
  warn.mock.restore();
});

test("the module hears of what other pages write, and of nothing else", () => {
  const { watch, calls } = module();
  watch(16, 3);
  listener({ key: "raven:/apps/tips/:order" });
  listener({ key: "another" });
  listener({ key: null });
  assert.deepEqual(calls, [[3, 16], [3, 16]]);
});

test("numbers are texts and back", () => {
  const { number, text, pass, taken } = module();
  for (const value of [0.1, -3, 1e300]) assert.equal(number(...pass(taken(text(value)))), value);
  assert.ok(Number.isNaN(number(...pass("many"))));
  assert.ok(Number.isNaN(number(...pass(""))));
});
