import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./runtime.js";

const { decodeText } = await load("bytes.js");

test("text is what the decoder makes of it, however short it is and wherever its letters are not ASCII", () => {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  for (let length = 0; length <= 40; length++) {
    for (const letter of ["", "é", "\u{FEFF}", "🙂"]) {
      for (let place = 0; place <= length; place++) {
        const text = "a".repeat(place) + letter + "b".repeat(length - place);
        const bytes = new TextEncoder().encode("…" + text);
        assert.equal(decodeText(bytes, 3), decoder.decode(bytes.subarray(3)));
        assert.equal(decodeText(bytes.subarray(3)), text);
        const among = new TextEncoder().encode("…" + text + "é and more");
        assert.equal(decodeText(among, 3, bytes.length), text);
      }
    }
  }
});
