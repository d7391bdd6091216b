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
  number(column, isFar);
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
  // Heights of another width are forgotten there.
  const isOther = column.width !== column.toldWidth;
  const heights = [];
  for (const [row, known] of column.heights) {
    const height = units(row.getBoundingClientRect().height);
    if ((height === known && !isOther) || heights.length > 2 * mostHeights - 2) continue;
    column.heights.set(row, height);
    heights.push(key(row), height);
  }
  const kept = needed(column);
  const head = [key(seen[0]?.row), key(seen.at(-1)?.row), units(-(seen[0]?.top ?? 0)), units(column.width)];
  const rest = [units(height), units(height + up), units(height + down), isFar ? Math.round(place * whole) + 1 : 0];
  const text = [column.version, head, rest, column.following, key(kept), heights].join();
  if (text === column.told) return false;
  [column.told, column.toldWidth] = [text, column.width];
  if (isFar) {
    // From one place the answer to any of several questions will do: rows and rooms that come meanwhile are no reason to ask for ever.
    if (column.at !== column.jumpedAt) column.firstJump = column.jump + 1;
    [column.jump, column.jumpedAt, column.jumpedTo] = [column.jump + 1, column.at, place];
  }
  column.toldFollowing = column.following;
  const body = [...head, ...rest, isFar ? column.jump : 0, column.version, key(kept)].flatMap(varint);
  send("reading", [...body, column.following ? 1 : 0, ...varint(heights.length / 2), ...heights.flatMap(varint)]);
  return true;
}

/** The row that stays whatever is seen: the one with the focus, or else the one a selection ends in that is farther away. @param {any} column */
function needed({ root, rows, first }) {
  const own = (/** @type {any} */ node) => (root.contains(node) ? (node.closest ? node : node.parentElement).closest("[data-key]") : null);
  const focused = own(document.activeElement);
  const selection = getSelection();
  if (focused || !selection || selection.isCollapsed) return focused;
  const away = (/** @type {any} */ row) => Math.abs(rows.indexOf(row) - first);
  const ends = [own(selection.anchorNode), own(selection.focusNode)].filter((row) => rows.includes(row));
  return ends.sort((one, other) => away(other) - away(one))[0];
}

/** Says which row it would be where none is, as long as none is. @param {any} column @param {boolean} isFar */
function number(column, isFar) {
  const { dataset } = column.root;
  const count = Number(column.rows[0]?.getAttribute("aria-setsize") ?? 0);
  if (!isFar || count < 1) return void delete dataset.place;
  const place = Math.min(count, Math.floor(share(column) * count) + 1);
  dataset.place = place.toLocaleString(document.documentElement.lang || undefined);
}

/** How much of everything is before what is seen, where no rows are: 0 to 1. @param {any} column */
function share({ root, height, at, room, length, tailRoom, above, below }) {
  if (root.scrollHeight - height - at < 2) return 1;
  const part = (/** @type {number} */ passed, /** @type {number} */ all) => Math.min(1, Math.max(0, passed / (all || 1)));
  const passed = at < room ? part(at, room) * above : above + length + part(at - room - length, tailRoom ?? 0) * below;
  return part(passed, above + length + below);
}
