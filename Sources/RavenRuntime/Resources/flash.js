// Outlines places of the page for a second, with a label each, in a layer of its own: nothing of the app is touched.

/** @typedef {{ elements: Element[], label: string }} Place */

/** How long an outline stays, in milliseconds; the stylesheet fades it for as long. */
const time = 1000;
/** The most outlines at a time. */
const most = 200;

/** @type {HTMLElement | undefined} */
let layer;
/** @type {{ elements: Element[], box: HTMLElement, until: number }[]} */
let shown = [];

/**
 * Outlines places; those that are nowhere on the page are left out.
 * @param {Place[]} places
 * @returns {boolean} whether there is any to see
 */
export function flash(places) {
  const found = places.filter(({ elements }) => elements.some((element) => bounds(element)));
  if (!found.length) return false;
  const above = raise();
  const again = new Set(found.map(({ elements }) => elements[0]));
  for (const old of shown) if (again.has(old.elements[0])) old.until = 0;
  const until = performance.now() + time;
  const isIdle = !shown.length;
  for (const { elements, label } of found.slice(0, most)) {
    const box = above.appendChild(document.createElement("div"));
    box.className = "raven-flash";
    box.appendChild(document.createElement("span")).textContent = label;
    shown.push({ elements, box, until });
  }
  if (isIdle) follow();
  else draw();
  return true;
}

/** The layer, above the page and what is presented there. */
function raise() {
  if (!layer) {
    layer = document.createElement("div");
    layer.className = "raven-flashes";
    layer.setAttribute("aria-hidden", "true");
  }
  if (!layer.isConnected) document.body.append(layer);
  // Of dialogs and popovers what was shown last is on top; a layer that is no popover leaves the panel free.
  layer.removeAttribute("popover");
  if (document.querySelector(":modal, :popover-open")) {
    layer.setAttribute("popover", "manual");
    layer.showPopover();
  }
  return layer;
}

/** Has the outlines stay with what they are about, which may move, until their time is over. */
function follow() {
  const now = performance.now();
  for (const old of shown) if (old.until <= now) old.box.remove();
  shown = shown.filter(({ until }) => until > now);
  draw();
  if (shown.length) requestAnimationFrame(follow);
  else layer?.remove();
}

function draw() {
  /** @type {DOMRect[]} */
  const labels = [];
  for (const { elements, box } of shown) {
    const around = elements.map(bounds).filter((one) => one !== undefined);
    box.hidden = !around.length;
    if (box.hidden) continue;
    const [left, top] = [Math.min(...around.map((one) => one.left)), Math.min(...around.map((one) => one.top))];
    const [right, bottom] = [Math.max(...around.map((one) => one.right)), Math.max(...around.map((one) => one.bottom))];
    box.style.translate = `${left}px ${top}px`;
    box.style.width = `${right - left}px`;
    box.style.height = `${bottom - top}px`;
    const label = /** @type {HTMLElement} */ (box.firstChild);
    const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    label.hidden = !isSeen;
    if (isSeen) put(label, left, top, labels);
  }
}

/**
 * Puts a label above its box where there is room, and below others that are there already.
 * @param {HTMLElement} label
 * @param {number} left @param {number} top of the box
 * @param {DOMRect[]} others
 */
function put(label, left, top, others) {
  const { offsetWidth: width, offsetHeight: height } = label;
  const x = Math.max(0, Math.min(left, innerWidth - width));
  let y = Math.max(0, top - height);
  for (const other of others) {
    if (other.left < x + width && x < other.right && other.top < y + height && y < other.bottom) y = other.bottom;
  }
  label.style.translate = `${x - left}px ${y - top}px`;
  others.push(new DOMRect(x, y, width, height));
  others.sort((one, other) => one.top - other.top);
}

/**
 * Where an element is, or what is in it where it has no box of its own.
 * @param {Element} element
 * @returns {DOMRect | undefined}
 */
function bounds(element) {
  if (!element.isConnected) return undefined;
  let box = element.getBoundingClientRect();
  if (!box.width && !box.height) {
    const range = document.createRange();
    range.selectNodeContents(element);
    box = range.getBoundingClientRect();
  }
  return box.width || box.height ? box : undefined;
}
