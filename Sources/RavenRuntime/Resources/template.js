// Repeated markup: built once, cloned, and filled with each repetition's values.
//
// `compile` reads the ops once. What does not change (elements, constants, masks, layout) becomes a prototype; every
// other command stays a *hole*: its place in ops and the element it is about. `stamp` clones the prototype, walks the
// clone in document order to hand out the ids, and runs the holes in order, so values are used up as if the ops had run.

import { command } from "./constants.js";

/** How a walk reaches the next element. */
const root = 0;
const child = 1;
const sibling = 2;
const up = 3;
/** Stands for the place of a text: most holes are texts, and those need not be read again. */
const textHole = -1;

/** @typedef {{ roots: any[], path: number[], holes: number[] }} Template holes: index of the element, place in ops; by turns */

/**
 * Reads the ops between two places.
 * @param {import("./decoder.js").Page} page
 * @param {number} start
 * @param {number} end
 * @returns {Template}
 */
export function compile(page, start, end) {
  const { ops, open } = page;
  /** @type {Template} */
  const { roots, path, holes } = { roots: [], path: [], holes: [] };
  const elements = [];
  const filled = new Set();
  let current = null;
  let walker = null;
  ops.at = start;
  while (ops.at < end) {
    const place = ops.at;
    const code = ops.byte();
    if (code === command.open || code === command.openLaidOut) {
      const element = page.create(code, current ?? open ?? page.parent);
      if (current) {
        let turn = child;
        for (; walker !== current; turn = sibling) if ((walker = walker.parentNode) !== current) path.push(up);
        path.push(turn);
        current.appendChild(element);
      } else {
        roots.push(element);
        path.push(root);
      }
      elements.push(element);
      page.current = current = walker = element;
    } else if (code === command.close) {
      page.settle();
      page.current = current = current.parentNode;
    } else if (code === command.listen || code === command.layout) {
      page.execute(code);
    } else {
      const index = elements.indexOf(current);
      const bare = code === command.text || code === command.focus || code === command.blur;
      const key = bare ? "" : index + " " + page.interned();
      if (code === command.constant && !filled.has(key)) {
        ops.at = place + 1;
        page.execute(code);
      } else {
        if (code === command.constant) ops.varint();
        if (code === command.text && !current.firstChild) page.text(" ");
        filled.add(key);
        holes.push(index, code === command.text ? textHole : place);
      }
    }
  }
  page.open = page.current = open;
  return { roots, path, holes };
}

/**
 * Adds copies at the end of the open element, or at the cursor.
 * @param {import("./decoder.js").Page} page
 * @param {Template} template
 * @param {number} count
 */
export function stamp(page, { roots, path, holes }, count) {
  const { ops } = page;
  const copies = page.document.createDocumentFragment();
  const elements = [];
  for (let turn = 0; turn < count; turn++) {
    let walker;
    let index = 0;
    let next = 0;
    for (const step of path) {
      if (step === child) walker = walker.firstChild;
      else if (step === sibling) walker = walker.nextSibling;
      else if (step === root) walker = copies.appendChild(roots[next++].cloneNode(true));
      else walker = walker.parentNode;
      if (step !== up) page.register((elements[index++] = walker));
    }
    for (let hole = 0; hole < holes.length; hole += 2) {
      const place = holes[hole + 1];
      page.current = elements[holes[hole]];
      if (place === textHole) {
        page.text(page.value());
      } else {
        ops.at = place;
        page.execute(ops.byte());
      }
    }
  }
  for (const element of copies.querySelectorAll("[data-with]")) page.meet(element);
  page.open ? page.open.appendChild(copies) : page.insert(copies, copies.lastChild);
  page.current = page.open;
}
