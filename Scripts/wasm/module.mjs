// Starts a module in node.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

const resources = new URL("../../Sources/RavenRuntime/Resources/", import.meta.url);

/**
 * What a module exports, once it runs.
 *
 * Hashing asks for a random seed, and a page says when its state changed by itself; what browsers do for modules is in
 * files of the runtime, by the name imported from. Everything else would be input or output, which a module must not do.
 */
export async function start(path) {
  let memory;
  let table;
  const bytes = (at, count) => new Uint8Array(memory.buffer, at, count);
  const call = (which, argument) => table.get(which)(argument);
  const provided = {
    random_get: (at, count) => (crypto.getRandomValues(bytes(at, count)), 0),
    wake: () => {},
  };
  // What imported files ask a page for: they find nothing here that a visitor has chosen.
  globalThis.document ??= { baseURI: "http://localhost/", querySelector: () => null, documentElement: { dataset: {} } };
  globalThis.location ??= new URL(document.baseURI);
  globalThis.addEventListener ??= () => {};
  for (const name of ["localStorage", "sessionStorage"]) globalThis[name] ??= { getItem: () => null, setItem() {}, removeItem() {} };
  const module = await WebAssembly.compile(await readFile(path));
  const imports = {};
  for (const { module: name, name: member } of WebAssembly.Module.imports(module)) {
    const refuse = () => assert.fail(`${path} called ${name}.${member}`);
    if (["raven", "wasi_snapshot_preview1"].includes(name)) (imports[name] ??= {})[member] = provided[member] ?? refuse;
    else imports[name] ??= (await import(`${resources}${name}.js`)).provide({ bytes, enter: (action) => action(), call });
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  memory = exports.memory;
  table = exports.__indirect_function_table;
  return exports;
}

/** The module of an app, talked to as the page does. */
export class AppModule {
  /** Starts it and mounts its page. */
  static async start(path) {
    const module = new AppModule();
    module.exports = await start(path);
    assert.equal(module.exports.__main_argc_argv(0, 0), 0, "the app mounts its page");
    return module;
  }

  /** What events have handed over. */
  taken = [];

  /** The batches of what has changed. */
  batches() {
    const { commit } = this.exports;
    for (let count = commit(); count; count = commit()) this.take(count);
    return this.taken.splice(0);
  }

  /** Keeps a batch the last call has handed over. */
  take(count) {
    const { output, memory } = this.exports;
    this.taken.push(Buffer.from(new Uint8Array(memory.buffer, output(), count)));
  }

  /** Hands an event over; says whether it was one. */
  perform(bytes) {
    const { reserve, event, memory } = this.exports;
    const place = reserve(bytes.length);
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const count = event(bytes.length);
    if (count > 0) this.take(count);
    return count >= 0;
  }
}
