// The page of an app that runs in it: copies of repeated markup are entered whole.
//
// Nearly all of what a repetition makes is never talked about. Looking at every element, and noting its id on it and in a
// table, costs as much as the copies themselves; so a copy is entered with the ids it takes, and the elements in it get
// theirs when a command is about one. Whatever changes what is in a copy names an element in it first; until then the place
// of an element in its copy says its id.

import { command } from "./constants.js";
import { Page } from "./decoder.js";

/**
 * What all copies of a template have in common, and the elements of the one being made that have been looked at.
 * @typedef {{ starts: number[], inside: string[][], ways: { from: number, isNeighbour: boolean }[], holes: import("./template.js").Hole[], copy: any[] }} Plan
 */

/** How many copies are cloned at once, and enter the page at once: with calls for each, creating and appending 1,000 rows took a tenth longer. */
const many = 64;

export class PageOfCopies extends Page {
  /** How many elements the largest copy has. */
  largest = 0;
  /**
   * A row of each kind whose elements look to the browser's compiler like those with an id, and like copies. It throws optimised
   * code away when the last object of a shape the code was made for is gone: here, when all rows are. @type {Map<string, any>}
   */
  kept = new Map();

  /** @param {any} [wanted] */
  number(wanted) {
    const root = withIdAround(wanted);
    if (root) this.numberInside(root);
    super.number(wanted);
  }

  /** Looks for its place in its copy, which needs no ids for the others. @param {any} element */
  idOf(element) {
    const root = withIdAround(element);
    if (root === element) return element.ravenId;
    const tags = root?.ravenInside ?? [];
    let inner = root;
    for (let index = 0; index < tags.length; index++) {
      inner = elementAfter(inner, root);
      if (inner === element) return root.ravenId + 1 + index;
      // Somebody else has put something among them.
      if (inner?.localName !== tags[index]) break;
    }
    return super.idOf(element);
  }

  /** Gives the elements in a copy their ids. What somebody else has put among them has none. @param {any} root */
  numberInside(root) {
    const tags = root.ravenInside;
    if (!tags) return;
    root.ravenInside = null;
    const all = root.querySelectorAll("*");
    for (let index = 0, known = 0; index < all.length; index++) {
      if (all[index].localName !== tags[known]) continue;
      all[index].ravenId = root.ravenId + ++known;
      this.nodes.set(all[index].ravenId, all[index]);
    }
  }

  /** @param {number} id */
  find(id) {
    return super.find(id) ?? this.findInside(id);
  }

  /** @param {number} id of an element in a copy, perhaps */
  findInside(id) {
    for (let first = id; --first >= id - this.largest; ) {
      const root = this.nodes.get(first);
      if (!root) continue;
      this.numberInside(root);
      return super.find(id);
    }
  }

  /** @param {number} code */
  execute(code) {
    super.execute(code);
    if (code === command.into) this.numberInside(this.parent);
  }

  /** @param {any} element */
  forgetInside(element) {
    // What has no ids yet needs none any more.
    if (element.ravenInside) return void (element.ravenInside = null);
    let next = element.firstElementChild;
    while (next) {
      const inner = next;
      next = inner.nextElementSibling;
      this.nodes.delete(inner.ravenId);
      inner.ravenGone?.();
      this.forgetInside(inner);
    }
  }

  /**
   * Adds copies; looks at no element that has nothing to change.
   * @param {import("./template.js").Template} template
   * @param {number} count
   */
  stamp({ roots, elements, holes }, count) {
    const asks = "data-with";
    const starts = roots.map((root) => elements.indexOf(root));
    const inside = starts.map((start, index) => elements.slice(start + 1, starts[index + 1]).map(({ localName }) => localName));
    for (const { length } of inside) this.largest = Math.max(this.largest, length);
    for (const element of elements) element.ravenId = -1;
    roots.forEach((root, index) => {
      root.ravenInside = inside[index];
      this.kept.set(root.localName, root);
    });
    /** @type {Plan} */
    const plan = { starts, inside, ways: elements.map((element) => wayTo(element, elements)), holes, copy: [] };
    const mayAsk = holes.some(({ name }) => name === asks) || elements.some((element) => element.hasAttribute(asks));
    /** @type {any[]} */
    const made = [];
    const last = this.document.createDocumentFragment();
    for (let turn = 0; turn < Math.min(count, many); turn++) for (const root of roots) last.appendChild(root.cloneNode(true));
    for (let left = count; left > 0; left -= many) {
      while (left < many && last.childElementCount > left * roots.length) last.lastChild?.remove();
      const copies = left > many ? last.cloneNode(true) : last;
      const end = copies.lastChild;
      for (let next = copies.firstChild; next; ) {
        next = this.fillCopy(plan, next);
        if (mayAsk) made.push(...starts.map((start) => plan.copy[start]));
      }
      this.open ? this.open.appendChild(copies) : this.insert(copies, end);
    }
    for (const root of made) {
      for (const element of [root, ...root.querySelectorAll("[data-with]")]) {
        if (!element.hasAttribute(asks)) continue;
        this.number(element);
        this.meet(element);
      }
    }
    this.current = this.open;
  }

  /**
   * Fills one copy and gives what stands behind it. A function of its own, which the browser's compiler has once for all
   * that is ever repeated.
   * @param {Plan} plan @param {any} next the first root of the copy
   */
  fillCopy({ starts, inside, ways, holes, copy }, next) {
    copy.fill(null);
    for (let index = 0; index < starts.length; index++) {
      copy[starts[index]] = next;
      next = next.nextSibling;
    }
    for (let at = 0; at < holes.length; at++) {
      const { index, place, code, name, known } = holes[at];
      const value = known === false ? null : this.value();
      // What the prototype has already.
      if (value === known) continue;
      this.current = copy[index] ?? reach(copy, ways, index);
      if (value !== null) {
        this.attribute(name, value);
      } else if (code === command.text) {
        this.text(this.value());
      } else {
        this.ops.at = place;
        this.execute(this.ops.byte());
      }
    }
    for (let index = 0; index < starts.length; index++) {
      this.register(copy[starts[index]]).ravenInside = inside[index];
      this.nextId += inside[index].length;
    }
    return next;
  }
}

/** How an element is reached: from which, by its place in document order, and whether it is that one's neighbour or inside. @param {any} element @param {any[]} elements */
function wayTo(element, elements) {
  const before = element.previousSibling;
  return { from: elements.indexOf(before ?? element.parentNode), isNeighbour: !!before };
}

/** The element behind one in document order, if it is inside the other. A walker for a few steps takes longer to make. @param {any} element @param {any} root */
function elementAfter(element, root) {
  let next = element?.firstElementChild;
  for (; element && !next && element !== root; element = element.parentElement) next = element.nextElementSibling;
  return next;
}

/** The nearest element around one, or itself, that has an id. @param {any} element */
function withIdAround(element) {
  while (element && element.ravenId === undefined) element = element.parentElement;
  return element;
}

/**
 * An element of a copy, by the elements between it and one that has been looked at.
 * @param {any[]} copy @param {{ from: number, isNeighbour: boolean }[]} ways @param {number} index
 * @returns {any}
 */
function reach(copy, ways, index) {
  const { from, isNeighbour } = ways[index];
  const before = copy[from] ?? reach(copy, ways, from);
  // Two accesses to properties whose names stand here: by a name that varies it takes several times as long.
  return (copy[index] = isNeighbour ? before.nextSibling : before.firstChild);
}
