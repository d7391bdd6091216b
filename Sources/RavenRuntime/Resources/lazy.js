// Keeps lazy lists: asks for the elements near what is seen and gives room to those that are not built, so that what
// somebody reads stays where it is and the scroll bar tells the truth.
//
//   ├─ before: not built ─┤ rows ├─ behind: not built ─┤        `data-window` on `behind`: first end count [kept]
//                  ▲ window of the scrolling area
//
// The room before the rows is corrected so that the first row in sight, the anchor, does not move; writing the scroll
// offset instead would stop a scroll that is under way. What the room then differs from an honest estimate is made good when
// nothing moves.

import { listAt, longest } from "./lazylist.js";
import { leadTo } from "./lead.js";
import { scrollingAround } from "./scrolling.js";

/** @typedef {import("./behaviours.js").Tools} Tools */
/** @typedef {ReturnType<typeof listAt>} List */
/** @typedef {{ start: number, end: number }} Span along the axis, in pixels from the start of what is seen */

/** @typedef {{ list: List, index: number, start: number, isAtEnd: boolean }} Aim what will be seen where nothing is built */

/** @typedef {{ list: List, index: number, event: KeyboardEvent }} Goal a row that a key led to, which may not be built */

/** How long nothing must have moved before the room is made honest, in milliseconds. */
const rest = 200;

/** What scrolls down, and what scrolls along a line. @type {WeakMap<Element, Area>[]} */
const areas = [new WeakMap(), new WeakMap()];

/** By their gaps, before and behind. @type {WeakMap<Element, List>} */
const lists = new WeakMap();

/** @param {any} behind the gap behind a list's rows @param {Tools} tools */
export function attach(behind, tools) {
  const isRow = behind.dataset.axis === "x";
  const element = scrollingAround(behind, isRow ? "x" : "y");
  const known = areas[isRow ? 1 : 0];
  let area = known.get(element);
  if (!area) known.set(element, (area = new Area(element, isRow)));
  const list = listAt(behind, tools, area);
  lists.set(behind, list);
  area.add(list);
  behind.ravenGone = () => area.delete(list);
}

/**
 * The list a gap is of.
 * @param {HTMLElement} gap
 * @returns {List | undefined}
 */
export function listOf(gap) {
  const { parentElement, dataset } = gap;
  return lists.get(parentElement?.querySelector(`:scope > .gap[data-window][data-gap="${dataset.gap}"]`) ?? gap);
}

/** What scrolls, with the lazy lists in it. */
export class Area {
  /** @param {any} element @param {boolean} isRow whether along a line */
  constructor(element, isRow) {
    this.element = element;
    this.isRow = isRow;
    this.isPage = element === document.scrollingElement;
    this.isMirrored = isRow && getComputedStyle(element).direction === "rtl";
    /** @type {Set<List>} */
    this.lists = new Set();
    /** What a line of some list takes. */
    this.seen = 0;
    /** The first row in sight, and where it is. @type {{ element: any, start: number } | null} */
    this.anchor = null;
    /** An element that is to stand somewhere once it is built. @type {Aim | null} */
    this.aim = null;
    /** Where the area was scrolled to when that was last looked at. */
    this.at = this.offset;
    /** How fast it scrolls, in pixels a millisecond, and when that was seen. */
    this.speed = 0;
    this.then = 0;
    /** The row that is to have the focus once it is built. @type {Goal | null} */
    this.goal = null;
    element.style.overflowAnchor = "none";
    // Not every browser lets the keyboard reach an area because it scrolls.
    if (element.matches(".listing") && !element.hasAttribute("tabindex")) element.setAttribute("tabindex", "0");
    this.changed = new MutationObserver(() => this.update());
    this.resized = new ResizeObserver(() => this.update());
    this.resized.observe(element);
    const scrolls = this.isPage ? document : element;
    scrolls.addEventListener("scroll", () => this.scrolled(), { passive: true });
    element.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.key(event), true);
    element.addEventListener("focusout", () => setTimeout(() => this.check()));
  }

  /** @param {List} list */
  add(list) {
    this.lists.add(list);
    this.sorted = undefined;
    this.changed.observe(list.parent, { childList: true });
    this.changed.observe(list.behind, { attributeFilter: ["data-window"] });
    this.resized.observe(list.parent);
    list.measure();
    list.resize(list.honest(list.first));
    this.settle();
  }

  /** @param {List} list */
  delete(list) {
    this.lists.delete(list);
    this.sorted = undefined;
  }

  get size() {
    return this.isRow ? this.element.clientWidth : this.element.clientHeight;
  }

  get offset() {
    return Math.abs(this.isRow ? this.element.scrollLeft : this.element.scrollTop);
  }

  get isAtStart() {
    return this.offset < 1;
  }

  get isAtEnd() {
    const { scrollWidth, scrollHeight } = this.element;
    return this.offset > 1 && (this.isRow ? scrollWidth : scrollHeight) - this.offset - this.size < 2;
  }

  /** @param {number} distance */
  scrollBy(distance) {
    if (this.isRow) this.element.scrollLeft += this.isMirrored ? -distance : distance;
    else this.element.scrollTop += distance;
  }

  /** Where an element is, from the start of what is seen. @param {Element} element @returns {Span} */
  span(element) {
    const box = element.getBoundingClientRect();
    const frame = this.isPage ? { top: 0, left: 0, right: innerWidth } : this.element.getBoundingClientRect();
    if (!this.isRow) return { start: box.top - frame.top, end: box.bottom - frame.top };
    if (this.isMirrored) return { start: frame.right - box.right, end: frame.right - box.left };
    return { start: box.left - frame.left, end: box.right - frame.left };
  }

  /** Lists in document order. */
  get ordered() {
    return (this.sorted ??= this.sort());
  }

  sort() {
    const follows = (/** @type {List} */ a, /** @type {List} */ b) =>
      a.behind.compareDocumentPosition(b.behind) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    return [...this.lists].filter((list) => list.behind.isConnected).sort(follows);
  }

  /** What is built, or how long it is, has changed. */
  update() {
    if (!this.element.getClientRects().length) return;
    this.sorted = undefined;
    for (const list of this.lists) list.forget();
    const lists = this.ordered;
    // Rows that went before their room was there made everything too short for where the area was scrolled to.
    const { isAtEnd } = this;
    const lost = isAtEnd ? this.at - this.offset : 0;
    const counts = lists.map(({ count }) => count);
    for (const list of lists) this.apply(list);
    if (lost > 0) this.scrollBy(lost);
    // At the end of the same elements the end stays, however high they turn out to be.
    const isSame = lists.every(({ count }, index) => count === counts[index]);
    if (this.wasAtEnd && isSame && (isAtEnd || this.offset > this.at - 1)) this.scrollBy(longest);
    else this.restore(lists);
    this.settle();
  }

  /** Takes over what the server built. @param {List} list */
  apply(list) {
    const { first, end, count } = list;
    list.read();
    // A row that has come to be kept for its focus leaves its place before anybody looks where that is.
    list.collect();
    const isMoved = list.first !== first || list.end !== end;
    // What the server changed of itself may have to be asked for again.
    if (list.count !== count || (isMoved && !list.since)) list.asked = "";
    if (isMoved) list.answered();
    if (!isMoved) return list.give(list.behind, list.honest(list.count - list.end));
    const overlaps = list.first <= end && first <= list.end && end > first;
    const moved = Math.sign(list.first - first) * list.honest(Math.abs(list.first - first));
    list.resize(list.first === 0 ? 0 : overlaps ? Math.max(0, list.room + moved) : list.honest(list.first));
  }

  /** Brings what was seen back to where it was. @param {List[]} lists in order */
  restore(lists) {
    const { aim, anchor } = this;
    let element = anchor?.element.isConnected && !anchor.element.dataset.kept ? anchor.element : null;
    // What was scrolled since counts as scrolled.
    const scrolled = this.offset - this.at;
    let start = (anchor?.start ?? 0) - scrolled;
    if (!element && aim && aim.index >= aim.list.first && aim.index < aim.list.end) {
      this.aim = null;
      if (aim.isAtEnd) return this.scrollBy(longest);
      element = aim.list.rows[aim.index - aim.list.first];
      start = aim.start - scrolled;
    }
    this.aim = element ? null : aim;
    if (!element || (anchor?.isAtStart && this.isAtStart)) return;
    let shift = this.span(element).start - start;
    if (Math.abs(shift) < 0.5) return;
    // The room nearest to the row takes it up, if it can.
    const list = lists.findLast(
      ({ before }) => before && element.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    if (list && list.room - shift >= list.pitch) {
      list.resize(list.room - shift);
      shift = this.span(element).start - start;
    }
    if (Math.abs(shift) >= 0.5) this.scrollBy(shift);
  }

  /** Everything stands: learns from it, and sees what is next. */
  settle() {
    for (const list of this.lists) list.measure();
    // What is asked for names the row with the focus.
    this.reach();
    this.note();
    this.check();
    this.rest();
  }

  scrolled() {
    const now = performance.now();
    const pause = now - this.then;
    const way = this.offset - this.at;
    // A jump is no speed.
    if (pause > 0) this.speed = pause < rest && Math.abs(way) < 2 * this.size ? way / pause : 0;
    this.then = now;
    this.note();
    this.check();
    this.rest();
  }

  /** Remembers the first row in sight. */
  note() {
    this.at = this.offset;
    this.wasAtEnd = this.isAtEnd;
    this.anchor = null;
    for (const list of this.ordered) {
      const row = firstInSight(this, list.rows);
      if (!row) continue;
      this.anchor = { element: row, start: this.span(row).start, isAtStart: this.isAtStart };
      break;
    }
    // Where nothing is built there is nothing to come to rest at but what was left.
    if (this.element.dataset.snap) this.element.toggleAttribute("data-loose", !this.anchor);
  }

  check() {
    // The server is about to scroll to what it has just built.
    if (this.element.querySelector("[data-scroll]")) return;
    for (const list of this.lists) {
      if (!list.behind.isConnected) continue;
      if (!this.anchor) this.aimInto(list);
      list.check();
    }
  }

  /** Nothing that is built is in sight: what will be seen is to stand where its room is now. @param {List} list */
  aimInto(list) {
    const { extent } = list;
    const { from, to } = extent;
    if (!list.pitch || to <= 0 || from >= this.size) return;
    this.aim = { list, index: list.indexAt(Math.max(0, from), extent), start: Math.max(0, from), isAtEnd: this.isAtEnd };
  }

  /** Once nothing moves, the room before the rows is made honest. */
  rest() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.speed = 0;
      for (const list of this.ordered) {
        const honest = list.first === 0 ? 0 : list.honest(list.first);
        const debt = honest - list.room;
        if (Math.abs(debt) < 1 || (Math.abs(debt) < this.size && list.extent.from < -this.size)) continue;
        const before = this.anchor && this.span(this.anchor.element).start;
        list.resize(honest);
        if (before !== null && this.anchor) this.scrollBy(this.span(this.anchor.element).start - before);
      }
      this.note();
      this.check();
    }, rest);
  }

  /** Leads to rows that are not built: Home, End, and arrows from the last one that is, or one that is kept. @param {KeyboardEvent} event */
  key(event) {
    const row = /** @type {any} */ (event.target).closest(".entry");
    if (!row || row !== event.target) return;
    const lists = this.ordered;
    const [first, last] = [lists[0], lists.at(-1)];
    const own = lists.find((list) => list.parent === row.parentElement);
    const goal = {
      Home: first?.first ? { list: first, index: 0 } : null,
      End: last && last.end < last.count ? { list: last, index: last.count - 1 } : null,
      ArrowDown: own?.next(row, 1),
      ArrowUp: own?.next(row, -1),
    }[event.key];
    if (!goal) return;
    event.preventDefault();
    event.stopPropagation();
    this.go({ ...goal, event });
  }

  /** Goes to a row that need not be built. @param {Goal} goal */
  go(goal) {
    this.goal = goal;
    const { list, index } = goal;
    const isNear = list.end > list.first && (index === list.end || index === list.first - 1);
    if (!isNear) this.scrollBy(list.extent.from + list.honest(index) - this.size / 2);
    // What is there already is not asked for.
    this.reach();
    this.check();
  }

  /** Leads to the row that was gone to. */
  reach() {
    const { goal } = this;
    if (!goal || goal.index < goal.list.first || goal.index >= goal.list.end) return;
    this.goal = null;
    const row = goal.list.rows[goal.index - goal.list.first];
    if (row) leadTo(row, goal.event);
  }
}

/** The first of some rows that reaches into what is seen. @param {Area} area @param {any[]} rows */
function firstInSight(area, rows) {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (area.span(rows[middle]).end > 0) high = middle;
    else low = middle + 1;
  }
  return rows[low] && area.span(rows[low]).start < area.size ? rows[low] : null;
}
