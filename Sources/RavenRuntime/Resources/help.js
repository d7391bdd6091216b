// A few words beside what a pointer rests on or the keyboard has reached.

import { placeBeside } from "./place.js";

const pause = 500;
/** @type {HTMLElement | undefined} */
let tip;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * @param {any} element
 */
export function attach(element) {
  const show = () => appear(element);
  element.addEventListener("pointerenter", (/** @type {PointerEvent} */ { pointerType }) => {
    clearTimeout(timer);
    if (pointerType === "mouse") timer = setTimeout(show, pause);
  });
  element.addEventListener("pointerleave", vanish);
  element.addEventListener("pointerdown", vanish);
  element.addEventListener("focusin", (/** @type {FocusEvent} */ { target }) => {
    if (/** @type {Element} */ (target).matches(":focus-visible")) show();
  });
  element.addEventListener("focusout", vanish);
  element.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape" && tip) {
      event.preventDefault();
      vanish();
    }
  });
  element.ravenGone = vanish;
}

/** @param {any} element */
function appear(element) {
  vanish();
  const document = element.ownerDocument;
  tip = /** @type {HTMLElement} */ (document.createElement("div"));
  tip.className = "tip";
  tip.setAttribute("aria-hidden", "true");
  tip.textContent = element.getAttribute("data-help");
  document.body.append(tip);
  // Above dialogs too, where browsers can.
  tip.setAttribute("popover", "manual");
  tip.showPopover?.();
  const size = { width: tip.offsetWidth, height: tip.offsetHeight };
  const room = { width: innerWidth, height: innerHeight };
  const { left, top } = placeBeside(size, element.getBoundingClientRect(), { sides: ["bottom"], gap: 6, align: "center" }, room);
  tip.style.setProperty("--left", `${left}px`);
  tip.style.setProperty("--top", `${top}px`);
}

/** Takes the words away. @returns {boolean} */
function vanish() {
  clearTimeout(timer);
  tip?.remove();
  tip = undefined;
  return false;
}
