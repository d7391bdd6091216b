// The screens of a navigation stack: which has the focus after one came or went.

/**
 * Puts the focus on the heading of a screen that is pushed, and back to where it was when the one above goes.
 * @param {Element} stack
 */
export function attach(stack) {
  /** What had the focus last in each screen. @type {WeakMap<Element, any>} */
  const focused = new WeakMap();
  const screens = () => [...stack.children].filter((child) => child.matches(".nav-screen"));
  let top = screens().at(-1);

  stack.addEventListener("focusin", ({ target }) => remember(target));
  // Not every browser gives a link that is clicked the focus.
  stack.addEventListener("click", ({ target }) => remember(/** @type {Element} */ (target).closest("a,button")), true);

  new MutationObserver(() => {
    const next = screens().at(-1);
    if (!next || next === top) return;
    const wasBelow = top && !top.isConnected;
    top = next;
    // Somebody who is elsewhere on the page, or in another window, is not fetched; nor from a field that the app chose.
    const active = document.activeElement;
    if (active && active !== document.body && !stack.contains(active)) return;
    const before = focused.get(next);
    if (wasBelow && before?.isConnected) before.focus();
    else if (!next.contains(active)) headingOf(next).focus({ preventScroll: true });
  }).observe(stack, { childList: true });

  /** @param {any} element */
  function remember(element) {
    const screen = element && screens().find((screen) => screen.contains(element));
    if (screen) focused.set(screen, element);
  }
}

/**
 * What is read out when a screen comes: its heading, or all of it.
 * @param {any} screen
 */
export function headingOf(screen) {
  const heading = screen.querySelector("h1");
  if (!heading) screen.tabIndex = -1;
  return heading ?? screen;
}
