// The order of texts as Unicode has it, for modules of WebAssembly: its tables are in every browser.

/**
 * What the module imports from "order".
 * @param {import("./numbers.js").Host} host
 */
export function provide({ bytes }) {
  return {
    /** @param {number} left @param {number} leftCount @param {number} right @param {number} rightCount */
    compare: (left, leftCount, right, rightCount) => compare(bytes(left, leftCount), bytes(right, rightCount)),
    /** @param {number} text @param {number} count */
    hash: (text, count) => hash(bytes(text, count)),
  };
}

/**
 * Compares two texts in UTF-8, whatever their forms: below 0 if the first is less, 0 if they are the same.
 * @param {Uint8Array} left @param {Uint8Array} right
 */
export function compare(left, right) {
  const [first, second] = [left, right].map(letters);
  const differs = first.findIndex((letter, index) => letter !== second[index]);
  if (differs < 0) return first.length - second.length;
  return differs < second.length ? point(first[differs]) - point(second[differs]) : 1;
}

/**
 * A number of a text in UTF-8, the same for all its forms.
 * @param {Uint8Array} text
 */
export function hash(text) {
  return letters(text).reduce((hash, letter) => (Math.imul(hash, 31) + point(letter)) | 0, 0);
}

/** @param {Uint8Array} bytes */
const letters = (bytes) => [...new TextDecoder().decode(bytes).normalize("NFC")];

/** @param {string} letter */
const point = (letter) => letter.codePointAt(0) ?? 0;
