// Rows of a list under the keyboard and the finger: arrow keys lead from row to row, Delete deletes, a swipe shows the
// button that does.

const swipe = 48;

/** @param {HTMLElement} list */
export function attach(list) {
  list.addEventListener("keydown", (event) => key(event, list));
  list.addEventListener("pointerdown", (event) => touch(event, list));
}

/** @param {Event} event @returns {HTMLElement | null} */
const rowOf = (event) => /** @type {HTMLElement} */ (event.target).closest(".entry");

/** @param {KeyboardEvent} event @param {HTMLElement} list */
function key(event, list) {
  const row = rowOf(event);
  if (!row || event.target !== row) return;
  const rows = [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(".entry[tabindex]"))];
  const at = rows.indexOf(row);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (next !== undefined) {
    event.preventDefault();
    go(rows[next], event, list);
  } else if (event.key === "Delete" || event.key === "Backspace") {
    const button = /** @type {HTMLElement | null} */ (row.querySelector(":scope > .delete"));
    if (!button) return;
    event.preventDefault();
    (rows[at + 1] ?? rows[at - 1])?.focus();
    button.click();
  }
}

/**
 * Goes to a row. In a list that is for choosing one, that is to choose it; with Shift, to choose all up to it.
 * @param {HTMLElement | undefined} row
 * @param {KeyboardEvent} event
 * @param {HTMLElement} list
 */
function go(row, event, list) {
  if (!row) return;
  row.focus();
  if (list.getAttribute("role") !== "listbox" || leadsAway(list)) return;
  if (event.shiftKey || !list.hasAttribute("aria-multiselectable"))
    row.dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: event.shiftKey }));
}

/**
 * Whether choosing a row brings up the next column in place of this one: then keys move without choosing.
 * @param {HTMLElement} list
 */
const leadsAway = (list) =>
  matchMedia("(max-width: 44rem)").matches && !!list.closest(".split-column")?.nextElementSibling?.matches(".split-column");

/**
 * Follows a finger that may be swiping.
 * @param {PointerEvent} down
 * @param {HTMLElement} list
 */
function touch(down, list) {
  const row = rowOf(down);
  for (const open of list.querySelectorAll("[data-swiped]")) {
    if (!open.contains(/** @type {Node} */ (down.target))) open.removeAttribute("data-swiped");
  }
  if (down.pointerType !== "touch" || !row?.querySelector(":scope > .delete")) return;
  const stop = new AbortController();
  const { signal } = stop;
  const towardsEnd = getComputedStyle(row).direction === "rtl" ? 1 : -1;
  row.addEventListener(
    "pointermove",
    (move) => {
      const way = (move.clientX - down.clientX) * towardsEnd;
      if (Math.abs(move.clientY - down.clientY) > swipe) stop.abort();
      else if (way > swipe) row.setAttribute("data-swiped", "");
      else if (way < -swipe) row.removeAttribute("data-swiped");
    },
    { signal },
  );
  for (const type of ["pointerup", "pointercancel"]) row.addEventListener(type, () => stop.abort(), { signal });
}
