import assert from "node:assert/strict";
import { test } from "node:test";
import { BatchWriter } from "./batch-writer.js";
import { fakeDocument } from "./fake-dom.js";
import { load } from "./runtime.js";

// What the modules take from the browser; none of it has anything to do here.
Object.assign(globalThis, {
  addEventListener() {},
  matchMedia: () => ({ matches: false }),
  MutationObserver: class { observe() {} takeRecords() { return []; } },
  document: { activeElement: null },
  ResizeObserver: class { observe() {} },
});

/** What a column has in place of a layout: no height, with which it does not begin, and no rows. */
const column = { children: [null, { querySelectorAll: () => [] }, null], getBoundingClientRect: () => ({ top: 0 }) };

const { Page } = await load("decoder.js");

for (const name of ["motion.js", "anchored.js"]) {
  test(`a page that ${name} watches reads batches that lie among other bytes`, async () => {
    const { attach } = await load(name);
    const page = new Page(fakeDocument().container);
    const writer = new BatchWriter();
    page.apply(writer.body([["open", "p"], ["open", "span"], ["close"], ["open", "span"], ["close"], ["close"]]));
    const { apply } = page;
    attach(Object.assign(page.find(1), column), { page });
    assert.notEqual(page.apply, apply, "it is watched");
    const batch = writer.body([["target", 3], ["text", "moved on"]]);
    page.apply(Uint8Array.of(65, 66, 67, ...batch, 68, 69), 3, 3 + batch.length);
    assert.equal(page.find(3).textContent, "moved on");
    page.apply(writer.body([["target", 2], ["text", "and alone"]]));
    assert.equal(page.find(2).textContent, "and alone");
  });
}
