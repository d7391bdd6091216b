// Dialogs: shown above the page, with the focus inside; they go when the server takes them away.

/**
 * @typedef {object} Manners what the modules of single kinds of dialog change
 * @property {() => void} [place] called once it is shown
 * @property {() => void} [settle] called before it goes
 * @property {() => HTMLElement | null} [first] what gets the focus
 */

const fields = "input:not([type=hidden],:disabled),textarea:not(:disabled),select:not(:disabled)";
const focusable = `a[href],button:not(:disabled),${fields},[tabindex]:not([tabindex="-1"])`;
/** How many dialogs are shown, so that the page behind does not scroll. */
let shown = 0;
let names = 0;

/**
 * @param {any} element
 * @param {import("./behaviours.js").Tools} tools
 * @param {Manners} [manners]
 */
export function attach(element, { send, page, active: before }, manners = {}) {
  const { document } = page;
  const anchor = () => page.find(Number(element.getAttribute("data-from")));
  const active = document.activeElement;
  const isInside = element !== active && element.contains(active);
  const opener = isInside ? before : active;
  let isGone = false;
  /** Whether a person may close it. */
  const isOpenEnded = () => Number(element.getAttribute("data-on")) & (1 << 9);
  const ask = () => {
    if (isOpenEnded()) send("close");
    else if (!press(element.querySelector("[data-escape]"))) nudge(element);
  };

  lookLike(element, anchor());
  element.removeAttribute("open");
  const isBelow = putInOrder(element, page);
  lock(document, ++shown);
  name(element);
  manners.place?.();
  if (isInside) active.focus({ preventScroll: true });
  else if (!isBelow) focusFirst(element, manners.first?.());

  element.addEventListener("cancel", (/** @type {Event} */ event) => {
    if (event.target !== element) return;
    event.preventDefault();
    ask();
  });
  // A browser may close a dialog without asking; only the server takes it away.
  element.addEventListener("close", (/** @type {Event} */ event) => {
    if (isGone || element.open || event.target !== element) return;
    element.showModal();
    ask();
  });
  let isPressedBeside = false;
  element.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => (isPressedBeside = isBeside(element, event)));
  element.addEventListener("click", (/** @type {MouseEvent} */ event) => {
    if (isPressedBeside && isBeside(element, event)) isOpenEnded() || element.classList.contains("confirm") ? ask() : nudge(element);
  });
  element.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const { target } = /** @type {any} */ (event);
    if (event.key !== "Enter" || event.isComposing || target.matches("button,a[href],textarea,select")) return;
    if (target.closest("dialog") === element && press(element.querySelector("[data-default]"))) event.preventDefault();
  });

  element.ravenGone = (/** @type {boolean} */ isRoot) => {
    isGone = true;
    manners.settle?.();
    lock(document, --shown);
    const hadFocus = element.contains(document.activeElement) || document.activeElement === document.body;
    element.close();
    if (hadFocus) focusAgain([opener, anchor()], document);
    if (!isRoot) return false;
    // While it fades it is not there for anybody but the eye.
    element.inert = true;
    element.setAttribute("aria-hidden", "true");
    const leaving = element.getAnimations?.({ subtree: true }) ?? [];
    Promise.allSettled(leaving.map((/** @type {Animation} */ animation) => animation.finished)).then(() => element.remove());
    return true;
  };
}

/**
 * Shows it below the dialogs that come later in the page and are shown already: their modules may have arrived first. What has the
 * focus in one of them keeps it, and nobody is told that it was elsewhere meanwhile.
 * @param {any} element
 * @param {any} page
 */
function putInOrder(element, page) {
  const modals = /** @type {any[]} */ ([...document.querySelectorAll("dialog:modal")]);
  const above = modals.filter((modal) => element.compareDocumentPosition(modal) & Node.DOCUMENT_POSITION_FOLLOWING);
  const active = /** @type {HTMLElement} */ (document.activeElement);
  page.applying = above.length > 0;
  try {
    element.showModal();
    for (const dialog of above) {
      dialog.close();
      dialog.showModal();
    }
    if (above.length) active.focus({ preventScroll: true });
  } finally {
    page.applying = false;
  }
  return above.length > 0;
}

/** Whether an event happened on the ground behind. @param {any} element @param {any} event */
function isBeside(element, { target, clientX: x, clientY: y }) {
  if (target !== element) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** @param {any} button */
function press(button) {
  button?.click();
  return !!button;
}

/** Shows that it stays. @param {any} element */
function nudge(element) {
  element.classList.remove("nudged");
  void element.offsetWidth;
  element.classList.add("nudged");
}

/**
 * Takes over what the place it was asked for on hands down; not the colour of a button that warns.
 * @param {any} element
 * @param {any} anchor
 */
function lookLike(element, anchor) {
  if (!anchor) return;
  const style = getComputedStyle(anchor.closest(".btn")?.parentElement ?? anchor);
  for (const property of ["--tint", "color-scheme", "direction"]) element.style.setProperty(property, style.getPropertyValue(property));
  const language = anchor.closest("[lang]:not(html)")?.lang;
  if (language) element.lang = language;
}

/** Names it by its heading, or by what it says first. @param {any} element */
function name(element) {
  if (element.matches("[aria-label],[aria-labelledby]")) return;
  const heading = element.querySelector("h1,h2,h3,[role=heading]");
  if (heading) {
    heading.id ||= `dialog-${++names}`;
    element.setAttribute("aria-labelledby", heading.id);
  } else {
    element.setAttribute("aria-label", (element.querySelector(".t")?.textContent || "Dialog").slice(0, 80));
  }
}

/** @param {any} element @param {HTMLElement | null} [first] */
function focusFirst(element, first) {
  // A finger would get a keyboard it did not ask for.
  const field = matchMedia("(pointer: fine)").matches ? element.querySelector(fields) : null;
  const heading = element.querySelector("h1,h2,h3,[role=heading]");
  if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  element.tabIndex = -1;
  const answer = element.querySelector("[data-default]") ?? element.querySelector("[data-escape]");
  (first ?? element.querySelector("[autofocus]") ?? field ?? answer ?? heading ?? element).focus({ preventScroll: true });
}

/** Gives the focus to the first of some elements that is still there, or something in it. @param {any[]} places @param {Document} document */
function focusAgain(places, document) {
  for (const place of places) {
    if (!place?.isConnected || place === document.body) continue;
    // A row of a list may have the focus though Tab does not lead there.
    const target = place.matches(`${focusable},[tabindex]`) ? place : place.querySelector(focusable);
    target?.focus({ preventScroll: true });
    if (target && document.activeElement === target) return;
  }
}

/** Keeps the page behind where it is; its scroll bar keeps its room. @param {Document} document @param {number} count */
function lock({ documentElement: root }, count) {
  if (count === 1 && !root.classList.contains("locked")) root.classList.toggle("gutter", innerWidth > root.clientWidth);
  root.classList.toggle("locked", count > 0);
  if (!count) root.classList.remove("gutter");
}
