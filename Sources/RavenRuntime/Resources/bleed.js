// Lets an element reach beyond the safe area, by negative margins: where it lies on an edge of that, it goes on to the edge
// of the screen, sheet or window, under bars and into the device's corners.

/** @param {any} element */
export function attach(element) {
  const reach = () => {
    element.style.margin = "";
    const region = element.parentElement.closest(".nav-screen, dialog");
    const outer = region?.getBoundingClientRect() ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const safe = safeArea(element, region ?? document.getElementById("raven"));
    const box = element.getBoundingClientRect();
    const isMirrored = getComputedStyle(element).direction === "rtl";
    const edges = { start: isMirrored ? "right" : "left", end: isMirrored ? "left" : "right", top: "top", bottom: "bottom" };
    for (const [name, edge] of Object.entries(edges)) {
      if (!element.dataset.bleed.split(" ").includes(name) || Math.abs(box[edge] - safe[edge]) > 1) continue;
      const beyond = Math.abs(outer[edge] - box[edge]);
      if (beyond) element.style.setProperty(`margin-${edge}`, `${-beyond}px`);
    }
    changed.takeRecords();
  };
  const resized = new ResizeObserver(reach);
  const changed = new MutationObserver(reach);
  changed.observe(element, { attributeFilter: ["data-bleed"] });
  for (let around = element.parentElement; around && around.id !== "raven"; around = around.parentElement) resized.observe(around);
  addEventListener("resize", reach);
  element.ravenGone = () => {
    resized.disconnect();
    changed.disconnect();
    removeEventListener("resize", reach);
  };
}

/** What bars and the device's edges leave: the part of the region that the element is in. @param {any} element @param {any} region */
function safeArea(element, region) {
  let part = element;
  while (part.parentElement !== region) part = part.parentElement;
  return part.getBoundingClientRect();
}
