import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./runtime.js";

const { offset, firstWeekday, provide } = await load("zones.js");

/** @param {string} iso */
const seconds = (iso) => Date.parse(iso) / 1000;

test("a zone's clocks are changed when they are changed there", () => {
  for (const [zone, iso, hours] of [
    ["Europe/Berlin", "2026-03-29T00:59:59Z", 1],
    ["Europe/Berlin", "2026-03-29T01:00:00Z", 2],
    ["America/St_Johns", "2026-01-01T00:00:00Z", -3.5],
    ["Asia/Kolkata", "2026-01-01T00:00:00Z", 5.5],
    ["Africa/Abidjan", "2026-07-01T00:00:00Z", 0],
    ["UTC", "2026-07-01T00:00:00Z", 0],
  ]) {
    assert.equal(offset(zone, seconds(iso)), hours * 3600, `${zone} ${iso}`);
  }
});

test("long ago clocks were not whole minutes from Greenwich", () => {
  assert.equal(offset("America/New_York", seconds("1850-01-01T00:00:00Z")), -(4 * 3600 + 56 * 60 + 2));
});

test("the browser's own zone has the same offsets without its name", () => {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const iso of ["1850-01-01T00:00:00Z", "0050-06-01T12:00:00Z", "2026-01-01T00:00:00.250Z", "2026-07-01T00:00:00Z"]) {
    assert.equal(offset("", seconds(iso)), offset(zone, seconds(iso)), iso);
  }
});

test("what is no zone and no date has no offset", () => {
  assert.ok(isNaN(offset("Nowhere/City", 0)));
  assert.ok(isNaN(offset("", 1e300)));
  assert.ok(isNaN(offset("Europe/Berlin", 1e300)));
});

test("weeks begin as where a language is spoken", () => {
  assert.deepEqual(["en-US", "de-DE", "ar-EG", "pt-BR"].map(firstWeekday), [1, 2, 7, 1]);
});

test("the module gives a zone's name as bytes, and takes one", () => {
  const memory = new Uint8Array(64);
  memory.set(new TextEncoder().encode("Asia/Kolkata"), 8);
  const zones = provide({ bytes: (/** @type {number} */ at, /** @type {number} */ count) => memory.subarray(at, at + count) });
  assert.equal(zones.offset(8, 12, 0), 19800);
  assert.equal(zones.offset(0, 0, 0), offset("", 0));
  const count = zones.name();
  zones.take(32);
  assert.equal(
    new TextDecoder().decode(memory.subarray(32, 32 + count)),
    new Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  assert.ok(zones.firstWeekday() >= 1 && zones.firstWeekday() <= 7);
});
