// Texts that say how far a moment is from now: `data-clock` has the style and the seconds since 1970. The words are those
// the server begins with.

import { languages } from "./languages.js";

/** @typedef {{ seconds: number, name: string }} Unit */

/** The texts on the page. @type {Set<HTMLElement>} */
const texts = new Set();
/** @type {Unit[]} */
const units = [
  { seconds: 86400, name: "day" },
  { seconds: 3600, name: "hour" },
  { seconds: 60, name: "minute" },
  { seconds: 1, name: "second" },
];
/** @type {number | undefined} */
let ticking;

/** @param {any} element */
export function attach(element) {
  texts.add(element);
  element.ravenGone = () => {
    texts.delete(element);
    if (texts.size === 0) ticking = clearInterval(ticking) ?? undefined;
  };
  ticking ??= setInterval(tick, 250);
  tick();
}

function tick() {
  for (const text of texts) {
    const [style, seconds] = /** @type {string} */ (text.dataset.clock).split(" ");
    const words = say(style, Number(seconds) - Date.now() / 1000, language(text));
    if (text.textContent !== words) text.textContent = words;
  }
}

/** The language of the app's text around it, if the app has chosen one; the page's own says nothing of who looks at it. @param {Element} element */
const language = (element) => element.closest("#raven [lang]")?.getAttribute("lang") || languages();

/**
 * What a clock says of a moment so many seconds away; those in the past are less than none.
 * @param {string} style
 * @param {number} away
 * @param {string | string[]} language
 */
export function say(style, away, language) {
  const seconds = Math.abs(away);
  if (style === "timer") return clock(Math.floor(seconds));
  if (style === "offset") return (away < 0 ? "-" : "+") + distance(seconds, 1, "long", language);
  return distance(seconds, 2, "short", language);
}

/** @param {number} seconds */
function clock(seconds) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return (hours ? `${hours}:${two(minutes)}` : minutes) + ":" + two(seconds % 60);
}

/**
 * The largest units of a distance, what is left cut off.
 * @param {number} seconds
 * @param {number} count
 * @param {"short" | "long"} unitDisplay
 * @param {string | string[]} language
 */
function distance(seconds, count, unitDisplay, language) {
  const found = units.findIndex((unit) => seconds >= unit.seconds);
  const first = found < 0 ? units.length - 1 : found;
  let rest = seconds;
  const parts = units.slice(first, first + count).map((unit) => {
    const whole = Math.floor(rest / unit.seconds);
    rest -= whole * unit.seconds;
    return { whole, unit: unit.name };
  });
  const said = parts.filter(({ whole }, index) => whole || (index === 0 && found < 0));
  const words = said.map(({ whole, unit }) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(whole));
  return new Intl.ListFormat(language, { type: "unit", style: unitDisplay }).format(words);
}
