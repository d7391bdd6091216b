// What could not be loaded while the connection was lost is loaded again. By itself a browser asks once, so that pictures
// and symbols would stay away until the page is left.

/**
 * Loads pictures and drawings of symbols that did not come, and the page itself for a script that did not: elements that
 * asked for it are dead.
 *
 * Knows what the browser notes about its requests: by default the first 250 of a page.
 * @param {() => void} reload
 */
export function loadMissed(reload) {
  const requests = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
  const missed = new Set(requests.filter((one) => one.responseStatus === 0).map((one) => one.name));
  const scripts = location.origin + "/_raven/";
  if ([...missed].some((name) => name.startsWith(scripts) && name.endsWith(".js"))) return reload();
  for (const image of document.images) {
    // Of other servers' pictures no status is told, so the picture has to say so too.
    if (image.complete && !image.naturalWidth && missed.has(image.currentSrc || image.src)) image.src = image.src;
  }
  for (const name of missed) draw(name);
}

/**
 * Has a symbol drawn from another address of the same file: of the first the browser remembers that nothing came.
 * @param {string} name the address
 */
function draw(name) {
  const [, key] = /\/_raven\/icons\/[^?]*?([^/?]+)\.svg\?*$/.exec(name) ?? [];
  if (key) document.documentElement.style.setProperty(`--i-${key}`, `url(${name}?)`);
}
