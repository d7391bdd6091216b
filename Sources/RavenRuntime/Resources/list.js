// Rows of a list under the keyboard: arrow keys lead from row to row, Delete deletes, the menu key shows a row's actions.
// What was deleted is said, and the focus goes on from where it was. Swiping, moving and inserting have
// modules of their own.

import { leadTo } from "./lead.js";
import { rowOf, rowsOf, textOf } from "./rows.js";
import { say } from "./say.js";
import { isAmidWord, typed } from "./typed.js";

/** How long after it was asked for a row that goes was deleted, in milliseconds. */
const patience = 10_000;

/**
 * The modules for swiping, for moving and for inserting, by what in a list, or which list, needs them.
 * @type {[string, () => Promise<{ attach: Function }>][]}
 */
export const needs = [
  [".entry > :is(.swipes,.delete)", () => import("./swipe.js")],
  [".entry[data-moves]", () => import("./reorder.js")],
  [".secs[data-accepts]", () => import("./drop.js")],
];

/**
 * @typedef {object} Doomed a row somebody asked to delete
 * @property {string} text
 * @property {number} at when
 * @property {boolean} isOneOfMany whether the server counts how many went
 */

/**
 * @param {any} list
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(list, tools) {
  const stop = new AbortController();
  const { signal } = stop;
  list.ravenGone = () => stop.abort();
  list.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => key(event, list, tools));
  list.addEventListener("contextmenu", (/** @type {MouseEvent} */ event) => menu(event));
  follow(list, tools, signal);
  loadWhatIsNeeded(list, tools, signal);
}

/**
 * Loads the modules of `needs` once a row, or the list, needs them.
 * @param {HTMLElement} list
 * @param {import("./behaviours.js").Tools} tools
 * @param {AbortSignal} signal
 */
function loadWhatIsNeeded(list, tools, signal) {
  let left = needs;
  const observer = new MutationObserver(() => look());
  const look = () => {
    left = left.filter(([selector, load]) => {
      if (!list.matches(selector) && !list.querySelector(selector)) return true;
      load().then((module) => module.attach(list, tools, signal));
      return false;
    });
    if (!left.length) observer.disconnect();
  };
  observer.observe(list, { childList: true, subtree: true, attributeFilter: ["data-moves", "data-accepts"] });
  look();
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} list
 * @param {import("./behaviours.js").Tools} tools
 */
function key(event, list, { send }) {
  const row = rowOf(event);
  if (!row || event.altKey) return;
  if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) return menu(event);
  if (event.target !== row) return;
  const rows = [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(":is(.entry, .head)[tabindex]"))];
  const at = rows.indexOf(row);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    if (rows[next]) leadTo(rows[next], event);
  } else if (event.key === "Delete" || event.key === "Backspace") {
    const button = row.querySelector(":scope > .delete");
    if (!button) return;
    event.preventDefault();
    // With Shift it is about all chosen rows, if this is one of them.
    if (!event.repeat) button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: true }));
  } else if (event.key === " " && list.hasAttribute("aria-multiselectable") && !event.shiftKey && !isAmidWord(event)) {
    // One more or less, as arrow keys do not choose where several can be.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) row.dispatchEvent(new MouseEvent("click", { bubbles: true, ctrlKey: true }));
  } else if (event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey) && list.hasAttribute("aria-multiselectable")) {
    event.preventDefault();
    send("selectAll");
  } else {
    typed(event, row, list);
  }
}

/**
 * Shows the menu of a row, unless what was touched has one of its own.
 * @param {Event} event
 */
function menu(event) {
  const button = /** @type {HTMLElement | null | undefined} */ (rowOf(event)?.querySelector(":scope > .more"));
  const own = event.type === "keydown" ? "input,textarea,select" : "input,textarea,select,a[href]";
  if (!button || event.defaultPrevented || /** @type {Element} */ (event.target).closest(own)) return;
  event.preventDefault();
  button.click();
}

/**
 * Follows which rows are asked to go, and which do.
 * @param {HTMLElement} list
 * @param {import("./behaviours.js").Tools} tools
 * @param {AbortSignal} signal
 */
function follow(list, { page }, signal) {
  /** @type {Map<Element, Doomed>} */
  const doomed = new Map();
  /** The row with the focus. @type {Element | null} */
  let focused = null;

  list.addEventListener("focusin", (event) => (focused = rowOf(event)));
  list.addEventListener("focusout", () => page.applying || (focused = null));
  document.addEventListener(
    "click",
    (event) => {
      const row = rowDeletedBy(/** @type {Element} */ (event.target), page);
      if (!row || !list.contains(row)) return;
      const chosen = list.querySelectorAll(".entry[aria-selected=true]").length;
      const isOneOfMany = event.shiftKey && chosen > 1 && row.getAttribute("aria-selected") === "true";
      doomed.set(row, { text: textOf(row), at: event.timeStamp, isOneOfMany });
    },
    { capture: true, signal },
  );

  const observer = new MutationObserver((changes) => {
    const gone = goneIn(changes);
    if (!gone.size) return;
    let lost = focused && gone.has(focused) ? focused : null;
    for (const [row, { text, at, isOneOfMany }] of doomed) {
      if (row.isConnected && performance.now() - at < patience) continue;
      doomed.delete(row);
      if (!gone.has(row) || performance.now() - at >= patience) continue;
      lost ??= row;
      if (!isOneOfMany) say(`${text} deleted`);
    }
    if (!lost) return;
    const next = nearest(lost, gone) ?? rowsOf(list).at(-1);
    focused = null;
    const handOn = () => document.activeElement === document.body && focus(next?.isConnected ? next : list);
    // A row that was deleted from its menu may go before that, which still has the focus.
    const menu = document.activeElement?.closest("dialog");
    if (menu && !menu.contains(list)) menu.addEventListener("close", () => setTimeout(handOn), { once: true });
    else handOn();
  });
  observer.observe(list, { childList: true, subtree: true });
}

/**
 * The row that a press on something deletes: its button, or a destructive action of the row or its menu.
 * @param {Element} pressed
 * @param {import("./decoder.js").Page} page
 * @returns {Element | null | undefined}
 */
function rowDeletedBy(pressed, page) {
  const item = pressed.closest("dialog .item.destructive");
  const place = item ? page.find(Number(item.closest("dialog")?.getAttribute("data-from"))) : pressed;
  return item ? place?.closest?.(".entry") : pressed.closest(".entry > .delete,.swipe.destructive")?.closest(".entry");
}

/**
 * The rows that have gone, with what was taken out: they or something around them.
 * @param {MutationRecord[]} changes
 */
function goneIn(changes) {
  /** @type {Map<Node, MutationRecord>} */
  const gone = new Map();
  for (const change of changes) {
    for (const node of /** @type {Iterable<any>} */ (change.removedNodes)) {
      if (node.isConnected || !node.querySelectorAll) continue;
      gone.set(node, change);
      for (const row of node.querySelectorAll(".entry")) gone.set(row, change);
    }
  }
  return gone;
}

/**
 * The row behind one that has gone, or else before it.
 * @param {Node} row
 * @param {Map<Node, MutationRecord>} gone
 * @returns {HTMLElement | null}
 */
function nearest(row, gone) {
  for (const way of /** @type {const} */ (["nextSibling", "previousSibling"])) {
    /** @type {Node | null | undefined} */
    let near = gone.get(row)?.[way];
    while (near && !near.isConnected) near = gone.get(near)?.[way];
    const found = /** @type {any} */ (near)?.matches?.(".entry") ? near : [.../** @type {any} */ (near)?.querySelectorAll?.(".entry") ?? []].at(way === "nextSibling" ? 0 : -1);
    if (found) return found;
  }
  return null;
}

/** Gives a row the focus, or what it has that can take it. @param {HTMLElement} place */
function focus(place) {
  if (place.matches(".entry:not([tabindex])")) {
    const inside = /** @type {HTMLElement | null} */ (place.querySelector("a[href],button:not(:disabled),input,select,textarea"));
    if (inside) return inside.focus();
  }
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus();
}
