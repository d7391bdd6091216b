// Why did this run? For developers: what the server says of the bodies that ran for a batch. Loaded when it says so.

import { counted, decode, words } from "./bodies.js";
import { flash } from "./flash.js";
import { Reasons } from "./reasons.js";

/**
 * @typedef {import("./bodies.js").Run} Run
 * @typedef {{ find: (id: number) => Element | undefined, container: Element }} Page
 */

/** @type {Reasons | undefined} */
let panel;
/** @type {Promise<unknown> | undefined} */
let styled;

/**
 * Shows what a frame says.
 * @param {Page} page
 * @param {import("./bodies.js").Reader} reader
 */
export function explain(page, reader) {
  const batch = decode(reader);
  const { bytes, runs } = batch;
  const list = (panel ??= new Reasons(page, (run) => flash([place(page, run)])));
  (styled ??= loadStyle()).then(() => {
    list.show();
    // The first frame of a connection only says that there will be others.
    if (!bytes && !runs.length) return;
    list.add(batch);
    flash(runs.map((run) => place(page, run)));
  });
}

/** @param {Page} page @param {Run} run */
function place(page, run) {
  const elements = run.nodes.map((id) => page.find(id)).filter((element) => element !== undefined);
  return { elements, label: `${run.view}: ${words(run)} · ${counted(run.bytes, "byte", "bytes")}` };
}

/** The rules stand beside those of the page, under the same fingerprint. */
function loadStyle() {
  const rules = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[href$="/raven.css"]'));
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = rules ? rules.href.replace(/raven\.css$/, "why.css") : "why.css";
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}
