// What the modules of lists know of rows.

/** @param {Event} event @returns {HTMLElement | null} the row something happened in */
export const rowOf = (event) => /** @type {Element} */ (event.target).closest(".entry, .head");

/** @param {Element} list @returns {HTMLElement[]} */
export const rowsOf = (list) => [.../** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(".entry"))];

/** What stands in a row but is not what it says. */
const extras = "button,input,select,textarea,svg,[aria-hidden=true],.badge,label:has(input)";

/**
 * What a row says, for telling a person of it.
 * @param {Element} row
 */
export function textOf(row) {
  const words = (/** @type {boolean} */ all) => {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const extra = node.parentElement?.closest(all ? ".delete,.swipes" : extras);
      if (!extra || !row.contains(extra)) found.push(node.nodeValue?.trim());
    }
    return found.filter(Boolean).join(" ").slice(0, 80);
  };
  const field = /** @type {HTMLInputElement | null} */ (row.querySelector("input[type=text],input:not([type]),textarea"));
  return words(false) || field?.value || words(true) || "Row";
}

/**
 * Whether something happened in a control that has it for itself.
 * @param {Event} event
 */
export const isInControl = (event) =>
  !!(/** @type {Element} */ (event.target).closest(
    "input,textarea,select,label,button:not(.handle),[contenteditable],[role=button],.swipes,.delete,.minus,.more",
  ));
