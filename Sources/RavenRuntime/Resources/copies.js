// The page of an app that runs in it: copies of repeated markup are entered whole.
//
// Nearly all of what a repetition makes is never talked about. Looking at every element, and noting its id on it and in a
// table, costs as much as the copies themselves; so a copy is entered with the ids it takes, and the elements in it get
// theirs when a command or an event is about one. Whatever changes what is in a copy names an element in it first.

import { command } from "./constants.js";
import { Page } from "./decoder.js";

export class PageOfCopies extends Page {
  /** How many elements the largest copy has. */
  largest = 0;

  /** @param {any} [wanted] */
  number(wanted) {
    let root = wanted;
    while (root && root.ravenId === undefined) root = root.parentElement;
    if (root) this.numberInside(root);
    super.number(wanted);
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
    for (let first = id; !this.nodes.has(id) && --first >= id - this.largest; ) {
      const root = this.nodes.get(first);
      if (!root) continue;
      this.numberInside(root);
      break;
    }
    return super.find(id);
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
    /** How an element is reached: from which, by its place in document order, and by which link. @type {[number, string][]} */
    const ways = elements.map((element) => {
      const before = element.previousSibling;
      return [elements.indexOf(before ?? element.parentNode), before ? "nextSibling" : "firstChild"];
    });
    const starts = roots.map((root) => elements.indexOf(root));
    const inside = starts.map((start, index) => elements.slice(start + 1, starts[index + 1]).map(({ localName }) => localName));
    for (const { length } of inside) this.largest = Math.max(this.largest, length);
    this.keepShape(roots, inside);
    /** The elements of a copy that have been looked at. @type {any[]} */
    const copy = [];
    /** @param {number} index */
    const element = (index) => (copy[index] ??= element(ways[index][0])[ways[index][1]]);
    const asks = "data-with";
    const mayAsk = holes.some(({ name }) => name === asks) || elements.some((element) => element.hasAttribute(asks));
    /** @type {any[]} */
    const made = [];
    // What is not in the page yet is added at its end. A fragment for all copies would have each of them moved twice.
    const parent = this.open ?? this.parent;
    const following = this.open ? null : this.following();
    for (let turn = 0; turn < count; turn++) {
      copy.fill(null);
      for (let index = 0; index < roots.length; index++) copy[starts[index]] = roots[index].cloneNode(true);
      for (let at = 0; at < holes.length; at++) {
        const { index, place, name, known } = holes[at];
        if (known !== false && this.passes(known)) continue;
        this.current = element(index);
        if (known !== false) {
          this.attribute(name, this.value());
        } else {
          ops.at = place;
          this.execute(ops.byte());
        }
      }
      for (let index = 0; index < roots.length; index++) {
        const root = copy[starts[index]];
        this.register(root).ravenInside = inside[index];
        this.nextId += inside[index].length;
        parent.insertBefore(root, following);
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
    if (!this.open) this.before = copy[starts[starts.length - 1]];
    this.current = this.open;
  }

  /**
   * Browsers throw optimised code away when the last object of a shape it was made for is gone: here, when all rows are. So one
   * that looks like them, to the browser's compiler, is kept.
   * @param {any[]} roots @param {string[][]} inside
   */
  keepShape(roots, inside) {
    roots.forEach((root, index) => {
      root.ravenId = -1;
      root.ravenInside = inside[index];
    });
    this.kept = roots;
  }
}
