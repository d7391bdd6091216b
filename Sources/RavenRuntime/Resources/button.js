// Buttons that tell the app when they are held down, and buttons with a keyboard shortcut.

/**
 * Attaches to a button. `data-keys` holds its shortcut: the bits of Shift, Control, Alt and Command, then the key.
 * @param {HTMLElement & { ravenGone?: () => void }} button
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(button, { send }) {
  const stop = new AbortController();
  const { signal } = stop;
  const end = button.ravenGone;
  button.ravenGone = () => {
    stop.abort();
    return end?.call(button);
  };
  listenForPresses(button, send, signal);
  document.addEventListener("keydown", (event) => shortcut(event, button), { signal });
}

/**
 * Reports when the button is pressed and let go, by pointer or key.
 * @param {HTMLElement} button
 * @param {import("./behaviours.js").Tools["send"]} send
 * @param {AbortSignal} signal
 */
function listenForPresses(button, send, signal) {
  let isDown = false;
  const set = (/** @type {boolean} */ down) => {
    if (down === isDown || !((Number(button.getAttribute("data-on")) >> 11) & 1)) return;
    isDown = down;
    send("press", [+down]);
  };
  const isKey = (/** @type {KeyboardEvent} */ event) => event.key === " " || event.key === "Enter";
  button.addEventListener("pointerdown", (event) => event.button === 0 && set(true), { signal });
  button.addEventListener("keydown", (event) => isKey(event) && !event.repeat && set(true), { signal });
  for (const type of ["pointerup", "pointercancel", "pointerleave", "blur"])
    button.addEventListener(type, () => set(false), { signal });
  button.addEventListener("keyup", (event) => isKey(event) && set(false), { signal });
}

/**
 * Clicks the button if the keys are its own.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} button
 */
function shortcut(event, button) {
  const keys = button.getAttribute("data-keys");
  // What Enter submits in a field for searching may be a shortcut too.
  const isSearch = event.key === "Enter" && /** @type {Element} */ (event.target).matches?.("input[type=search]");
  if (!keys || (event.defaultPrevented && !isSearch) || event.isComposing || event.repeat) return;
  const bits = Number(keys[0] + (keys[1] === " " ? "" : keys[1]));
  const key = keys.slice(keys.indexOf(" ") + 1);
  if (!matches(event, key) || !holds(event, bits)) return;
  if (!(bits & 10) && event.key !== "Escape" && isTaken(event)) return;
  if (button.closest("[inert]") || button.matches(":disabled,[aria-disabled=true]")) return;
  // What is behind a dialog hears no keys, wherever the focus is.
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  if (dialog && !dialog.contains(button)) return;
  event.preventDefault();
  button.click();
}

/**
 * Whether a plain key belongs to what has the focus: all are the typist's, but for two arrows in a field of one line, and
 * Enter in one for searching; buttons and links need what presses them; an area that scrolls sideways needs two arrows.
 * @param {KeyboardEvent} event
 */
function isTaken(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.matches?.("input[type=search]")) return !/^(Enter|Arrow(Up|Down))$/.test(event.key);
  if (target.matches?.("input[type=text]")) return !/^Arrow(Up|Down)$/.test(event.key);
  if (target.matches?.("input,textarea,select,[contenteditable]")) return true;
  if (target.matches?.("button,a[href]")) return event.key === "Enter" || event.key === " ";
  return /^Arrow(Left|Right)$/.test(event.key) && !!target.matches?.(".sh") && target.scrollWidth > target.clientWidth;
}

/** @param {KeyboardEvent} event @param {string} key */
function matches(event, key) {
  return key === "Space" ? event.key === " " : event.key.toLowerCase() === key.toLowerCase();
}

/**
 * Whether exactly these modifier keys are held down. Command is Control where keyboards have no Command.
 * @param {KeyboardEvent} event
 * @param {number} bits
 */
function holds(event, bits) {
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  const meta = !!(bits & 8);
  const control = !!(bits & 2) || (meta && !isMac);
  return (
    event.shiftKey === !!(bits & 1) &&
    event.altKey === !!(bits & 4) &&
    event.ctrlKey === control &&
    event.metaKey === (meta && isMac)
  );
}
