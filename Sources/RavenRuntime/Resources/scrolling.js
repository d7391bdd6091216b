// What scrolls around an element.

/** What scrolls along an axis though nobody can scroll it by hand. */
const STILL = { x: ".sh[data-still]", y: ".sv[data-still],.nav-screen", either: "[data-still],.nav-screen" };

/**
 * The nearest element around another that can scroll, along one axis or either; the page itself where there is none.
 * @param {Element} element
 * @param {"x" | "y" | "either"} axis
 */
export function scrollingAround(element, axis = "either") {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    const ways = { x: overflowX, y: overflowY, either: overflowX + overflowY }[axis];
    if (/auto|scroll/.test(ways) || (/hidden/.test(ways) && outer.matches(STILL[axis]))) return outer;
  }
  return document.scrollingElement ?? document.documentElement;
}
