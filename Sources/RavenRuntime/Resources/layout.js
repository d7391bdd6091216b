// The layout byte of an element, as the classes the stylesheet knows.

const sizes = "rtkf";
// Layout classes stand behind an element's own, so the suffix of `class` is all there is to know.
const suffix = /(^| )[rtkf]x [rtkf]y( mx)?( my)?( px)?( py)?$/;

/**
 * The classes of a layout byte.
 * @param {number} byte
 */
export function layoutClasses(byte) {
  let classes = sizes[byte & 3] + "x " + sizes[(byte >> 2) & 3] + "y";
  if (byte & 16) classes += " mx";
  if (byte & 32) classes += " my";
  if (byte & 64) classes += " px";
  if (byte & 128) classes += " py";
  return classes;
}

/**
 * Sets an element's own classes, or its layout classes, and keeps the other half.
 * @param {Element} element
 * @param {string | null} own the element's own classes; null keeps them
 * @param {string} [layout] its layout classes; absent keeps them
 */
export function setClasses(element, own, layout) {
  if (own === null || layout === undefined) {
    const present = element.getAttribute("class") ?? "";
    // They end in x or y; a look at the last letter spares most others the search.
    const kept = present.at(-1) > "w" && suffix.exec(present);
    own ??= kept ? present.slice(0, kept.index) : present;
    layout ??= kept ? kept[0].trim() : "";
  }
  const classes = own && layout ? own + " " + layout : own || layout;
  classes ? element.setAttribute("class", classes) : element.removeAttribute("class");
}
