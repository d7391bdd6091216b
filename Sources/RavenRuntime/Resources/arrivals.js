// Reads out what is new at the end of a log; what comes above is not read out.

import { say } from "./say.js";

/** No more is read out of new rows at once, in characters. */
const mostSaid = 400;

/** Reads out what is new at the end. @param {any} column @param {any[]} before the rows there were */
export function announce(column, before) {
  const { root, rows } = column;
  const last = before.findLast((row) => row.isConnected);
  const added = last ? rows.slice(rows.indexOf(last) + 1).filter((row) => !before.includes(row)) : [];
  if (root.getAttribute("role") === "log" && added.length)
    say(added.map(saying).join("\n").slice(-mostSaid));
}

/** What a row says: its texts, without those of its buttons. @param {any} row */
function saying(row) {
  const texts = [];
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = /** @type {Text & { parentElement: Element }} */ (walker.currentNode);
    if (!parentElement.closest("button, [aria-hidden=true]") && data.trim()) texts.push(data.trim());
  }
  return texts.join(" ");
}
