import assert from "node:assert/strict";
import test from "node:test";
import { format, provide } from "../../Sources/RavenRuntime/Resources/dates.js";

const order = ["year", "month", "day", "weekday", "hour", "minute", "second", "timeZoneName"];
const widths = { numeric: 1, two: 2, short: 3, long: 4, narrow: 5 };
const bits = (parts) => Object.entries(parts).reduce((sum, [part, width]) => sum + (widths[width] << (3 * order.indexOf(part))), 0);
// Noon of a Saturday, wherever the test runs.
const moment = +new Date(2026, 10, 28, 14, 5, 9) / 1000;
const say = (parts, language = "en-US") => {
  const module = `../../Sources/RavenRuntime/Resources/dates.js?${language}`;
  return import(module).then(({ format }) => format(moment, bits(parts), [language]).replace(/\u202f/g, " "));
};

test("a date has the parts that are asked for", async () => {
  assert.equal(await say({ year: "numeric", month: "numeric", day: "numeric" }), "11/28/2026");
  assert.equal(await say({ year: "two", month: "two", day: "two" }), "11/28/26");
  assert.equal(await say({ month: "short", day: "numeric" }), "Nov 28");
  assert.equal(await say({ weekday: "long" }), "Saturday");
  assert.equal(await say({ month: "narrow" }), "N");
  assert.equal(await say({ hour: "numeric", minute: "two", second: "two" }), "2:05:09 PM");
});

test("a day in words and a time are joined as in a long date", async () => {
  const time = { hour: "numeric", minute: "two" };
  assert.equal(await say({ year: "numeric", month: "short", day: "numeric", ...time }), "Nov 28, 2026 at 2:05 PM");
  assert.equal(await say({ year: "numeric", month: "numeric", day: "numeric", ...time }), "11/28/2026, 2:05 PM");
  assert.equal(await say({ year: "numeric", month: "long", day: "numeric", ...time }, "de-DE"), "28. November 2026 um 14:05");
  assert.equal(await say({ year: "numeric", month: "short", day: "numeric", ...time }, "ja-JP"), "2026年11月28日 14:05");
});

test("what is no date is no text", () => {
  for (const seconds of [NaN, Infinity, 1e30]) assert.equal(format(seconds, bits({ year: "numeric" }), ["en"]), "");
});

test("a module takes the text a call has made", () => {
  const memory = new Uint8Array(64);
  const dates = provide({ bytes: (at, count) => memory.subarray(at, at + count) });
  const taken = (count) => (dates.take(8), new TextDecoder().decode(memory.subarray(8, 8 + count)));
  assert.match(taken(dates.format(moment, bits({ year: "numeric" }))), /2026/);
  assert.equal(taken(dates.distance(Date.now() / 1000 + 3725.5, 2)), "1:02:05");
});
