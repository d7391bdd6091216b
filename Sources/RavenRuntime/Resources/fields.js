// Live values of form fields. A field belongs to its typist: what the server sends never undoes newer typing, never
// disturbs an input method, and leaves the caret where it was.

/**
 * @typedef {HTMLInputElement & {
 *   ravenEdits?: number,
 *   ravenComposing?: boolean,
 *   ravenPostponed?: [number, string] | null,
 * }} Field a field, the number of its edits, and what waits for the end of a composition
 */

/**
 * Sets a field's live value unless the typist has gone on since the version the server had seen.
 * @param {Field} field
 * @param {number} version
 * @param {string} text
 */
export function setValue(field, version, text) {
  if (field.ravenComposing) {
    field.ravenPostponed = [version, text];
  } else if (version >= (field.ravenEdits ?? 0) && field.value !== text) {
    field.ownerDocument.activeElement === field ? setUnderCaret(field, text) : (field.value = text);
  }
}

/**
 * Counts one edit of the typist.
 * @param {Field} field
 */
export function countEdit(field) {
  field.ravenEdits = (field.ravenEdits ?? 0) + 1;
}

/**
 * Holds back values while an input method composes.
 * @param {Field} field
 */
export function beginComposition(field) {
  field.ravenComposing = true;
}

/**
 * Sets the value that came during the composition, if it is still news.
 * @param {Field} field
 */
export function endComposition(field) {
  field.ravenComposing = false;
  const postponed = field.ravenPostponed;
  field.ravenPostponed = null;
  if (postponed) setValue(field, ...postponed);
}

/**
 * Puts the caret back after a change of value: it keeps its distance from the end when the text behind it is the same.
 * @param {Field} field
 * @param {string} text
 */
function setUnderCaret(field, text) {
  const { value, selectionStart: start, selectionEnd: end, selectionDirection } = field;
  field.value = text;
  if (start == null || end == null) return; // numbers, dates and menus tell no caret
  const shift = text.endsWith(value.slice(end)) ? text.length - value.length : 0;
  const caret = Math.max(0, Math.min(text.length, end + shift));
  field.setSelectionRange(start === end ? caret : Math.min(start, caret), caret, selectionDirection ?? undefined);
}
