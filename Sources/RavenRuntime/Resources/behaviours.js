// What elements do beyond showing themselves: a module each, named by the element and loaded when the first one asks.
//
// `<dialog data-with="dialog">` has `dialog.js` loaded and its `attach` called once the element is in the page. A module
// may put `ravenGone` on its element: called when the server takes the element, or one around it, from the page. Returning
// true for the element itself leaves its removal to the module, for one that fades first.

import { string, varint } from "./bytes.js";
import { eventKind } from "./constants.js";

/**
 * @typedef {object} Tools what a module has of the page
 * @property {(kind: string, payload?: number[]) => void} send reports an event of the element
 * @property {typeof string} string
 * @property {typeof varint} varint
 * @property {import("./decoder.js").Page} page whose `nodes` has every element by its id
 * @property {Element | null} active what had the focus when the element asked for its module
 */

/** Those that are loaded: a browser hands over even these a little later, when a key may have been pressed already. @type {Record<string, any>} */
const modules = {};

/**
 * Loads what an element asks for and attaches it.
 * @param {import("./decoder.js").Page} page
 * @param {any} element
 */
export async function attach(page, element) {
  const active = document.activeElement;
  const name = element.getAttribute("data-with");
  const module = (modules[name] = await (modules[name] ?? import(`./${name}.js`)));
  const send = (/** @type {keyof typeof eventKind} */ kind, /** @type {number[]} */ payload = []) =>
    page.report(element.ravenId, eventKind[kind], payload);
  if (page.nodes.get(element.ravenId) === element) module.attach(element, { send, string, varint, page, active });
}
