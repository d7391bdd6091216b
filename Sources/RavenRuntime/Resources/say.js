// What is said to a screen reader: one live region for all modules, behind everything the page shows.

/** The live region must be in the page for a moment before anything is said in it. */
const pause = 150;
/** @type {HTMLElement | undefined} */
let region;
let last = "";

/**
 * Has a screen reader say something when it has finished what it is saying.
 * @param {string} words
 */
export function say(words) {
  if (!region) {
    region = document.createElement("div");
    region.className = "unseen";
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  // The same words again are a change only if something differs.
  last = words === last ? `${words}\u00a0` : words;
  const text = last;
  setTimeout(() => region && (region.textContent = text), pause);
}
