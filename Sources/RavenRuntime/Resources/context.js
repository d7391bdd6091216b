// Elements with a menu of their own: a right click, a long press or the menu key asks for it.

const focusable = "a[href],button,input,select,textarea,summary,[tabindex]";
/** How long a finger rests, in milliseconds, and how far it may slip, in pixels. */
const rest = 500;
const slip = 10;

/**
 * @param {any} asking
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(asking, { send, varint }) {
  // A row that has the focus itself asks for what it shows, wherever it is touched.
  const row = asking.parentElement;
  const element = row.matches(".entry[tabindex]") ? row : asking;
  const stop = new AbortController();
  const { signal } = stop;
  if (element !== asking) asking.ravenGone = () => stop.abort();
  const reveal = (/** @type {number} */ x, /** @type {number} */ y) =>
    send("reveal", [...varint(Math.max(0, Math.round(x))), ...varint(Math.max(0, Math.round(y)))]);
  if (element === asking && !element.querySelector(focusable)) {
    element.tabIndex = 0;
    element.setAttribute("role", "group");
  }
  element.setAttribute("aria-keyshortcuts", "Shift+F10");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let hasRevealed = false;

  element.addEventListener("contextmenu", (/** @type {MouseEvent} */ event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    clearTimeout(timer);
    if (hasRevealed) return;
    const { clientX: x, clientY: y, target } = event;
    // The key for it has no place of its own.
    const box = /** @type {Element} */ (target).getBoundingClientRect();
    x || y ? reveal(x, y) : reveal(box.left, box.bottom);
  }, { signal });
  element.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "ContextMenu" && !(event.key === "F10" && event.shiftKey)) return;
    event.preventDefault();
    const box = /** @type {Element} */ (event.target).getBoundingClientRect();
    reveal(box.left, box.bottom);
  }, { signal });
  element.addEventListener("pointerdown", (/** @type {PointerEvent} */ { pointerType, clientX: x, clientY: y }) => {
    hasRevealed = false;
    if (pointerType === "mouse") return;
    const settle = () => {
      clearTimeout(timer);
      for (const type of ["pointerup", "pointercancel", "pointermove", "scroll"]) removeEventListener(type, check, true);
    };
    const check = (/** @type {any} */ event) => {
      if (event.type !== "pointermove" || Math.hypot(event.clientX - x, event.clientY - y) > slip) settle();
    };
    for (const type of ["pointerup", "pointercancel", "pointermove", "scroll"]) addEventListener(type, check, true);
    timer = setTimeout(() => {
      settle();
      hasRevealed = true;
      reveal(x, y);
    }, rest);
  }, { signal });
  // The finger that asked for the menu does not press what lies under it.
  element.addEventListener(
    "click",
    (/** @type {MouseEvent} */ event) => {
      if (!hasRevealed) return;
      hasRevealed = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true, signal },
  );
}
