import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./runtime.js";

const { Writing, number, provide, whole } = await load("numbers.js");

// The same table is checked against the library on the server.
const table = JSON.parse(readFileSync(new URL("numbers.json", import.meta.url), "utf8"));
const styles = ["number", "percent"];

/** @param {{ locale: string, style: string, least?: number, most?: number, grouped?: boolean }} look */
function writing({ locale, style, least = -1, most = -1, grouped = true }) {
  const [first, second, third] = [...style].map((letter) => letter.charCodeAt(0));
  const kind = styles.includes(style) ? styles.indexOf(style) : 2;
  return new Writing([kind, kind === 2 ? (first << 16) | (second << 8) | third : 0, least, most, Number(grouped)], [locale]);
}

test("numbers are written as on the server", () => {
  for (const look of table.written) assert.equal(writing(look).format(look.value), look.text);
});

test("whole numbers are written exactly", () => {
  for (const look of table.whole) assert.equal(writing(look).formatWhole(BigInt(look.value)), look.text);
});

test("numbers are read as on the server", () => {
  for (const { locale, text, whole: digits, ...numbers } of table.read) {
    for (const [style, value] of Object.entries(numbers)) {
      assert.equal(number(text, writing({ locale, style })), value ?? NaN, `${text} in ${locale}, ${style}`);
    }
    assert.equal(whole(text, writing({ locale, style: "number" })), digits ?? "", `${text} in ${locale}`);
  }
});

test("whole numbers nobody means are none", () => {
  const plain = writing({ locale: "en-US", style: "number" });
  assert.equal(whole("1e999999999", plain), "");
  assert.equal(whole("1e-999999999", plain), "");
  assert.equal(whole("1.25e1", plain), "12");
  assert.equal(whole("-0.5", plain), "-0");
});

test("a module writes and reads through its memory", () => {
  const memory = new Uint8Array(64);
  const look = [0, 0, -1, -1, 1];
  const numbers = provide({ bytes: (at, count) => memory.subarray(at, at + count), enter: (action) => action() });
  const count = numbers.format(0.5, ...look);
  numbers.take(8);
  assert.equal(new TextDecoder().decode(memory.subarray(8, 8 + count)), new Intl.NumberFormat().format(0.5));
  memory.set(new TextEncoder().encode("42 things"));
  assert.equal(numbers.parse(0, 9, ...look), 42);
  assert.equal(numbers.parseWhole(0, 9, ...look), 2);
});

test("what is no language is passed over", () => {
  assert.equal(new Writing([0, 0, 2, 2, 1], ["C", "de"]).format(1234.5), "1.234,50");
  const usual = new Writing([0, 0, 2, 2, 1], undefined).format(1234.5);
  assert.equal(new Writing([0, 0, 2, 2, 1], ["C"]).format(1234.5), usual);
});
