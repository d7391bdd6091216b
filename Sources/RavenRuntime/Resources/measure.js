// Reports the size of an element and where it stands in the window, with the spaces of coordinates around it: at first,
// whenever the size has changed, and where the place matters (`data-place`) when something scrolls or changes.

/** Lengths travel in 64ths of a pixel, up to a million pixels. */
const most = 64e6;
/** While something scrolls, a report is sent so often at most, in milliseconds. */
const pause = 100;

/**
 * @param {any} element
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(element, { send, varint, page }) {
  let last = "";
  let waiting = 0;
  /** Its width and height as they are laid out, whatever turns or scales it. */
  let size = [fixed(element.offsetWidth), fixed(element.offsetHeight)];
  const report = () => {
    clearTimeout(waiting);
    waiting = 0;
    const spaces = around(element, page);
    const payload = [...rectangle(element).slice(0, 2), ...size, spaces.length, ...spaces.flat()];
    const key = (element.hasAttribute("data-place") ? payload : size).join();
    if (last !== (last = key)) send("resize", payload.flatMap(varint));
  };
  /** Reports soon, if the place matters. */
  const moved = () => {
    if (element.hasAttribute("data-place")) waiting ||= setTimeout(report, pause);
  };
  const scrolled = (/** @type {any} */ { target }) => {
    if (target.contains(element)) moved();
  };
  const observer = new ResizeObserver(([{ borderBoxSize }]) => {
    size = [fixed(borderBoxSize[0].inlineSize), fixed(borderBoxSize[0].blockSize)];
    report();
  });
  observer.observe(element);
  const changes = new MutationObserver(moved);
  const follow = () => {
    if (!element.hasAttribute("data-place")) return;
    changes.observe(page.container, { childList: true, subtree: true, attributeFilter: ["class", "style"] });
    moved();
  };
  const wanted = new MutationObserver(follow);
  wanted.observe(element, { attributeFilter: ["data-place"] });
  follow();
  addEventListener("scroll", scrolled, { capture: true, passive: true });
  element.ravenGone = () => {
    clearTimeout(waiting);
    for (const each of [observer, changes, wanted]) each.disconnect();
    removeEventListener("scroll", scrolled, { capture: true });
  };
}

/** The nearest area that scrolls, as 0, and the spaces with a name, inside out. @param {any} element @param {any} page */
export function around(element, page) {
  const spaces = [];
  const area = element.parentElement?.closest(".sv, .sh");
  if (area) spaces.push([0, ...rectangle(area)]);
  for (let space = element.closest("[data-space]"); space && spaces.length < 32; ) {
    page.number(space);
    if (space.ravenId) spaces.push([space.ravenId, ...rectangle(space)]);
    space = space.parentElement?.closest("[data-space]");
  }
  return spaces;
}

/** @param {Element} element */
export function rectangle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [signed(fixed(x)), signed(fixed(y)), fixed(width), fixed(height)];
}

/** @param {number} length */
export function fixed(length) {
  return Math.max(-most, Math.min(most, Math.round(length * 64)));
}

/** Small numbers of either sign stay small. @param {number} number */
export function signed(number) {
  return number < 0 ? -2 * number - 1 : 2 * number;
}
