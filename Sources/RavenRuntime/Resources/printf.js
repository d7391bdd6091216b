// Numbers as programs write and read them, for modules of WebAssembly: C's formats, and the literals of Swift.

/** What the module imports from "printf". @param {import("./numbers.js").Host} host */
export function provide({ bytes }) {
  let text = new Uint8Array();
  let number = 0;
  /** Keeps a text for `take`. @param {string} made */
  const keep = (made) => (text = new TextEncoder().encode(made)).length;
  return {
    /** @param {number} kind @param {number} flags @param {number} width @param {number} precision @param {number} value */
    format: (kind, flags, width, precision, value) => keep(formatted(look(kind, flags, width, precision), value)),
    /** @param {number} kind @param {number} flags @param {number} width @param {number} precision @param {bigint} value */
    formatWhole: (kind, flags, width, precision, value) => keep(formatted(look(kind, flags, width, precision), value)),
    /** Copies the text the last call has made. @param {number} at */
    take: (at) => bytes(at, text.length).set(text),
    /** Whether a text is a number, which `number` then is. @param {number} at @param {number} count */
    read: (at, count) => {
      const found = read(new TextDecoder().decode(bytes(at, count)));
      number = found ?? 0;
      return Number(found !== null);
    },
    number: () => number,
  };
}

/** @typedef {{ kind: string, left: boolean, plus: boolean, space: boolean, zero: boolean, full: boolean, width: number, precision: number }} Look */

/** The bits of the flags are those of "-+ 0#". @param {number} kind @param {number} flags @param {number} width @param {number} precision @returns {Look} */
function look(kind, flags, width, precision) {
  const [left, plus, space, zero, full] = [1, 2, 4, 8, 16].map((bit) => !!(flags & bit));
  return { kind: String.fromCharCode(kind), left, plus, space, zero, full, width, precision };
}

/** A number as C's printf writes it; a precision below 0 is none. @param {Look} look @param {number | bigint} value */
export function formatted(look, value) {
  const { kind, precision } = look;
  const isFloat = "fFeEgG".includes(kind);
  const float = Number(value);
  const isNegative = isFloat ? float < 0 || Object.is(float, -0) : kind === "d" && value < 0;
  const isFinite = !isFloat || Number.isFinite(float);
  let digits = isFloat ? inFloat(Math.abs(float), look) : inWhole(/** @type {bigint} */ (value), look);
  if (kind === kind.toUpperCase()) digits = digits.toUpperCase();
  const prefix = look.full && value ? ({ x: "0x", X: "0X" }[kind] ?? "") : "";
  const sign = (isNegative ? "-" : "uxXo".includes(kind) ? "" : look.plus ? "+" : look.space ? " " : "") + prefix;
  const room = look.width - sign.length;
  if (look.left) return (sign + digits).padEnd(look.width);
  if (look.zero && isFinite && (isFloat || precision < 0)) return sign + digits.padStart(room, "0");
  return (sign + digits).padStart(look.width);
}

/** @param {bigint} value @param {Look} look */
function inWhole(value, { kind, precision, full }) {
  const size = kind === "d" ? (value < 0n ? -value : value) : BigInt.asUintN(64, value);
  const digits = size.toString({ x: 16, X: 16, o: 8 }[kind] ?? 10).padStart(precision, "0");
  if (precision === 0 && !size) return full && kind === "o" ? "0" : "";
  return full && kind === "o" && digits[0] !== "0" ? `0${digits}` : digits;
}

/** @param {number} value @param {Look} look */
function inFloat(value, { kind, precision, full }) {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : "inf";
  const places = precision < 0 ? 6 : precision;
  const exact = new Decimal(value);
  switch (kind.toLowerCase()) {
    case "f": return exact.fixed(places, full);
    case "e": return exact.scientific(places, full);
  }
  const significant = places || 1;
  const { exponent } = exact.rounded(significant);
  const isSmall = exponent >= -4 && exponent < significant;
  const text = isSmall ? exact.fixed(significant - 1 - exponent, full) : exact.scientific(significant - 1, full);
  if (full) return text;
  const [digits, power = ""] = text.split("e");
  const short = digits.includes(".") ? digits.replace(/\.?0+$/, "") : digits;
  return power ? `${short}e${power}` : short;
}

/** All digits of a number, or so many that nothing behind them could be told. */
class Decimal {
  /** @param {number} value finite, not negative */
  constructor(value) {
    const [digits, exponent] = value.toExponential(100).split("e");
    const isLarge = value >= 1e21;
    this.digits = isLarge ? BigInt(value).toString() : digits.replace(".", "");
    this.exponent = Number(exponent);
  }

  /** The first digits as a number of its own, halves to the even one, and the exponent of its first. @param {number} count */
  rounded(count) {
    if (count < 0) return { digits: "0", exponent: this.exponent };
    const kept = this.digits.slice(0, count);
    const rest = this.digits.slice(count);
    const isHalf = /^50*$/.test(rest);
    const isUp = isHalf ? Number(kept.at(-1) ?? 0) % 2 === 1 : rest >= "5";
    const digits = (BigInt(kept || "0") + BigInt(isUp)).toString().padStart(kept.length, "0").padEnd(count, "0");
    return { digits, exponent: this.exponent + Number(count > 0 && digits.length > count) };
  }

  /** @param {number} places behind the point @param {boolean} full */
  fixed(places, full) {
    const digits = this.rounded(this.exponent + 1 + places).digits.padStart(places + 1, "0");
    const point = digits.length - places;
    return digits.slice(0, point) + (places || full ? "." : "") + digits.slice(point);
  }

  /** @param {number} places behind the point @param {boolean} full */
  scientific(places, full) {
    const { digits, exponent } = this.rounded(places + 1);
    const power = Math.abs(exponent).toString().padStart(2, "0");
    const point = places || full ? "." : "";
    return `${digits[0]}${point}${digits.slice(1, places + 1)}e${exponent < 0 ? "-" : "+"}${power}`;
  }
}

/** The number a literal says, as `Double(_:)` of Swift reads it; null if it is none. @param {string} text */
export function read(text) {
  const [, sign, rest] = /^([+-]?)(.*)$/s.exec(text) ?? [];
  const value = size(rest);
  return value === null || sign !== "-" ? value : -value;
}

/** @param {string} text */
function size(text) {
  if (/^(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return Number(text);
  if (/^inf(inity)?$/i.test(text)) return Infinity;
  if (/^nan$/i.test(text)) return NaN;
  const [, before, after = "", power = "0"] = /^0x([\da-f]*)\.?([\da-f]*)(?:p([+-]?\d+))?$/i.exec(text) ?? [];
  if (before === undefined || !(before + after)) return null;
  return Number(`0x${before + after}`) * 2 ** (Number(power) - 4 * after.length);
}
