// Which of the rows in sight stays where it is while others come, go and change.
//
// Of those that are still there, and in their order: the one that was gone to, the one with the focus, the one just touched, the
// first that starts in sight, the one across the upper edge.

/** What stays, and where. @param {any} column @returns {{ element: any, edge: "top" | "bottom", y: number } | null} */
export function anchor(column) {
  const { rows, seen } = column;
  const index = new Map(rows.map((row, index) => [row, index]));
  if (column.line && column.width !== column.root.clientWidth && index.has(column.line.row)) {
    const { row, fraction } = column.line;
    const { top, bottom } = column.span(row);
    return { element: row, edge: "top", y: -fraction * (bottom - top) };
  }
  const staying = inOrder(seen.filter(({ row }) => index.has(row)), ({ row }) => index.get(row));
  const wanted = [column.held, column.root.contains(document.activeElement) && document.activeElement?.closest("[data-key]"), column.tapped];
  const best = wanted.map((one) => staying.find(({ row }) => row === one)).find(Boolean) ?? staying.find(({ top }) => top >= 0);
  if (best) return { element: best.row, edge: "top", y: best.top };
  const [crossing] = staying;
  if (crossing) {
    const { row, top, bottom, inner } = /** @type {any} */ (crossing);
    if (inner?.element.isConnected && row.contains(inner.element)) return { element: inner.element, edge: "top", y: inner.top };
    const span = column.span(row);
    const grew = Math.abs(span.bottom - span.top - (bottom - top)) > 0.01;
    return grew && bottom < column.height ? { element: row, edge: "bottom", y: bottom } : { element: row, edge: "top", y: top };
  }
  if (seen.length) return neighbour(column, index);
  return index.has(column.aside) ? { element: column.aside, edge: "top", y: column.asideTop } : null;
}

/**
 * Nothing in sight stayed: what was next below takes the place of the first, or what was next above comes down to it.
 *
 * Unless it is the outermost row and there is more beyond it: then those in sight have not gone. Only the window has, to where
 * the reader was when it was asked for; so what is left stays where it is, and what is in sight is asked for again.
 * @param {any} column @param {Map<any, number>} index
 */
function neighbour(column, index) {
  const { order, first, seen, rows } = column;
  const { top } = seen[0];
  const below = order?.slice(first).find((row) => index.has(row));
  const above = below ? null : order?.slice(0, first).findLast((row) => index.has(row));
  const hasMoved = below ? below === rows[0] && column.above : above && above === rows.at(-1) && column.below;
  if (hasMoved) return { element: rows[0], edge: /** @type {const} */ ("top"), y: column.room - column.at + column.above - column.wasAbove };
  if (below) return { element: below, edge: /** @type {const} */ ("top"), y: top };
  return above ? { element: above, edge: /** @type {const} */ ("bottom"), y: top } : null;
}

/** Something that starts in sight inside a row that starts above it: the row may grow at either end. @param {any} column @param {any} row @param {any} span */
export function inside(column, row, { top, bottom }) {
  if (top >= 0 || bottom < column.height) return null;
  for (const element of row.querySelectorAll("*")) {
    const { top } = column.span(element);
    if (top >= 0 && top < column.height && element.getClientRects().length) return { element, top };
  }
  return null;
}

/** The longest run of some things that rises. @template One @param {One[]} things @param {(one: One) => any} rank @returns {One[]} */
function inOrder(things, rank) {
  /** @type {One[][]} */
  const runs = [];
  for (const one of things) {
    const before = runs.filter((run) => rank(/** @type {One} */ (run.at(-1))) < rank(one)).sort((a, b) => b.length - a.length)[0] ?? [];
    runs.push([...before, one]);
  }
  return runs.sort((a, b) => b.length - a.length)[0] ?? [];
}
