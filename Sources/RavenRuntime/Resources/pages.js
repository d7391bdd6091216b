// Pages side by side, of which one is seen: brings the one the app means in sight, and tells which one a person has gone to.

/** How long scrolling pauses until it counts as over, in milliseconds, where a browser does not say so. */
const pause = 150;

/**
 * @param {any} box what scrolls; `data-page` is the number of the page that is to be seen
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(box, { send, varint }) {
  let told = Number(box.dataset.page);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Whether it is on its way to the page that the app means, and nobody has taken hold of it. */
  let isUnderWay = false;
  const seen = () => (box.clientWidth ? Math.round(Math.abs(box.scrollLeft) / box.clientWidth) : told);
  /** @param {ScrollBehavior} behavior */
  const go = (behavior) => {
    isUnderWay = seen() !== told;
    const way = getComputedStyle(box).direction === "rtl" ? -1 : 1;
    box.scrollTo({ left: way * told * box.clientWidth, behavior });
  };
  // The page that is seen stays it when the area becomes wider or narrower.
  const sizes = new ResizeObserver(() => go("instant"));
  sizes.observe(box);
  const wishes = new MutationObserver(() => {
    if (told === Number(box.dataset.page)) return;
    told = Number(box.dataset.page);
    go(matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
  });
  wishes.observe(box, { attributeFilter: ["data-page"] });
  const rest = () => {
    clearTimeout(timer);
    const page = seen();
    if (page === told) isUnderWay = false;
    else if (isUnderWay) go("instant");
    else send("sight", varint((told = page)));
  };
  for (const type of ["wheel", "pointerdown", "touchstart", "keydown"])
    box.addEventListener(type, () => void (isUnderWay = false), { passive: true });
  box.addEventListener("scrollend", rest);
  box.addEventListener("scroll", () => {
    clearTimeout(timer);
    timer = setTimeout(rest, pause);
  });
  box.ravenGone = () => {
    clearTimeout(timer);
    sizes.disconnect();
    wishes.disconnect();
  };
}
