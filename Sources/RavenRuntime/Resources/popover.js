// Popovers stand beside what they belong to and point at it; where there is little room they come from below.

import { attach as show } from "./dialog.js";
import { isMirrored, keepBeside } from "./place.js";

/**
 * @param {any} element
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(element, tools) {
  const anchor = () => tools.page.find(Number(element.getAttribute("data-from")));
  let release = () => {};
  const find = () => {
    const from = anchor()?.getBoundingClientRect();
    if (!from || (matchMedia("(max-width: 600px)").matches && !element.hasAttribute("data-stays"))) return null;
    const [edge, x, y] = (element.getAttribute("data-at") ?? "auto").split(" ");
    const beside = x === undefined ? from : pointOf(from, Number(x) / 100, Number(y) / 100);
    return { beside, wish: { sides: sidesFor(edge, isMirrored(element)), gap: 12, align: "center" } };
  };
  show(element, tools, {
    place: () => (release = keepBeside(element, find, (placed, beside) => point(element, placed, beside))),
    settle: () => release(),
  });
}

/** @param {DOMRect} box @param {number} x @param {number} y */
function pointOf({ left, top, width, height }, x, y) {
  const [across, down] = [left + width * x, top + height * y];
  return { left: across, right: across, top: down, bottom: down };
}

/** @param {string} edge @param {boolean} mirrored */
function sidesFor(edge, mirrored) {
  const sides = { top: "top", bottom: "bottom", leading: mirrored ? "right" : "left", trailing: mirrored ? "left" : "right" };
  const wish = /** @type {any} */ (sides)[edge];
  return wish ? [wish, "bottom"] : ["bottom", "right"];
}

/** Puts the arrow where it points at the middle. @param {any} element @param {any} placed @param {any} beside */
function point(element, { left, top, side }, beside) {
  const { offsetWidth: width, offsetHeight: height } = element;
  const half = 7;
  const across = clamp((beside.left + beside.right) / 2 - left, width) - half;
  const down = clamp((beside.top + beside.bottom) / 2 - top, height) - half;
  const arrow = {
    top: [across, height - half],
    bottom: [across, -half],
    left: [width - half, down],
    right: [-half, down],
  }[/** @type {"top"} */ (side)];
  element.style.setProperty("--arrow-left", `${arrow[0]}px`);
  element.style.setProperty("--arrow-top", `${arrow[1]}px`);
  element.style.setProperty("--origin", `${arrow[0] + half}px ${arrow[1] + half}px`);
}

/** Keeps the arrow off the corners. @param {number} at @param {number} length */
function clamp(at, length) {
  return Math.max(22, Math.min(at, length - 22));
}
