// Moves an element and keeps what a person would miss: focus, selection, playing frames and animations.

/**
 * Moves an element in front of `next` inside `parent`.
 * @param {any} element
 * @param {any} parent
 * @param {Node | null} next
 */
export function moveNode(element, parent, next) {
  if (element === next) return;
  if (parent.moveBefore && element.isConnected && parent.isConnected) return parent.moveBefore(element, next);
  const active = element.ownerDocument.activeElement;
  const isInside = active && element.contains(active);
  const { selectionStart, selectionEnd, selectionDirection } = isInside ? active : element;
  parent.insertBefore(element, next);
  if (!isInside) return;
  active.focus({ preventScroll: true });
  if (selectionStart != null) active.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
}
