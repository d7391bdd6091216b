// Takes and frees memory of a module at random, and looks whether blocks stay apart and as they were written:
// node memory.mjs Memory.wasm [seed]
import assert from "node:assert/strict";
import { start } from "./module.mjs";

const seed = Number(process.argv[3] ?? 1);
let state = seed;

/** A number from 0 up to a limit: xorshift. */
function random(limit) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % limit;
}

const app = await start(process.argv[2]);
const { memory, __wrap_malloc: malloc, __wrap_free: release, __wrap_posix_memalign: posix_memalign } = app;
const view = (at, count) => new Uint8Array(memory.buffer, at, count);
const place = malloc(16);

/** Small ones mostly, as an app's are; some of any size. */
const size = () => random(random(20) ? 200 : random(20) ? 5_000 : 300_000);

/** Takes a block and writes into all of it; its alignment is 16, or now and then another power of two. */
function take(mark) {
  const count = size();
  const alignment = random(10) ? 16 : 1 << (2 + random(10));
  let at;
  if (random(2) && alignment === 16) {
    at = malloc(count);
  } else {
    assert.equal(posix_memalign(place, alignment, count), 0);
    at = new DataView(memory.buffer).getUint32(place, true);
  }
  assert.equal(at % Math.max(alignment, 16), 0, "it begins where it should");
  assert.ok(at + count <= memory.buffer.byteLength, "it ends inside the memory");
  view(at, count).fill(mark);
  return { at, count, mark };
}

function free({ at, count, mark }) {
  assert.ok(view(at, count).every((byte) => byte === mark), `seed ${seed}: the block at ${at} is as it was written`);
  release(at);
}

/** Takes blocks and frees most of them on the way, then the rest. */
function cycle() {
  const blocks = [];
  for (let step = 0; step < 4_000; step++) {
    if (blocks.length < 400 && random(5) < 3) {
      blocks.push(take(random(256)));
    } else if (blocks.length) {
      free(blocks.splice(random(blocks.length), 1)[0]);
    }
  }
  blocks.forEach(free);
}

// Blocks of one size that were all freed, in whatever order, are taken side by side again.
const row = (count) => Array.from({ length: count }, () => malloc(40));
for (let round = 0; round < 3; round++) {
  const blocks = row(1_000);
  const together = blocks.filter((at, index) => at - blocks[index - 1] === 48).length;
  assert.ok(together > 980, `seed ${seed}: of 1,000 blocks ${together} lie behind the one before`);
  while (blocks.length) release(blocks.splice(random(blocks.length), 1)[0]);
}

// The same again needs no more memory.
cycle();
state = seed;
cycle();
const { byteLength } = memory.buffer;
for (let round = 0; round < 20; round++) {
  state = seed;
  cycle();
}
assert.equal(memory.buffer.byteLength, byteLength, "memory stays as large as it was");
for (let round = 0; round < 20; round++) cycle();
release(0);
assert.equal(posix_memalign(place, 16, 0x7fff_ffff), 12, "there is an end");
