// Has a screen reader say something. Loaded by pages that announce.

/** The live region must be in the page for a moment before anything is said in it. */
const pause = 150;

/** @param {any} element says a number and words in `data-say` */
export function attach(element) {
  const region = document.createElement("div");
  region.className = "unseen";
  region.setAttribute("aria-live", "polite");
  document.body.append(region);
  let last = "";
  const say = () => {
    const said = element.getAttribute("data-say") ?? "";
    const words = said.slice(said.indexOf(" ") + 1);
    // The same words again are a change only if something differs.
    last = words === last ? `${words}\u00a0` : words;
    setTimeout(() => (region.textContent = last), pause);
  };
  new MutationObserver(say).observe(element, { attributeFilter: ["data-say"] });
  say();
}
