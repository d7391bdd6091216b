// Measures the views of a layout: how much room it is offered, and what size each view chooses for the sizes the server asks.
//
// `data-ask` is `round;child width height;…`: a length in points, `n` for nothing offered, `i` for all there could be.
// Whatever changes, everything is measured again; only what differs is reported.

/** Longer than anything shown: the server has the same number, less one. */
const endless = 100_000;

/**
 * @param {any} area
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(area, { send, varint }) {
  // Asked again, after having been laid out by the browser for a while.
  area.ravenGone?.();
  let last = "";

  const report = () => {
    const { ask } = area.dataset;
    // What is hidden has no sizes; shown again, it has.
    if (ask === undefined || !area.getClientRects().length) return;
    const [round, ...questions] = ask.split(";");
    area.dataset.probe = "";
    const numbers = [Number(round), ...offer(area).map((length) => (length === null ? 0 : units(length) + 1)), questions.length];
    for (const question of questions) numbers.push(...measure(area, question.split(" ")).map(units));
    delete area.dataset.probe;
    changed.takeRecords();
    if (last === (last = numbers.join())) return;
    send("measure", numbers.flatMap(varint));
  };

  const changed = new MutationObserver(report);
  changed.observe(area, { attributes: true, childList: true, characterData: true, subtree: true });
  const resized = new ResizeObserver(report);
  for (const element of [area, area.parentElement, document.documentElement]) if (element) resized.observe(element);
  document.fonts.addEventListener("loadingdone", report);
  // Pictures take their size when they are there.
  area.addEventListener("load", report, true);
  area.ravenGone = () => {
    changed.disconnect();
    resized.disconnect();
    document.fonts.removeEventListener("loadingdone", report);
  };
}

/** The room the area would take if it had endless content: a width and a height, null for what has no end. @param {any} area */
function offer(area) {
  const { width, height } = size(area);
  return [
    area.matches(".mx") || width >= endless - 1 ? null : width,
    area.matches(".my") || height >= endless - 1 ? null : height,
  ];
}

/** The size a view chooses. @param {any} area @param {string[]} question */
function measure(area, [index, width, height]) {
  const box = area.children[Number(index)];
  const view = box?.firstElementChild;
  if (!view) return [0, 0];
  const { cssText } = box.style;
  box.style.width = offered(width);
  box.style.height = offered(height);
  const free = [width === "n" && "mx", height === "n" && "my"].filter((name) => name && !view.classList.contains(name));
  const marked = free.length ? mark(view, free) : [];
  const chosen = size(view);
  for (const element of marked) element.classList.remove(...free);
  box.style.cssText = cssText;
  return [chosen.width, chosen.height];
}

/** @param {string} length */
function offered(length) {
  return length === "n" ? "max-content" : (length === "i" ? endless : length) + "px";
}

/** Has views choose the size they like best, down to those whose size is set. @param {any} view @param {any[]} names */
function mark(view, names) {
  const marked = [view];
  for (const element of marked) {
    element.classList.add(...names);
    if (!element.style.width && !element.style.height) marked.push(...element.children);
  }
  return marked;
}

/** The size of an element whatever turns or scales it. @param {Element} element */
function size(element) {
  const { width, height } = getComputedStyle(element);
  const box = /px$/.test(width) ? { width, height } : element.getBoundingClientRect();
  return { width: parseFloat(`${box.width}`) || 0, height: parseFloat(`${box.height}`) || 0 };
}

/** Lengths travel in 64ths of a point. @param {number} length */
function units(length) {
  return Math.round(Math.min(Math.max(length, 0), endless) * 64);
}
