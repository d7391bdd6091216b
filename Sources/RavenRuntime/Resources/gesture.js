// Tells the app what pointers do on an element: that one is over it, is held down on it, is dragged.
//
// The element says what counts: `data-drag` how far a pointer has to move, `data-hold` for how many milliseconds it is to be
// held and how far it may move meanwhile, `data-order` whether it goes `first`, before elements inside, or `beside` them.

import { around, fixed, rectangle, signed } from "./measure.js";

/** The bits of what an element listens to. */
const bits = { hover: 22, hold: 23, drag: 24, click: 0, doubleClick: 7 };
/** What has its clicks for itself. */
const pressed = "a[href],button,input,select,summary,textarea";
/** What has a pointer for itself. */
const controls = "input,textarea,select,[contenteditable]";
/** A click behind a movement as short as this is one, in pixels. */
const slack = 3;
/** How long back a pointer's speed is taken from, in milliseconds. */
const recent = 100;

/**
 * A pointer that is down.
 * @typedef {object} Press
 * @property {number} id
 * @property {number[]} from where it came down
 * @property {number[]} at where it is
 * @property {[number, number, number][]} path where it was lately: when, x, y
 * @property {number[]} place of the element, with the spaces around, as it travels
 * @property {ReturnType<typeof setTimeout> | undefined} timer of a press that may become long
 * @property {boolean} isHeld whether it has been held as long as was asked for
 * @property {boolean} isDragging
 * @property {number} frame in which the next report is made
 */

/**
 * @param {any} element
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(element, { send, varint, page }) {
  const stop = new AbortController();
  const { signal } = stop;
  /** @type {Press | null} */
  let press = null;
  let isOver = false;
  const hears = (/** @type {keyof typeof bits} */ kind) => (Number(element.getAttribute("data-on")) >> bits[kind]) & 1;
  const distance = () => (press ? Math.hypot(press.at[0] - press.from[0], press.at[1] - press.from[1]) : 0);

  const hover = (/** @type {boolean} */ over) => {
    if (over !== isOver && (hears("hover") || !over)) send("hover", [+(isOver = over)]);
  };

  /** @param {number} phase 0 ended, 1 under way, 2 given up */
  const report = (phase) => {
    if (!press) return;
    cancelAnimationFrame(press.frame);
    press.frame = 0;
    const places = [...press.from, ...press.at, ...speed(press)].map((length) => signed(fixed(length)));
    send("drag", [phase, ...places.flatMap(varint), ...press.place]);
  };

  /** A long press has not come to be. */
  const release = () => {
    if (!press?.timer) return;
    clearTimeout(press.timer);
    press.timer = undefined;
    if (hears("hold")) send("hold", [0]);
  };

  const down = (/** @type {any} */ event) => {
    const isTaken = event.ravenTaken && element.dataset.order !== "beside";
    if (press || event.button !== 0 || isTaken || event.target.closest(controls)) return;
    if (!hears("hold") && !hears("drag")) return;
    event.ravenTaken = true;
    const at = [event.clientX, event.clientY];
    const spaces = around(element, page);
    const place = [...rectangle(element), spaces.length, ...spaces.flat()].flatMap(varint);
    press = { id: event.pointerId, from: at, at, path: [], place, timer: undefined, isHeld: false, isDragging: false, frame: 0 };
    note(event);
    if (hears("hold")) {
      press.timer = setTimeout(held, Number(element.dataset.hold.split(" ")[0]));
      send("hold", [1]);
    }
    if (Number(element.dataset.drag) === 0) drag();
  };

  const held = () => {
    if (!press) return;
    press.timer = undefined;
    press.isHeld = true;
    send("hold", [2]);
  };

  const note = (/** @type {any} */ event) => {
    if (!press) return;
    press.at = [event.clientX, event.clientY];
    press.path = [...press.path.filter(([when]) => event.timeStamp - when < recent), [event.timeStamp, event.clientX, event.clientY]];
  };

  const drag = () => {
    if (!press || !hears("drag")) return;
    if (!press.isDragging) {
      press.isDragging = true;
      // What leaves the window is followed, too.
      if (element.isConnected) element.setPointerCapture?.(press.id);
    }
    press.frame ||= requestAnimationFrame(() => report(1));
  };

  const move = (/** @type {any} */ event) => {
    if (event.pointerId !== press?.id) return;
    note(event);
    if (press?.timer && distance() > Number(element.dataset.hold?.split(" ")[1])) release();
    if (press?.isDragging || (element.dataset.drag && distance() >= Number(element.dataset.drag))) drag();
  };

  /** @param {any} event @param {boolean} isEnd whether it came to its end */
  const up = (event, isEnd) => {
    if (event.pointerId !== press?.id || !press) return;
    if (isEnd) note(event);
    release();
    if (press.isDragging) report(isEnd ? 0 : 2);
    // A drag and a long press are no clicks.
    if (press.isHeld || (press.isDragging && distance() > slack)) swallowClick();
    press = null;
  };

  /** Hears of a click that something inside has for itself: besides that, or instead of it. @param {any} event @param {"click" | "doubleClick"} kind */
  const tap = (event, kind) => {
    const { order } = element.dataset;
    if (!order || !hears(kind)) return;
    const has = (/** @type {Element} */ inner) => inner.matches(pressed) || (Number(inner.getAttribute("data-on")) >> bits[kind]) & 1;
    let inner = event.target;
    while (inner !== element && !has(inner)) inner = inner.parentElement;
    // Where nothing has, it comes here by itself.
    if (inner === element) return;
    if (order === "first") event.stopPropagation(), event.preventDefault();
    send(kind, [0]);
  };

  const listen = (/** @type {string} */ type, /** @type {(event: any) => void} */ handle, target = element) =>
    target.addEventListener(type, handle, { signal, capture: type === "pointerdown" && element.dataset.order === "first" });
  listen("pointerdown", down);
  listen("pointermove", move, window);
  listen("pointerup", (event) => up(event, true), window);
  listen("pointercancel", (event) => up(event, false), window);
  element.addEventListener("click", (/** @type {any} */ event) => tap(event, "click"), { signal, capture: true });
  element.addEventListener("dblclick", (/** @type {any} */ event) => tap(event, "doubleClick"), { signal, capture: true });
  listen("pointerenter", ({ pointerType }) => hover(pointerType !== "touch"));
  listen("pointerleave", () => hover(false));
  listen("dragstart", (event) => press && event.preventDefault());
  // A finger that is held opens no menu of the browser.
  listen("contextmenu", (event) => (press?.timer || press?.isHeld) && event.preventDefault());
  if (element.matches(":hover") && matchMedia("(hover: hover)").matches) hover(true);
  element.ravenGone = () => {
    clearTimeout(press?.timer);
    cancelAnimationFrame(press?.frame ?? 0);
    stop.abort();
  };
}

/** How fast a pointer has gone lately, in pixels a second. @param {Press} press */
function speed({ path }) {
  const [first, last] = [path[0], path.at(-1)];
  const seconds = first && last ? (last[0] - first[0]) / 1000 : 0;
  if (!first || !last || seconds <= 0) return [0, 0];
  return [(last[1] - first[1]) / seconds, (last[2] - first[2]) / seconds];
}

/** Lets nobody hear of the click that the browser makes of a pointer that is let go. */
function swallowClick() {
  const stop = new AbortController();
  const swallow = (/** @type {Event} */ event) => (event.stopPropagation(), event.preventDefault());
  addEventListener("click", swallow, { capture: true, signal: stop.signal });
  setTimeout(() => stop.abort());
}
