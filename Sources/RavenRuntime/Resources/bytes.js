// Reads and writes the integers and strings of a frame.

// A byte order mark at the start is text like any other.
const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

/** What is no longer than this, and ASCII, is put together here: the decoder takes as long for a word as for a page. */
const short = 32;

/**
 * The text of UTF-8 bytes.
 * @param {Uint8Array} bytes
 * @param {number} [start] where it begins
 * @param {number} [end] where it ends
 */
export function decodeText(bytes, start = 0, end = bytes.length) {
  let text = "";
  let at = start;
  while (at < end && at - start < short && bytes[at] < 128) text += String.fromCharCode(bytes[at++]);
  return at < end ? utf8.decode(bytes.subarray(start, end)) : text;
}

/** Reads a frame from front to back. */
export class Reader {
  /** @param {Uint8Array} bytes @param {number} [at] where the frame begins */
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** The next byte. */
  byte() {
    return this.bytes[this.at++];
  }

  /** The next unsigned LEB128 integer. */
  varint() {
    let byte = this.bytes[this.at++];
    if (byte < 128) return byte;
    let value = byte & 127;
    for (let factor = 128; byte > 127; factor *= 128) {
      byte = this.bytes[this.at++];
      value += (byte & 127) * factor;
    }
    return value;
  }

  /**
   * The next `count` bytes; all that is left without a count.
   * @param {number} [count]
   */
  take(count = this.bytes.length - this.at) {
    return this.bytes.subarray(this.at, (this.at += count));
  }

  /** The next string. */
  string() {
    return decodeText(this.take(this.varint()));
  }
}

/**
 * An integer as unsigned LEB128.
 * @param {number} value
 * @returns {number[]}
 */
export function varint(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value & 127) | 128);
  bytes.push(value);
  return bytes;
}

/**
 * A string as a count of bytes, then UTF-8.
 * @param {string} text
 * @returns {number[]}
 */
export function string(text) {
  const bytes = encoder.encode(text);
  return [...varint(bytes.length), ...bytes];
}
