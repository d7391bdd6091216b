// Time for modules of WebAssembly: what it is, and what is done later.

/** What the module imports from "timers". @param {import("./numbers.js").Host} host */
export function provide({ enter, call }) {
  /** What runs, by the module's own address of it. @type {Map<number, any>} */
  const running = new Map();
  return {
    /** The seconds since the beginning of 1970. */
    now: () => Date.now() / 1000,
    /** @param {number} timer @param {number} seconds @param {number} repeats @param {number} action which of the module's functions, called with the timer */
    start(timer, seconds, repeats, action) {
      const begin = repeats ? setInterval : setTimeout;
      // What is longer than browsers can wait would be done at once.
      running.set(timer, begin(() => enter(() => call(action, timer)), Math.min(seconds * 1000, 2 ** 31 - 1)));
    },
    /** @param {number} timer */
    stop(timer) {
      clearInterval(running.get(timer));
      running.delete(timer);
    },
  };
}
