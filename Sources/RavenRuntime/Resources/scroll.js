// Scrolls an element into view, once, when the server asks for it.

/** @param {any} element */
export function attach(element) {
  const [x, y] = (element.dataset.scroll || "nearest nearest").split(" ");
  element.scrollIntoView({ inline: x, block: y });
  // Asked again, the server sets them again.
  delete element.dataset.scroll;
  delete element.dataset.with;
}
