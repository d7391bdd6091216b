// The panel in the corner of the page that lists which bodies ran, batch by batch, and why.

import { counted, words } from "./bodies.js";

/** @typedef {import("./bodies.js").Run} Run @typedef {import("./bodies.js").Batch} Batch */

/** How many batches are listed. */
const most = 50;
/** Where a tab keeps whether the panel is open. */
const openKey = "raven-why";
/** What a person does, by the kinds of event that carry it. @type {Record<string, string>} */
const deeds = {
  click: "click on",
  doubleClick: "double click on",
  input: "typing in",
  change: "change of",
  submit: "submitting",
  focus: "focus on",
  blur: "leaving",
  keyDown: "key in",
  close: "closing",
  reveal: "menu of",
  press: "pressing",
  move: "moving",
  drop: "dropping on",
};
/** Events that tell what something a person did is about, before it may be gone. */
const heard = ["click", "dblclick", "contextmenu", "pointerdown", "keydown", "input", "change", "focusin", "focusout"];
/** @type {Record<string, string>} */
const kinds = { a: "link", button: "button", input: "field", textarea: "field", select: "menu" };

export class Reasons {
  /**
   * @param {import("./why.js").Page} page
   * @param {(run: Run) => boolean} flash shows where a view is; false if it is nowhere
   */
  constructor(page, flash) {
    this.page = page;
    this.flash = flash;
    /** What elements that events were about are called. @type {Map<number, string>} */
    this.names = new Map();
    for (const type of heard) document.addEventListener(type, ({ target }) => this.remember(target), true);
    this.section = document.createElement("section");
    this.section.className = "raven-why";
    this.section.setAttribute("aria-label", "Why did this run?");
    this.toggle = this.section.appendChild(button("Why did this run?", () => this.open(this.list.hidden)));
    this.toggle.setAttribute("aria-controls", "raven-why");
    this.sum = this.toggle.appendChild(document.createElement("span"));
    this.list = this.section.appendChild(document.createElement("ol"));
    this.list.id = "raven-why";
    this.none = this.list.appendChild(document.createElement("li"));
    this.none.textContent = "Nothing has run since the page was there.";
    this.section.onkeydown = (event) => {
      if (event.key !== "Escape" || this.list.hidden) return;
      event.stopPropagation();
      this.open(false);
      this.toggle.focus();
    };
    this.open(sessionStorage.getItem(openKey) === "1");
  }

  /** Puts the panel on the page, unless it is there. */
  show() {
    if (!this.section.isConnected) document.body.append(this.section);
  }

  /** @param {boolean} isOpen */
  open(isOpen) {
    this.list.hidden = !isOpen;
    this.toggle.setAttribute("aria-expanded", `${isOpen}`);
    sessionStorage.setItem(openKey, isOpen ? "1" : "");
  }

  /** Lists a batch, before those that came earlier. @param {Batch} batch */
  add(batch) {
    this.none.remove();
    const runs = batch.runs.length + batch.leftOff;
    const sum = `${counted(runs, "body", "bodies")}, ${counted(batch.bytes, "byte", "bytes")}`;
    this.sum.textContent = sum;
    const item = document.createElement("li");
    const head = item.appendChild(document.createElement("p"));
    head.append(text("b", this.cause(batch)), text("span", sum));
    const lines = item.appendChild(document.createElement("ul"));
    for (const run of batch.runs) lines.appendChild(document.createElement("li")).append(this.line(run));
    if (batch.leftOff) lines.append(text("li", `and ${batch.leftOff} more, which are not listed`));
    const rest = batch.bytes - batch.runs.reduce((sum, run) => sum + run.bytes, 0);
    if (batch.bytes) lines.append(text("li", `${counted(rest, "byte", "bytes")} around them`));
    this.list.prepend(item);
    if (this.list.children.length > most) this.list.lastElementChild?.remove();
  }

  /** @param {Run} run */
  line(run) {
    const line = button("", () => show());
    const times = run.count > 1 ? ` ×${run.count}` : "";
    line.append(
      text("b", run.view + times),
      text("code", words(run)),
      text("span", counted(run.bytes, "byte", "bytes")),
    );
    const show = () => line.classList.toggle("gone", !this.flash(run));
    line.onpointerenter = line.onfocus = show;
    return line;
  }

  /** What a batch came of. @param {Batch} batch */
  cause({ kind, node }) {
    if (!kind) return "changed by itself";
    const deed = deeds[kind];
    if (!deed) return `the page: ${kind}`;
    const element = this.page.find(node);
    return `${deed} ${this.names.get(node) ?? (element ? name(element) : "what is gone")}`;
  }

  /** Keeps what listening elements around one are called. @param {any} element */
  remember(element) {
    let count = 0;
    for (; element && element !== this.page.container && count < 3; element = element.parentElement) {
      if (!element.ravenId || !element.hasAttribute("data-on")) continue;
      this.names.delete(element.ravenId);
      this.names.set(element.ravenId, name(element));
      count++;
    }
    for (const id of this.names.keys()) if (this.names.size > 100) this.names.delete(id);
  }
}

/**
 * What an element is called; never what was typed in it.
 * @param {any} element
 */
function name(element) {
  const kind = element.type === "checkbox" ? "box" : kinds[element.localName];
  const isField = kind && kind !== "link" && kind !== "button";
  const said =
    element.getAttribute("aria-label") ||
    element.labels?.[0]?.textContent ||
    element.placeholder ||
    (isField ? "" : element.textContent);
  const short = (said ?? "").trim().replace(/\s+/g, " ");
  const clipped = short.length > 30 ? `${short.slice(0, 29)}…` : short;
  return [kind, clipped && `“${clipped}”`].filter(Boolean).join(" ") || element.localName;
}

/** @param {string} tag @param {string} words */
function text(tag, words) {
  const element = document.createElement(tag);
  element.textContent = words;
  return element;
}

/** @param {string} words @param {() => void} action */
function button(words, action) {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = words;
  element.onclick = action;
  return element;
}
