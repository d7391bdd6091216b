// What the server says of bodies: how its frame is read, and put into words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./runtime.js";

const { decode, words, counted } = await load("bodies.js");
const { Reader, string, varint } = await load("bytes.js");
const { serverFrame } = await load("constants.js");
const { Session } = await load("session.js");

const frame = Uint8Array.from([
  serverFrame.bodies,
  ...varint(300),
  ...string("click"),
  ...varint(7),
  ...varint(2),
  ...varint(2),
  ...string("Counter"),
  ...varint(1),
  ...varint(200),
  ...varint(2),
  ...string("_count"),
  ...string("1"),
  ...string("@dependencies"),
  ...string(""),
  ...varint(2),
  ...varint(3),
  ...varint(300),
  ...string("Leaf"),
  ...varint(2),
  ...varint(0),
  ...varint(0),
  ...varint(0),
]);

test("a frame is read to its end", () => {
  const reader = new Reader(frame.subarray(1));
  assert.deepEqual(decode(reader), {
    bytes: 300,
    kind: "click",
    node: 7,
    leftOff: 2,
    runs: [
      {
        view: "Counter",
        count: 1,
        bytes: 200,
        reasons: [
          { name: "_count", value: "1" },
          { name: "@dependencies", value: "" },
        ],
        nodes: [3, 300],
      },
      { view: "Leaf", count: 2, bytes: 0, reasons: [], nodes: [] },
    ],
  });
  assert.equal(reader.at, frame.length - 1);
});

test("reasons are named as they are printed, with values where there are any", () => {
  const [counter, leaf] = decode(new Reader(frame.subarray(1))).runs;
  assert.equal(words(counter), "_count = 1, @dependencies");
  assert.equal(words(leaf), "unchanged");
  assert.equal(counted(1, "byte", "bytes"), "1 byte");
  assert.equal(counted(0, "byte", "bytes"), "0 bytes");
});

test("a session hands the frame on as it came, and changes nothing by it", () => {
  const session = new Session();
  session.start();
  session.opened();
  session.frame(Uint8Array.from([serverFrame.welcome, 0, 1, 0]));
  const [effect, ...others] = session.frame(frame);
  assert.equal(effect.kind, "explain");
  assert.equal(decode(effect.reader).bytes, 300);
  assert.deepEqual(others, []);
  assert.equal(session.status, "live");
});
