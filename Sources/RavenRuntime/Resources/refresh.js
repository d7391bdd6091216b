// Pulling a view down at its top presses its refresh button.

/** How far to pull. */
const distance = 72;

/**
 * @param {HTMLButtonElement} button stands in a layer over what is pulled
 */
export function attach(button) {
  const host = button.parentElement?.parentElement;
  if (!host) return;
  /** Where the pull began; nothing else scrolls first. @type {number | null} */
  let start = null;
  let pulled = 0;
  const isAtTop = (/** @type {any} */ target) => {
    for (let node = target; node && node !== host.parentElement; node = node.parentElement) if (node.scrollTop > 0) return false;
    return (document.scrollingElement?.scrollTop ?? 0) <= 0;
  };
  const show = (/** @type {number} */ way) => {
    pulled = way;
    button.style.setProperty("--pull", Math.min(way / distance, 1).toFixed(3));
  };
  host.addEventListener(
    "touchstart",
    ({ touches, target }) => (start = touches.length === 1 && isAtTop(target) ? touches[0].clientY : null),
    { passive: true },
  );
  host.addEventListener(
    "touchmove",
    (event) => {
      if (start === null) return;
      const way = event.touches[0].clientY - start;
      if (way < -4) start = null;
      if (way > 8 && event.cancelable) event.preventDefault();
      show(Math.max(0, way));
    },
    { passive: false },
  );
  const end = () => {
    if (start !== null && pulled >= distance) button.click();
    start = null;
    show(0);
  };
  host.addEventListener("touchend", end);
  host.addEventListener("touchcancel", end);
}
