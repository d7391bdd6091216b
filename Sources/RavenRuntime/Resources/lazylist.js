// A lazy list on the page: which of its elements are built, what a line of them takes, and what is to be asked for.

/** @typedef {import("./behaviours.js").Tools} Tools */

/** What is built beyond either edge is at least so much, in pixels. */
const overscan = 600;
/** How long an answer is waited for before something else is asked, in milliseconds. */
const patience = 500;
/** No list takes more room than that: browsers ignore lengths far above. */
export const longest = 8_000_000;

/**
 * The list that a gap stands behind.
 * @param {any} behind
 * @param {Tools} tools
 * @param {import("./lazy.js").Area} area what it scrolls in
 */
export function listAt(behind, tools, area) {
  return new List(behind, tools, area);
}

/** A list: its gaps, its rows, and what an element of it takes. */
class List {
  /** @param {any} behind @param {Tools} tools @param {import("./lazy.js").Area} area */
  constructor(behind, tools, area) {
    this.behind = behind;
    this.area = area;
    this.tools = tools;
    this.parent = behind.parentElement;
    this.key = Number(behind.dataset.gap);
    /** What one line takes, spacing included; 0 before any was seen. */
    this.seen = 0;
    /** The room before the rows. */
    this.room = this.before ? this.sizeOf(this.before) : 0;
    this.read();
    this.asked = "";
    /** How often the server was asked to look through what is not built. */
    this.questions = 0;
    this.forget();
    /** When something was asked that has not been answered; 0 for nothing. */
    this.since = 0;
    /** How long answers take, in milliseconds. */
    this.trip = 50;
  }

  /** Reads what is built. */
  read() {
    const [first, end, count, kept = -1] = this.behind.dataset.window.split(" ").map(Number);
    Object.assign(this, { first, end, count, kept });
  }

  /** The gap before the rows, if there is one. @returns {any} */
  get before() {
    if (this.lead === undefined)
      this.lead = this.parent.querySelector(`:scope > .gap[data-gap="${this.key}"]:not([data-window])`);
    return this.lead;
  }

  /** Forgets what was found on the page, which has changed. */
  forget() {
    this.found = undefined;
    this.lead = undefined;
    this.tracks = 0;
    this.distance = undefined;
  }

  /** The elements of the rows, in order; those of lists inside rows are theirs. @returns {any[]} */
  get rows() {
    return this.found ?? this.collect();
  }

  collect() {
    return (this.found = this.find());
  }

  /** @returns {any[]} */
  find() {
    const rows = [];
    const { before } = this;
    let element = this.behind.previousElementSibling;
    for (; element && element !== before; element = element.previousElementSibling) {
      if (element.matches(".gap") && Number(element.dataset.gap) < this.key) break;
      if (!before && element.matches(".edge")) break;
      rows.push(element);
    }
    rows.reverse();
    if (this.kept >= 0) this.hold(this.kept < this.first ? rows.shift() : rows.pop());
    for (const row of rows) if (row.dataset.kept !== undefined) release(row);
    return rows;
  }

  /** Takes the row that is kept for its focus out of the flow, to where it would stand. @param {any} row */
  hold(row) {
    if (!row || row.dataset.kept === String(this.kept)) return;
    row.dataset.kept = String(this.kept);
    row.style.setProperty("--at", this.lines(this.kept) * this.pitch + "px");
  }

  /** How many elements stand side by side. */
  get columns() {
    return (this.tracks ||= this.countTracks());
  }

  countTracks() {
    let grid = this.parent;
    let tracks = "";
    do {
      const style = getComputedStyle(grid);
      if (!style.display.endsWith("grid")) return 1;
      tracks = this.area.isRow ? style.gridTemplateRows : style.gridTemplateColumns;
      grid = grid.parentElement;
    } while (tracks.startsWith("subgrid"));
    return Math.max(1, tracks.split(" ").length);
  }

  /** How far lines stand apart. */
  get spacing() {
    if (this.distance === undefined) {
      const { rowGap, columnGap } = getComputedStyle(this.parent);
      this.distance = Number.parseFloat(this.area.isRow ? columnGap : rowGap) || 0;
    }
    return this.distance;
  }

  /** How many lines so many elements are. @param {number} count */
  lines(count) {
    return Math.ceil(count / this.columns);
  }

  /** What so many elements take, by what those that were seen took. @param {number} count */
  honest(count) {
    const all = this.lines(this.count) * this.pitch;
    return this.lines(count) * this.pitch * Math.min(1, longest / (all || 1));
  }

  /** @param {any} gap */
  sizeOf(gap) {
    const { start, end } = this.area.span(gap);
    return end > start ? end - start + this.spacing : 0;
  }

  /** Learns what a line takes from the rows that are there. */
  measure() {
    const { rows } = this;
    const built = this.lines(this.end) - Math.floor(this.first / this.columns);
    if (!rows.length || !built) return;
    const length = this.area.span(rows.at(-1)).end - this.area.span(rows[0]).start + this.spacing;
    const seen = length / built;
    if (seen > 0) this.seen = this.seen ? this.seen * 0.7 + seen * 0.3 : seen;
    this.area.seen ||= this.seen;
  }

  /** What one line takes, as far as is known here or from other lists. */
  get pitch() {
    return this.seen || this.area.seen;
  }

  /** Gives the gaps their room. @param {number} room before the rows */
  resize(room) {
    this.room = room;
    this.give(this.before, room);
    this.give(this.behind, this.honest(this.count - this.end));
  }

  /** Until a line was seen somewhere, gaps keep the room the server gave them. @param {any} gap @param {number} length */
  give(gap, length) {
    if (!gap || !this.pitch) return;
    gap.style[this.area.isRow ? "width" : "height"] = Math.max(0, length - this.spacing) + "px";
    gap.style.display = length > 0 ? "" : "none";
  }

  /** Where the rows begin and end, and the gaps around them. */
  get extent() {
    const { area, rows, before, behind, room } = this;
    const first = rows[0] ?? (room > 0 ? null : behind);
    const start = first ? area.span(first).start : area.span(before).end + this.spacing;
    const end = rows.length ? area.span(rows.at(-1)).end + this.spacing : start;
    return { from: start - room, start, end, to: end + this.honest(this.count - this.end) };
  }

  /** The element that stands at a place. @param {number} at @param {{ from: number, start: number, end: number, to: number }} extent */
  indexAt(at, { from, start, end, to }) {
    const { columns, pitch } = this;
    const near = 3 * this.area.size;
    let index;
    if (at < start) {
      const isNear = start - at < near || start === from;
      index = isNear ? this.first - Math.ceil((start - at) / pitch) * columns : ((at - from) / (start - from)) * this.first;
    } else if (at <= end || at - end < near || to === end) {
      index = this.first + Math.floor((at - start) / pitch) * columns;
    } else {
      index = this.end + ((at - end) / (to - end)) * (this.count - this.end);
    }
    index = Math.floor(index / columns) * columns;
    return Math.min(this.count, Math.max(0, index));
  }

  /** The one behind the line that stands at a place. @param {number} at @param {any} extent */
  indexBehind(at, extent) {
    return Math.min(this.count, this.indexAt(at, extent) + this.columns);
  }

  /** Asks for what is wanted around what is seen, unless that is there. */
  check() {
    if (!this.pitch) return;
    const { area } = this;
    const { size } = area;
    const margin = Math.max(size, overscan);
    // Until the answer is there, scrolling has gone on.
    const ahead = Math.max(-8 * size, Math.min(8 * size, 2 * area.speed * this.trip));
    const [above, below] = [margin + Math.max(0, -ahead), margin + Math.max(0, ahead)];
    const { extent } = this;
    const { from, to } = extent;
    const isFar = to < -2 * above || from > size + 2 * below;
    let [first, end] = [this.indexAt(-above, extent), this.indexBehind(size + below, extent)];
    if (isFar) first = end = to < 0 ? this.count : 0;
    const needed = [this.indexAt(-above / 2, extent), this.indexBehind(size + below / 2, extent)];
    const isShort = needed[0] < this.first || needed[1] > this.end;
    const isLong = this.end - this.first > 3 * (end - first) + 2 * this.columns;
    const focused = this.focusedRow;
    const isLeft = this.kept >= 0 && focused?.dataset.kept === undefined;
    const hasTurned = area.isAtStart !== this.wasAtStart && this.first === 0 && this.end > 0;
    if (!(isFar ? this.end > this.first : isShort || isLong) && !isLeft && !hasTurned) return;
    this.ask(first, end, focused);
  }

  /** @param {number} first @param {number} wanted the one behind the last @param {any} [focused] */
  ask(first, wanted, focused = this.focusedRow) {
    // What is near is told in pixels and what is far in shares: where they meet, the end may come to lie before the start.
    const end = Math.max(first, wanted);
    const { varint, send, page } = this.tools;
    const { isAtStart } = this.area;
    // One question at a time: answers to old ones would only hold up the one that counts.
    const now = performance.now();
    if (this.since && now < this.since + patience) {
      this.timer ??= setTimeout(() => ((this.timer = undefined), this.check()), this.since + patience - now);
      return;
    }
    if (focused) page.number(focused);
    const payload = [first, end, this.columns].flatMap((number) => varint(number));
    payload.push(isAtStart ? 1 : 0, ...varint(focused?.ravenId ?? 0));
    if (this.asked === (this.asked = payload.join())) return;
    this.wasAtStart = isAtStart;
    // What is built already is not answered.
    this.since = first === this.first && end === this.end ? 0 : now;
    send("window", payload);
  }

  /** Takes note that the server has built something else. */
  answered() {
    if (this.since) this.trip = 0.7 * this.trip + 0.3 * (performance.now() - this.since);
    this.since = 0;
  }

  /**
   * The first of the elements in one of the gaps whose row begins with a word; the server looks. -1 for none.
   * @param {HTMLElement} gap
   * @param {number} from no element before that counts
   * @param {string} word
   * @returns {Promise<number>}
   */
  seek(gap, from, word) {
    const { varint, string, send } = this.tools;
    const [first, end] = gap === this.behind ? [Math.max(from, this.end), this.count] : [from, Math.max(from, this.first)];
    const question = ++this.questions;
    return new Promise((resolve) => {
      const answers = new MutationObserver(() => {
        const [asked, found] = this.behind.dataset.found.split(" ").map(Number);
        if (asked < question) return;
        answers.disconnect();
        resolve(asked === question ? found : -1);
      });
      answers.observe(this.behind, { attributeFilter: ["data-found"] });
      send("seek", [...varint(first), ...varint(Math.max(first, end)), ...string(word)]);
    });
  }

  /** Where a row belongs that is kept outside of those that are built. @param {HTMLElement} row */
  keptAt(row) {
    if (row.dataset.kept === undefined || row.parentElement !== this.parent) return null;
    return { gap: this.kept < this.first ? this.before : this.behind, index: this.kept };
  }

  /** The element beside a row's, if it is not built. @param {any} row @param {1 | -1} way */
  next(row, way) {
    const { rows, kept } = this;
    const edge = way > 0 ? this.end : this.first - 1;
    const index = row.dataset.kept === undefined ? (row === rows.at(way > 0 ? -1 : 0) ? edge : -1) : kept + way;
    return index >= 0 && index < this.count ? { list: this, index } : null;
  }

  /** The row that has the focus in it. @returns {any} */
  get focusedRow() {
    let element = document.activeElement;
    while (element && element.parentElement !== this.parent) element = element.parentElement;
    return element;
  }
}

/** Has a row that was kept stand in the flow again. @param {any} row */
function release(row) {
  delete row.dataset.kept;
  row.style.removeProperty("--at");
}
