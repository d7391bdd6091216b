// The messages of a room, looked at as `tiled` looks at the entries of the timeline: told apart by the keys of their rows.
Object.defineProperties(window.tiled, {
  number: { value: (row) => Number(row.dataset.key) },
  find: { value: (key) => tiled.rows.find((row) => row.dataset.key === key) },
  /** The key of the message that says something. */
  saying: { value: (text) => tiled.rows.findLast((row) => row.textContent.includes(text))?.dataset.key },
  /** The keys of those that are whole in sight. */
  whole: {
    get: () => tiled.sight.filter(({ top, bottom }) => top > -1 && bottom < tiled.area.clientHeight + 1).map(({ number }) => String(number)),
  },
  /** How much of what is seen is room in which no messages are, in pixels. */
  blank: {
    get() {
      const { area } = tiled;
      const [lead, , tail] = [...area.children].map((one) => one.getBoundingClientRect());
      const { top, bottom } = area.getBoundingClientRect();
      return Math.max(0, Math.min(lead.bottom, bottom) - top) + Math.max(0, bottom - Math.max(tail.top, top)) * (tail.height > 1);
    },
  },
  /** Whether there are later messages than those that are loaded. */
  hasMoreBelow: { get: () => (tiled.area.dataset.window.split(" ")[4] & 2) > 0 },
  // Headers and marks stand between messages.
  gap: { get: () => 0 },
});
