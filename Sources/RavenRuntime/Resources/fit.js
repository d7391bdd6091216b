// Shows the first child that fits in the room of its parent, and hides the others.

/** @param {any} element */
export function attach(element) {
  const { fit: axes = "" } = element.dataset;
  const choose = () => {
    const children = [...element.children];
    // It takes the whole width to see how much there is, and then only what it shows.
    element.dataset.probe = "";
    const room = element.clientWidth;
    delete element.dataset.probe;
    const height = roomBelow(element);
    const fits = children.find((child) => {
      for (const other of children) other.hidden = other !== child;
      const { width, maxWidth } = child.style;
      child.style.width = "max-content";
      child.style.maxWidth = "none";
      const ideal = child.getBoundingClientRect();
      child.style.width = width;
      child.style.maxWidth = maxWidth;
      return (!axes.includes("x") || ideal.width <= room + 0.5) && (!axes.includes("y") || ideal.height <= height + 0.5);
    });
    const chosen = fits ?? children.at(-1);
    for (const child of children) child.hidden = child !== chosen;
    element.dataset.chosen = "";
  };
  const resized = new ResizeObserver(choose);
  resized.observe(element);
  if (element.parentElement) resized.observe(element.parentElement);
  const changed = new MutationObserver(choose);
  changed.observe(element, { childList: true, characterData: true, subtree: true });
  element.ravenGone = () => {
    resized.disconnect();
    changed.disconnect();
  };
}

/** How high the element may be: as its parent where that has a height of its own, else whatever it is. @param {any} element */
function roomBelow(element) {
  for (const child of element.children) child.hidden = true;
  const height = element.parentElement.clientHeight;
  return height || Infinity;
}
