// Numbers as people write them, for modules of WebAssembly: browsers know the conventions of every language.

import { languages } from "./languages.js";

/**
 * @typedef {object} Host what the page has for those a module imports from
 * @property {(at: number, count: number) => Uint8Array} bytes of the module's memory
 * @property {(action: () => void) => void} enter runs something of the module, and shows what has changed
 * @property {(which: number, argument: number) => void} call calls a function of the module that it has named
 */

/** @typedef {{ style: number, currency: number, least: number, most: number, groups: number }} Look as the module says it */

/** How numbers are written, by what decides it. @type {Map<string, Writing>} */
const writings = new Map();

/** What the module imports from "numbers". @param {Host} host */
export function provide({ bytes }) {
  let result = new Uint8Array();
  /** Keeps a text for `take`. @param {string} text */
  const keep = (text) => (result = new TextEncoder().encode(text)).length;
  /** @param {number} at @param {number} count */
  const text = (at, count) => new TextDecoder().decode(bytes(at, count));
  return {
    /** @param {number} value @param {number[]} look */
    format: (value, ...look) => keep(writing(look).format(value)),
    /** @param {bigint} value @param {number[]} look */
    formatWhole: (value, ...look) => keep(writing(look).formatWhole(value)),
    /** @param {number} at @param {number} count @param {number[]} look */
    parse: (at, count, ...look) => number(text(at, count), writing(look)),
    /** The digits of a whole number, without what is behind its point. @param {number} at @param {number} count @param {number[]} look */
    parseWhole: (at, count, ...look) => keep(whole(text(at, count), writing(look))),
    /** Copies the text the last call has made. @param {number} at */
    take: (at) => bytes(at, result.length).set(result),
  };
}

/** @param {number[]} look */
function writing(look) {
  const key = look.join();
  const known = writings.get(key) ?? new Writing(look);
  writings.set(key, known);
  return known;
}

/** One way to write numbers, in the language of who looks at the page. */
export class Writing {
  /** @param {number[]} look style, letters of the currency, least and most digits behind the point, whether digits are grouped */
  constructor([style, letters, least, most, groups], /** @type {readonly string[] | undefined} */ named) {
    this.style = ["decimal", "percent", "currency"][style];
    /** @type {any} */
    const options = { style: this.style, roundingMode: "halfEven", useGrouping: !!groups };
    this.currency = String.fromCharCode(letters >> 16, (letters >> 8) & 255, letters & 255);
    if (this.style === "currency") options.currency = this.currency;
    else options.maximumFractionDigits = 6;
    if (least >= 0) options.minimumFractionDigits = least;
    if (most >= 0) options.maximumFractionDigits = most;
    this.numbers = new Intl.NumberFormat(languages(named), options);
  }

  /** @param {number} value */
  format(value) {
    return this.numbers.format(value);
  }

  /** A whole number is a percentage as it is. @param {bigint} value */
  formatWhole(value) {
    return this.numbers.format(/** @type {any} */ (this.isPercent ? `${value}e-2` : value));
  }

  get isPercent() {
    return this.style === "percent";
  }

  /** What reading needs to know: the point, what groups digits, the digits, and what a currency is called. */
  get signs() {
    const { locale, numberingSystem } = this.numbers.resolvedOptions();
    const plain = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: true });
    const parts = plain.formatToParts(1234567.8);
    /** @param {string} type */
    const part = (type) => parts.find((part) => part.type === type)?.value ?? "";
    const single = new Intl.NumberFormat(locale, { numberingSystem, useGrouping: false });
    const digits = Array.from({ length: 10 }, (_, digit) => single.format(digit));
    const names = this.style === "currency" ? this.names(locale) : [];
    return { point: part("decimal"), group: part("group"), digits, names };
  }

  /** The signs of the currency. @param {string} locale */
  names(locale) {
    const signs = ["symbol", "narrowSymbol"].map((currencyDisplay) => {
      const options = /** @type {any} */ ({ style: "currency", currency: this.currency, currencyDisplay });
      return new Intl.NumberFormat(locale, options).formatToParts(0).find(({ type }) => type === "currency")?.value ?? "";
    });
    return [this.currency, ...signs].filter(Boolean);
  }
}

/**
 * The number a text begins with, in ASCII, perhaps with a point and an exponent; null without one. As lenient as people need: it need
 * not say the currency, group its digits or mark a percentage, and may go on behind the number.
 * @param {string} text
 * @param {Writing} writing
 */
export function read(text, writing) {
  const { point, group, digits, names } = writing.signs;
  let rest = text.trimStart();
  let isNegative = false;
  /** Takes one of some beginnings away. @param {string[]} beginnings */
  const skip = (beginnings) => {
    const found = beginnings.find((beginning) => beginning && rest.toUpperCase().startsWith(beginning.toUpperCase()));
    if (found) rest = rest.slice(found.length);
    return found;
  };
  for (;;) {
    if (skip(["-", "\u2212"])) isNegative = true;
    else if (!skip([...names, "+", " ", "\u00a0", "\u202f", "\u200e", "\u200f", "\u061c"])) break;
  }
  const digit = (/** @type {string} */ letter) => {
    const own = digits.indexOf(letter);
    return own >= 0 ? own : "0123456789".indexOf(letter);
  };
  let number = "";
  let hasPoint = false;
  const letters = [...rest];
  const isGrouped = (/** @type {number} */ at) => digit(letters[at + 1]) >= 0 && (!number || digit(letters[at + 2]) >= 0);
  let at = 0;
  for (; at < letters.length; at++) {
    const letter = letters[at];
    if (digit(letter) >= 0) {
      number += digit(letter);
    } else if (letter === point && !hasPoint) {
      hasPoint = true;
      number += ".";
    } else if (hasPoint || !(letter === group || /[\s'\u2019]/.test(letter)) || !isGrouped(at)) {
      break;
    }
  }
  if (!/\d/.test(number)) return null;
  const exponent = /^[eE][+-]?\d+/.exec(letters.slice(at).join(""))?.[0] ?? "";
  return (isNegative ? "-" : "") + number + exponent;
}

/** The number a text means; NaN if it is none. @param {string} text @param {Writing} writing */
export function number(text, writing) {
  const found = read(text, writing);
  if (found === null) return NaN;
  const [digits, exponent = 0] = found.toLowerCase().split("e");
  // Dividing by 100 would round.
  return Number(`${digits}e${Number(exponent) - (writing.isPercent ? 2 : 0)}`);
}

/** The digits of the whole number a text means; nothing if it is none, or none anybody means. @param {string} text @param {Writing} writing */
export function whole(text, writing) {
  const [, sign, before, after, exponent = 0] = /^(-?)(\d*)\.?(\d*)(?:[eE](.*))?$/.exec(read(text, writing) ?? "x") ?? [];
  if (before === undefined || Math.abs(Number(exponent)) > 40) return "";
  const places = Number(exponent);
  const digits = (before + after.padEnd(places, "0")).slice(0, Math.max(0, before.length + places));
  return sign + (digits.replace(/^0+(?=\d)/, "") || "0");
}
