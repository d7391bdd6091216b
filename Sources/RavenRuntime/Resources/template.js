// Repeated markup: built once, cloned, and filled with each repetition's values.
//
// `compile` reads the ops once, with the values of the first copy, and makes a prototype of that copy. Every command that
// may do something else for the next copy is a *hole*: its place in ops and the element it is about. `stamp` clones the
// prototype and runs the holes in order, so values are used up as if the ops had run. An attribute that is the
// prototype's already, as most are, is passed by; and so is an element with nothing to change, which costs more to look
// at than to clone. Those get their ids when they are asked for.

import { command } from "./constants.js";

/** @typedef {{ index: number, code: number, place: number, name: any, known: string | false }} Hole index of the element, command and its place in ops, attribute, and what the prototype has of it if that may stay */
/** @typedef {{ roots: any[], inside: string[][], ways: [number, string][], holes: Hole[], asks: boolean }} Template the roots of one copy, the tags inside each, how an element is reached from another, by index in document order, and whether one asks for its module */

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
  /** @type {any[]} */
  const elements = [];
  /** @type {Template} */
  const { roots, inside, ways, holes } = { roots: [], inside: [], ways: [], holes: [], asks: false };
  const filled = new Set();
  let current = null;
  ops.at = start;
  while (ops.at < end) {
    const place = ops.at;
    const code = ops.byte();
    if (code === command.open || code === command.openLaidOut) {
      const element = page.create(code, current ?? open ?? page.parent);
      if (current) {
        const before = current.lastChild;
        ways.push([elements.indexOf(before ?? current), before ? "nextSibling" : "firstChild"]);
        inside[roots.length - 1].push(element.localName);
        current.appendChild(element);
      } else {
        ways.push([-1, ""]);
        inside.push([]);
        roots.push(element);
      }
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
      holes.push({ index, code, place: place + 1, name, known });
    }
  }
  page.used = used;
  lengths.at = at;
  page.open = page.current = open;
  const asks = elements.some((element) => element.hasAttribute("data-with")) || holes.some(({ name }) => name === "data-with");
  return { roots, inside, ways, holes, asks };
}

/**
 * Adds copies at the end of the open element, or at the cursor.
 * @param {import("./decoder.js").Page} page
 * @param {Template} template
 * @param {number} count
 */
export function stamp(page, { roots, inside, ways, holes, asks }, count) {
  const { ops } = page;
  const copies = page.document.createDocumentFragment();
  /** The elements of a copy that have been looked at. @type {any[]} */
  const copy = [];
  /** @param {number} index */
  const element = (index) => (copy[index] ??= element(ways[index][0])[ways[index][1]]);
  for (let turn = 0; turn < count; turn++) {
    copy.fill(null);
    let first = 0;
    for (const [index, root] of roots.entries()) {
      copy[first] = copies.appendChild(root.cloneNode(true));
      first += inside[index].length + 1;
    }
    for (const { index, code, place, name, known } of holes) {
      if (known !== false && page.passes(known)) continue;
      page.current = element(index);
      if (known !== false) {
        page.attribute(name, page.value());
      } else {
        ops.at = place;
        page.execute(code);
      }
    }
    first = 0;
    for (const tags of inside) {
      page.registerCopy(copy[first], tags);
      first += tags.length + 1;
    }
  }
  if (asks) {
    for (const element of copies.querySelectorAll("[data-with]")) {
      page.number(element);
      page.meet(element);
    }
  }
  page.open ? page.open.appendChild(copies) : page.insert(copies, copies.lastChild);
  page.current = page.open;
}
