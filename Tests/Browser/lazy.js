// What of a lazy container is in sight: for tests. The gallery's long lists show one container at a time.
(() => {
  const shown = () => [...document.querySelectorAll(".gap[data-window]")].filter((gap) => gap.parentElement.checkVisibility({ visibilityProperty: true }));
  const area = (gap) => {
    for (let outer = gap.parentElement; outer; outer = outer.parentElement)
      if (/auto|scroll/.test(getComputedStyle(outer)[gap.dataset.axis ? "overflowX" : "overflowY"])) return outer;
  };
  window.lazy = {
    /** The element that scrolls. */
    get area() {
      return area(shown()[0]);
    },
    /** What lists say is built. */
    get windows() {
      return shown().map((gap) => gap.dataset.window);
    },
    /** Rows, cells or cards that are in sight, not just by a hair, with their texts and places. */
    inSight(selector) {
      const frame = this.area.getBoundingClientRect();
      return [...this.area.querySelectorAll(selector)]
        .map((element) => ({ text: element.innerText.split("\n")[0], box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height && box.bottom > frame.top + 1 && box.top < frame.bottom - 1 && box.right > frame.left + 1 && box.left < frame.right - 1)
        .map(({ text, box }) => ({ text, top: box.top - frame.top, left: box.left - frame.left, bottom: box.bottom - frame.top, right: box.right - frame.left }));
    },
    /** How much of what is seen is a gap, in pixels along the axis. */
    get blank() {
      const area = this.area;
      const frame = area.getBoundingClientRect();
      return Math.max(
        0,
        ...[...area.querySelectorAll(".gap")].map((gap) => {
          const box = gap.getBoundingClientRect();
          return gap.parentElement.querySelector("[data-axis]")
            ? Math.min(box.right, frame.right) - Math.max(box.left, frame.left)
            : Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top);
        }),
      );
    },
  };
})();
