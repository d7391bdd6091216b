// Keeps the address bar, the title and the browser's history in step with what the page shows.
//
// The element says where the page is: `data-url`, `data-title`, and `data-entry`: the number of the entry, its place in
// the history, the oldest place the server remembers. A new number is pushed, an old one is gone to. What the browser
// goes to by itself is reported by its number. Entries carry the session they belong to; those of an earlier one are
// loaded anew. An app that runs in the page has one session for each time it is loaded.

/** The highest number seen in a session; 0 before the first element. */
let newest = 0;
let known = "";
/** What a screen without a title shows. @type {string | undefined} */
let appTitle;

const scrollKey = "raven-scroll";

/** @typedef {{ session: string, entry: number, place: number }} State */

/**
 * @param {any} element
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(element, { send, varint }) {
  const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=raven-session],meta[name=raven-module]"));
  const served = meta?.name === "raven-session" && meta.content;
  const session = served || String(performance.timeOrigin);
  // What an app in the page says begins where it is (`address.js`).
  const url = () => (document.documentElement.dataset.base ?? "") + element.dataset.url;
  /** An address without what file servers put behind that of a folder. @param {string} path */
  const bare = (path) => (served ? path : path.replace(/\/(index\.html)?$/, ""));
  appTitle ??= meta?.dataset.title ?? document.title;
  const read = () => {
    const [entry, place, oldest] = element.dataset.entry.split(" ").map(Number);
    return { entry, place, oldest };
  };
  /** @returns {State | null} */
  const state = () => (history.state?.session === session ? history.state : null);
  /** What the browser was told to go to, and will report. */
  let expected = 0;
  /** Entries the browser went to that the server has not shown yet. @type {number[]} */
  let asked = [];

  if (session !== known) newest = 0;
  known = session;
  // A page that is loaded, or drawn for another session, takes over the entry it was loaded for, wherever that is in the history.
  if (newest === 0) replace(read());
  newest ||= read().entry;
  follow();
  restoreScroll();

  const observer = new MutationObserver(follow);
  observer.observe(element, { attributes: true, attributeFilter: ["data-url", "data-entry", "data-title"] });
  addEventListener("popstate", onPop);
  addEventListener("pagehide", keepScroll);
  document.addEventListener("click", onClick, true);
  element.ravenGone = () => {
    observer.disconnect();
    removeEventListener("popstate", onPop);
    removeEventListener("pagehide", keepScroll);
    document.removeEventListener("click", onClick, true);
  };

  /** The server says where the page is. */
  function follow() {
    const said = read();
    const shown = state();
    if (said.entry > newest) {
      newest = said.entry;
      history.pushState({ session, entry: said.entry, place: said.place }, "", url());
    } else if (shown && said.entry === shown.entry) {
      replace(said);
    } else if (shown && !asked.includes(said.entry)) {
      expected = said.entry;
      history.go(said.place - shown.place);
    }
    asked = asked.slice(asked.indexOf(said.entry) + 1);
    document.title = element.dataset.title ?? appTitle ?? "";
  }

  /** @param {{ entry: number, place: number }} said */
  function replace({ entry, place }) {
    history.replaceState({ session, entry, place }, "", bare(url()) === bare(location.pathname) ? undefined : url());
  }

  /** The browser went to another entry. */
  function onPop() {
    const shown = state();
    const said = read();
    if (!shown || shown.place < said.oldest) return location.reload();
    if (shown.entry === expected || shown.entry === said.entry) return (expected = 0);
    asked.push(shown.entry);
    send("navigate", varint(shown.entry));
  }

  /**
   * A plain click on a link to a screen is the server's; any other is the browser's alone.
   * @param {MouseEvent} event
   */
  function onClick(event) {
    const link = /** @type {Element} */ (event.target).closest?.('a[data-route],a[href^="#"]');
    if (!link) return;
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button);
    if (!link.matches("[data-route]")) return isPlain && goToPlace(event, link.getAttribute("href") ?? "");
    isPlain ? event.preventDefault() : event.stopPropagation();
  }

  /**
   * Goes to a place on this page. It is no step of the history: that would be one the server does not know of.
   * @param {MouseEvent} event
   * @param {string} address
   */
  function goToPlace(event, address) {
    const place = elementAt(address.slice(1));
    if (!place) return;
    event.preventDefault();
    history.replaceState(history.state, "", address);
    place.scrollIntoView();
    place.tabIndex < 0 && place.setAttribute("tabindex", "-1");
    place.focus({ preventScroll: true });
  }

  /** The element a fragment names, encoded or not, as browsers look for it. @param {string} fragment */
  function elementAt(fragment) {
    const found = document.getElementById(fragment);
    try {
      return found ?? document.getElementById(decodeURIComponent(fragment));
    } catch {
      return null;
    }
  }

  /** What scrolls: the screens on top, those below, and what scrolls up and down in them. */
  function screens() {
    return [...document.querySelectorAll(".nav-screen,.nav-screen .sv")];
  }

  /** Notes how far the screens are scrolled, for a reload: those below too, which the next step back shows. */
  function keepScroll() {
    sessionStorage.setItem(scrollKey, JSON.stringify([bare(location.pathname), screens().map((screen) => screen.scrollTop)]));
  }

  function restoreScroll() {
    const [path, tops] = JSON.parse(sessionStorage.getItem(scrollKey) ?? "[]");
    sessionStorage.removeItem(scrollKey);
    if (path === bare(location.pathname)) screens().forEach((screen, at) => screen.scrollTo(0, tops[at] ?? 0));
  }
}
