// Takes over the HTML a page was served with.

import { attach } from "./behaviours.js";

/**
 * Numbers the elements below the container in document order, as the batch that wrote them did.
 * @param {import("./decoder.js").Page} page
 */
export function adopt(page) {
  for (const element of page.container.querySelectorAll("*")) page.register(element);
  page.before = page.container.lastChild;
}

/**
 * Starts what the adopted elements ask for.
 * @param {import("./decoder.js").Page} page whose events are listened to already
 */
export async function awaken(page) {
  const { container } = page;
  for (const element of container.querySelectorAll("[data-with]")) attach(page, element);
  if (container.querySelector("input,textarea,select,:focus")) (await import("./early.js")).reportEarlyInput(page);
}
