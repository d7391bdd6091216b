// Moves an element. `moveBefore` keeps what a person would miss: focus, playing frames, scroll positions. In a browser
// without it `steady.js` does the moving, and in every browser from when something is selected.

/**
 * Moves an element in front of `next` inside `parent`.
 * @param {any} element
 * @param {any} parent
 * @param {Node | null} next
 */
export function moveNode(element, parent, next) {
  if (element === next) return;
  const canKeep = parent.moveBefore && element.isConnected && parent.isConnected;
  parent[canKeep ? "moveBefore" : "insertBefore"](element, next);
}
