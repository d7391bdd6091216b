// What tests see of a list that holds what is read, and do with it.
window.tiled = {
  get area() {
    return document.querySelector(".anchored");
  },
  get rows() {
    return [...this.area.querySelectorAll("[data-key]")];
  },
  /** The number of a row's entry. */
  number(row) {
    return Number(row.textContent.match(/Entry (-?\d+)/)[1]);
  },
  /** The row of an entry. */
  row(number) {
    return this.rows.find((row) => this.number(row) === number);
  },
  /** The element that shows just this text. */
  find(text) {
    return [...this.area.querySelectorAll("*")].find((one) => !one.firstElementChild && one.textContent === text);
  },
  top(element) {
    return element.getBoundingClientRect().top - this.area.getBoundingClientRect().top;
  },
  /** The rows in sight: their entries, and where they are. */
  get sight() {
    const { height } = this.area.getBoundingClientRect();
    return this.rows
      .map((row) => ({ number: this.number(row), top: this.top(row), bottom: this.top(row) + row.getBoundingClientRect().height }))
      .filter(({ top, bottom }) => bottom > 0.5 && top < height - 0.5);
  },
  /** The first entry that starts in sight. */
  get first() {
    return this.sight.find(({ top }) => top >= 0)?.number;
  },
  get last() {
    return this.sight.at(-1)?.number;
  },
  /** How much is below what is seen, in pixels. */
  get fromEnd() {
    return this.area.scrollHeight - this.area.clientHeight - this.area.scrollTop;
  },
  /** How much of what is seen no row covers though there are rows for it, in pixels. */
  get blank() {
    const { rows } = this;
    const isWhole = rows.length === Number(rows[0]?.getAttribute("aria-setsize") ?? 0);
    const all = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
    const height = this.area.clientHeight;
    const seen = this.sight.reduce((sum, { top, bottom }) => sum + Math.min(bottom, height) - Math.max(top, 0), 0);
    return Math.max(0, (isWhole ? Math.min(all, height) : height) - seen);
  },
  /** Where neighbours do not touch, at most, in pixels. */
  get gap() {
    const boxes = this.rows.map((row) => row.getBoundingClientRect());
    return Math.max(0, ...boxes.slice(1).map((box, index) => Math.abs(box.top - boxes[index].bottom)));
  },
  /** Whether each row follows on the one before it in the whole list. */
  get isInOrder() {
    const places = this.rows.map((row) => Number(row.getAttribute("aria-posinset")));
    return places.every((place, index) => place === places[0] + index);
  },

  /** Waits until something holds. */
  async until(holds, what = String(holds)) {
    const end = performance.now() + 10_000;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`this does not come true: ${what}`);
      await new Promise((next) => setTimeout(next, 5));
    }
  },
  /** After the next paint, before anything else has changed. */
  async painted() {
    let batch;
    do
      batch = await new Promise((next) => requestAnimationFrame(() => ((batch = raven.lastBatch), setTimeout(() => next(batch)))));
    while (batch !== raven.lastBatch);
  },
  /**
   * Waits until nothing is missing, on its way or about to move: rooms are made honest when all has been still for a while, which
   * counts from the frame that shows it.
   */
  async settled() {
    let [state, since] = ["", 0];
    await this.until(() => {
      const { area } = this;
      const next = [raven.lastBatch, raven.pending, area.scrollTop, area.scrollHeight, area.clientHeight, area.firstElementChild.style.height].join();
      if (next !== state || raven.pending || this.blank > 1) {
        [state, since] = [next, Infinity];
        requestAnimationFrame(() => setTimeout(() => state === next && (since = performance.now())));
      }
      return performance.now() > since + 260;
    }, "it is settled");
  },
  /**
   * Waits until no more rows are there than at rest: those of a screen, of one on either side, and hardly any beyond. Who waited for
   * rows rests a little later than all is settled.
   */
  async rested() {
    await this.settled();
    const { area } = this;
    const { top, height } = area.getBoundingClientRect();
    const isBeyond = (row) => {
      const box = row.getBoundingClientRect();
      return box.bottom - top < -height || box.top - top > 2 * height;
    };
    await this.until(() => this.rows.filter(isBeyond).length <= 2, "few rows are there");
  },
  async scrollTo(offset) {
    this.area.scrollTop = offset;
    await this.settled();
  },
  /**
   * Scrolls by hand, so to say, until an entry is seen 12 pixels below the upper edge. In a list taller than its canvas a long step goes
   * far, as a dragged thumb does: steps that have gone too far are halved.
   */
  async show(number) {
    let [step, most] = [0, Infinity];
    while (!this.row(number)) {
      const away = number - this.sight[0].number;
      const wanted = Math.sign(away) * Math.max(300, Math.abs(away) * 75);
      if (wanted * step < 0) most = Math.abs(step) / 2;
      step = Math.sign(away) * Math.min(Math.abs(wanted), most);
      this.area.scrollTop += step;
      await this.until(() => this.blank <= 1 && !raven.pending);
      await this.painted();
    }
    this.area.scrollTop += this.top(this.row(number)) - 12;
    await this.settled();
  },
  press(name) {
    [...document.querySelectorAll("button")].find((button) => button.textContent === name).click();
  },
  /** Presses buttons, one right after the other, and waits until all is settled. */
  async change(...names) {
    for (const name of names) this.press(name);
    await this.settled();
  },

  /**
   * Where elements are in the next paint, from the upper edge of the list; they are looked for right before it. What changes between
   * the paint and a script, as a picture that arrives then, was not seen.
   */
  placed(look) {
    return new Promise((next) =>
      requestAnimationFrame(() => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          const boxes = new Map(entries.map(({ target, boundingClientRect }) => [target, boundingClientRect]));
          const edge = boxes.get(this.area)?.top;
          next(new Map([...boxes].map(([element, { top, bottom }]) => [element, { top: top - edge, bottom: bottom - edge }])));
        });
        for (const element of new Set([this.area, ...look()])) observer.observe(element);
      }),
    );
  },
  /** Follows where some elements are in every paint. */
  watch(texts) {
    const first = new Map(texts.map((text) => [text, this.top(this.find(text))]));
    const watched = { shift: 0, frames: 0, blank: 0, missing: 0, gap: 0, fromEnd: 0 };
    let goes = true;
    const sample = async () => {
      const found = new Map();
      let batch;
      const placed = await this.placed(() => {
        batch = raven.lastBatch;
        for (const text of first.keys()) found.set(text, this.find(text));
        return [...found.values()].filter(Boolean);
      });
      if (!goes) return;
      for (const [text, top] of first) {
        const place = placed.get(found.get(text));
        if (place) watched.shift = Math.max(watched.shift, Math.abs(place.top - top));
        else watched.missing++;
      }
      // What a batch brought since is not laid out yet.
      for (const what of batch === raven.lastBatch ? ["blank", "gap", "fromEnd"] : []) watched[what] = Math.max(watched[what], this[what]);
      watched.frames++;
      sample();
    };
    sample();
    return { watched, stop: () => ((goes = false), watched) };
  },
  /** What was seen of some elements while something happened. */
  async watching(texts, act) {
    const watching = this.watch(texts);
    await act();
    await this.settled();
    // However slow the machine is, some paints are looked at.
    await this.until(() => watching.watched.frames > 3, "enough is painted");
    return watching.stop();
  },
  /**
   * Has `roll` wait for what was asked for so many frames ago: how slow a connection is, is looked at, not what else the machine does.
   */
  answeredWithin(frames) {
    const asked = [];
    return async (frame) => {
      asked.push(raven.applied + raven.pending);
      await this.until(() => !(raven.applied < asked[frame - frames]), "what was asked for is answered");
    };
  },
  /**
   * Scrolls by so much in every frame. How far rows moved otherwise, at most, and how far all in sight did, at least: those below one
   * that grows may go. Who sees none sees none move: then rows may come from anywhere. And how much was blank. `each` is done between
   * a scroll and its frame.
   */
  async roll(distance, frames, each = (_) => {}) {
    const rolled = { jump: 0, slip: 0, blank: 0, wrong: 0 };
    const isInSight = ({ top, bottom }) => bottom > 0.5 && top < this.area.clientHeight - 0.5;
    let before = await this.placed(() => this.rows);
    for (let frame = 0; frame < frames; frame++) {
      const { scrollTop } = this.area;
      this.area.scrollTop += distance;
      const moved = this.area.scrollTop - scrollTop;
      await each(frame);
      let batch;
      const placed = await this.placed(() => ((batch = raven.lastBatch), this.rows));
      const jumps = [];
      const areSeen = [...before].some(([row, place]) => row !== this.area && isInSight(place));
      for (const [row, place] of placed) {
        const was = row !== this.area && before.get(row);
        if (areSeen && was && (isInSight(was) || isInSight(place))) jumps.push(Math.abs(place.top - was.top + moved));
      }
      rolled.jump = Math.max(rolled.jump, ...jumps);
      if (jumps.length) rolled.slip = Math.max(rolled.slip, Math.min(...jumps));
      before = placed;
      if (batch === raven.lastBatch) rolled.blank = Math.max(rolled.blank, this.blank);
      rolled.wrong += this.rows.filter((row) => this.number(row) !== row.getAttribute("aria-posinset") - 1).length;
    }
    return rolled;
  },
};
