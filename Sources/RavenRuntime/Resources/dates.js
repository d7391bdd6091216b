// Dates as people write them, for modules of WebAssembly: browsers know the conventions of every language.

import { say } from "./clock.js";
import { languages } from "./languages.js";

/** The parts of a date that can be written, in the order the module has them: three bits each, the first in the lowest. */
const parts = ["year", "month", "day", "weekday", "hour", "minute", "second", "timeZoneName"];
/** How a part is written, by its three bits. */
const widths = [, "numeric", "2-digit", "short", "long", "narrow"];
/** How a text shows a date, in the order the module has them. */
const styles = ["date", "time", "relative", "offset", "timer"];

/** How dates are written, by the bits that say it. @type {Map<number, Writing>} */
const writings = new Map();

/** What the module imports from "dates". @param {{ bytes: (at: number, count: number) => Uint8Array }} host */
export function provide({ bytes }) {
  let result = new Uint8Array();
  /** Keeps a text for `take`. @param {string} text */
  const keep = (text) => (result = new TextEncoder().encode(text)).length;
  return {
    /** @param {number} seconds since 1970 @param {number} bits */
    format: (seconds, bits) => keep(writing(bits).format(seconds)),
    /** How far it is from now. @param {number} seconds since 1970 @param {number} style */
    distance: (seconds, style) => keep(say(styles[style], seconds - Date.now() / 1000, languages())),
    /** Copies the text the last call has made. @param {number} at */
    take: (at) => bytes(at, result.length).set(result),
  };
}

/** @param {number} bits */
function writing(bits) {
  const known = writings.get(bits) ?? new Writing(bits);
  writings.set(bits, known);
  return known;
}

/** One way to write dates, in the language and the time zone of who looks at the page. */
export class Writing {
  /** @param {number} bits the parts that are shown, and how */
  constructor(bits, /** @type {readonly string[] | undefined} */ named) {
    const chosen = languages(named);
    const shown = parts.map((part, index) => [part, widths[(bits >> (3 * index)) & 7]]);
    /** @param {string[][]} options */
    const format = (options) => new Intl.DateTimeFormat(chosen, Object.fromEntries(options.filter(([, width]) => width)));
    const [day, time] = [shown.slice(0, 4), shown.slice(4)];
    const isInWords = day.some(([part, width]) => part === "month" && (width === "short" || width === "long"));
    this.whole = format(shown);
    // Browsers join short words and times with a comma, other than long ones and Foundation both.
    this.joint = isInWords && time.some(([, width]) => width) ? jointOf(chosen) : null;
    this.pieces = this.joint === null ? [] : [format(day), format(time)];
  }

  /** A date; nothing of what is none. @param {number} seconds since 1970 */
  format(seconds) {
    const date = new Date(seconds * 1000);
    if (isNaN(+date)) return "";
    if (this.joint === null) return this.whole.format(date);
    return this.pieces.map((piece) => piece.format(date)).join(this.joint);
  }
}

/** What stands between day and time in a long date; null where the day does not come first. @param {string[]} chosen */
function jointOf(chosen) {
  const [day, time] = [{ dateStyle: "long" }, { timeStyle: "short" }];
  const [both, days, times] = [{ ...day, ...time }, day, time].map((options) =>
    new Intl.DateTimeFormat(chosen, /** @type {any} */ (options)).format(0));
  return both.startsWith(days) && both.endsWith(times) ? both.slice(days.length, both.length - times.length) : null;
}
