// Time zones and weeks for modules of WebAssembly: browsers know when clocks are changed where.

import { languages } from "./languages.js";

/** What tells the offset of each zone that was asked for. @type {Map<string, Intl.DateTimeFormat>} */
const formats = new Map();

/** What the module imports from "zones". @param {{ bytes: (at: number, count: number) => Uint8Array }} host */
export function provide({ bytes }) {
  let result = new Uint8Array();
  return {
    /** Seconds east of Greenwich: of the zone that is named, or the browser's. @param {number} at @param {number} count @param {number} seconds since 1970 */
    offset: (at, count, seconds) => offset(new TextDecoder().decode(bytes(at, count)), seconds),
    /** Has the name of the browser's zone ready. */
    name: () => (result = new TextEncoder().encode(new Intl.DateTimeFormat().resolvedOptions().timeZone)).length,
    /** Copies that name. @param {number} at */
    take: (at) => bytes(at, result.length).set(result),
    firstWeekday: () => firstWeekday(languages()[0] ?? new Intl.DateTimeFormat().resolvedOptions().locale),
  };
}

/** @param {string} zone @param {number} seconds since 1970 @returns {number} NaN of what is no zone's name, and no date */
export function offset(zone, seconds) {
  const date = new Date(seconds * 1000);
  if (zone === "") {
    // What clocks show there, as if it were Greenwich. `getTimezoneOffset` has whole minutes, which old times are not.
    const shown = new Date(0);
    shown.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate());
    shown.setUTCHours(date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds());
    return (+shown - +date) / 1000;
  }
  try {
    const known = formats.get(zone) ?? new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
    formats.set(zone, known);
    const name = known.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? "";
    // "GMT", "GMT+05:30", long ago "GMT-04:56:02".
    const [, sign, ...parts] = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(name) ?? [];
    const [hours, minutes, rest] = parts.map((part) => Number(part ?? 0));
    return (sign === "-" ? -1 : 1) * (hours * 3600 + minutes * 60 + rest);
  } catch {
    return NaN;
  }
}

/** With which day weeks begin where a language is spoken: 1 for Sunday, 7 for Saturday. @param {string} language */
export function firstWeekday(language) {
  const locale = /** @type {any} */ (new Intl.Locale(language));
  // 1 is Monday and 7 Sunday there; a browser without it says Sunday.
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 7 };
  return (firstDay % 7) + 1;
}
