// The shell of a page whose app runs in the page itself, as WebAssembly: what is done goes into the module, batches come out.

import { adopt, awaken, reportEarly } from "./adopt.js";
import { showBanner } from "./banner.js";
import { Reader, varint } from "./bytes.js";
import { eventKind } from "./constants.js";
import { PageOfCopies } from "./copies.js";
import { listen } from "./events.js";
import { compile, stamp } from "./template.js";

/** @type {any} what the module exports */
let app;
/** @type {PageOfCopies} */
let page;

/** All bytes of the module, until it has more memory. */
let memory = new Uint8Array();

/** All bytes of the module. */
const everything = () => (memory.length ? memory : (memory = new Uint8Array(app.memory.buffer)));

/** Bytes of the module. @param {number} at @param {number} count */
const bytes = (at, count) => everything().subarray(at, at + count);

/** What a call handed over. @param {number} count @returns {Uint8Array} */
const handedOver = (count) => bytes(app.output(), count);

/** Says that the page goes no further. @param {string} text @param {unknown} error */
function giveUp(text, error) {
  guarded = () => {};
  console.error("Raven: " + text, error);
  showBanner({ text, offersReload: true });
}

/** Runs something of the module, until that has failed: after a trap nothing of it can be trusted. @param {() => void} action */
let guarded = (action) => {
  try {
    action();
  } catch (error) {
    giveUp("The app has stopped because of a mistake in it.", error);
  }
};

/**
 * Fetches the module, whatever type the server says it has, and what it has the browser do: a file each, by the name it
 * imports from.
 * @param {string} address
 */
async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const module = await WebAssembly.compile(await response.arrayBuffer());
  for (const { module: name } of WebAssembly.Module.imports(module)) {
    imports[name] ??= (await import(`./${name}.js`)).provide({ bytes, enter, call });
  }
  return (await WebAssembly.instantiate(module, imports)).exports;
}

/** Calls a function of the module by its place in the module's table. @param {number} which @param {number} argument */
const call = (which, argument) => app.__indirect_function_table.get(which)(argument);

/** Runs something of the module that changes the page. @param {() => void} action */
function enter(action) {
  guarded(() => {
    action();
    commit();
  });
}

/** Brings the page to the app's state, once it is awake. What changes later by itself wakes it again. */
function commit() {
  if (page.report === report) show(app.commit());
}

/** Shows the batch a call handed over, where it lies. @param {number} count */
function show(count) {
  if (count <= 0) return;
  const start = app.output();
  page.apply(everything(), start, start + count);
}

/** Where the module takes events, and how long they may be there. */
let place = 0;
let room = 0;

/** @param {number} node @param {number} kind @param {number[]} payload */
function report(node, kind, payload) {
  // While a batch is applied the module must not make another.
  if (page.applying) return queueMicrotask(() => report(node, kind, payload));
  guarded(() => {
    // Most events are clicks, which need no bytes.
    if (kind === eventKind.click) return show(app.click(node, payload[0]));
    const event = varint(node).concat(kind, payload);
    const { length } = event;
    if (length > room) place = app.reserve((room = length + 64));
    const memory = bytes(place, length);
    // Most events are a few bytes.
    for (let index = 0; index < length; index++) memory[index] = event[index];
    show(app.event(length));
  });
}

/** What modules may ask of the system: random bytes, which hashing needs. Whatever else is refused (52: no such function). */
const system = {
  /** @param {number} at @param {number} count */
  random_get(at, count) {
    crypto.getRandomValues(bytes(at, count));
    return 0;
  },
};
/** @type {any} */
const imports = {
  raven: { wake: () => queueMicrotask(() => guarded(commit)) },
  wasi_snapshot_preview1: new Proxy(system, { get: (known, /** @type {"random_get"} */ name) => known[name] ?? (() => 52) }),
};

/** A fingerprint of bytes: FNV-1a over 32 bits. @param {Uint8Array} bytes */
function fingerprint(bytes) {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Whether the document and its sheets are there, or never will be: what is measured without them is wrong. */
function isLaidOut() {
  const links = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"));
  return document.readyState === "complete" || (document.readyState !== "loading" && [...links].every(({ sheet }) => sheet));
}

/** Takes the page over once module and document are there. @param {HTMLMetaElement} meta */
async function start({ content, dataset }) {
  const loading = load(content);
  // Whether it fails is asked below; browsers complain of what nobody has asked yet.
  loading.catch(() => {});
  while (!isLaidOut()) await new Promise((next) => setTimeout(next));
  const container = /** @type {HTMLElement} */ (document.getElementById("raven"));
  /** @type {[number, number, number[]][]} */
  let early = [];
  // What is done before the module is there waits for it.
  const ours = { templates: { compile, stamp }, report: (/** @type {[number, number, number[]]} */ ...event) => void early.push(event) };
  page = Object.assign(new PageOfCopies(container), ours);
  listen(page);
  try {
    app = await loading;
  } catch (error) {
    return giveUp("The app cannot be loaded.", error);
  }
  guarded(() => {
    app.__main_argc_argv(0, 0);
    const first = handedOver(app.commit());
    if (fingerprint(first) === parseInt(dataset.batch ?? "", 16)) {
      adopt(page);
      const names = new Reader(handedOver(app.greet()));
      page.greet(names.varint(), Array.from({ length: names.varint() }, () => names.string()));
    } else {
      // The document is another one than the app makes here and now.
      container.replaceChildren();
      early = [];
      Object.assign(page, new PageOfCopies(container), ours);
      // Nothing in it was served: what the page has no id for is not the app's.
      page.walker = null;
      page.apply(first);
    }
  });
  // What the app does by itself begins when the page can show it, in motion too.
  await Promise.allSettled(awaken(page));
  reportEarly(page);
  page.report = report;
  for (const event of early) report(...event);
  guarded(commit);
}

const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=raven-module]"));
if (meta) start(meta);
