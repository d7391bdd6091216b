// Rows and headers of a list that show and hide what is under them: a press on them does what their arrow does, and so do
// the arrow keys, which also lead to the first row under an open one and to the row that one stands under.

const controls = "a[href],button,input,label,select,summary,textarea,[role=option],[role=treeitem]:not(.head)";
/** The lists that have been seen to. @type {WeakSet<Element>} */
const lists = new WeakSet();

/** @param {HTMLElement} arrow the first one of a list has the whole list listen */
export function attach(arrow) {
  const list = arrow.closest(".secs");
  if (!list || lists.has(list)) return;
  lists.add(list);
  list.addEventListener("keydown", (event) => key(/** @type {KeyboardEvent} */ (event), list));
  list.addEventListener("click", press);
}

/** @param {Element} element @returns {HTMLElement | null} the row or header it is in */
const placeOf = (element) => element.closest(".entry,.head");

/** @param {Element | null | undefined} place @returns {HTMLElement | null} */
const arrowOf = (place) => place?.querySelector(":scope > .arrow") ?? null;

/** @param {Event} event */
function press(event) {
  const target = /** @type {Element} */ (event.target);
  const arrow = arrowOf(placeOf(target));
  if (!arrow || target === arrow || target.closest(controls) || !getSelection()?.isCollapsed) return;
  arrow.click();
}

/**
 * @param {KeyboardEvent} event
 * @param {Element} list
 */
function key(event, list) {
  const target = /** @type {HTMLElement} */ (event.target);
  const place = placeOf(target);
  const arrow = arrowOf(place);
  if (!place || (target !== place && target !== arrow)) return;
  const isOpen = [place, arrow].map((one) => one?.getAttribute("aria-expanded")).find(Boolean);
  const isTurned = getComputedStyle(place).direction === "rtl";
  if (event.key === (isTurned ? "ArrowLeft" : "ArrowRight")) {
    isOpen === "true" ? lead(places(list)[places(list).indexOf(place) + 1]) : arrow?.click();
  } else if (event.key === (isTurned ? "ArrowRight" : "ArrowLeft")) {
    isOpen === "true" ? arrow?.click() : lead(above(place, list));
  } else if (target === place && place.matches(".head") && (event.key === "Enter" || event.key === " ")) {
    arrow?.click();
  } else {
    return;
  }
  event.preventDefault();
}

/** @param {Element} list */
const places = (list) => [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(".entry,.head"))];

/** @param {Element} place */
const level = (place) => (place.matches(".head") ? 0 : Number(place.getAttribute("aria-level") ?? 1));

/**
 * The row or header a row stands under.
 * @param {HTMLElement} place
 * @param {Element} list
 */
function above(place, list) {
  const all = places(list);
  return all.slice(0, all.indexOf(place)).findLast((one) => level(one) < level(place) && arrowOf(one));
}

/** Goes to a row: itself, or its arrow where rows take no focus. @param {HTMLElement | undefined} place */
function lead(place) {
  (place?.hasAttribute("tabindex") ? place : arrowOf(place))?.focus();
}
