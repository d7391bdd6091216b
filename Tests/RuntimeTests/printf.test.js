// Numbers as programs write and read them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { formatted, read } from "../../Sources/RavenRuntime/Resources/printf.js";

const table = JSON.parse(readFileSync(new URL("printf.json", import.meta.url), "utf8"));

/** @param {string} format */
function look(format) {
  const [, flags, width, precision, letter] = /^%([-+ 0#]*)(\d*)(?:\.(\d*))?([a-zA-Z])$/.exec(format) ?? [];
  const [left, plus, space, zero, full] = [..."-+ 0#"].map((flag) => flags.includes(flag));
  const kind = letter === "i" ? "d" : letter;
  return { kind, left, plus, space, zero, full, width: Number(width), precision: precision === undefined ? -1 : Number(precision) };
}

test("numbers are written as C writes them", () => {
  for (const [format, number, text] of table.written) {
    const value = "diuxXo".includes(format.at(-1)) ? BigInt(number) : Number(number);
    assert.equal(formatted(look(format), value), text, `${format} of ${number}`);
  }
});

test("a text is read as a number only if it is one, and nothing else", () => {
  const numbers = { "3.5": 3.5, "-0.25": -0.25, "+7": 7, ".5": 0.5, "5.": 5, "1e-3": 0.001, "0x1.8p1": 3, inf: Infinity, "-Infinity": -Infinity };
  for (const [text, number] of Object.entries(numbers)) assert.equal(read(text), number, text);
  assert.ok(Number.isNaN(read("nan")));
  for (const text of ["", " 1", "1 ", "1,5", "e5", ".", "0x", "0x.", "0b1", "1_000", "--1", "1e", "\u00bd", "Infinit", "null"]) {
    assert.equal(read(text), null, text);
  }
});
