// Which of the rows in sight stays where it is while others come, go and change.
//
// Of those that are still there, and in their order: the one that was gone to, the one with the focus, the one just touched, the
// first that starts in sight, the one across the upper edge.

/**
 * What stays, and where.
 * @param {any} column @param {boolean} isGoing whether it is about to go elsewhere anyway
 * @returns {{ element: any, edge: "top" | "bottom", y: number } | null}
 */
export function anchor(column, isGoing = false) {
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
  if (seen.length) return neighbour(column, index, isGoing);
  return index.has(column.aside) ? { element: column.aside, edge: "top", y: column.asideTop } : null;
}

/**
 * Nothing in sight stayed: what was next below takes the place of the first, or what was next above comes down to it.
 *
 * Unless it is the outermost row of those there are now, with more beyond it: then those in sight are not gone. Only the window
 * is, to where the reader was when it was asked for; so what is left stays where it was, and what is in sight is asked for again.
 * @param {any} column @param {Map<any, number>} index @param {boolean} isGoing
 */
function neighbour(column, index, isGoing) {
  const { order, first, seen, rows, places } = column;
  const { top } = seen[0];
  const below = order?.slice(first).find((row) => index.has(row));
  const above = below ? null : order?.slice(0, first).findLast((row) => index.has(row));
  const element = below ?? above;
  if (!element) return null;
  const hasMoved = below ? below === rows[0] && column.above > 0 : above === rows.at(-1) && column.below > 0;
  if (hasMoved && !isGoing && places?.has(element)) return { element, edge: /** @type {const} */ ("top"), y: places.get(element) + column.was - column.at };
  return { element, edge: /** @type {"top" | "bottom"} */ (below ? "top" : "bottom"), y: top };
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
