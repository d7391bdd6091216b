// Runs the module given as argument and expects its `check` to answer 1. It must not do input or output, so every import
// is a function that throws.
import { readFile } from "node:fs/promises";

const module = await WebAssembly.compile(await readFile(process.argv[2]));
const imports = {};
for (const { module: name, name: member } of WebAssembly.Module.imports(module)) {
  (imports[name] ??= {})[member] = () => { throw new Error(`the module called ${name}.${member}`); };
}
const { exports } = await WebAssembly.instantiate(module, imports);
const answer = exports.check();
if (answer !== 1) {
  console.error(`check() answered ${answer} instead of 1`);
  process.exit(1);
}
