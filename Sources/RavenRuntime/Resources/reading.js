// Tells the server what is seen of a column, and what it wants next.

/** How long an answer is waited for before something else is asked, in milliseconds. */
const patience = 500;
/** No more is told of heights at once. */
const mostHeights = 512;
/** A place is told in parts of the whole, as heights may be known better by then. */
const whole = 1e9;

/** Asks for rows where too few are. @param {any} column */
export function check(column) {
  const { rows, height } = column;
  const [above, below] = [column.above || column.isOpenAbove, column.below || column.isOpenBelow];
  if (!height || column.version === undefined) return;
  const now = performance.now();
  const ahead = Math.max(-8 * height, Math.min(8 * height, 2 * column.speed * column.trip));
  const top = rows.length ? column.span(rows[0]).top : 0;
  const bottom = rows.length ? column.span(rows.at(-1)).bottom : 0;
  const isFar = rows.length > 0 && (bottom <= 0 || top >= height);
  const isShort =
    (above && top > -height / 2 + Math.min(0, ahead)) || (below && bottom < 1.5 * height + Math.max(0, ahead));
  const hasTurned = column.following !== column.toldFollowing;
  if (!isShort && !isFar && !hasTurned) return;
  if (column.since && now < column.since + patience && !hasTurned) {
    column.again ??= setTimeout(() => ((column.again = undefined), check(column)), column.since + patience - now);
    return;
  }
  if (tell(column, isFar, Math.max(0, -ahead), Math.max(0, ahead)) && (isShort || isFar)) column.since = now;
}

/** Says what is seen, unless it was said. @param {any} column */
export function tell(column, isFar = false, up = 0, down = 0) {
  const { root, seen, tools, height } = column;
  const { varint, send } = tools;
  const units = (/** @type {number} */ length) => Math.max(0, Math.round(length * 64));
  const key = (/** @type {any} */ row) => Number(row?.dataset.key ?? 0);
  const place = isFar ? share(column) : 0;
  const heights = [];
  for (const [row, known] of column.heights) {
    const height = units(row.getBoundingClientRect().height);
    if (height === known || heights.length > 2 * mostHeights - 2) continue;
    column.heights.set(row, height);
    heights.push(key(row), height);
  }
  const focused = root.contains(document.activeElement) ? document.activeElement?.closest("[data-key]") : null;
  const head = [key(seen[0]?.row), key(seen.at(-1)?.row), units(-(seen[0]?.top ?? 0)), units(column.width)];
  const rest = [units(height), units(height + up), units(height + down), isFar ? Math.round(place * whole) + 1 : 0];
  const text = [column.version, head, rest, column.following, key(focused), heights].join();
  if (text === column.told) return false;
  column.told = text;
  if (isFar) [column.jump, column.jumpedAt, column.jumpedTo] = [column.jump + 1, column.at, place];
  column.toldFollowing = column.following;
  const body = [...head, ...rest, isFar ? column.jump : 0, key(focused)].flatMap(varint);
  send("reading", [...body, column.following ? 1 : 0, ...varint(heights.length / 2), ...heights.flatMap(varint)]);
  return true;
}

/** How much of everything is before what is seen, where no rows are: 0 to 1. @param {any} column */
function share({ root, height, at, room, length, tailRoom, above, below }) {
  if (root.scrollHeight - height - at < 2) return 1;
  const part = (/** @type {number} */ passed, /** @type {number} */ all) => Math.min(1, Math.max(0, passed / (all || 1)));
  const passed = at < room ? part(at, room) * above : above + length + part(at - room - length, tailRoom ?? 0) * below;
  return part(passed, above + length + below);
}
