// Runs the two modules of the check: node run.mjs Pipeline.wasm Page.wasm
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

// Hashing asks for a random seed; everything else a module could import would be input or output, which it must not do.
const provided = { random_get: () => 0 };

async function start(path) {
  const module = await WebAssembly.compile(await readFile(path));
  const imports = {};
  for (const { module: name, name: member } of WebAssembly.Module.imports(module)) {
    const refuse = () => assert.fail(`${path} called ${name}.${member}`);
    (imports[name] ??= {})[member] = provided[member] ?? refuse;
  }
  return (await WebAssembly.instantiate(module, imports)).exports;
}

const [pipelinePath, pagePath] = process.argv.slice(2);
const pipeline = await start(pipelinePath);
assert.equal(pipeline.check(), 1, "the features answer as natively");

if (pagePath) {
  const page = await start(pagePath);
  const whole = page.take();
  assert.ok(whole > 0, "the first batch builds the page");
  assert.equal(page.take(), 0, "nothing changed, nothing is sent");
  page.tap();
  const change = page.take();
  assert.ok(change > 0 && change < whole, `a change sends what changed: ${change} of ${whole} bytes`);
}
