// What could not be loaded while the connection was lost is loaded again. By itself a browser asks once, so that pictures
// and symbols would stay away until the page is left.

/** How often is looked whether the page may be loaded anew, in milliseconds. */
const pause = 1_000;
const typing = "input,textarea,select,[contenteditable]";

/**
 * Loads what did not come: pictures, style sheets, drawings of symbols, and the page itself for a script, without which
 * elements that asked for it are dead.
 *
 * All but pictures is known from what the browser notes about its requests, in Chromium and Firefox: of the first 250 of a
 * page. What fails later in a page that has asked for so much stays away.
 * @param {import("./session.js").Session} session
 */
export function load(session) {
  const missed = failed();
  for (const image of document.images) if (image.complete && !image.naturalWidth) image.src = image.src;
  const sheets = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"));
  for (const sheet of sheets) if (missed.includes(sheet.href)) sheet.href = sheet.href;
  for (const name of missed) draw(name);
  // What the browser itself keeps away does not come with another page either.
  const script = missed.find(isScript);
  if (script) fetch(script).then(({ ok }) => ok && reloadInPeace(session, script), () => {});
}

/** The addresses that were asked for in vain, as far as the last try tells. */
function failed() {
  const requests = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
  const last = new Map(requests.map((one) => [one.name, one.responseStatus]));
  // Nobody answered, or somebody for a server that is away.
  return [...last].filter(([, status]) => status === 0 || status >= 500).map(([name]) => name);
}

/** Whether an address is that of a part of the script, other than this one. @param {string} name */
const isScript = (name) =>
  name.startsWith(location.origin + "/_raven/") && name.endsWith(".js") && !name.endsWith("/missed.js");

/**
 * Has a symbol drawn from another address of the same file: of the first the browser remembers that nothing came.
 * @param {string} name the address
 */
function draw(name) {
  const [, key] = /\/_raven\/icons\/[^?]*?([^/?]+)\.svg\?*$/.exec(name) ?? [];
  if (key) document.documentElement.style.setProperty(`--i-${key}`, `url(${name}?)`);
}

/**
 * Loads the page anew once the connection has held for a while, all that was done has been answered, nothing is being told,
 * nobody is typing, and the server answers just now: its session goes on.
 * @param {import("./session.js").Session} session
 * @param {string} script the address of what is missing
 */
function reloadInPeace(session, script) {
  if (session.status === "ended") return;
  const wait = () => void setTimeout(reloadInPeace, pause, session, script);
  const isBusy = session.status !== "live" || session.attempts || session.pending.length;
  if (isBusy || document.querySelector(".raven-banner") || document.activeElement?.matches(typing)) return wait();
  fetch(script, { cache: "no-store" }).then(({ ok }) => (ok ? location.reload() : wait()), wait);
}
