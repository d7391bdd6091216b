// What the browser keeps for modules of WebAssembly: texts by key, in its local storage or in that of the tab.

/** Tells an app's keys from those of others at the same host: by the folder of its site, whatever the version. */
const folder = () => {
  const module = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=raven-module]"));
  return `raven:${new URL(module?.content ?? "", document.baseURI).pathname.replace(/_raven\/.*/, "")}:`;
};

/** What the module imports from "storage". @param {import("./numbers.js").Host} host */
export function provide({ bytes, enter, call }) {
  const prefix = folder();
  /** What a browser without storage keeps as long as the page: of all pages, of the tab. @type {Map<string, string>[]} */
  const instead = [new Map(), new Map()];
  let result = new Uint8Array();
  /** Keeps a text for `take`. @param {string} text */
  const keep = (text) => (result = new TextEncoder().encode(text)).length;
  /** @param {number} at @param {number} count */
  const text = (at, count) => new TextDecoder().decode(bytes(at, count));

  /**
   * Does something with the storage, which may be forbidden or full.
   * @template Result
   * @param {number} keeper 0: the browser, 1: the tab
   * @param {(storage: Storage) => Result} action
   * @param {() => Result} otherwise
   */
  const attempt = (keeper, action, otherwise) => {
    try {
      return action(keeper ? sessionStorage : localStorage);
    } catch (error) {
      console.warn("Raven: the browser keeps nothing for this app; its values last as long as the page.", error);
      return otherwise();
    }
  };

  return {
    /** How many bytes `take` copies; -1 if nothing is kept. @param {number} keeper @param {number} at @param {number} count */
    load(keeper, at, count) {
      const key = text(at, count);
      const found = instead[keeper].get(key) ?? attempt(keeper, (storage) => storage.getItem(prefix + key), () => null);
      return found === null ? -1 : keep(found);
    },
    /** @param {number} keeper @param {number} at @param {number} count @param {number} textAt @param {number} textCount */
    save(keeper, at, count, textAt, textCount) {
      const [key, value] = [text(at, count), text(textAt, textCount)];
      instead[keeper].delete(key);
      attempt(keeper, (storage) => storage.setItem(prefix + key, value), () => void instead[keeper].set(key, value));
    },
    /** @param {number} keeper @param {number} at @param {number} count */
    remove(keeper, at, count) {
      const key = text(at, count);
      instead[keeper].delete(key);
      attempt(keeper, (storage) => storage.removeItem(prefix + key), () => {});
    },
    /** Copies the text the last call has made. @param {number} at */
    take: (at) => bytes(at, result.length).set(result),
    /** Has a function of the module called when another page has written. @param {number} argument @param {number} action */
    watch: (argument, action) =>
      addEventListener("storage", ({ key }) => {
        if (key === null || key.startsWith(prefix)) enter(() => call(action, argument));
      }),
    /** @param {number} at @param {number} count */
    number: (at, count) => Number(text(at, count) || NaN),
    /** @param {number} number */
    text: (number) => keep(String(number)),
  };
}
