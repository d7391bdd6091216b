// Repeated markup: built once, cloned, and filled with each repetition's values.
//
// `compile` reads the ops once, with the values of the first copy, and makes a prototype of that copy. Every command that
// may do something else for the next copy is a *hole*: its place in ops and the element it is about. `stamp` clones the
// prototype, walks the clone in document order to hand out the ids, and runs the holes in order, so values are used up as
// if the ops had run. An attribute that is the prototype's already, as most are, is passed by.
//
// A live page loads this when the first long run of markup has been repeated without it; a page that runs its app has it from
// the start.

import { command } from "./constants.js";

/** @typedef {{ index: number, place: number, code: number, name: any, known: string | false }} Hole index of the element, place in ops, command, attribute, and what the prototype has of it if that may stay */
/** @typedef {{ roots: any[], elements: any[], holes: Hole[] }} Template elements: of one copy, in document order */

/**
 * Reads the ops between two places.
 * @param {import("./decoder.js").Page} page
 * @param {number} start
 * @param {number} end
 * @returns {Template}
 */
export function compile(page, start, end) {
  const { ops, lengths, used, open } = page;
  const { at } = lengths;
  /** @type {Template} */
  const { roots, elements, holes } = { roots: [], elements: [], holes: [] };
  const filled = new Set();
  let current = null;
  ops.at = start;
  while (ops.at < end) {
    const place = ops.at;
    const code = ops.byte();
    if (code === command.open || code === command.openLaidOut) {
      const element = page.create(code, current ?? open ?? page.parent);
      current ? current.appendChild(element) : roots.push(element);
      elements.push(element);
      page.current = current = element;
    } else if (code === command.close) {
      page.settle();
      page.current = current = current.parentNode;
    } else if (code === command.listen || code === command.layout) {
      page.execute(code);
    } else {
      const index = elements.indexOf(current);
      const name = code > command.text && code < command.focus && page.interned();
      const key = index + " " + name;
      const isFirst = !filled.has(key);
      if (code === command.constant) {
        const value = page.interned();
        if (isFirst) {
          page.attribute(name, value);
          continue;
        }
      }
      const value = [command.text, command.attribute, command.style, command.value].includes(code) && page.value();
      const known = code === command.attribute && isFirst && value;
      if (known !== false) page.attribute(name, known);
      if (code === command.text) page.text(value);
      filled.add(key);
      holes.push({ index, place, code, name, known });
    }
  }
  page.used = used;
  lengths.at = at;
  page.open = page.current = open;
  return { roots, elements, holes };
}

/**
 * Adds copies at the end of the open element, or at the cursor.
 * @param {import("./decoder.js").Page} page
 * @param {Template} template
 * @param {number} count
 */
export function stamp(page, { roots, elements, holes }, count) {
  const { ops } = page;
  const copies = page.document.createDocumentFragment();
  const walker = page.document.createTreeWalker(copies, 1 /* elements */);
  for (let turn = 0; turn < count; turn++) {
    for (const root of roots) copies.appendChild(root.cloneNode(true));
    const copy = elements.map(() => page.register(walker.nextNode()));
    for (const { index, place, name, known } of holes) {
      page.current = copy[index];
      if (known === false) {
        ops.at = place;
        page.execute(ops.byte());
      } else {
        const value = page.value();
        if (value !== known) page.attribute(name, value);
      }
    }
  }
  for (const element of copies.querySelectorAll("[data-with]")) page.meet(element);
  page.open ? page.open.appendChild(copies) : page.insert(copies, copies.lastChild);
  page.current = page.open;
}
