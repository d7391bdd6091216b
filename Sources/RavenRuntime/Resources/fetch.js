// Answers of servers, for modules of WebAssembly.

/**
 * @typedef {object} Answer
 * @property {number} outcome the status; below 0 there is no answer, and it says why, in the numbers of `URLError.Code`
 * @property {string} url after redirections
 * @property {[string, string][]} fields of the header, those that nobody has asked for
 * @property {Uint8Array} body
 */

/** @typedef {{ url: string, options: RequestInit & { headers: [string, string][] }, stop: AbortController }} Asked a request */

/** @param {number} outcome @returns {Answer} */
const none = (outcome) => ({ outcome, url: "", fields: [], body: new Uint8Array() });
const unsendable = -1000;
const unreachable = -1004;
const offline = -1009;
/** What a request that was given up ends with, by the name of its error. @type {Record<string, number>} */
const givenUp = { AbortError: -999, TimeoutError: -1001 };

/** The app's folder, to which addresses are relative wherever its screens are; undefined where no page says it. @type {URL | undefined} */
let folder;

/** What the module imports from "fetch". @param {import("./numbers.js").Host} host */
export function provide({ bytes, enter, call }) {
  const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=raven-module]"));
  if (meta) folder = new URL(meta.content.replace(/_raven\/.*/, "") || "./", document.baseURI);
  /** What has been asked and not answered, by the module's own address of it. @type {Map<number, Asked>} */
  const running = new Map();
  let answer = none(0);
  let field = ["", ""];
  let result = new Uint8Array();
  /** @param {number} at @param {number} count */
  const text = (at, count) => new TextDecoder().decode(bytes(at, count));
  /** Keeps bytes for `take`. @param {Uint8Array | string} made */
  const keep = (made) => (result = typeof made === "string" ? new TextEncoder().encode(made) : made).length;
  const asked = (/** @type {number} */ task) => /** @type {Asked} */ (running.get(task));

  return {
    /** @param {number} task @param {number} at @param {number} count @param {number} methodAt @param {number} methodCount */
    begin(task, at, count, methodAt, methodCount) {
      const options = { method: text(methodAt, methodCount), headers: [] };
      running.set(task, { url: text(at, count), options, stop: new AbortController() });
    },
    /** @param {number} task @param {number} at @param {number} count @param {number} valueAt @param {number} valueCount */
    field: (task, at, count, valueAt, valueCount) =>
      void asked(task).options.headers.push([text(at, count), text(valueAt, valueCount)]),
    /** @param {number} task @param {number} at @param {number} count */
    body(task, at, count) {
      asked(task).options.body = bytes(at, count).slice();
    },
    /** @param {number} task @param {number} seconds @param {number} action which of the module's functions, called with the task */
    async send(task, seconds, action) {
      const given = await ask(asked(task), seconds);
      running.delete(task);
      enter(() => {
        answer = given;
        call(action, task);
      });
    },
    /** @param {number} task */
    cancel: (task) => asked(task).stop.abort(),

    // Of the answer, while it is told: each says how many bytes `take` copies.
    outcome: () => answer.outcome,
    address: () => keep(answer.url),
    /** Of the next field; -1 after the last. */
    name() {
      field = answer.fields.shift() ?? [];
      return field.length ? keep(field[0]) : -1;
    },
    value: () => keep(field[1]),
    content: () => keep(answer.body),
    /** @param {number} at */
    take: (at) => bytes(at, result.length).set(result),
  };
}

/**
 * Sends a request and reads the whole answer.
 * @param {Asked} asked
 * @param {number} seconds how long the answer may take to begin
 * @returns {Promise<Answer>}
 */
async function ask({ url, options, stop }, seconds) {
  let request;
  try {
    request = new Request(new URL(url, folder ?? document.baseURI), { ...options, signal: stop.signal });
  } catch {
    return none(unsendable);
  }
  const timer = setTimeout(() => stop.abort(new DOMException("The answer has not begun.", "TimeoutError")), seconds * 1000);
  try {
    const response = await fetch(request);
    clearTimeout(timer);
    const body = new Uint8Array(await response.arrayBuffer());
    return { outcome: response.status, url: response.url, fields: [...response.headers], body };
  } catch (error) {
    return none(givenUp[/** @type {Error} */ (error).name] ?? (globalThis.navigator?.onLine === false ? offline : unreachable));
  } finally {
    clearTimeout(timer);
  }
}
