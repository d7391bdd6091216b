// The keys of a feed: from article to article, and out of it.

/** What can be tabbed to, unless something says otherwise. */
const focusable = "a[href],button,input,select,textarea,summary,[tabindex]";
/** What needs these keys itself. */
const fields = "input,select,textarea,[contenteditable]";

/** Whether a key is for something else: a field, or a shortcut. @param {KeyboardEvent} event @param {boolean} [withControl] whether Control is none */
export function isTyped({ target, ctrlKey, altKey, metaKey, shiftKey }, withControl = false) {
  return altKey || metaKey || shiftKey || (ctrlKey && !withControl) || /** @type {HTMLElement} */ (target).matches(fields);
}

/**
 * Page Down and Page Up move the focus from article to article; Control with Home and End moves it before and behind the feed.
 * @param {HTMLElement} root
 * @param {() => any[]} rows its articles, in order
 */
export function listen(root, rows) {
  root.addEventListener("keydown", (event) => {
    const { key, ctrlKey, defaultPrevented } = event;
    if (defaultPrevented || isTyped(event, true) || root.getAttribute("role") !== "feed") return;
    const goal = ctrlKey ? outside(root, key) : beside(/** @type {HTMLElement} */ (event.target), rows(), key);
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  });
}

/** The article before or behind the one that has the focus. @param {HTMLElement} element @param {any[]} rows @param {string} key */
function beside(element, rows, key) {
  const way = { PageUp: -1, PageDown: 1 }[key];
  const place = rows.findLastIndex((row) => row.contains(element));
  return way && place >= 0 ? rows[place + way] : null;
}

/** What is tabbed to next, before or behind a feed. @param {HTMLElement} root @param {string} key @returns {HTMLElement | undefined} */
function outside(root, key) {
  const side = { Home: Node.DOCUMENT_POSITION_PRECEDING, End: Node.DOCUMENT_POSITION_FOLLOWING }[key];
  if (!side) return;
  /** @type {any[]} */
  const all = [...document.querySelectorAll(focusable)];
  const there = all.filter(
    (one) =>
      root.compareDocumentPosition(one) & side && !root.contains(one) && !one.contains(root) &&
      one.tabIndex >= 0 && !one.disabled && !one.closest("[inert]") && one.checkVisibility({ visibilityProperty: true }),
  );
  return key === "Home" ? there.at(-1) : there[0];
}
