import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { load } from "./runtime.js";

const { provide } = await load("timers.js");

/** What a module imports, and the timers it was called with. */
function timers() {
  /** @type {number[][]} */
  const calls = [];
  let entered = 0;
  const enter = (/** @type {() => void} */ action) => (entered++, action());
  const call = (/** @type {number[]} */ ...what) => void calls.push(what);
  return { ...provide({ bytes: () => new Uint8Array(), enter, call }), calls, entries: () => entered };
}

test("something is done once, or again and again until it is stopped", () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const { start, stop, calls, entries } = timers();
  start(16, 0.5, 0, 1);
  start(32, 0.2, 1, 2);
  mock.timers.tick(199);
  assert.deepEqual(calls, []);
  mock.timers.tick(401);
  assert.deepEqual(calls, [[2, 32], [2, 32], [1, 16], [2, 32]]);
  assert.equal(entries(), 4, "the page shows what has changed after each");
  stop(32);
  mock.timers.tick(1000);
  assert.equal(calls.length, 4);
  mock.timers.reset();
});

test("a timer that is stopped in time does nothing, and stopping twice neither", () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const { start, stop, calls } = timers();
  start(16, 0.1, 0, 1);
  stop(16);
  stop(16);
  mock.timers.tick(1000);
  assert.deepEqual(calls, []);
  mock.timers.reset();
});

test("it is as late as it is", () => {
  const before = Date.now() / 1000;
  const now = timers().now();
  assert.ok(now >= before && now <= Date.now() / 1000);
});
