// Sheets on a phone rest at heights of their own; a drag chooses another, or closes.

import { attach as show } from "./dialog.js";

const narrow = "(max-width: 600px)";

/**
 * @param {any} element
 * @param {import("./behaviours.js").Tools} tools
 */
export function attach(element, tools) {
  const handle = element.ownerDocument.createElement("button");
  handle.className = "grabber";
  handle.type = "button";
  handle.setAttribute("aria-label", "Sheet height");
  const sheet = new Sheet(element, handle, () => element.dispatchEvent(new Event("cancel")));
  show(element, tools, { place: () => sheet.place(), settle: () => sheet.observer.disconnect() });
}

class Sheet {
  /** @param {any} element @param {HTMLElement} handle @param {() => void} close */
  constructor(element, handle, close) {
    this.element = element;
    this.handle = handle;
    this.close = close;
    this.index = 0;
    this.observer = new MutationObserver(() => this.arrange());
    handle.addEventListener("click", () => this.step());
    handle.addEventListener("keydown", (event) => this.key(event));
    element.addEventListener("pointerdown", (/** @type {any} */ event) => this.grab(event));
  }

  /** The heights to rest at, lowest first, in pixels. */
  get heights() {
    const room = innerHeight;
    const words = (this.element.getAttribute("data-detents") ?? "100%").split(" ");
    const all = words.map((/** @type {string} */ word) => {
      const number = parseFloat(word);
      return Math.min(word.endsWith("%") ? (room * number) / 100 : number, room - 24);
    });
    return all.sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  }

  /** Puts the handle in and follows what the server says of the sheet. */
  place() {
    this.element.append(this.handle);
    this.observer.observe(this.element, { attributes: true, attributeFilter: ["data-detents", "data-grabber"] });
    this.arrange();
  }

  /** Takes the height there is. */
  arrange() {
    const { element, handle, heights } = this;
    this.index = Math.min(this.index, heights.length - 1);
    const wish = element.getAttribute("data-grabber");
    handle.hidden = wish === "hidden" || (wish !== "shown" && heights.length < 2);
    handle.disabled = heights.length < 2;
    handle.setAttribute("aria-expanded", String(this.index === heights.length - 1));
    element.style.setProperty("--height", `${heights[this.index]}px`);
  }

  step() {
    this.index = (this.index + 1) % this.heights.length;
    this.arrange();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.index = Math.max(0, this.index + by);
    this.arrange();
  }

  /** Follows a finger that takes the sheet by its upper edge. @param {PointerEvent} event */
  grab(event) {
    const { element } = this;
    const from = event.clientY;
    const { top, height } = element.getBoundingClientRect();
    if (!matchMedia(narrow).matches || from < top || from > top + 44 || event.button) return;
    if (/** @type {any} */ (event.target).closest("button:not(.grabber),a,input,select,textarea")) return;
    const move = (/** @type {PointerEvent} */ { clientY }) => {
      element.classList.add("dragged");
      const by = clientY - from;
      element.style.setProperty("--drag", `${Math.max(0, by)}px`);
      element.style.setProperty("--height", `${height - Math.min(0, by)}px`);
    };
    const end = (/** @type {PointerEvent} */ { type, clientY }) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      element.classList.remove("dragged");
      element.style.removeProperty("--drag");
      this.rest(height + from - (type === "pointercancel" ? from : clientY));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  /** Rests at the height nearest to where it was let go, or closes. @param {number} height */
  rest(height) {
    const { heights } = this;
    if (height < heights[0] * 0.6) this.close();
    else {
      const away = heights.map((/** @type {number} */ one) => Math.abs(one - height));
      this.index = away.indexOf(Math.min(...away));
    }
    this.arrange();
  }
}
