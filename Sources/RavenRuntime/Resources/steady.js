// Moves elements without taking away what they hold. Browsers without `moveBefore` can only take an element out and put
// it in again: it then loses the focus, what plays, how far it is scrolled. A selection is lost by `moveBefore` too.
//
// So an element that holds one of these stays where it is, and the siblings between its old and its new place go around
// it. Only where two such elements change places one of them is moved: the one that holds less.

/** How far elements are scrolled, as they last said. @type {Map<Element, [number, number]>} */
const scrolled = new Map();

/** @param {import("./decoder.js").Page} page whose moves are to be steady from now on */
export function install(page) {
  page.moveNode = moveSteadily;
  if (canMove(page.container)) return;
  page.container.addEventListener(
    "scroll",
    ({ target }) => {
      const element = /** @type {Element} */ (target);
      scrolled.set(element, [element.scrollLeft, element.scrollTop]);
    },
    { capture: true, passive: true },
  );
}

/** Whether elements in another can be moved with nearly all they hold. @param {any} parent */
const canMove = (parent) => parent.moveBefore && parent.isConnected;

/**
 * Moves an element in front of `next` inside `parent`.
 * @param {any} element
 * @param {any} parent
 * @param {any} next
 */
function moveSteadily(element, parent, next) {
  if (element === next) return;
  const weight = weigh(element, parent);
  const passed = weight ? between(element, parent, next) : null;
  if (!passed || passed.some((sibling) => weigh(sibling, parent) >= weight)) return takeAlong(element, parent, next);
  const isForward = passed[0] === element.nextSibling;
  const place = isForward ? element : element.nextSibling;
  for (const sibling of passed) takeAlong(sibling, parent, place);
}

/**
 * What an element holds that it would lose by a move in `parent`: 0 for nothing.
 * @param {any} element
 * @param {any} parent
 */
function weigh(element, parent) {
  const { ownerDocument: page } = element;
  const { activeElement: active } = page;
  if (!canMove(parent) && active !== page.body && element.contains(active)) return 3;
  const selection = selected(page);
  if (selection?.containsNode(element, true)) return 2;
  return !canMove(parent) && holdsRunning(element) ? 1 : 0;
}

/** What is selected outside of fields. @param {any} page @returns {Selection | null} */
function selected(page) {
  const selection = page.getSelection?.();
  return selection && !selection.isCollapsed ? selection : null;
}

/** Whether something plays in an element, or would load anew. @param {any} element */
function holdsRunning(element) {
  const isRunning = (/** @type {any} */ one) => (one.matches("video,audio") && !one.paused) || one.matches("iframe");
  return isRunning(element) || [...element.querySelectorAll("video,audio,iframe")].some(isRunning);
}

/**
 * The siblings an element passes on its way in front of `next`, in document order; null if it comes from elsewhere.
 * @param {any} element
 * @param {any} parent
 * @param {any} next
 * @returns {any[] | null}
 */
function between(element, parent, next) {
  if (element.parentNode !== parent) return null;
  const siblings = [...parent.childNodes];
  const from = siblings.indexOf(element);
  const to = next ? siblings.indexOf(next) : siblings.length;
  return to > from ? siblings.slice(from + 1, to) : siblings.slice(to, from);
}

/**
 * Moves an element with what can be given back to it.
 * @param {any} element
 * @param {any} parent
 * @param {any} next
 */
function takeAlong(element, parent, next) {
  const page = element.ownerDocument;
  const selection = selected(page);
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {};
  putElsewhere(element, parent, next);
  if (anchorNode && focusNode && (element.contains(anchorNode) || element.contains(focusNode)))
    selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
}

/**
 * Moves an element, or takes it out and puts it in again where it cannot be moved.
 * @param {any} element
 * @param {any} parent
 * @param {any} next
 */
function putElsewhere(element, parent, next) {
  if (canMove(parent) && element.isConnected) return parent.moveBefore(element, next);
  const page = element.ownerDocument;
  const active = page.activeElement;
  const isInside = active !== page.body && element.contains(active);
  const { selectionStart, selectionEnd, selectionDirection } = active ?? {};
  parent.insertBefore(element, next);
  for (const [inner, [left, top]] of scrolled) {
    if (!inner.isConnected) scrolled.delete(inner);
    else if (element.contains(inner)) Object.assign(inner, { scrollLeft: left, scrollTop: top });
  }
  if (!isInside) return;
  active.focus({ preventScroll: true });
  if (selectionStart != null) active.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
}
