// Tells which of the views that scroll stands first, or at the anchor, whenever scrolling pauses.

import { scrollingAround } from "./scrolling.js";

/** At most so often, in milliseconds. */
const pause = 100;

/**
 * @param {any} box around what scrolls
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(box, { send, varint, page }) {
  let told = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const tell = () => {
    timer = undefined;
    const { first, reached } = inSight(box);
    // Where rows are still to come nothing reaches the anchor: it is looked again when they are there.
    reached ? arrivals.disconnect() : arrivals.observe(box, { childList: true, subtree: true });
    if (first) page.number(first);
    if (first?.ravenId && first.ravenId !== told) send("sight", varint((told = first.ravenId)));
  };
  const later = () => (timer ??= setTimeout(tell, pause));
  const arrivals = new MutationObserver(later);
  // Whatever scrolls, around the box or in it: scrolling does not bubble.
  document.addEventListener("scroll", later, { capture: true, passive: true });
  // What was scrolled before this module came counts too.
  if (isScrolled(box)) later();
  box.ravenGone = () => {
    clearTimeout(timer);
    arrivals.disconnect();
    document.removeEventListener("scroll", later, { capture: true });
  };
}

/** Whether the reader is no longer at the beginning. @param {any} box */
function isScrolled(box) {
  const [target] = targetsIn(box);
  const area = target && scrollingAround(target);
  return Boolean(area?.scrollTop || area?.scrollLeft);
}

/** The element of the view that is asked for, and whether one reaches the anchor: the last counts where none does. @param {any} box */
function inSight(box) {
  const targets = targetsIn(box).filter((one) => one.getClientRects().length);
  if (!targets.length) return { first: null, reached: true };
  const area = scrollingAround(targets[0]);
  const frame = area === document.scrollingElement ? new DOMRect(0, 0, innerWidth, innerHeight) : area.getBoundingClientRect();
  const [x, y] = (box.dataset.anchor ?? "0 0").split(" ").map(Number);
  // Across the way it scrolls, every view is where the anchor is.
  const left = frame.left + (area.scrollWidth > area.clientWidth ? x * frame.width : 0);
  const top = frame.top + (area.scrollHeight > area.clientHeight ? y * frame.height : 0);
  const isReversed = getComputedStyle(area).direction === "rtl";
  const reaches = (/** @type {Element} */ one) => {
    const box = one.getBoundingClientRect();
    // Where reading goes to the left, so do what comes first and what it reaches.
    return (isReversed ? box.left < frame.right - (left - frame.left) - 1 : box.right > left + 1) && box.bottom > top + 1;
  };
  const first = targets.find(reaches);
  return { first: first ?? targets.at(-1), reached: Boolean(first) };
}

/** The views that count: what stands in the stacks and grids marked for it, or else rows; not what is in one of these. @param {any} box @returns {any[]} */
function targetsIn(box) {
  const isOutermost = (/** @type {Element} */ one) => {
    const around = one.parentElement?.closest("[data-targets], .entry");
    return (!around || !box.contains(around)) && one.closest("[data-with=position]") === box;
  };
  const marked = [...box.querySelectorAll("[data-targets]")].filter(isOutermost);
  if (!marked.length) return [...box.querySelectorAll(".entry")].filter((one) => isOutermost(one) && !one.matches("[data-kept]"));
  const stacks = marked.map((one) => (one.matches(".h,.v,.lines") ? one : one.querySelector(".h,.v,.lines")));
  const views = stacks.flatMap((stack) => [...(stack?.children ?? [])]);
  const inSections = views.flatMap((view) => (view.matches(".stretch") ? [...view.children] : [view]));
  return inSections.filter((one) => !one.matches(".gap,.edge,[data-kept]"));
}
