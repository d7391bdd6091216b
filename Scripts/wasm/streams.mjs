// Compares what an app's page does on this machine with what it does inside the page, byte by byte: the same things are
// done on both, and every batch of commands must be the same. node streams.mjs Counter CommandStream Counter.wasm
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { AppModule } from "./module.mjs";
import { Person } from "./person.mjs";
import { scenarios } from "./scenarios.mjs";

/** The page of an example as a program of this machine has it. */
class NativePage {
  constructor(program, name) {
    this.process = spawn(program, [name], { stdio: ["pipe", "pipe", "inherit"] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  /** The batches up to the next empty line. */
  async batches() {
    const batches = [];
    for (;;) {
      const { value: line, done } = await this.lines.next();
      assert.ok(!done, "the program ended");
      assert.ok(line !== "refused", "the program takes the event");
      if (!line) return batches;
      batches.push(Buffer.from(line, "hex"));
    }
  }

  perform(bytes) {
    this.process.stdin.write(`${Buffer.from(bytes).toString("hex")}\n`);
  }

  end() {
    this.process.stdin.end();
  }
}

/** Where two batches begin to differ, as a sentence; nothing if they are the same. */
function difference(native, inside) {
  if (native.equals(inside)) return;
  let at = 0;
  while (native[at] === inside[at]) at++;
  const near = (batch) => batch.subarray(Math.max(0, at - 16), at + 16);
  return `byte ${at} of ${native.length} natively, ${inside.length} inside the page:
  natively         ${near(native).toString("hex")}  ${JSON.stringify(near(native).toString("latin1"))}
  inside the page  ${near(inside).toString("hex")}  ${JSON.stringify(near(inside).toString("latin1"))}`;
}

function compare(what, native, inside) {
  assert.ok(inside.length === native.length, `${what}: ${native.length} batches natively, ${inside.length} inside the page`);
  native.forEach((batch, index) => {
    const found = difference(batch, inside[index]);
    if (found) assert.fail(`${what}: batch ${index} differs at ${found}`);
  });
}

const [name, program, path] = process.argv.slice(2);
const native = new NativePage(program, name);
const inside = await AppModule.start(path);
const person = new Person();
let [events, bytes] = [0, 0];

/** Takes both sides' batches, and shows what they do. */
async function takeBatches(what) {
  const batches = await native.batches();
  compare(what, batches, inside.batches());
  for (const batch of batches) person.see(batch);
  bytes += batches.reduce((sum, batch) => sum + batch.length, 0);
  return batches.length;
}

assert.ok((await takeBatches("the first batch")) === 1, "one batch builds the page");
for (const [what, action, isQuiet = false] of scenarios[name]) {
  let count = 0;
  try {
    for (const event of person.doing(action)) {
      events++;
      native.perform(event);
      assert.ok(inside.perform(event), "the module takes the event");
      count += await takeBatches(`event ${events}`);
    }
    assert.ok((count === 0) === isQuiet, count ? "something changed" : "nothing changed");
  } catch (error) {
    console.error(`${name}, ${what}: ${error.message}`);
    process.exit(1);
  }
}
native.end();
console.log(`${name}: ${events} events, ${bytes} bytes of batches, the same natively and inside the page`);
