// Leads from row to row, as keys do.

/**
 * Gives a row the focus. In a list that is for choosing one, that is to choose it; with Shift, to choose all up to it.
 * @param {HTMLElement} row
 * @param {KeyboardEvent} event the key that led there
 */
export function leadTo(row, event) {
  const list = row.closest(".secs");
  row.focus();
  // A header of a tree can be reached but not chosen.
  if (!list || !row.hasAttribute("aria-selected") || leadsAway(list)) return;
  const isShift = event.shiftKey && event.key.length > 1;
  if (isShift || !list.hasAttribute("aria-multiselectable"))
    row.dispatchEvent(new MouseEvent("click", { bubbles: true, shiftKey: isShift }));
}

/**
 * Whether choosing a row brings up the next column in place of this one: then keys move without choosing.
 * @param {Element} list
 */
const leadsAway = (list) =>
  matchMedia("(max-width: 44rem)").matches && !!list.closest(".split-column")?.nextElementSibling?.matches(".split-column");
