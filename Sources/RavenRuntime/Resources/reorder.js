// Rows that are moved: dragged by a mouse, by a finger that rested on one or took its handle, and by arrow keys. The page
// only says beside which row; the server moves, and says what came of it.

import { Line } from "./line.js";
import { isInControl, rowOf, rowsOf, textOf } from "./rows.js";
import { say } from "./say.js";

/** How far a mouse goes before it drags, in pixels, and a finger before it scrolls. */
const start = 5;
const slip = 8;
/** How long a finger rests before it lifts a row, in milliseconds. */
const hold = 350;
/** How near the edge of what scrolls a drag scrolls it, in pixels, and how fast at most, a frame. */
const near = 48;
const fastest = 14;
/** How long an answer is waited for, in milliseconds. */
const patience = 4000;

/** @typedef {import("./line.js").Goal} Goal */

/**
 * @param {HTMLElement} list
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(list, tools) {
  const mover = new Mover(list, tools);
  list.addEventListener("keydown", (event) => key(event, mover));
  list.addEventListener("focusin", (event) => name(event));
  list.addEventListener("pointerdown", (event) => press(event, list, mover));
  // Links and pictures have a way of their own to be dragged.
  list.addEventListener("dragstart", (event) => rowOf(event)?.hasAttribute("data-moves") && event.preventDefault());
  // A browser asks here whether a finger scrolls, and only listeners that were there before it came down may refuse.
  list.addEventListener("touchmove", (event) => list.querySelector("[data-dragged]") && event.preventDefault(), { passive: false });
}

/** Tells the server of moves, one after another, and a screen reader what came of them. */
class Mover {
  /**
   * @param {HTMLElement} list
   * @param {import("./behaviours.js").Tools} tools
   */
  constructor(list, tools) {
    this.list = list;
    this.tools = tools;
    /** Steps made while an answer is awaited. @type {[HTMLElement, number][]} */
    this.steps = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** What happens when the answer is there. @type {() => void} */
    this.done = () => {};
    new MutationObserver(() => this.answered()).observe(list, { attributeFilter: ["data-moved"] });
  }

  /**
   * Moves a row beside another.
   * @param {HTMLElement} row
   * @param {Goal} goal
   * @param {() => void} [done]
   */
  move(row, { target, isBehind }, done = () => {}) {
    const { send, varint, page } = this.tools;
    for (const one of [row, target]) page.number(/** @type {any} */ (one));
    this.done = done;
    this.timer = setTimeout(() => this.settle(), patience);
    send("move", [...varint(id(row)), ...varint(id(target)), +isBehind]);
  }

  /** Moves a row past the next one, when what was moved before is where it goes. @param {HTMLElement} row @param {number} way */
  step(row, way) {
    if (this.timer) return void this.steps.push([row, way]);
    const others = peers(this.list, row).filter((one) => one === row || !isTaken(one, row));
    const target = others[others.indexOf(row) + way];
    if (target) this.move(row, { target, isBehind: way > 0 });
  }

  answered() {
    const [node, count, place, all] = (this.list.getAttribute("data-moved") ?? "").split(" ").map(Number);
    const row = this.tools.page.find(node);
    this.settle();
    if (!row || !count) return;
    say(count > 1 ? `${count} rows moved to ${place} of ${all}` : `${textOf(row)} moved to ${place} of ${all}`);
    row.scrollIntoView({ block: "nearest" });
  }

  settle() {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.done();
    this.done = () => {};
    const next = this.steps.shift();
    if (next?.[0].isConnected) this.step(...next);
  }
}

/** @param {any} element */
const id = (element) => element.ravenId;

/** The rows among which one may be moved. @param {HTMLElement} list @param {HTMLElement} row */
const peers = (list, row) => rowsOf(list).filter((one) => one.dataset.list && one.dataset.list === row.dataset.list);

/** Whether a row goes wherever another does, because both are chosen. @param {Element} one @param {Element} row */
const isTaken = (one, row) => one === row || [one, row].every((each) => each.getAttribute("aria-selected") === "true");

/** @param {KeyboardEvent} event @param {Mover} mover */
function key(event, mover) {
  const row = rowOf(event);
  const target = /** @type {Element} */ (event.target);
  const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!way || !row?.hasAttribute("data-moves") || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target === row && event.altKey) && !target.matches(".handle")) return;
  event.preventDefault();
  mover.step(row, way);
}

/** Has a handle tell what it moves. @param {FocusEvent} event */
function name({ target }) {
  const handle = /** @type {Element} */ (target);
  if (handle.matches("button.handle")) handle.setAttribute("aria-label", `Reorder ${textOf(/** @type {Element} */ (handle.closest(".entry")))}`);
}

/**
 * Follows a pointer that may be about to drag a row.
 * @param {PointerEvent} down
 * @param {HTMLElement} list
 * @param {Mover} mover
 */
function press(down, list, mover) {
  const row = rowOf(down);
  if (!row?.hasAttribute("data-moves") || down.button !== 0 || isInControl(down) || row.hasAttribute("data-swiped") || mover.timer) return;
  const stop = new AbortController();
  const { signal } = stop;
  const isHandle = !!(/** @type {Element} */ (down.target).closest(".handle"));
  const isMouse = down.pointerType === "mouse";
  /** @type {Drag | undefined} */
  let drag;
  const lift = () => (drag ??= new Drag(list, row, down));
  const timer = isMouse || isHandle ? undefined : setTimeout(lift, hold);
  const end = (/** @type {boolean} */ drops) => {
    stop.abort();
    clearTimeout(timer);
    drag?.end(drops ? mover : undefined);
  };
  addEventListener(
    "pointermove",
    (move) => {
      if (move.pointerId !== down.pointerId) return;
      const distance = Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY);
      if (drag) drag.follow(move.clientY);
      else if (isMouse || isHandle) distance > start && lift().follow(move.clientY);
      else if (distance > slip) end(false);
    },
    { signal },
  );
  addEventListener("pointerup", (event) => event.pointerId === down.pointerId && end(true), { signal });
  addEventListener("pointercancel", (event) => event.pointerId === down.pointerId && end(false), { signal });
  addEventListener("blur", () => end(false), { signal });
  addEventListener("selectstart", (event) => event.preventDefault(), { signal });
  addEventListener("contextmenu", (event) => drag && event.preventDefault(), { signal, capture: true });
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !drag) return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    { signal, capture: true },
  );
}

/** A row that is lifted: it follows the pointer, and a line shows where it would go. */
class Drag {
  /**
   * @param {HTMLElement} list
   * @param {HTMLElement} row
   * @param {PointerEvent} at where the pointer took hold
   */
  constructor(list, row, { clientY }) {
    this.list = list;
    this.row = row;
    this.taken = peers(list, row).filter((one) => isTaken(one, row));
    this.line = new Line(list);
    this.scroller = this.line.scroller;
    this.from = clientY + this.scroller.scrollTop;
    this.y = clientY;
    /** How far the row is from its place. */
    this.way = 0;
    /** @type {Goal | undefined} */
    this.goal = undefined;
    if (this.taken.length > 1) this.line.element.setAttribute("data-count", String(this.taken.length));
    row.setAttribute("data-dragged", "");
    for (const one of this.taken) if (one !== row) one.setAttribute("data-taken", "");
    this.frame = requestAnimationFrame(() => this.scroll());
  }

  /** @param {number} y */
  follow(y) {
    this.y = y;
    // It stays over the list, which would scroll on for ever otherwise.
    const [list, row] = [this.list, this.row].map((element) => element.getBoundingClientRect());
    const [least, most] = [list.top - row.top + this.way, list.bottom - row.bottom + this.way];
    this.way = Math.max(least, Math.min(most, y + this.scroller.scrollTop - this.from));
    this.row.style.setProperty("--drag", `${this.way}px`);
    this.aim();
  }

  /** Finds the place the row would go to. */
  aim() {
    const others = peers(this.list, this.row);
    const boxes = others.map((one) => (one === this.row ? null : one.getBoundingClientRect()));
    const behind = boxes.findIndex((box) => box && (box.top + box.bottom) / 2 > this.y);
    const last = others.length - 1;
    const at = behind < 0 ? last + 1 : behind;
    // Its own place lies on either side of it.
    const isStill = this.taken.length === 1 && [others[at], others[at - 1]].includes(this.row);
    this.goal = isStill ? undefined : at > last ? { target: others[last], isBehind: true } : { target: others[at], isBehind: false };
    this.line.show(this.goal);
  }

  /** Scrolls while the pointer is near an edge. */
  scroll() {
    const isRoot = this.scroller === document.scrollingElement;
    const box = isRoot ? { top: 0, bottom: innerHeight } : this.scroller.getBoundingClientRect();
    const [above, below] = [near - (this.y - Math.max(box.top, 0)), near - (Math.min(box.bottom, innerHeight) - this.y)];
    const speed = above > 0 ? -above : below > 0 ? below : 0;
    if (speed) {
      const before = this.scroller.scrollTop;
      this.scroller.scrollTop += Math.sign(speed) * Math.min(fastest, Math.ceil(Math.abs(speed) / 3));
      if (this.scroller.scrollTop !== before) this.follow(this.y);
    }
    this.frame = requestAnimationFrame(() => this.scroll());
  }

  /** Puts the row down: where it goes, or without a mover where it was. @param {Mover} [mover] */
  end(mover) {
    cancelAnimationFrame(this.frame);
    this.line.remove();
    const lower = () => {
      this.row.removeAttribute("data-dragged");
      this.row.style.removeProperty("--drag");
      for (const one of this.taken) one.removeAttribute("data-taken");
    };
    // The click that ends a drag is not one.
    const swallow = (/** @type {Event} */ event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("click", swallow, { capture: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    if (!mover || !this.goal) return lower();
    if (this.row.hasAttribute("tabindex") && !this.row.contains(document.activeElement)) this.row.focus({ preventScroll: true });
    mover.move(this.row, this.goal, lower);
  }
}
