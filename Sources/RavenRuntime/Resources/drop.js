// What comes into a list from elsewhere: text and links that are dropped between its rows, or pasted where a row has the
// focus. The page only says beside which row; the server has the app insert, and says what came of it.

import { Line } from "./line.js";
import { rowsOf } from "./rows.js";
import { say } from "./say.js";

/** How much the server takes at once: items, and bytes of UTF-8 in all of them together. */
const mostItems = 64;
const mostBytes = 65536;
/** How long an app may take to insert before it is said that nothing was, in milliseconds. */
const patience = 1000;
/** How long a refusal shows, in milliseconds. */
const reading = 10_000;
/** What kinds of items there are, by number. */
const kinds = ["text", "link"];

const fields = "input,textarea,select,[contenteditable]";

/** @typedef {import("./line.js").Goal} Goal */
/** @typedef {{ kind: string, text: string }} Item */

/** Why something is not inserted, for people. */
class Refusal extends Error {}

/**
 * @param {HTMLElement} list
 * @param {import("./behaviours.js").Tools} tools
 * @param {AbortSignal} signal ends when the list goes
 */
export function attach(list, tools, signal) {
  const inserter = new Inserter(list, tools);
  /** @type {Line | undefined} */
  let line;
  const leave = () => {
    line?.remove();
    line = undefined;
  };
  // Below its rows a list goes on as far as what shows it.
  const place = list.parentElement ?? list;

  place.addEventListener("dragover", (event) => {
    if (event.defaultPrevented || isInField(event) || !event.dataTransfer) return leave();
    const goal = goalOf(list, event);
    const takes = !!goal && offers(event.dataTransfer, acceptedBy(goal.target));
    // What is refused must not be opened in place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = takes ? effect(event.dataTransfer) : "none";
    if (takes) (line ??= new Line(list)).show(goal);
    else leave();
  });
  place.addEventListener("dragleave", (event) => {
    if (!place.contains(/** @type {Node | null} */ (event.relatedTarget))) leave();
  });
  place.addEventListener("drop", (event) => {
    leave();
    if (event.defaultPrevented || isInField(event) || !event.dataTransfer) return;
    event.preventDefault();
    const goal = goalOf(list, event);
    if (goal) inserter.insert(event.dataTransfer, goal);
  });
  addEventListener("dragend", leave, { signal });
  signal.addEventListener("abort", leave);

  // Browsers disagree on which element a paste outside of fields is about.
  document.addEventListener(
    "paste",
    (event) => {
      const target = /** @type {HTMLElement | null} */ (document.activeElement);
      if (!target || !event.clipboardData || event.defaultPrevented) return;
      const isRow = target.matches(".entry") && target.closest(".secs") === list;
      if (!acceptedBy(target).length || (!isRow && !(target === list && isVacant(list)))) return;
      event.preventDefault();
      inserter.insert(event.clipboardData, { target, isBehind: true });
    },
    { signal },
  );

  keepReachable(list);
}

/** Sends what is inserted to the server, and tells the person what came of it. */
class Inserter {
  /**
   * @param {HTMLElement} list
   * @param {import("./behaviours.js").Tools} tools
   */
  constructor(list, tools) {
    this.list = list;
    this.tools = tools;
    /** Where the last one went, until it is known what came of it. @type {Goal | undefined} */
    this.goal = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    new MutationObserver(() => this.answered()).observe(list, { attributeFilter: ["data-inserted"] });
  }

  /**
   * Inserts what was dropped or pasted.
   * @param {DataTransfer} data
   * @param {Goal} goal
   */
  async insert(data, goal) {
    try {
      const items = await itemsIn(data, acceptedBy(goal.target));
      this.send(items, goal);
      hideNotice();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(`Not inserted: ${error.message}.`);
    }
  }

  /** @param {Item[]} items @param {Goal} goal */
  send(items, { target, isBehind }) {
    const { send, varint, string, page } = this.tools;
    if (!items.length) throw new Refusal("there is nothing in it");
    if (items.length > mostItems) throw new Refusal(`more than ${mostItems} items at once`);
    const texts = items.map(({ text }) => string(text));
    const bytes = items.reduce((sum, { text }) => sum + new TextEncoder().encode(text).length, 0);
    if (bytes > mostBytes) throw new Refusal(`more than ${mostBytes / 1024} kB of text`);
    if (!target.isConnected) throw new Refusal("the row beside it has gone");
    page.number(/** @type {any} */ (target));
    clearTimeout(this.timer);
    this.goal = { target, isBehind };
    const parts = items.flatMap(({ kind }, index) => [kinds.indexOf(kind), ...texts[index]]);
    send("drop", [...varint(/** @type {any} */ (target).ravenId), +isBehind, ...varint(items.length), ...parts]);
  }

  answered() {
    const [count, place, all] = (this.list.getAttribute("data-inserted") ?? "").split(" ").map(Number);
    if (!this.goal) return;
    clearTimeout(this.timer);
    const { target, isBehind } = this.goal;
    const settle = () => (this.goal = undefined);
    if (!count) {
      this.timer = setTimeout(() => {
        settle();
        tell("Nothing was inserted.");
      }, patience);
      return;
    }
    settle();
    say(`${count === 1 ? "1 row" : `${count} rows`} inserted at ${place} of ${all}`);
    if (isBehind && target !== this.list) target.nextElementSibling?.scrollIntoView({ block: "nearest" });
  }
}

/** The kinds of items a row or a list takes. @param {Element} element */
const acceptedBy = (element) => element.getAttribute("data-accepts")?.split(" ") ?? [];

/** Whether no row of a list takes anything, so that its place does. @param {Element} list */
const isVacant = (list) => list.hasAttribute("data-accepts") && !list.querySelector(".entry[data-accepts]");

/** @param {Event} event */
const isInField = (event) => !!(/** @type {Element} */ (event.target).closest(fields));

/**
 * Beside which row something goes: that under the pointer, or, where there is none, the nearest.
 * @param {HTMLElement} list
 * @param {DragEvent} event
 * @returns {Goal | undefined}
 */
function goalOf(list, { target, clientY: y }) {
  const under = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest(".entry"));
  if (under && list.contains(under)) return acceptedBy(under).length ? beside(under, y) : undefined;
  if (isVacant(list)) return { target: list, isBehind: true };
  const distance = (/** @type {Element} */ row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return Math.max(top - y, y - bottom);
  };
  const [first, ...others] = rowsOf(list).filter((row) => acceptedBy(row).length);
  return first && beside(others.reduce((near, row) => (distance(row) < distance(near) ? row : near), first), y);
}

/** @param {HTMLElement} row @param {number} y @returns {Goal} */
function beside(row, y) {
  const { top, bottom } = row.getBoundingClientRect();
  return { target: row, isBehind: y > (top + bottom) / 2 };
}

/** Whether what is dragged has something of these kinds, as far as it lets itself be known. @param {DataTransfer} data @param {string[]} kinds */
function offers({ types, items }, kinds) {
  if (kinds.includes("link") && types.includes("text/uri-list")) return true;
  if (!kinds.includes("text")) return false;
  const files = [...items].filter((item) => item.kind === "file");
  return types.includes("text/plain") || files.some(isText) || (types.includes("Files") && !files.length);
}

/** Whether something is plain text; a file whose kind nobody knows may be. @param {{ type: string }} thing */
const isText = ({ type }) => !type || type.startsWith("text/");

/** What the pointer says will happen: nothing is taken away where it comes from. @param {DataTransfer} data */
const effect = ({ effectAllowed }) => (/link/i.test(effectAllowed) && !/copy/i.test(effectAllowed) ? "link" : "copy");

/**
 * What was dropped or pasted, as far as it is taken.
 * @param {DataTransfer} data can be read only until something is awaited
 * @param {string[]} kinds
 * @returns {Promise<Item[]>}
 */
async function itemsIn(data, kinds) {
  const text = data.getData("text/plain").replace(/\r\n?/g, "\n");
  const links = data.getData("text/uri-list").split(/\s*\n\s*/).filter((line) => line.trim() && !line.startsWith("#"));
  const files = [...data.files].filter(isText);
  if (kinds.includes("link")) {
    if (links.length) return links.map((link) => ({ kind: "link", text: link.trim() }));
    if (!kinds.includes("text") && /^\s*https?:\/\/\S+\s*$/.test(text)) return [{ kind: "link", text: text.trim() }];
  }
  if (kinds.includes("text")) {
    if (files.length) return Promise.all(files.map(textIn));
    if (text) return [{ kind: "text", text }];
  }
  throw new Refusal(`there is no ${kinds.join(" or ")} in it`);
}

/** @param {File} file @returns {Promise<Item>} */
async function textIn(file) {
  if (file.size > mostBytes) throw new Refusal(`“${file.name}” has more than ${mostBytes / 1024} kB`);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    if (!text.includes("\0")) return { kind: "text", text: text.replace(/\r\n?/g, "\n") };
  } catch {
    // A folder, or not UTF-8.
  }
  throw new Refusal(`“${file.name}” is not plain text`);
}

/**
 * Lets a list of which no row takes anything have the focus itself, so that something can be pasted into it.
 * @param {HTMLElement} list
 */
function keepReachable(list) {
  /** @type {Record<string, string>} */
  const added = { tabindex: "0", "aria-keyshortcuts": "Control+V" };
  if (!list.hasAttribute("role")) added.role = "group";
  if (!list.hasAttribute("aria-label")) added["aria-label"] = "List";
  let isReachable = false;
  const look = () => {
    if (isVacant(list) === isReachable) return;
    isReachable = !isReachable;
    if (isReachable) return Object.entries(added).forEach(([name, value]) => list.setAttribute(name, value));
    if (document.activeElement === list) /** @type {HTMLElement} */ (list.querySelector(".entry[data-accepts]"))?.focus();
    for (const name of Object.keys(added)) list.removeAttribute(name);
  };
  new MutationObserver(look).observe(list, { childList: true, subtree: true, attributeFilter: ["data-accepts"] });
  look();
}

/** @type {HTMLElement | undefined} */
let notice;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let hiding;

/** Shows words for a while, and has a screen reader say them. @param {string} words */
function tell(words) {
  notice ??= document.createElement("div");
  notice.className = "raven-banner";
  // Said by the live region all modules share.
  notice.setAttribute("aria-hidden", "true");
  notice.textContent = words;
  document.body.append(notice);
  say(words);
  clearTimeout(hiding);
  hiding = setTimeout(hideNotice, reading);
}

function hideNotice() {
  notice?.remove();
}
