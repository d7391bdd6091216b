// What the server says of the bodies that ran for a batch, read from its frame and put into words.

/**
 * @typedef {{ name: string, value: string }} Reason the value is empty where there is none to show
 * @typedef {{ view: string, count: number, bytes: number, reasons: Reason[], nodes: number[] }} Run
 * @typedef {{ bytes: number, kind: string, node: number, leftOff: number, runs: Run[] }} Batch `kind` is empty where no event was the cause
 * @typedef {{ varint: () => number, string: () => string }} Reader
 */

/**
 * Reads a frame behind its first byte.
 * @param {Reader} reader
 * @returns {Batch}
 */
export function decode(reader) {
  const [bytes, kind, node, leftOff] = [reader.varint(), reader.string(), reader.varint(), reader.varint()];
  return { bytes, kind, node, leftOff, runs: some(reader, () => decodeRun(reader)) };
}

/** @param {Reader} reader @returns {Run} */
function decodeRun(reader) {
  const [view, count, bytes] = [reader.string(), reader.varint(), reader.varint()];
  const reasons = some(reader, () => ({ name: reader.string(), value: reader.string() }));
  return { view, count, bytes, reasons, nodes: some(reader, () => reader.varint()) };
}

/**
 * As many as the next integer says.
 * @template Value
 * @param {Reader} reader
 * @param {() => Value} read
 */
function some(reader, read) {
  return Array.from({ length: reader.varint() }, read);
}

/**
 * What woke a view, as `Self._printChanges()` says it.
 * @param {Run} run
 */
export function words(run) {
  return run.reasons.map(({ name, value }) => (value ? `${name} = ${value}` : name)).join(", ") || "unchanged";
}

/** @param {number} count @param {string} one @param {string} many */
export function counted(count, one, many) {
  return `${count} ${count === 1 ? one : many}`;
}
