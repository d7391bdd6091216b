// Reports the size of an element, and where it stands in the window, at first and whenever the size has changed.

/** Lengths travel in 64ths of a pixel, up to a million pixels. */
const most = 64e6;

/**
 * @param {any} element
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(element, { send, varint }) {
  let last = "";
  const observer = new ResizeObserver(() => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const size = [width, height].map(fixed);
    if (last === (last = size.join())) return;
    send("resize", [...[x, y].map((length) => signed(fixed(length))), ...size].flatMap(varint));
  });
  observer.observe(element);
  element.ravenGone = () => observer.disconnect();
}

/** @param {number} length */
function fixed(length) {
  return Math.max(-most, Math.min(most, Math.round(length * 64)));
}

/** Small numbers of either sign stay small. @param {number} number */
function signed(number) {
  return number < 0 ? -2 * number - 1 : 2 * number;
}
