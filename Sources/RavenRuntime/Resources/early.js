// Input that came before the script. Loaded by pages that were served with something to type in or to focus.

/**
 * Reports what nobody listened to when it happened: text typed and boxes ticked, by a person or by a browser that
 * remembers, and the field that got the focus. A field somebody has heard of since has reported itself.
 * @param {import("./decoder.js").Page} page whose events are listened to already
 * @param {Element | null} [focused] the element whose focus is to be reported
 */
export function reportEarlyInput(page, focused) {
  const say = (/** @type {Element} */ field, /** @type {string} */ type) =>
    field.dispatchEvent(new Event(type, { bubbles: true }));
  for (const field of page.container.querySelectorAll("input,textarea,select")) {
    if (field.ravenEdits || !differs(field)) continue;
    say(field, "input");
    const isLeft = field !== page.document.activeElement;
    // Text says so when the caret leaves it; a choice that was made never says it again.
    if (isLeft || isChoice(field)) say(field, "change");
    // What was typed as a number or a date has its last word then.
    if (isLeft) say(field, "focusout");
  }
  if (focused && page.document.activeElement === focused) say(focused, "focusin");
}

/** @param {any} field */
function isChoice(field) {
  return field.localName === "select" || field.type === "checkbox" || field.type === "radio";
}

/**
 * Whether a field's live value is not the one it was served with.
 * @param {any} field
 */
function differs(field) {
  if (field.localName === "select") {
    const served = [...field.options].findLastIndex((option) => option.defaultSelected);
    return !field.multiple && field.options.length > 0 && field.selectedIndex !== Math.max(0, served);
  }
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
