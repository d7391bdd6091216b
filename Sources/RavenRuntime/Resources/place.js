// Where things stand beside others: on the wished side if there is room, inside the window in any case.

const margin = 8;

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {"top" | "bottom" | "left" | "right"} Side */

/** @type {Record<Side, Side>} */
const opposite = { top: "bottom", bottom: "top", left: "right", right: "left" };

/**
 * Places a box beside another.
 * @param {{ width: number, height: number }} size
 * @param {Box} beside
 * @param {{ sides: Side[], gap?: number, align?: "start" | "center" | "end" }} wish the sides in order of preference
 * @param {{ width: number, height: number }} room of the window
 * @returns {{ left: number, top: number, side: Side }}
 */
export function placeBeside({ width, height }, beside, { sides, gap = 0, align = "start" }, room) {
  const free = {
    top: beside.top - gap - margin - height,
    bottom: room.height - beside.bottom - gap - margin - height,
    left: beside.left - gap - margin - width,
    right: room.width - beside.right - gap - margin - width,
  };
  const candidates = [...sides, ...sides.map((side) => opposite[side])];
  const most = candidates.reduce((one, other) => (free[other] > free[one] ? other : one));
  const side = candidates.find((one) => free[one] >= 0) ?? most;
  const along = (/** @type {number} */ start, /** @type {number} */ end, /** @type {number} */ length) =>
    align === "start" ? start : align === "end" ? end - length : (start + end - length) / 2;
  let left = along(beside.left, beside.right, width);
  let top = along(beside.top, beside.bottom, height);
  if (side === "top") top = beside.top - gap - height;
  if (side === "bottom") top = beside.bottom + gap;
  if (side === "left") left = beside.left - gap - width;
  if (side === "right") left = beside.right + gap;
  return { left: within(left, width, room.width), top: within(top, height, room.height), side };
}

/** @param {number} at @param {number} length @param {number} room */
function within(at, length, room) {
  return Math.max(margin, Math.min(at, room - length - margin));
}

/**
 * Keeps an element beside another while the window changes.
 * @param {any} element which has the class `placed` while it stands there
 * @param {() => { beside: Box, wish: any } | null} find null where it stands by itself
 * @param {(placed: { left: number, top: number, side: Side }, beside: Box) => void} [then]
 * @returns {() => void} ends it
 */
export function keepBeside(element, find, then) {
  const arrange = () => {
    const found = find();
    element.classList.toggle("placed", !!found);
    if (!found) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const placed = placeBeside(size, found.beside, found.wish, { width: innerWidth, height: innerHeight });
    element.style.setProperty("--left", `${placed.left}px`);
    element.style.setProperty("--top", `${placed.top}px`);
    then?.(placed, found.beside);
  };
  const observer = new ResizeObserver(arrange);
  arrange();
  observer.observe(element);
  addEventListener("resize", arrange);
  return () => {
    observer.disconnect();
    removeEventListener("resize", arrange);
  };
}

/** Whether an element reads from right to left. @param {Element} element */
export function isMirrored(element) {
  return getComputedStyle(element).direction === "rtl";
}
