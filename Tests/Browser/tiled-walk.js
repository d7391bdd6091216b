// A long random walk through a list: steps that a seed gives, and a naive model of what must be there after each.

/** The entries as the example has them, by number. */
class Model {
  numbers = Array.from({ length: 1_000 }, (_, number) => number);
  oldest = 0;
  newest = 1_000;

  get index() {
    const { length } = this.numbers;
    const index = this.numbers.indexOf(81);
    return Math.min(Math.max(index < 0 ? Math.floor(length / 2) : index, 8), length - 50);
  }

  fresh(count) {
    return Array.from({ length: count }, () => this.newest++);
  }

  apply(change) {
    const { numbers, index } = this;
    const isAtAnEnd = change.includes("pend");
    if (!isAtAnEnd && numbers.length <= 100) return;
    switch (change) {
      case "Prepend 20":
        for (let count = 0; count < 20; count++) numbers.unshift(--this.oldest);
        break;
      case "Append 20":
        numbers.push(...this.fresh(20));
        break;
      case "Prepend one of 30.3":
        numbers.unshift(--this.oldest);
        break;
      case "Insert 5 near the top":
        numbers.splice(3, 0, ...this.fresh(5));
        break;
      case "Remove 5 near the top":
        numbers.splice(3, 5);
        break;
      case "Remove 5 above, insert 5 below":
        numbers.splice(0, 5);
        numbers.splice(-3, 0, ...this.fresh(5));
        break;
      case "Remove 3 just above":
        numbers.splice(index - 3, 3);
        break;
      case "Remove the first in sight":
        numbers.splice(index, 1);
        break;
      case "Move the first in sight to the end":
        numbers.push(...numbers.splice(index, 1));
        break;
      case "Shuffle those in sight":
        numbers.splice(index, 8, ...numbers.slice(index, index + 8).reverse());
        break;
      case "Remove all in sight":
        numbers.splice(index - 3, 43);
        break;
      // The others change heights alone.
    }
  }
}

const changes = [
  "Prepend 20", "Append 20", "Prepend 20", "Append 20", "Prepend one of 30.3", "Insert 5 near the top", "Remove 5 near the top", "Remove 5 above, insert 5 below",
  "Remove 3 just above", "Grow the one just above", "Remove the first in sight", "Move the first in sight to the end", "Shuffle those in sight",
  "Remove all in sight", "Grow at its top", "Grow at its bottom",
];

/** Numbers from 0 up to 1, as if by chance. */
function chance(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Whether one of what was seen is where it was, or nothing of it is left. */
function holds(before, after, model) {
  const left = before.filter(({ number }) => model.numbers.includes(number));
  const tops = new Map(after.map(({ number, top }) => [number, top]));
  return !left.length || left.some(({ number, top }) => Math.abs((tops.get(number) ?? 1e9) - top) <= 0.5);
}

tiled.walk = async function (seed, steps) {
  const [random, model, problems] = [chance(seed), new Model(), []];
  let step = 0;
  for (; step < steps && problems.length < 5; step++) {
    const { area } = this;
    const before = this.sight;
    const kind = random();
    const state = () => [area.scrollTop, area.scrollHeight, area.firstElementChild.style.height, area.dataset.window, area.dataset.aim, this.rows.length];
    const was = state();
    const done = [];
    if (kind < 0.55) {
      for (let count = kind < 0.08 ? 2 : 1; count > 0; count--) {
        // Back among what happens, as often as not.
        const change = changes[Math.floor(random() * changes.length)];
        model.apply(change);
        this.press(change);
        done.push(change);
      }
    } else if (kind < 0.985) {
      area.scrollTop += Math.round((random() - 0.5) * 0.8 * area.clientHeight);
    } else area.scrollTop = random() * area.scrollHeight;
    const tell = (what) => problems.push(`step ${step} of seed ${seed}, ${done.join(" and ") || "scrolled"}: ${what}`);
    const isDone = () => !done.length || Number(this.rows[0].getAttribute("aria-setsize")) === model.numbers.length;
    try {
      await this.until(() => !raven.pending && isDone() && this.blank <= 1);
    } catch {
      const { scrollTop, scrollHeight, clientHeight, dataset } = area;
      tell(`${this.blank} stay blank: ${JSON.stringify([before, this.sight, scrollTop, scrollHeight, clientHeight, dataset.window, dataset.aim])}`);
      break;
    }
    const { rows } = this;
    const start = rows[0].getAttribute("aria-posinset") - 1;
    const expected = model.numbers.slice(start, start + rows.length);
    if (String(rows.map((row) => this.number(row))) !== String(expected)) tell("other rows than there should be");
    if (!this.isInOrder) tell("places do not follow on one another");
    if (this.gap > 0.02) tell(`a gap of ${this.gap}`);
    // What changes its height alone is put right before it is painted; and beyond the ends there is nothing.
    const isAtEnd = () => area.scrollTop < 1 || this.fromEnd < 1;
    const isHeld = () => !done.length || isAtEnd() || holds(before, this.sight, model);
    if (!isHeld()) await this.painted();
    if (!isHeld()) tell(`nothing stayed: ${JSON.stringify([before, this.sight, was, state()])}`);
  }
  return { steps: step, problems };
};
