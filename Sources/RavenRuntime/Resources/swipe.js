// Rows that are pulled aside: a finger or a trackpad uncovers what stands behind an edge, and a pull across the whole row
// presses the first of it. The badge of an edited row uncovers the same.

import { rowOf } from "./rows.js";

/** How far a finger goes before it is known where, in pixels. */
const slip = 10;
/** Which part of a row is the whole of it. */
const whole = 0.6;
/** How long a trackpad rests before the row settles, in milliseconds. */
const rest = 180;

/**
 * @typedef {object} Pull a row that is being pulled
 * @property {HTMLElement} row
 * @property {number} from where it stood, in pixels towards its end
 * @property {number} way how far it is pulled
 */

/** @param {HTMLElement} list */
export function attach(list) {
  list.addEventListener("pointerdown", (event) => touch(event, list));
  list.addEventListener("click", (event) => click(event, list), { capture: true });
  list.addEventListener("keydown", (event) => {
    const row = event.key === "Escape" && list.querySelector("[data-swiped]");
    if (!row) return;
    event.preventDefault();
    close(/** @type {HTMLElement} */ (row));
  });
  listenToWheel(list);
}

/** @param {HTMLElement} row @param {boolean} isEnd @returns {HTMLElement | null} what stands behind an edge */
const sideOf = (row, isEnd) =>
  row.querySelector(isEnd ? ":scope > .swipes.trailing" : ":scope > .swipes.leading") ??
  (isEnd && !row.querySelector(":scope > .swipes") ? row.querySelector(":scope > .delete") : null);

/** @param {HTMLElement} row */
const sign = (row) => (getComputedStyle(row).direction === "rtl" ? -1 : 1);

/** How far a row is open: positive towards its end, where what stands at its start shows. @param {HTMLElement} row */
const openWay = (row) => Number(row.getAttribute("data-open") ?? 0);

/** @param {HTMLElement} row @param {number} way */
function show(row, way) {
  row.style.setProperty("--swipe", `${way * sign(row)}px`);
  row.style.setProperty("--pull", `${Math.abs(way)}px`);
}

/** @param {HTMLElement} row */
function close(row) {
  for (const name of ["data-swiped", "data-swiping", "data-open"]) row.removeAttribute(name);
  for (const name of ["--swipe", "--pull"]) row.style.removeProperty(name);
}

/** @param {HTMLElement} row @param {boolean} isEnd */
function open(row, isEnd) {
  const side = sideOf(row, isEnd) ?? row.querySelector(":scope > .delete");
  if (!side) return;
  row.setAttribute("data-swiped", isEnd ? "trailing" : "leading");
  row.removeAttribute("data-swiping");
  const way = naturalWidth(side) * (isEnd ? -1 : 1);
  row.setAttribute("data-open", String(way));
  show(row, way);
}

/** The width of what stands behind an edge when it is not pulled. @param {HTMLElement} side */
function naturalWidth(side) {
  const row = /** @type {HTMLElement} */ (side.parentElement);
  const pull = row.style.getPropertyValue("--pull");
  row.style.removeProperty("--pull");
  const { width } = side.getBoundingClientRect();
  if (pull) row.style.setProperty("--pull", pull);
  return width;
}

/** Has a row stand where it is pulled to. @param {Pull} pull */
function follow({ row, from, way }) {
  let to = from + way;
  const side = sideOf(row, to < 0);
  if (!side) to = 0;
  row.setAttribute("data-swiping", to < 0 ? "trailing" : "leading");
  row.toggleAttribute("data-whole", isWhole(row, to, side));
  show(row, to);
  return to;
}

/** @param {HTMLElement} row @param {number} to @param {HTMLElement | null} side */
const isWhole = (row, to, side) =>
  !!side && (side.matches(".delete") || side.hasAttribute("data-full")) && Math.abs(to) > row.offsetWidth * whole;

/** Lets go of a row. @param {HTMLElement} row @param {number} to @param {boolean} mayPress */
function settle(row, to, mayPress) {
  const side = sideOf(row, to < 0);
  const presses = mayPress && isWhole(row, to, side);
  const isOpen = !!side && Math.abs(to) > naturalWidth(side) / 2;
  row.removeAttribute("data-whole");
  if (presses) {
    const first = side?.matches(".delete") ? side : /** @type {HTMLElement | null} */ (side?.querySelector(".swipe"));
    close(row);
    first?.click();
  } else if (isOpen) {
    open(row, to < 0);
  } else {
    close(row);
  }
}

/**
 * Follows a finger that may be pulling a row.
 * @param {PointerEvent} down
 * @param {HTMLElement} list
 */
function touch(down, list) {
  const row = rowOf(down);
  for (const other of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("[data-swiped]"))) if (other !== row) close(other);
  if (down.pointerType === "mouse" || !row || list.hasAttribute("data-editing") || (!sideOf(row, true) && !sideOf(row, false))) return;
  const stop = new AbortController();
  const { signal } = stop;
  const way = sign(row);
  const from = openWay(row);
  let isPulled = false;
  let to = from;
  addEventListener(
    "pointermove",
    (move) => {
      if (move.pointerId !== down.pointerId) return;
      const [x, y] = [move.clientX - down.clientX, move.clientY - down.clientY];
      if (!isPulled) {
        if (row.hasAttribute("data-dragged") || (Math.abs(y) > slip && Math.abs(y) > Math.abs(x))) return stop.abort();
        if (Math.abs(x) < slip) return;
        isPulled = true;
      }
      to = follow({ row, from, way: x * way });
    },
    { signal },
  );
  for (const type of ["pointerup", "pointercancel"]) {
    addEventListener(
      type,
      (event) => {
        if (/** @type {PointerEvent} */ (event).pointerId !== down.pointerId) return;
        stop.abort();
        if (isPulled) settle(row, type === "pointerup" ? to : from, true);
      },
      { signal },
    );
  }
}

/**
 * Presses on badges, and on rows that stand open.
 * @param {MouseEvent} event
 * @param {HTMLElement} list
 */
function click(event, list) {
  const row = rowOf(event);
  const target = /** @type {Element} */ (event.target);
  if (!row) return;
  if (target.closest(".minus")) {
    event.preventDefault();
    event.stopPropagation();
    if (row.hasAttribute("data-swiped")) return close(row);
    for (const other of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("[data-swiped]"))) close(other);
    open(row, true);
    /** @type {HTMLElement | null} */ (row.querySelector(":scope > button.delete"))?.focus();
  } else if (row.hasAttribute("data-swiped")) {
    close(row);
    if (target.closest(".swipe,.delete")) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Follows a trackpad that goes aside over a row.
 * @param {HTMLElement} list
 */
function listenToWheel(list) {
  /** @type {Pull | null} */
  let pull = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  list.addEventListener(
    "wheel",
    (event) => {
      const row = rowOf(event);
      if (!row || event.deltaMode !== 0 || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      if (list.hasAttribute("data-editing") || (!sideOf(row, true) && !sideOf(row, false))) return;
      event.preventDefault();
      if (pull?.row !== row) {
        if (pull) settle(pull.row, pull.from + pull.way, false);
        pull = { row, from: openWay(row), way: 0 };
      }
      const now = pull;
      const side = sideOf(row, now.from + now.way - event.deltaX * sign(row) < 0);
      const most = side ? naturalWidth(side) : 0;
      now.way = Math.min(Math.max(now.from + now.way - event.deltaX * sign(row), -most), most) - now.from;
      follow(now);
      clearTimeout(timer);
      timer = setTimeout(() => {
        pull = null;
        settle(row, now.from + now.way, false);
      }, rest);
    },
    { passive: false },
  );
}
