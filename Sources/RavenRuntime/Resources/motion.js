// Has changes move: what a batch changes inside an element that carries `data-motion` is animated as that says.
//
// The attribute comes in front of the changes, so the module sees the page as it was. Styles that changed go from old to
// new, what moved for another reason slides there, what came or left does so as its `data-transition` says. Everything is
// a Web Animation over a page that is already what it is to be: nothing waits, and an animation that is cut short
// leaves nothing behind.

/** Styles that move from value to value. Those of layout only if the element sets them itself. */
const own = ["width", "height", "min-width", "min-height", "max-width", "max-height", "gap", "padding", "font-size"];
const free = [
  "opacity", "color", "background-color", "translate", "rotate", "scale", "transform", "filter", "backdrop-filter",
  "border-radius", "border-color", "border-width", "box-shadow", "text-shadow", "letter-spacing", "line-height",
  "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-dashoffset", "clip-path", "grid-template-columns",
  "grid-template-rows", "r", "rx", "ry",
];
const custom = ["--gap", "--m", "--ky", "--overlap"];
const layoutProperties = [...own, ...custom, "grid-template-columns", "grid-template-rows"];
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{ duration: number, delay: number, iterations: number, direction: any, easing: string, fill: any }} Timing */
/** @typedef {{ element: any, timing: Timing | null, before: Map<any, DOMRect>, came: any[], left: any[], observer: MutationObserver }} Region */

/** The animations of an element by what they animate. @type {Map<any, Map<string, Animation>>} */
const running = new Map();

/**
 * Takes over how the page applies batches.
 * @param {any} _element the page's container
 * @param {{ page: any }} tools
 */
export function attach(_element, { page }) {
  if (page.moves) return;
  page.moves = true;
  const { attribute, apply, remove, clear, insert } = page;
  /** @type {Region[]} */
  let regions = [];
  const regionOf = (/** @type {any} */ node) => regions.findLast(({ element }) => element.contains(node));

  page.attribute = (/** @type {string} */ name, /** @type {string | null} */ value) => {
    attribute.call(page, name, value);
    if (name !== "data-motion" || !value || page.open) return;
    page.current.removeAttribute(name);
    if (!calm.matches) regions.push(begin(page, page.current, value));
  };
  page.insert = (/** @type {any} */ node, /** @type {any} */ last) => {
    const roots = node.nodeType === 11 ? [...node.children] : [node];
    insert.call(page, node, last);
    regionOf(page.parent)?.came.push(...roots);
  };
  page.remove = (/** @type {any} */ element) => {
    const region = regionOf(element);
    const before = region?.before.get(element);
    const ends = transitionOf(element).leaving;
    if (!region?.timing || !before || !ends.length || element.closest("table")) return remove.call(page, element);
    if (page.before === element) page.before = element.previousSibling;
    page.nodes.delete(element.ravenId);
    page.forgetInside(element);
    if (element.ravenGone?.(true)) return;
    region.left.push({ element, before, ends });
    element.inert = true;
    element.setAttribute("aria-hidden", "true");
    element.classList.add("ghost");
  };
  page.clear = (/** @type {any} */ element) => {
    const region = regionOf(element);
    if (!region?.timing || element.children.length > 100) return clear.call(page, element);
    if (page.parent === element) page.before = null;
    for (const child of [...element.children]) {
      if (child.ravenId && !child.classList.contains("ghost")) page.remove(child);
    }
  };
  page.apply = (/** @type {any[]} */ ...batch) => {
    const watch = running.size ? observe(page.container) : null;
    try {
      apply.apply(page, batch);
    } finally {
      const ending = regions;
      regions = [];
      if (watch) interrupt(watch, ending);
      for (const region of ending) end(region, ending);
    }
  };
}

/** Changes outside of every region end what still moves there. @param {MutationObserver} watch @param {Region[]} regions */
function interrupt(watch, regions) {
  for (const { target } of watch.takeRecords()) {
    if (regions.some(({ element }) => element.contains(target))) continue;
    running.get(target)?.forEach((animation) => animation.cancel());
    running.delete(target);
  }
  watch.disconnect();
}

/** @param {any} element */
function observe(element) {
  const observer = new MutationObserver(() => {});
  observer.observe(element, { subtree: true, attributes: true, attributeFilter: ["style"], attributeOldValue: true });
  return observer;
}

/**
 * Sees what an element is like before it changes.
 * @param {any} page
 * @param {any} element
 * @param {string} value
 * @returns {Region}
 */
function begin(page, element, value) {
  const before = new Map();
  const timing = value === "none" ? null : timingOf(value);
  if (timing) {
    for (const inner of element.querySelectorAll("*")) {
      page.number(inner);
      if (inner.ravenId === undefined || inner.ownerSVGElement || inner.closest(".ghost")) continue;
      const rect = inner.getBoundingClientRect();
      if (rect.bottom > -300 && rect.top < innerHeight + 300) before.set(inner, rect);
    }
  }
  return { element, timing, before, came: [], left: [], observer: observe(element) };
}

/** @param {string} value @returns {Timing} */
function timingOf(value) {
  const [duration, delay, count, reverses, ...easing] = value.split(" ");
  const timing = {
    duration: Number(duration),
    delay: Number(delay),
    iterations: Number(count) || Infinity,
    direction: reverses === "1" ? "alternate" : "normal",
    easing: easing.join(" "),
    fill: "backwards",
  };
  const spring = /^spring\((.+)\)$/.exec(timing.easing);
  if (spring) Object.assign(timing, springOf(timing.duration, Number(spring[1])));
  return timing;
}

/**
 * A damped spring as a curve of straight pieces, over the time in which it settles to a thousandth.
 * @param {number} swing milliseconds of an undamped swing
 * @param {number} damping below 1 it swings over
 */
function springOf(swing, damping) {
  const speed = (2 * Math.PI) / swing;
  const decay = damping < 1 ? damping : damping - Math.sqrt(damping * damping - 1);
  const duration = Math.max(1, (damping < 1 ? 6.9 : 9.2) / (decay * speed));
  const damped = speed * Math.sqrt(Math.abs(1 - damping * damping)) || 1e-9;
  const at = (/** @type {number} */ t) => {
    if (Math.abs(damping - 1) < 1e-3) return 1 - Math.exp(-speed * t) * (1 + speed * t);
    const [cosine, sine] = damping < 1 ? [Math.cos, Math.sin] : [Math.cosh, Math.sinh];
    return 1 - Math.exp(-damping * speed * t) * (cosine(damped * t) + ((damping * speed) / damped) * sine(damped * t));
  };
  const points = Array.from({ length: 40 }, (_, index) => at((duration * index) / 39).toFixed(4));
  points[39] = "1";
  return { duration, easing: CSS.supports("animation-timing-function", "linear(0, 1)") ? `linear(${points})` : "ease-out" };
}

/** @param {Region} region @param {Region[]} all */
function end(region, all) {
  const records = region.observer.takeRecords();
  region.observer.disconnect();
  const { element, timing, before, came, left } = region;
  if (!timing) return;
  // What stands in a region of its own inside moves as that says.
  const inner = all.filter((other) => other !== region && element.contains(other.element));
  const isOurs = (/** @type {any} */ node) =>
    node.isConnected && !inner.some((other) => other.element !== node && other.element.contains(node));
  for (const node of before.keys()) for (const kind of ["place", "size"]) running.get(node)?.get(kind)?.cancel();
  animateStyles(records, region, isOurs);
  for (const { element: ghost, before: rect } of left) setAside(ghost, rect);
  animatePlaces(region, isOurs);
  for (const node of came) {
    if (!isOurs(node) || node.closest(".ghost")) continue;
    const { entering } = transitionOf(node);
    if (entering.length) play(node, "coming", frames(node, entering), timing);
  }
  for (const { element: ghost, ends } of left) {
    const last = { ...timing, iterations: 1, direction: "normal", fill: "both" };
    const animation = ghost.animate(frames(ghost, ends, true), last);
    animation.onfinish = animation.oncancel = () => ghost.remove();
  }
}

/** @param {any} element @param {string} kind @param {any} keyframes @param {Timing} timing */
function play(element, kind, keyframes, timing) {
  const animations = running.get(element) ?? new Map();
  running.set(element, animations);
  animations.get(kind)?.cancel();
  const animation = element.animate(keyframes, timing);
  animations.set(kind, animation);
  animation.onfinish = animation.oncancel = () => {
    if (animations.get(kind) === animation) animations.delete(kind);
    if (!animations.size && running.get(element) === animations) running.delete(element);
  };
}

/** @param {MutationRecord[]} records @param {Region} region @param {(node: any) => boolean} isOurs */
function animateStyles(records, { timing, came }, isOurs) {
  /** @type {Map<any, string>} */
  const olds = new Map();
  for (const { target, oldValue } of records) if (!olds.has(target)) olds.set(target, oldValue ?? "");
  const changed = [...olds]
    .filter(([node]) => isOurs(node) && !node.closest(".ghost") && !came.some((root) => root.contains(node)))
    .map(([node, old]) => ({ node, old, now: node.getAttribute("style") ?? "", from: {}, to: {} }))
    .filter(({ old, now }) => old !== now);
  const properties = (/** @type {any} */ { old, now }) =>
    [...free, ...own, ...custom].filter(
      (name) => !layoutProperties.includes(name) || (old + now).includes(name),
    );
  const read = (/** @type {any} */ node, /** @type {string[]} */ list) => {
    const style = getComputedStyle(node);
    return Object.fromEntries(list.map((name) => [name, style.getPropertyValue(name)]));
  };
  for (const change of changed) change.node.setAttribute("style", change.old);
  for (const change of changed) change.from = read(change.node, properties(change));
  for (const { node, now } of changed) {
    running.get(node)?.forEach((animation) => animation.cancel());
    node.setAttribute("style", now);
  }
  for (const change of changed) change.to = read(change.node, properties(change));
  for (const { node, from, to } of changed) {
    for (const [name, value] of Object.entries(to)) {
      if (from[name] === value) continue;
      const key = name.startsWith("--") ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
      play(node, name, { [key]: [from[name], value] }, timing);
    }
  }
}

/** Takes what leaves out of the layout, where it was. @param {any} ghost @param {DOMRect} rect */
function setAside(ghost, rect) {
  const { style } = ghost;
  Object.assign(style, { position: "absolute", inset: "0 auto auto 0", margin: "0", gridArea: "auto", flex: "none" });
  Object.assign(style, { width: rect.width + "px", height: rect.height + "px", pointerEvents: "none" });
  const now = ghost.getBoundingClientRect();
  Object.assign(style, { left: rect.left - now.left + "px", top: rect.top - now.top + "px" });
}

/** Sizes of what is painted go from old to new; then everything slides from where it was. */
function animatePlaces(/** @type {Region} */ { before, timing }, /** @type {(node: any) => boolean} */ isOurs) {
  const stays = [...before].filter(
    ([node]) => isOurs(node) && !node.closest(".ghost") && (node.matches(".t") || !node.closest(".t")),
  );
  const grown = stays
    .map(([node, old]) => ({ node, old, now: node.getBoundingClientRect() }))
    .filter(({ old, now }) => Math.abs(old.width - now.width) > 1 || Math.abs(old.height - now.height) > 1)
    .filter(({ node }) => isPainted(node) && !running.get(node)?.has("width") && !running.get(node)?.has("height"));
  for (const { node, old, now } of grown) {
    const still = { flex: "none", minWidth: "0", maxWidth: "none", minHeight: "0", maxHeight: "none" };
    const at = (/** @type {DOMRect} */ rect) => ({ ...still, width: rect.width + "px", height: rect.height + "px" });
    play(node, "size", [at(old), at(now)], timing);
  }
  /** How far an element shows from where it is, with its ancestors. @type {Map<any, [number, number]>} */
  const shifts = new Map();
  const rects = stays.map(([node]) => node.getBoundingClientRect());
  stays.forEach(([node, old], index) => {
    const now = rects[index];
    let outer = node.parentElement;
    while (outer && !shifts.has(outer) && before.has(outer)) outer = outer.parentElement;
    const [outerX, outerY] = shifts.get(outer) ?? [0, 0];
    const x = least(old.left - now.left, old.right - now.right) - outerX;
    const y = least(old.top - now.top, old.bottom - now.bottom) - outerY;
    shifts.set(node, [outerX + x, outerY + y]);
    if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5) return shifts.set(node, [outerX, outerY]);
    const frames = [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }];
    play(node, "place", frames, { ...timing, composite: "add" });
  });
}

/** The smallest way from one of three places to the same of another: what grows keeps an edge or its middle. */
function least(/** @type {number} */ start, /** @type {number} */ end) {
  return [start, end, (start + end) / 2].reduce((a, b) => (Math.abs(b) < Math.abs(a) - 0.01 ? b : a));
}

/** @param {any} element */
function isPainted(element) {
  if (element.matches(".c, .shape")) return true;
  const { backgroundColor, backgroundImage, overflow } = getComputedStyle(element);
  return !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== "none" || overflow === "clip";
}

/** What an element looks like before it has come, and after it has gone. @param {any} element */
function transitionOf(element) {
  const [entering, leaving] = (element.getAttribute("data-transition") ?? "opacity:0;opacity:0").split(";");
  const list = (/** @type {string} */ text) => text.split("|").filter(Boolean);
  return { entering: list(entering), leaving: list(leaving) };
}

/** @param {any} element @param {string[]} styles @param {boolean} [isLeaving] */
function frames(element, styles, isLeaving = false) {
  const computed = getComputedStyle(element);
  /** @type {Record<string, string[]>} */
  const result = {};
  for (const style of styles) {
    const at = style.indexOf(":");
    let [name, value] = [style.slice(0, at), style.slice(at + 1)];
    if (name.startsWith("~")) {
      name = name.slice(1);
      if (computed.direction === "rtl") value = value.startsWith("-") ? value.slice(1) : "-" + value;
    }
    const key = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
    const usual = name === "transform-origin" ? value : computed.getPropertyValue(name);
    result[key] = isLeaving ? [usual, value] : [value, usual];
  }
  return result;
}
