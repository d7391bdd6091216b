// The page of an app that runs in it: copies of repeated markup are entered whole.
//
// Nearly all of what a repetition makes is never talked about. Looking at every element, and noting its id on it and in a
// table, costs as much as the copies themselves; so a copy is entered with the ids it takes. An element in it whose text or
// attributes change, or that something happened to, is reached from the copy by its place there. All get their ids when a
// command is about what the copy consists of: it names an element in it first.

import { command } from "./constants.js";
import { Page } from "./decoder.js";

/**
 * An element of a copy as it was made, and how it is reached: from which other, and whether as its neighbour or inside it.
 * @typedef {{ tag: string, from: number, isNeighbour: boolean }} Part
 */

/** What the ids in a copy are given to, while not all elements have theirs. */
class Inside {
  /** @param {Part[]} parts its own element first @param {number[] | null} known the ids that are given, none in all copies that share this */
  constructor(parts, known) {
    this.parts = parts;
    this.known = known;
  }
}

export class PageOfCopies extends Page {
  /** How many elements the largest copy has below its own. */
  largest = 0;
  /** The place in its copy of the element that was looked for last. */
  last = 1;
  /** Whether an element is looked for that changes and stays where it is, as all others do. */
  isAiming = false;
  /**
   * A row of each kind whose elements look to the browser's compiler like those with an id, and like copies. It throws optimised
   * code away when the last object of a shape the code was made for is gone: here, when all rows are. @type {Map<string, any>}
   */
  kept = new Map();

  /** @param {any} [wanted] */
  number(wanted) {
    const root = unnumberedAround(wanted);
    if (root) this.numberInside(root);
    super.number(wanted);
  }

  /** @param {any} element */
  idOf(element) {
    if (element.ravenId !== undefined) return element.ravenId;
    const root = unnumberedAround(element);
    const parts = root?.ravenInside.parts ?? [];
    // It is where one that is like it was made, unless somebody else has put something among them.
    for (let index = 1; index < parts.length; index++)
      if (parts[index].tag === element.localName && part(root, index) === element) return root.ravenId + index;
    return super.idOf(element);
  }

  /** Gives the elements in a copy their ids. What somebody else has put among them has none. @param {any} root */
  numberInside(root) {
    const parts = root.ravenInside?.parts;
    if (!parts) return;
    root.ravenInside = null;
    const all = root.querySelectorAll("*");
    for (let index = 0, known = 1; index < all.length; index++) {
      if (all[index].localName !== parts[known]?.tag) continue;
      this.note(all[index], root.ravenId + known++);
    }
  }

  /** @param {any} element @param {number} id */
  note(element, id) {
    element.ravenId = id;
    this.nodes.set(id, element);
    return element;
  }

  /** @param {number} id */
  find(id) {
    const known = this.nodes.get(id);
    const root = known ? null : this.rootOf(id);
    if (!root) return known;
    const element = this.isAiming && part(root, id - root.ravenId);
    if (element) {
      if (!root.ravenInside.known) root.ravenInside = new Inside(root.ravenInside.parts, []);
      root.ravenInside.known.push(id);
      return this.note(element, id);
    }
    this.numberInside(root);
    return this.nodes.get(id);
  }

  /** The copy an element with an unknown id is in. @param {number} id */
  rootOf(id) {
    // What is changed in one copy is what was changed in the last one, most often.
    for (let place = this.last, next = 1; place <= this.largest; place = next++) {
      const root = this.nodes.get(id - place);
      if (root?.ravenInside?.parts.length > place) {
        this.last = place;
        return root;
      }
    }
  }

  /** @param {number} code */
  execute(code) {
    this.isAiming = code === command.target;
    super.execute(code);
    if (code === command.into) this.numberInside(this.parent);
  }

  /** @param {any} element */
  forgetInside(element) {
    const inside = element.ravenInside;
    if (inside) {
      // What has no id yet needs none any more.
      for (const id of inside.known ?? []) {
        this.nodes.get(id).ravenGone?.();
        this.nodes.delete(id);
      }
      element.ravenInside = null;
      return;
    }
    let next = element.firstElementChild;
    while (next) {
      const inner = next;
      next = inner.nextElementSibling;
      this.nodes.delete(inner.ravenId);
      inner.ravenGone?.();
      this.forgetInside(inner);
    }
  }

  /** Passes the next string value if it is a text. @param {string} text */
  passes(text) {
    const { lengths, used } = this;
    const { at } = lengths;
    const { length } = text;
    if (lengths.varint() === length && this.blob.startsWith(text, used)) {
      this.used += length;
      return true;
    }
    lengths.at = at;
    return false;
  }

  /**
   * Adds copies; looks at no element that has nothing to change.
   * @param {import("./template.js").Template} template
   * @param {number} count
   */
  stamp({ roots, elements, holes }, count) {
    const { ops } = this;
    /** @type {Part[]} */
    const parts = elements.map((element) => {
      const before = element.previousSibling;
      return { tag: element.localName, from: elements.indexOf(before ?? element.parentNode), isNeighbour: !!before };
    });
    const starts = roots.map((root) => elements.indexOf(root));
    const inside = starts.map((start, index) => {
      const own = parts.slice(start, starts[index + 1]).map((part) => ({ ...part, from: part.from - start }));
      this.largest = Math.max(this.largest, own.length - 1);
      return new Inside(own, null);
    });
    for (const element of elements) element.ravenId = -1;
    roots.forEach((root, index) => {
      root.ravenInside = inside[index];
      this.kept.set(root.localName, root);
    });
    /** The elements of a copy that have been looked at. @type {any[]} */
    const copy = [];
    const asks = "data-with";
    const mayAsk = holes.some(({ name }) => name === asks) || elements.some((element) => element.hasAttribute(asks));
    /** @type {any[]} */
    const made = [];
    for (let turn = 0; turn < count; turn++) {
      copy.fill(null);
      for (let index = 0; index < roots.length; index++) copy[starts[index]] = roots[index].cloneNode(true);
      for (let at = 0; at < holes.length; at++) {
        const { index, place, code, name, known } = holes[at];
        if (known !== false && this.passes(known)) continue;
        this.current = copy[index] ?? reach(copy, parts, index);
        if (known !== false) {
          this.attribute(name, this.value());
        } else if (code === command.text) {
          this.text(this.value());
        } else {
          ops.at = place;
          this.execute(ops.byte());
        }
      }
      for (let index = 0; index < roots.length; index++) {
        const root = copy[starts[index]];
        this.register(root).ravenInside = inside[index];
        this.nextId += inside[index].parts.length - 1;
        // A fragment for all of them would have each moved twice.
        this.open ? this.open.appendChild(root) : this.insert(root, root);
        if (mayAsk) made.push(root);
      }
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
}

/** The copy an element is in, or is, if not all in it have their ids. @param {any} element */
function unnumberedAround(element) {
  while (element && !element.ravenInside) element = element.parentElement;
  return element;
}

/**
 * An element of a copy, by the elements between it and one that has been looked at.
 * @param {any[]} copy @param {Part[]} parts @param {number} index
 * @returns {any}
 */
function reach(copy, parts, index) {
  const { from, isNeighbour } = parts[index];
  const before = copy[from] ?? reach(copy, parts, from);
  // Two accesses to properties whose names stand here: by a name that varies it takes several times as long.
  return (copy[index] = isNeighbour ? before.nextSibling : before.firstChild);
}

/**
 * The same of a copy that is in the page, where others may have put something among its elements: nothing if another stands there.
 * @param {any} root @param {number} index
 * @returns {any}
 */
function part(root, index) {
  const { parts } = root.ravenInside;
  const found = follow(root, parts, index);
  return found?.localName === parts[index].tag ? found : null;
}

/** Where the way to an element leads now. @param {any} root @param {Part[]} parts @param {number} index @returns {any} */
function follow(root, parts, index) {
  if (!index) return root;
  const { from, isNeighbour } = parts[index];
  const before = follow(root, parts, from);
  return isNeighbour ? before?.nextSibling : before?.firstChild;
}
