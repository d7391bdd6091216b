import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./runtime.js";

const { say } = await load("clock.js");
const { languages } = await load("languages.js");

// The same moments, and the same words, as in the tests of what the server begins with.
const moments = [
  [0, "0 sec", "+0 seconds", "0:00"],
  [5, "5 sec", "+5 seconds", "0:05"],
  [60, "1 min", "+1 minute", "1:00"],
  [3599, "59 min, 59 sec", "+59 minutes", "59:59"],
  [8600, "2 hr, 23 min", "+2 hours", "2:23:20"],
  [133_141, "1 day, 12 hr", "+1 day", "36:59:01"],
];

test("a distance is given in its largest units", () => {
  for (const [away, relative, offset, timer] of moments) {
    assert.equal(say("relative", away, "en-US"), relative);
    assert.equal(say("offset", away, "en-US"), offset);
    assert.equal(say("timer", away, "en-US"), timer);
  }
});

test("the past has no sign but in an offset", () => {
  assert.equal(say("relative", -3599, "en-US"), "59 min, 59 sec");
  assert.equal(say("offset", -8600, "en-US"), "-2 hours");
  assert.equal(say("timer", -5, "en-US"), "0:05");
});

test("words are those of the language", () => {
  assert.equal(say("offset", 8600, "de"), "+2 Stunden");
  // WebKit names none where nobody has chosen one.
  assert.equal(say("timer", 8600, languages(["C"])), "2:23:20");
  assert.equal(say("offset", 8600, languages(["C", "de"])), "+2 Stunden");
});
