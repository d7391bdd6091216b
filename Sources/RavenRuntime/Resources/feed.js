// The keys that go from row to row: Tab in every list; in a feed from article to article, and out of it.

/** What can be tabbed to, unless something says otherwise. */
const focusable = "a[href],button,input,select,textarea,summary,[tabindex]";
/** What needs these keys itself. */
const fields = "input,select,textarea,[contenteditable]";

/** After this long Tab leaves the list all the same, in milliseconds: nobody is kept in it by a connection that is gone. */
const patience = 1_000;

/** Whether a key is meant for a field, or is part of a shortcut. @param {KeyboardEvent} event @param {boolean} [withControl] whether Control is none */
export function isMeantElsewhere({ target, ctrlKey, altKey, metaKey, shiftKey }, withControl = false) {
  return altKey || metaKey || shiftKey || (ctrlKey && !withControl) || /** @type {HTMLElement} */ (target).matches(fields);
}

/**
 * Page Down and Page Up move the focus from article to article; Control with Home and End moves it before and behind the feed.
 * An article that is about to come gets the focus when it is there; so does what Tab comes to next.
 * @param {HTMLElement} root
 * @param {() => any[]} rows its articles, in order
 * @param {(way: number) => boolean} goesOn whether more come before (-1) or behind (1) those
 * @returns {(held?: any) => void} to be called when other articles are there, with the one that had the focus
 */
export function listen(root, rows, goesOn) {
  /** The article with the focus, and how many articles are still to be gone. @type {[any, number]} */
  let [from, left] = [null, 0];
  /** When an article last got the focus only because another went, 0 if none did; and which way Tab goes on from that one. */
  let [handed, onward] = [0, 0];
  /** What Tab was pressed in while the next row was still to come. @type {{ target: any, row: any, way: number, then: number } | null} */
  let tabbed = null;
  const tab = (/** @type {KeyboardEvent} */ event) => {
    const { target, shiftKey } = event;
    const [all, way] = [rows(), shiftKey ? -1 : 1];
    const place = all.findLastIndex((row) => row.contains(target));
    if (left && target === from && performance.now() < handed + patience) {
      onward = way;
      return event.preventDefault();
    }
    if (place < 0 || all[place + way] || !goesOn(way)) return;
    const own = reachable(all[place]);
    if (target !== all[place] && target !== own.at(shiftKey ? 0 : -1)) return;
    const now = performance.now();
    if (tabbed?.target !== target) tabbed = { target, row: all[place], way, then: now };
    if (now < tabbed.then + patience) event.preventDefault();
  };
  const goOn = () => {
    if (!tabbed) return;
    const { target, row, way } = tabbed;
    const all = rows();
    const next = all[all.indexOf(row) + way];
    if (document.activeElement === target && !next) return;
    tabbed = null;
    if (next && document.activeElement === target) reachable(next).at(way < 0 ? -1 : 0)?.focus();
  };
  const go = (/** @type {any} */ held = null) => {
    // Tab that waits goes on from its row also when that goes meanwhile, and comes again.
    const waiting = !held ? 0 : tabbed?.row === held ? tabbed.way : held === from && left && handed ? onward : 0;
    goOn();
    const all = rows();
    const focused = document.activeElement;
    if (held && !held.isConnected && focused === document.body && all.length) {
      // An article that goes while it has the focus hands it to the nearest: the way from there is as much longer.
      const nearest = all.reduce((best, row) => (Math.abs(behind(row, held)) < Math.abs(behind(best, held)) ? row : best));
      [from, left] = [nearest, (held === from ? left : 0) + behind(nearest, held)];
      [handed, onward] = [performance.now(), waiting];
      from.focus();
    } else if (!from?.contains(focused)) left = 0;
    if (left && !goesOn(left) && !all[all.indexOf(from) + Math.sign(left)]) left = 0;
    const place = all.indexOf(from);
    const goal = Math.max(0, Math.min(all.length - 1, place + left));
    if (!left || goal === place) return;
    left -= goal - place;
    from = all[goal];
    from.focus();
    if (!handed) return;
    handed = left && performance.now();
    if (left || !onward) return;
    // The article that went is back.
    tabbed = { target: from, row: from, way: onward, then: performance.now() };
    goOn();
  };
  root.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    if (!["Tab", "Shift", "Control", "Alt", "Meta"].includes(key)) [tabbed, onward] = [null, 0];
    if (key === "Tab" && !(defaultPrevented || ctrlKey || altKey || metaKey)) return tab(event);
    if (defaultPrevented || isMeantElsewhere(event, true) || root.getAttribute("role") !== "feed") return;
    const way = ctrlKey ? 0 : ({ PageUp: -1, PageDown: 1 }[key] ?? 0);
    const article = rows().findLast((row) => row.contains(target));
    const beyond = ctrlKey ? outside(root, key) : null;
    if (article !== from || !way) [from, left] = [article, 0];
    handed = 0;
    if (!beyond && !(way && from)) return;
    left += way;
    if (beyond) beyond.focus();
    else go();
    if (beyond || left || article !== from) event.preventDefault();
  });
  // Whoever has gone elsewhere is not led on.
  root.addEventListener("focusin", ({ target }) => {
    if (target !== from) left = onward = 0;
    if (target !== tabbed?.target) tabbed = null;
  });
  return go;
}

/** How many articles another is behind one. @param {any} one @param {any} other */
const behind = (one, other) => other.ariaPosInSet - one.ariaPosInSet;

/** What is tabbed to next, before or behind a feed. @param {HTMLElement} root @param {string} key @returns {HTMLElement | undefined} */
function outside(root, key) {
  const side = { Home: Node.DOCUMENT_POSITION_PRECEDING, End: Node.DOCUMENT_POSITION_FOLLOWING }[key];
  if (!side) return;
  const there = reachable(document).filter((one) => root.compareDocumentPosition(one) & side && !root.contains(one) && !one.contains(root));
  return key === "Home" ? there.at(-1) : there[0];
}

/** What Tab reaches inside something, in order. @param {ParentNode} inside @returns {any[]} */
function reachable(inside) {
  /** @type {any[]} */
  const all = [...inside.querySelectorAll(focusable)];
  return all.filter(
    (one) => one.tabIndex >= 0 && !one.disabled && !one.closest("[inert]") && one.checkVisibility({ visibilityProperty: true }),
  );
}
