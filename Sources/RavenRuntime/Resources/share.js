// Hands an address or a text to other apps when a button is pressed, or copies it where the browser cannot.

import { copy, showCopied } from "./copy.js";

/** @param {any} element what stands around a button: `data-address`, `data-text` and `data-subject` say what is shared */
export function attach(element) {
  element.addEventListener("click", async (/** @type {MouseEvent} */ event) => {
    const button = /** @type {Element} */ (event.target).closest("button,[role=button]");
    if (!button || button.matches("[aria-disabled=true]")) return;
    // A menu closes with what is chosen in it.
    if (!element.closest("[role=menu]")) event.stopPropagation();
    const { address, text, subject } = element.dataset;
    const url = address && new URL(address, location.href).href;
    const item = { ...(url && { url }), ...(text && { text }), ...(subject && { title: subject }) };
    if (await isShared(item)) return;
    if (await copy([text, url].filter(Boolean).join("\n"), element)) showCopied(element);
  });
  // Until now it could not be pressed.
  element.setAttribute("data-ready", "");
}

/** Whether the browser has taken it, or a person has thought better of it. @param {ShareData} item */
async function isShared(item) {
  try {
    if (!navigator.canShare?.(item)) return false;
    await navigator.share(item);
    return true;
  } catch (error) {
    return /** @type {Error} */ (error).name === "AbortError";
  }
}
