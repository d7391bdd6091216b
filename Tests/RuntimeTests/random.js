// A random sequence that repeats exactly, by seed (mulberry32).

/** Gives numbers from 0 to below 1. */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks by a random source. */
export class Chance {
  constructor(seed) {
    this.next = seeded(seed);
  }
  below(limit) {
    return Math.floor(this.next() * limit);
  }
  oneIn(count) {
    return this.below(count) === 0;
  }
  pick(list) {
    return list[this.below(list.length)];
  }
}
