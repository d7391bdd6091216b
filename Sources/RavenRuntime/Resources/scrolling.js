// What scrolls around an element.

/**
 * The nearest element around another that can scroll, along one axis or either; the page itself where there is none.
 * @param {Element} element
 * @param {"x" | "y" | "either"} axis
 */
export function scrollingAround(element, axis = "either") {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    if (/auto|scroll/.test({ x: overflowX, y: overflowY, either: overflowX + overflowY }[axis])) return outer;
  }
  return document.scrollingElement ?? document.documentElement;
}
