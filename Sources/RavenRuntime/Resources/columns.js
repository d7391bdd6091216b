// The columns of a split view on a narrow page, where one is seen at a time: which has the focus after another came up.

import { headingOf } from "./screens.js";

/** @param {Element} split */
export function attach(split) {
  /** What had the focus last in each column. @type {WeakMap<Element, any>} */
  const focused = new WeakMap();
  const columns = [...split.children].filter((child) => child.matches(".split-column"));
  const state = /** @type {HTMLElement} */ (split.querySelector(":scope > .split-state"));
  const read = () => Number.parseInt(state.dataset.column ?? "0");
  let top = read();

  split.addEventListener("focusin", ({ target }) => remember(target));
  // Not every browser gives what is clicked the focus.
  split.addEventListener("click", ({ target }) => remember(/** @type {Element} */ (target).closest("a,button,[tabindex]")), true);

  new MutationObserver(() => {
    const isBack = read() < top;
    top = read();
    if (!matchMedia("(max-width: 44rem)").matches) return;
    const active = document.activeElement;
    if (active && active !== document.body && !split.contains(active)) return;
    const [column, before] = [columns[top], focused.get(columns[top])];
    if (isBack && before?.isConnected) before.focus();
    else if (!column.contains(active)) headingOf(column.querySelector(".nav-screen")).focus({ preventScroll: true });
  }).observe(state, { attributes: true, attributeFilter: ["data-column"] });

  /** @param {any} element */
  function remember(element) {
    const column = element && columns.find((column) => column.contains(element));
    if (column) focused.set(column, element);
  }
}
