// Aligns views by guides that CSS does not know: those an app defines, and those it moves on single views.
//
// `data-guide` is `axis|name|c w h f l`: where the guide is in the element, as a constant and factors of its width, height,
// first and last baseline. `data-align` says the same of a container whose alignment CSS has no word for, for views that
// say nothing; several stand apart by `;`. A guide counts for every container around it that aligns by it.

/** Where CSS's own guides are, by axis. @type {Record<string, Record<string, number[]>>} */
const standard = {
  x: { start: [0, 0, 0, 0, 0], center: [0, 0.5, 0, 0, 0], end: [0, 1, 0, 0, 0] },
  y: {
    start: [0, 0, 0, 0, 0],
    center: [0, 0, 0.5, 0, 0],
    end: [0, 0, 1, 0, 0],
    "first baseline": [0, 0, 0, 1, 0],
    "last baseline": [0, 0, 0, 0, 1],
  },
};

/** @param {any} element */
export function attach(element) {
  for (const { axis, name } of guides(element.dataset.align)) watch(element, axis, name);
  for (const { axis, name } of guides(element.dataset.guide)) {
    for (let container = element.parentElement; container; container = container.parentElement) {
      if (alignment(container, axis) === name) watch(container, axis, name);
    }
  }
}

/** Aligns a container's views, now and whenever something in it changes. @param {any} container @param {string} axis @param {string} name */
function watch(container, axis, name) {
  const watched = (container.ravenGuides ??= new Map());
  if (watched.size === 0) {
    const all = () => {
      for (const [axis, name] of watched) align(container, axis, name);
      changed.takeRecords();
    };
    const resized = new ResizeObserver(all);
    const changed = new MutationObserver(() => {
      for (const element of [container, ...container.querySelectorAll("*")]) resized.observe(element);
      all();
    });
    changed.observe(container, { childList: true, subtree: true, attributeFilter: ["data-guide", "data-align"] });
    for (const element of [container, ...container.querySelectorAll("*")]) resized.observe(element);
  }
  watched.set(axis, name);
  align(container, axis, name);
}

/** The guide by which a container aligns along an axis. @param {any} container @param {string} axis */
function alignment(container, axis) {
  const own = guides(container.dataset.align).find((guide) => guide.axis === axis);
  if (own) return own.name;
  const { alignItems, justifyItems } = getComputedStyle(container);
  if (container.matches(".v")) return axis === "x" ? word(alignItems) : undefined;
  if (container.matches(".h")) return axis === "y" ? word(alignItems) : undefined;
  if (container.matches(".g, .l")) return word(axis === "x" ? justifyItems : alignItems);
}

/** As the server calls it: browsers shorten "first baseline". @param {string} css */
function word(css) {
  return css === "baseline" ? "first baseline" : css;
}

/**
 * Moves the views so that their guides lie on one line: that of the area they stand in, or in a stack the farthest.
 * @param {any} container @param {string} axis @param {string} name
 */
function align(container, axis, name) {
  const own = guides(container.dataset.align).find((guide) => guide.name === name && guide.axis === axis);
  const usual = own?.factors ?? standard[axis][name];
  const children = [...container.children].filter((child) => !child.matches(".l, [hidden], dialog"));
  const margin = axis === "x" ? "marginInlineStart" : "marginBlockStart";
  const self = axis === "x" && !container.matches(".v") ? "justifySelf" : "alignSelf";
  const places = children.map((child) => explicit(child, axis, name) ?? value(child, usual));
  const isArea = container.matches(".l") || container.style[axis === "x" ? "gridTemplateColumns" : "gridTemplateRows"];
  const line = isArea ? lineOfArea(container, axis, name, usual) : Math.max(...places);
  children.forEach((child, index) => {
    // What fills keeps filling.
    if (!child.matches(axis === "x" ? ".fx" : ".fy")) set(child, self, "start");
    set(child, margin, `${Math.round((line - places[index]) * 64) / 64}px`);
  });
}

/** A layer stands on the guide of the view it is a layer of. @param {any} area @param {string} axis @param {string} name @param {number[]} usual */
function lineOfArea(area, axis, name, usual) {
  const base = area.matches(".l") && [...area.parentElement.children].find((child) => !child.matches(".l"));
  return (base && explicit(base, axis, name)) ?? value(area, usual);
}

/** @param {any} element @param {string} property @param {string} text */
function set(element, property, text) {
  if (element.style[property] !== text) element.style[property] = text;
}

/**
 * Where a guide is that an element, or views inside, set: the mean of several. Layers have no say.
 * @param {any} element @param {string} axis @param {string} name @returns {number | undefined}
 */
function explicit(element, axis, name) {
  const guide = guides(element.dataset?.guide).find((guide) => guide.axis === axis && guide.name === name);
  if (guide) return value(element, guide.factors);
  const places = [];
  for (const child of element.children) {
    if (child.matches(".l, [hidden], svg")) continue;
    const place = explicit(child, axis, name);
    if (place !== undefined) places.push(place + start(child, axis) - start(element, axis));
  }
  return places.length ? places.reduce((sum, place) => sum + place) / places.length : undefined;
}

/** How far an element begins from the window's edge where lines begin. @param {Element} element @param {string} axis */
function start(element, axis) {
  const box = element.getBoundingClientRect();
  if (axis === "y") return box.top;
  return getComputedStyle(element).direction === "rtl" ? -box.right : box.left;
}

/** @param {any} element @param {number[]} factors */
function value(element, [constant, perWidth, perHeight, perFirst, perLast]) {
  const { width, height } = element.getBoundingClientRect();
  let sum = constant + perWidth * width + perHeight * height;
  if (perFirst) sum += perFirst * baseline(element, 0, height);
  if (perLast) sum += perLast * baseline(element, -1, height);
  return sum;
}

/** Where the first or last line of text stands; a view without text stands on its lower edge. @param {Element} element @param {number} line @param {number} height */
function baseline(element, line, height) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode);
  const text = texts.at(line);
  if (!text) return height;
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = [...range.getClientRects()].at(line);
  if (!box) return height;
  const context = /** @type {any} */ (document.createElement("canvas").getContext("2d"));
  context.font = getComputedStyle(/** @type {Element} */ (text.parentElement)).font;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText("x");
  return box.top + (box.height * up) / (up + down) - element.getBoundingClientRect().top;
}

/** @param {string | undefined} text @returns {{ axis: string, name: string, factors: number[] }[]} */
function guides(text) {
  return (text ? text.split(";") : []).map((guide) => {
    const [axis, name, factors] = guide.split("|");
    return { axis, name, factors: factors.split(" ").map(Number) };
  });
}
