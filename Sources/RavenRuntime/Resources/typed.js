// Typing in a list leads to the next row that begins with what is typed. Where rows are not built, the server looks.

import { leadTo } from "./lead.js";
import { textOf } from "./rows.js";

/** How long after a letter the next one still belongs to it, in milliseconds. */
const patience = 800;
/** No word is longer, in characters. */
const most = 40;

let word = "";
let last = -Infinity;
/** Counts keys: what was looked for is of no interest once another was pressed. */
let turn = 0;

const compare = new Intl.Collator(document.documentElement.lang || undefined, { sensitivity: "base", usage: "search" });

/** Whether a key still belongs to the word before it. @param {KeyboardEvent} event */
export const isAmidWord = (event) => event.timeStamp - last <= patience;

/**
 * Takes a key that may be a letter: looks from the row that has the focus on, and around.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} row the one that has the focus
 * @param {HTMLElement} list
 */
export function typed(event, row, list) {
  const { key } = event;
  turn += 1;
  if ([...key].length !== 1 || event.ctrlKey || event.metaKey || event.isComposing) return;
  const isNew = !isAmidWord(event);
  // The space bar presses a row; amid a word it belongs to it.
  if (key === " " && isNew) return;
  last = event.timeStamp;
  // The same letter again leads on, as another one would.
  word = isNew || word === key ? key : (word + key).slice(0, most);
  event.preventDefault();
  seek(event, row, list, word === key);
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} row
 * @param {HTMLElement} list
 * @param {boolean} isOnward whether the row itself does not count
 */
async function seek(event, row, list, isOnward) {
  const own = turn;
  const begins = (/** @type {HTMLElement} */ one) => !compare.compare(textOf(one).slice(0, word.length), word);
  if (!isOnward && begins(row)) return leadTo(row, event);
  const found = [...list.querySelectorAll(":is(.entry, .head)[tabindex], .gap")];
  const all = /** @type {HTMLElement[]} */ (found.filter((place) => place.closest(".secs") === list));
  const at = all.indexOf(row);
  const lazy = all.some(isGap) ? await import("./lazy.js") : undefined;
  if (own !== turn) return;
  // A row that is kept for its focus stands beside the gap it belongs into.
  const kept = all.filter(isGap).map((gap) => lazy?.listOf(gap)?.keptAt(row)).find(Boolean);
  const others = [...all.slice(at + 1), ...all.slice(0, at)].filter((place) => place !== kept?.gap);
  const places = others.map((place) => ({ place, from: 0 }));
  if (kept) places.unshift({ place: kept.gap, from: kept.index + 1 }), places.push({ place: kept.gap, from: 0 });
  for (const { place, from } of places) {
    if (!isGap(place)) {
      if (begins(place)) return leadTo(place, event);
      continue;
    }
    const gaps = lazy?.listOf(place);
    const index = (await gaps?.seek(place, from, word)) ?? -1;
    if (own !== turn || !list.contains(document.activeElement)) return;
    if (gaps && index >= 0) return gaps.area.go({ list: gaps, index, event });
  }
}

/** @param {Element} place */
const isGap = (place) => place.matches(".gap");
