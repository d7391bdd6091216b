// The keys that undo and redo. Loaded by pages whose views ask for an undo manager.

const typed = "input:not([type=button],[type=checkbox],[type=radio],[type=range],[type=submit],[type=reset]),textarea,[contenteditable]";

/**
 * @param {any} element listens to clicks: with Shift they redo
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(element, { send }) {
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  const stop = new AbortController();
  element.ravenGone = () => stop.abort();
  document.addEventListener(
    "keydown",
    (event) => {
      const key = event.key.toLowerCase();
      const isHeld = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!isHeld || event.altKey || event.isComposing || event.defaultPrevented) return;
      const isRedo = (key === "z" && event.shiftKey) || (key === "y" && !event.shiftKey && !isMac);
      if (key !== "z" && !isRedo) return;
      // A field takes back what was typed by itself.
      if (/** @type {Element} */ (event.target).closest(typed)) return;
      event.preventDefault();
      send("click", [isRedo ? 1 : 0]);
    },
    { signal: stop.signal },
  );
}
