// Has a screen reader say what the app announces. Loaded by pages that announce.

import { say } from "./say.js";

/** @param {any} element says a number and words in `data-say` */
export function attach(element) {
  const announce = () => {
    const said = element.getAttribute("data-say") ?? "";
    say(said.slice(said.indexOf(" ") + 1));
  };
  new MutationObserver(announce).observe(element, { attributeFilter: ["data-say"] });
  announce();
}
