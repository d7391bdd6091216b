// What tests see of a list that holds what is read.
window.tiled = {
  get area() {
    return document.querySelector(".anchored");
  },
  get rows() {
    return [...this.area.querySelectorAll("[data-key]")];
  },
  top(row) {
    return row.getBoundingClientRect().top - this.area.getBoundingClientRect().top;
  },
  find(text) {
    return this.rows.find((row) => row.textContent.endsWith(text));
  },
  /** The rows in sight: what they show, and where they are. */
  get sight() {
    const { height } = this.area.getBoundingClientRect();
    return this.rows
      .map((row) => ({ text: row.textContent, top: this.top(row), bottom: this.top(row) + row.getBoundingClientRect().height }))
      .filter(({ top, bottom }) => bottom > 0.5 && top < height - 0.5);
  },
  /** How much of what is seen no row covers, in pixels. */
  get blank() {
    const { height } = this.area.getBoundingClientRect();
    return height - this.sight.reduce((sum, { top, bottom }) => sum + Math.min(bottom, height) - Math.max(top, 0), 0);
  },
  /** Where neighbours do not touch, at most, in pixels. */
  get gap() {
    const boxes = this.rows.map((row) => row.getBoundingClientRect());
    return Math.max(0, ...boxes.slice(1).map((box, index) => Math.abs(box.top - boxes[index].bottom)));
  },
  /** Follows where some rows are, after every paint. */
  watch(texts) {
    const first = new Map(texts.map((text) => [text, this.top(this.find(text))]));
    const watched = { shift: 0, frames: 0, blank: 0, missing: 0 };
    let goes = true;
    const sample = () => {
      for (const [text, top] of first) {
        const row = this.find(text);
        if (row) watched.shift = Math.max(watched.shift, Math.abs(this.top(row) - top));
        else watched.missing++;
      }
      watched.blank = Math.max(watched.blank, this.blank);
      watched.frames++;
      if (goes) requestAnimationFrame(() => setTimeout(sample));
    };
    requestAnimationFrame(() => setTimeout(sample));
    return { watched, stop: () => ((goes = false), watched) };
  },
};
