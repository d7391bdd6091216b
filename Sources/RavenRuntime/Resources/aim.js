// Goes where the server wants the reader to be, or where the page has jumped to and rows have come.

/** Where the server wants the reader to be, unless that was done. @param {any} column */
export function nextAim(column) {
  const [number = 0, jump, isAnimated, ...target] = (column.root.dataset.aim ?? "").split(" ");
  if (!Number(number) || Number(number) === column.aimed) return null;
  column.aimed = Number(number);
  if (!Number(jump)) return { target, scrolled: 0, isJump: false, isAnimated: isAnimated === "1" };
  // The reader has scrolled on since: as far as to what is next, to somewhere else, or to an end that was not asked for.
  const scrolled = column.was - column.jumpedAt;
  const isAtEnd = column.extent - column.height - column.was < 2;
  const isAtOtherEnd = (column.was < 2 && column.jumpedTo !== 0) || (isAtEnd && column.jumpedTo !== 1);
  const isStale = Number(jump) < column.firstJump || Math.abs(scrolled) > column.height || (scrolled !== 0 && isAtOtherEnd);
  return isStale ? null : { target, scrolled, isJump: true, isAnimated: false };
}

/** @param {any} column @param {any} aim */
export function go(column, { target: [name, fraction, offset], scrolled, isJump, isAnimated }) {
  const { root } = column;
  column.following = name === "end" && column.follow > 0 && column.hasEnd;
  if (name === "start") {
    column.lay(column.honest.before);
    column.close();
    if (!glide(column, -root.scrollTop, isAnimated)) root.scrollTop = 0;
    return;
  }
  if (name === "end") {
    // Where more may come the end is where the rows end, not that of the room for it.
    const way = column.hasEnd ? root.scrollHeight - root.clientHeight - root.scrollTop : column.span(column.box).bottom - root.clientHeight;
    // What follows is brought to the end at once.
    if (glide(column, way, isAnimated)) column.following = false;
    else root.scrollTop += way;
    return;
  }
  const row = column.rows.find((row) => row.dataset.key === name);
  if (!row) return;
  const { top, bottom } = column.span(row);
  // A place at an edge keeps clear of the header that stays there; one that was seen before is taken to the pixel.
  const clear = Number(offset) ? 0 : belonging(row);
  const y = clear + Number(fraction) * (root.clientHeight - clear - (bottom - top)) + Number(offset);
  if (isJump) return column.brace(), column.move(top - y + scrolled), column.close();
  column.held = row;
  if (glide(column, top - y, isAnimated)) return;
  column.shift(Math.round(column.honest.before - column.room), top - y);
}

/** Shows the way to a place that is not far. @param {any} column @param {number} top @param {boolean} isAnimated @returns {boolean} whether it is on that way */
function glide(column, top, isAnimated) {
  const isSmooth = isAnimated && Math.abs(top) < 3 * column.height && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isSmooth) column.root.scrollBy({ top, behavior: "smooth" });
  return isSmooth;
}

/** How much has to be seen above a row that is gone to: the header that stays there, and a mark that stands before it. @param {any} row */
function belonging(row) {
  const header = row.closest(".anchored-section")?.firstElementChild;
  const mark = row.previousElementSibling;
  return (header?.offsetHeight ?? 0) + (mark && mark !== header && !mark.dataset.key ? mark.offsetHeight : 0);
}
