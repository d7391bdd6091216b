// Takes over the HTML a page was served with.

import { attach } from "./behaviours.js";

/**
 * Numbers the elements below the container in document order, as the batch that wrote them did.
 * @param {import("./decoder.js").Page} page which is complete; its first elements may have their numbers already
 */
export function adopt(page) {
  page.number();
  page.walker = null;
  page.before = page.container.lastChild;
}

/**
 * Starts what the adopted elements ask for; each promise is one element's.
 * @param {import("./decoder.js").Page} page whose events are listened to already
 */
export function awaken(page) {
  return [...document.querySelectorAll("[data-with]")].map((element) => attach(page, element));
}

/**
 * Reports what was done before anybody listened. Asked again when more of the page is there, it reports the rest.
 * @param {import("./decoder.js").Page} page whose events are listened to already
 * @param {Element | null} [focused] what got the focus before
 */
export async function reportEarly(page, focused) {
  if (focused || page.container.querySelector("input,textarea,select"))
    (await import("./early.js")).reportEarlyInput(page, focused);
}
