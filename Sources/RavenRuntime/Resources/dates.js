// Dates as people write them, for modules of WebAssembly: browsers know the conventions of every language.

import { say } from "./clock.js";

/** The parts of a date that can be written, in the order the module has them: three bits each, the first in the lowest. */
const parts = ["year", "month", "day", "weekday", "hour", "minute", "second", "timeZoneName"];
/** How a part is written, by its three bits. */
const widths = [, "numeric", "2-digit", "short", "long", "narrow"];
const clocks = ["relative", "offset", "timer"];

/** Formats, by their bits. @type {Map<number, (date: Date) => string>} */
const formats = new Map();

/** What the module imports from "dates". @param {{ bytes: (at: number, count: number) => Uint8Array }} host */
export function provide({ bytes }) {
  let result = new Uint8Array();
  /** Keeps a text for `take`. @param {string} text */
  const keep = (text) => (result = new TextEncoder().encode(text)).length;
  return {
    /** @param {number} seconds since 1970 @param {number} bits */
    format: (seconds, bits) => keep(format(seconds, bits, languages())),
    /** How far it is from now. @param {number} seconds since 1970 @param {number} style */
    distance: (seconds, style) => keep(say(clocks[style], seconds - Date.now() / 1000, languages()?.[0] ?? "en")),
    /** Copies the text the last call has made. @param {number} at */
    take: (at) => bytes(at, result.length).set(result),
  };
}

/** The languages of who looks at the page, as far as they are any: WebKit says "C" where nobody has chosen one. */
const languages = () => globalThis.navigator?.languages?.filter((tag) => {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
});

/**
 * A date with the parts and in the widths the bits say.
 * @param {number} seconds since 1970
 * @param {number} bits
 * @param {readonly string[] | undefined} languages
 */
export function format(seconds, bits, languages) {
  const date = new Date(seconds * 1000);
  if (isNaN(+date)) return "";
  const known = formats.get(bits) ?? formatter(bits, languages);
  formats.set(bits, known);
  return known(date);
}

/**
 * Days whose month is a word and times are joined as in long dates, "at" between them: browsers join short ones with a comma.
 * @param {number} bits
 * @param {readonly string[] | undefined} languages
 */
function formatter(bits, languages) {
  /** @param {number} from @param {number} to */
  const chosen = (from, to) => {
    const widthsByPart = parts.slice(from, to).map((part, index) => [part, widths[(bits >> (3 * (from + index))) & 7]]);
    return Object.fromEntries(widthsByPart.filter(([, width]) => width));
  };
  const [day, time] = [chosen(0, 4), chosen(4, 8)];
  const whole = new Intl.DateTimeFormat(languages, { ...day, ...time });
  const isJoined = "short long".includes(day.month ?? "-") && Object.keys(time).length;
  const joint = isJoined ? jointOf(languages) : null;
  if (joint === null) return (/** @type {Date} */ date) => whole.format(date);
  const [days, times] = [day, time].map((options) => new Intl.DateTimeFormat(languages, options));
  return (/** @type {Date} */ date) => days.format(date) + joint + times.format(date);
}

/** What stands between day and time in a long date; null where the day does not come first. @param {readonly string[] | undefined} languages */
function jointOf(languages) {
  const [day, time] = [{ dateStyle: "long" }, { timeStyle: "short" }];
  const [both, days, times] = [{ ...day, ...time }, day, time].map((options) =>
    new Intl.DateTimeFormat(languages, /** @type {any} */ (options)).format(0));
  return both.startsWith(days) && both.endsWith(times) ? both.slice(days.length, both.length - times.length) : null;
}
