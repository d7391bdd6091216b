import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./runtime.js";

const { pieces } = await load("code.js");
const { tokenize } = await load("prism.js");

/** The pieces of a text that have a look, without blanks, as `look text`. */
function looks(text, grammar) {
  let at = 0;
  const found = [];
  for (const [look, length] of pieces(tokenize(text, grammar), "")) {
    const piece = text.slice(at, at + length);
    if (look && piece.trim()) found.push(`${look} ${piece}`);
    at += length;
  }
  assert.equal(at, text.length, "the pieces are the whole text");
  return found;
}

test("Swift has its words, types, texts and numbers in colours", () => {
  assert.deepEqual(looks('struct A: View { let b = f("x\\(c)y", 1) } // d', "swift"), [
    "keyword struct",
    "type A",
    "type View",
    "keyword let",
    "function f",
    'string "x',
    'string y"',
    "number 1",
    "comment // d",
  ]);
});

test("what stands inside a token looks like it, unless it has a look of its own", () => {
  assert.deepEqual(looks('<a href="b">c</a><!-- d -->', "markup"), [
    "keyword a",
    "type href",
    "string b",
    "keyword a",
    "comment <!-- d -->",
  ]);
  assert.deepEqual(looks("<script>let a = 1</script>", "markup").slice(1, -1), ["keyword let", "number 1"]);
});

test("every language that elements may name has a grammar", () => {
  for (const grammar of ["swift", "json", "markup", "css", "javascript", "bash"])
    assert.ok(looks('let "a" 1 /* b */ { c: 1 } # d <e>', grammar).length, grammar);
});

test("the grammars leave nothing behind outside their module", () => {
  assert.equal(globalThis.Prism, undefined);
  assert.equal(globalThis.window, undefined);
});
