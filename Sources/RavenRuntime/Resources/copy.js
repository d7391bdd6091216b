// Copies the text of another element when a button is pressed. The app has nothing to do with it.

import { say } from "./say.js";

/** How long the button says that it has copied. */
const pause = 2000;

/** @param {any} element what stands around a button, with the id of what is copied as `data-copy` */
export function attach(element) {
  element.addEventListener("click", async (/** @type {MouseEvent} */ event) => {
    const button = /** @type {Element} */ (event.target).closest("button,[role=button]");
    if (!button || button.matches("[aria-disabled=true]")) return;
    event.stopPropagation();
    const id = element.getAttribute("data-copy");
    const source = document.getElementById(id);
    if (!source) return console.warn(`Raven: no view of the page has the accessibilityIdentifier "${id}" to copy from.`);
    if (!(await copy(textOf(source), element))) return;
    showCopied(element);
  });
  // Until now it could not be pressed.
  element.setAttribute("data-ready", "");
}

/** @type {WeakMap<Element, ReturnType<typeof setTimeout>>} when buttons say again what they are for */
const timers = new WeakMap();

/** Has a button say for a while that it has copied. @param {Element} element what stands around it */
export function showCopied(element) {
  element.setAttribute("data-copied", "");
  say(element.querySelector(".copying > :last-child")?.textContent || "Copied");
  clearTimeout(timers.get(element));
  timers.set(element, setTimeout(() => element.removeAttribute("data-copied"), pause));
}

/** What is typed in a field, or the text that a person sees; of a link that shows its address, all of the address. @param {any} element @returns {string} */
export function textOf(element) {
  if (/^(input|textarea|select)$/.test(element.localName)) return element.value;
  if (element.localName === "a" && element.textContent === element.getAttribute("href")) return element.href;
  return element.localName === "pre" ? element.textContent : (element.innerText ?? element.textContent);
}

/**
 * Puts a text on the clipboard, and says whether it is there.
 * @param {string} text
 * @param {Element} beside
 */
export async function copy(text, beside) {
  try {
    // Not there on pages without https, and refused by some.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text, beside);
  }
}

/**
 * Copies as a person would: from a field, whose text is selected.
 * @param {string} text
 * @param {Element} beside where a field may have the focus: outside a dialog none may
 */
function copySelection(text, beside) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const field = document.createElement("textarea");
  field.className = "unseen";
  // What is hidden so is on one line, and browsers copy what they lay out.
  field.style.whiteSpace = "pre";
  field.readOnly = true;
  field.value = text;
  (beside.closest("dialog") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}
