// Runs a module of the check: node run.mjs Pipeline.wasm
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";

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

const tests = {
  Pipeline({ check }) {
    assert.equal(check(), 1, "the features answer as natively");
  },
  Page({ take, tap }) {
    const whole = take();
    assert.ok(whole > 0, "the first batch builds the page");
    assert.equal(take(), 0, "nothing changed, nothing is sent");
    tap();
    const change = take();
    assert.ok(change > 0 && change < whole, `a change sends what changed: ${change} of ${whole} bytes`);
  },
  Counter({ __main_argc_argv: main }) {
    assert.equal(main(0, 0), 0, "the app mounts its page");
  },
};

const path = process.argv[2];
tests[basename(path, ".wasm")](await start(path));
