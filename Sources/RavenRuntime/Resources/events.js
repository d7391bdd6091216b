// Listens on the container for every kind of event and reports each to the server as the nearest listening element's.

import { string, varint } from "./bytes.js";
import { eventKind } from "./constants.js";
import { beginComposition, countEdit, endComposition } from "./fields.js";

const controls = "a[href],button,input,label,select,summary,textarea";
const notTyped = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

/**
 * Listens until the page goes.
 * @param {import("./decoder.js").Page} page
 */
export function listen(page) {
  const { container } = page;

  /** @param {string} type @param {(event: any) => void} handle */
  const on = (type, handle) =>
    container.addEventListener(type, (event) => page.applying || handle(event));

  /** The nearest element that listens to a kind. @param {any} element @param {number} kind */
  const listener = (element, kind) => {
    for (; element && element !== container; element = element.parentElement) if (hears(element, kind)) return element;
  };

  /** @param {any} element @param {number} kind @param {number[]} [payload] */
  const send = (element, kind, payload = []) => {
    const id = element && page.idOf(element);
    if (id) page.report(id, kind, payload);
  };

  /** @param {any} event @param {number} kind */
  const click = (event, kind) => {
    const element = clicked(event.target, container, kind);
    if (!element) return;
    const href = element.localName === "a" && (element.getAttribute("href") ?? "#");
    if (href === "#") event.preventDefault();
    send(element, kind, [modifiers(event)]);
  };

  on("click", (event) => click(event, eventKind.click));
  on("dblclick", (event) => click(event, eventKind.doubleClick));

  on("input", ({ target }) => {
    const element = listener(target, eventKind.input);
    if (!element && !listener(target, eventKind.change)) return;
    countEdit(target);
    send(element, eventKind.input, [...varint(target.ravenEdits), ...string(target.value ?? "")]);
  });

  on("change", ({ target }) => {
    const payload = [...varint(target.ravenEdits ?? 0), target.checked ? 1 : 0, ...string(target.value ?? "")];
    send(listener(target, eventKind.change), eventKind.change, payload);
  });

  on("keydown", (event) => {
    const { key, target } = event;
    if (event.isComposing || event.keyCode === 229) return;
    send(listener(target, eventKind.keyDown), eventKind.keyDown, [...string(key), modifiers(event)]);
    const isLine = target.localName === "input" && !notTyped.test(target.type);
    // A field of several lines is left by Return where the app says what that is called; with Shift it is a new line.
    if (key === "Enter" && (isLine || (!event.shiftKey && hears(target, eventKind.submit)))) {
      const element = listener(target, eventKind.submit);
      if (element) event.preventDefault();
      send(element, eventKind.submit);
    } else if ((key === "Enter" || key === " ") && actsAsButton(target)) {
      event.preventDefault();
      if (!event.repeat) target.click();
    }
  });

  on("focusin", ({ target, relatedTarget }) => {
    const element = listener(target, eventKind.focus);
    if (!element?.contains(relatedTarget ?? null)) send(element, eventKind.focus);
  });

  on("focusout", ({ target, relatedTarget }) => {
    const element = listener(target, eventKind.blur);
    // The field stays active when it is the window that loses the focus.
    if (element?.contains(relatedTarget ?? null) || page.document.activeElement === target) return;
    send(element, eventKind.blur);
  });

  on("submit", (event) => {
    if (!event.target.hasAttribute("action")) event.preventDefault();
  });
  on("compositionstart", ({ target }) => beginComposition(target));
  on("compositionend", ({ target }) => endComposition(target));
}

/** @param {any} element @param {number} kind */
function hears(element, kind) {
  const value = element.getAttribute("data-on");
  // Most that listen do so to clicks alone, and reading a number takes longer than the rest of this.
  return value === "1" ? !kind : (value >> kind) & 1;
}

/**
 * The element a click is for. A control keeps its clicks to itself, and a disabled one swallows them.
 * @param {any} element
 * @param {Element} container
 * @param {number} kind
 */
function clicked(element, container, kind) {
  for (; element && element !== container; element = element.parentElement) {
    if (element.hasAttribute("disabled") || element.getAttribute("aria-disabled") === "true") return;
    if (hears(element, kind)) return element;
    if (element.matches(controls)) return;
  }
}

/** @param {any} event */
function modifiers(event) {
  return event.shiftKey | (event.ctrlKey << 1) | (event.altKey << 2) | (event.metaKey << 3);
}

/** Whether an element that is no control can be focused and clicked. @param {Element} element */
function actsAsButton(element) {
  return element.hasAttribute("tabindex") && !element.matches(controls) && hears(element, eventKind.click);
}
