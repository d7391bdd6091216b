import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./runtime.js";

const { Writing, provide } = await load("dates.js");
const order = ["year", "month", "day", "weekday", "hour", "minute", "second", "timeZoneName"];
const widths = { numeric: 1, two: 2, short: 3, long: 4, narrow: 5 };
const bits = (parts) => Object.entries(parts).reduce((sum, [part, width]) => sum + (widths[width] << (3 * order.indexOf(part))), 0);
// A Saturday's afternoon, wherever the test runs.
const moment = +new Date(2026, 10, 28, 14, 5, 9) / 1000;
const say = (parts, language = "en-US") => new Writing(bits(parts), [language]).format(moment).replace(/\u202f/g, " ");

test("a date has the parts that are asked for", () => {
  assert.equal(say({ year: "numeric", month: "numeric", day: "numeric" }), "11/28/2026");
  assert.equal(say({ year: "two", month: "two", day: "two" }), "11/28/26");
  assert.equal(say({ month: "short", day: "numeric" }), "Nov 28");
  assert.equal(say({ weekday: "long" }), "Saturday");
  assert.equal(say({ month: "narrow" }), "N");
  assert.equal(say({ hour: "numeric", minute: "two", second: "two" }), "2:05:09 PM");
});

test("a day in words and a time are joined as in a long date", () => {
  const time = { hour: "numeric", minute: "two" };
  assert.equal(say({ year: "numeric", month: "short", day: "numeric", ...time }), "Nov 28, 2026 at 2:05 PM");
  assert.equal(say({ year: "numeric", month: "numeric", day: "numeric", ...time }), "11/28/2026, 2:05 PM");
  assert.equal(say({ year: "numeric", month: "long", day: "numeric", ...time }, "de-DE"), "28. November 2026 um 14:05");
  assert.equal(say({ year: "numeric", month: "short", day: "numeric", ...time }, "ja-JP"), "2026年11月28日 14:05");
});

test("what is no date is no text", () => {
  for (const seconds of [NaN, Infinity, 1e30]) assert.equal(new Writing(bits({ year: "numeric" })).format(seconds), "");
});

test("a module takes the text a call has made", () => {
  const memory = new Uint8Array(64);
  const dates = provide({ bytes: (at, count) => memory.subarray(at, at + count) });
  const taken = (count) => (dates.take(8), new TextDecoder().decode(memory.subarray(8, 8 + count)));
  assert.match(taken(dates.format(moment, bits({ year: "numeric" }))), /2026/);
  assert.equal(taken(dates.distance(Date.now() / 1000 + 3725.5, 4)), "1:02:05");
});
