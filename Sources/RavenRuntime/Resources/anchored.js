// Holds what is read while rows come, go and change above and below it.
//
//   ├─ room: not there ─┤ rows ├─ room: not there ─┤      one of the rows in sight, the anchor, stays where it is
//            ▲ what is seen
//
// The room above is always worked out from where the anchor is to be, never added to, so errors cannot add up; and because it is
// the room that gives way, a scroll that is under way goes on. Every batch is put right in the task that applied it, and what
// changes its height by itself before it is painted.

import { go, nextAim } from "./aim.js";
import { anchor, inside } from "./anchor.js";
import { announce } from "./arrivals.js";
import { isMeantElsewhere, listen } from "./feed.js";
import { check, tell } from "./reading.js";

/** @typedef {import("./behaviours.js").Tools} Tools */
/** @typedef {{ row: any, top: number, bottom: number }} Sight a row in sight, from the upper edge of what is seen */

/** How long nothing must have moved before the room is made honest, in milliseconds. */
const rest = 200;
/** How long a tap counts, and as long again as an answer takes, in milliseconds. */
const patience = 500;
/** No answer is counted on sooner, in milliseconds. */
const shortest = 150;
/** No canvas is higher: every browser is exact up to here. */
const longest = 1_000_000;
/** Room where more may come, above and below, in heights of what is seen: a flick runs into it, not against the end. */
const [runwayAbove, runwayBelow] = [20, 2];

/** @type {Set<Column>} */
const columns = new Set();

/** @param {any} root @param {Tools} tools */
export function attach(root, tools) {
  watch(/** @type {any} */ (tools.page));
  const column = new Column(root, tools);
  columns.add(column);
  root.ravenGone = () => {
    columns.delete(column);
    column.end();
  };
}

/** Has every batch applied between a look and putting right: nothing is painted in between. @param {any} page */
function watch(page) {
  if (page.holdsColumns) return;
  page.holdsColumns = true;
  const { apply } = page;
  page.apply = (/** @type {any[]} */ ...batch) => {
    for (const column of columns) column.before();
    apply.apply(page, batch);
    for (const column of columns) column.after();
  };
}

class Column {
  /** @param {any} root @param {Tools} tools */
  constructor(root, tools) {
    this.root = root;
    this.tools = tools;
    [this.lead, this.box, this.tail] = root.children;
    /** The room above the rows. */
    this.room = 0;
    /** What was in sight when that was last looked at, and where the column was scrolled to. @type {Sight[]} */
    this.seen = [];
    this.at = 0;
    this.was = 0;
    [this.height, this.width, this.length] = [0, 0, 0];
    this.following = false;
    /** The row that stays first of all, until somebody scrolls. @type {any} */
    this.held = null;
    /** The row that was last touched, and when. @type {{ row: any, then: number }} */
    this.touched = { row: null, then: 0 };
    /** Where the reader is in a row, by a fraction of it: survives other widths. @type {{ row: any, fraction: number } | null} */
    this.line = null;
    /** The last aim that was gone to; the last jump that was told, the first from the same place, where that was, and to what share. */
    [this.aimed, this.jump, this.firstJump, this.jumpedAt, this.jumpedTo] = [0, 0, 0, -1, 0];
    [this.speed, this.then, this.trip, this.since] = [0, 0, shortest, 0];
    this.told = "";
    /** @type {Map<any, number>} */
    this.heights = new Map();
    // What changes outside of batches.
    this.changed = new MutationObserver(() => {
      this.was = root.scrollTop;
      this.update();
    });
    this.changed.observe(root, { attributeFilter: ["data-window", "data-aim"] });
    this.changed.observe(this.box, { childList: true, subtree: true });
    this.resized = new ResizeObserver(() => this.adjust());
    this.resized.observe(root);
    const passive = { passive: true };
    root.addEventListener("scroll", () => this.scrolled(), passive);
    root.addEventListener("wheel", (/** @type {WheelEvent} */ { deltaY }) => this.intend(deltaY < 0), passive);
    root.addEventListener("touchstart", () => this.intend(false), passive);
    root.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => this.touch(event), passive);
    this.release = () => this.loosen();
    for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, this.release, passive);
    root.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.press(event));
    this.step = listen(root, () => this.rows, (way) => (way < 0 ? this.above || this.isOpenAbove : this.below || this.isOpenBelow));
    this.begin();
  }

  end() {
    this.changed.disconnect();
    this.resized.disconnect();
    for (const kind of ["pointerup", "pointercancel"]) removeEventListener(kind, this.release);
    clearTimeout(this.timer);
    clearTimeout(this.again);
  }

  /** Shows what the server rendered where it stands, with the room around it. */
  begin() {
    const { root } = this;
    if (!root.clientHeight) return;
    this.read();
    const isFromEnd = root.dataset.starts === "end";
    const scrolled = root.scrollTop;
    root.dataset.starts = "";
    this.length = this.box.offsetHeight;
    this.observe();
    const { before } = this.honest;
    this.lay(before);
    if (isFromEnd && !root.dataset.aim) {
      this.following = this.follow > 0 && scrolled > -4;
      root.scrollTop = root.scrollHeight;
      root.scrollTop += scrolled;
    } else root.scrollTop = scrolled + Math.round(before);
    this.hasBegun = true;
    this.look();
    this.was = this.at;
    this.settle();
  }

  // Reading

  /** Reads what the server says of what is not there. */
  read() {
    const [version, above, below, follow, open, prompt] = this.root.dataset.window.split(" ").map(Number);
    if (version !== this.version && this.since) {
      // A way that has become longer counts at once: what is missing is seen, what is there too early is not.
      const trip = performance.now() - this.since;
      this.trip = Math.max(shortest, trip, 0.7 * this.trip + 0.3 * trip);
      this.since = 0;
    }
    const [isOpenAbove, isOpenBelow] = [!!(open & 1), !!(open & 2)];
    Object.assign(this, { version, above, below, follow, prompt, isOpenAbove, isOpenBelow });
    if (!follow || isOpenBelow) this.following = false;
  }

  /** The rows, in order. @returns {any[]} */
  get rows() {
    const { root } = this;
    return (this.found ??= [...this.box.querySelectorAll("[data-key]")].filter((row) => row.parentElement.closest(".anchored") === root));
  }

  /** Where an element is, from the upper edge of what is seen. @param {Element} element */
  span(element) {
    const { top, bottom } = element.getBoundingClientRect();
    const edge = this.root.getBoundingClientRect().top + this.root.clientTop;
    return { top: top - edge, bottom: bottom - edge };
  }

  /** Remembers what is in sight. */
  look() {
    const { root, rows } = this;
    this.at = root.scrollTop;
    [this.height, this.width, this.length] = [root.clientHeight, root.clientWidth, this.box.offsetHeight];
    this.extent = root.scrollHeight;
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.span(rows[middle]).bottom > 0) high = middle;
      else low = middle + 1;
    }
    this.seen = [];
    /** Where the nearest row is while none is in sight. */
    this.aside = rows[low] ?? rows.at(-1);
    this.asideTop = this.aside && this.span(this.aside).top;
    for (let index = low; index < rows.length; index++) {
      const span = this.span(rows[index]);
      if (span.top >= this.height) break;
      this.seen.push({ row: rows[index], ...span, inner: this.seen.length ? null : inside(this, rows[index], span) });
    }
    this.order = rows;
    this.first = low;
  }

  // Putting right

  /** Before a batch. */
  before() {
    this.was = this.root.scrollTop;
    this.focused = this.root.contains(document.activeElement) && document.activeElement?.closest("[data-key]");
    const { top } = this.root.getBoundingClientRect();
    /** Where all rows are, from the upper edge of what is seen. @type {Map<any, number> | null} */
    this.places = new Map(this.rows.map((row) => [row, row.getBoundingClientRect().top - top - this.root.clientTop]));
  }

  /** After a batch, if it was about this column. */
  after() {
    if (this.changed.takeRecords().length || this.isLate) this.update();
    // What changes between batches, as clocks do, takes no row.
    this.focused = null;
    this.places = null;
  }

  /** Other rows are there, or other rooms. */
  update() {
    const wasLate = this.isLate;
    this.isLate = !this.root.clientHeight;
    if (this.isLate) return;
    if (!this.hasBegun) return this.begin();
    // What is not displayed is not scrolled either.
    if (wasLate) this.was = this.at;
    const { rows: before, hasEnd: wasWhole } = this;
    this.found = undefined;
    this.read();
    this.observe();
    this.settle();
    if (wasWhole) announce(this, before);
    this.step(this.focused);
  }

  /** Something has another height, and nothing is painted yet. */
  adjust() {
    if (!this.root.clientHeight) return void (this.isLate = true);
    if (!this.hasBegun || this.isLate) return this.update();
    this.was = this.scrolledTo;
    this.settle();
  }

  /** Where somebody has scrolled to: a smooth scroll may have gone on, its event to come; but nobody scrolled where too little was left to stay. */
  get scrolledTo() {
    const { scrollTop, scrollHeight, clientHeight } = this.root;
    const isCut = scrollTop < this.at && scrollHeight - clientHeight - scrollTop < 1;
    return isCut ? this.at : scrollTop;
  }

  observe() {
    const rows = new Set(this.rows);
    for (const row of this.heights.keys()) {
      if (rows.has(row)) continue;
      this.resized.unobserve(row);
      this.heights.delete(row);
    }
    for (const row of rows) {
      if (this.heights.has(row)) continue;
      this.resized.observe(row);
      this.heights.set(row, 0);
    }
  }

  /** Brings what was seen back to where it was, and sees what is next. */
  settle() {
    const { root } = this;
    this.brace();
    const aim = nextAim(this);
    if (this.following && !aim && this.hasOpened) this.following = false;
    if (this.following && !aim) this.pin();
    else {
      this.restore(!!aim);
      this.close();
      if (aim) go(this, aim);
    }
    if (this.following && root.scrollHeight - root.clientHeight - root.scrollTop > 0.5) root.scrollTop = root.scrollHeight;
    this.look();
    check(this);
    this.later();
  }

  /** Holds the end at the lower edge. */
  pin() {
    this.lay(this.honest.before);
    this.close();
    this.root.scrollTop = this.root.scrollHeight;
  }

  /** Holds the anchor where it was. @param {boolean} isGoing whether the column goes elsewhere then */
  restore(isGoing = false) {
    const scrolled = this.was - this.at;
    const place = anchor(this, isGoing);
    if (!place) return this.rows.length && this.lay(this.honest.before);
    const { element, edge, y } = place;
    this.move(this.span(element)[edge] - (y - scrolled));
    const residue = this.span(element)[edge] - (y - scrolled);
    if (Math.abs(residue) > 0.01 && Math.abs(residue) < 1) this.lay(this.room - residue);
  }

  /** Moves all rows up, by making the room above smaller, or by scrolling where it is too small. @param {number} distance */
  move(distance) {
    if (Math.abs(distance) < 0.01) return;
    const { root, room } = this;
    this.lay(room - distance);
    if (room >= distance) return;
    root.scrollTop += distance - room;
    if (this.jumpedAt >= 0) this.jumpedAt += distance - room;
  }

  /** Whether the rows are the last there are. */
  get hasEnd() {
    return !this.below && !this.isOpenBelow;
  }

  /** The row that a person has just touched. */
  get tapped() {
    return performance.now() - this.touched.then < patience + this.trip ? this.touched.row : null;
  }

  /** Whether the row that was just touched has grown so much that its start would not be seen at the end: it stays, to be read. */
  get hasOpened() {
    const sight = this.seen.find(({ row }) => row === this.tapped);
    if (!sight?.row.isConnected || sight.top < 0) return false;
    const { top, bottom } = this.span(sight.row);
    return bottom - top - (sight.bottom - sight.top) > Math.max(0.5, sight.top);
  }

  // The room around

  /** What the room above and below would be if nothing had to be held. */
  get honest() {
    const { clientHeight } = this.root;
    const before = Math.max(this.above, this.isOpenAbove ? runwayAbove * clientHeight : 0);
    const behind = Math.max(this.below, this.isOpenBelow ? runwayBelow * clientHeight : 0);
    const share = Math.min(1, (longest - this.box.offsetHeight) / (before + behind || 1));
    return { before: before * share, behind: behind * share };
  }

  /** Makes the room above larger, and scrolls as far: nothing is seen of it. @param {number} debt @param {number} way how far to scroll besides */
  shift(debt, way = 0) {
    const { scrollTop } = this.root;
    this.lay(this.room + debt);
    this.close();
    this.root.scrollTop = scrollTop + debt + way;
    // Where a jump was told from is the same place still.
    if (this.jumpedAt >= 0) this.jumpedAt += debt;
  }

  /** Gives the rows their room above, to a fraction of a pixel. @param {number} room */
  lay(room) {
    this.room = Math.max(0, room);
    const whole = Math.floor(this.room);
    this.lead.style.height = whole + "px";
    this.box.style.paddingTop = this.room - whole + "px";
  }

  /** Until all is in place nothing may become too short for where the column is scrolled to: it would be scrolled, and stop scrolling. */
  brace() {
    this.tail.style.height = longest + "px";
  }

  /** Gives them their room below. */
  close() {
    this.reserve();
    this.tailRoom = Math.min(this.honest.behind, Math.max(0, longest - this.room - this.box.offsetHeight));
    this.tail.style.height = this.tailRoom + "px";
  }

  /** Leaves so much below the rows that the prompt can be seen at the upper edge, whatever its answer is. */
  reserve() {
    const { box, rows, prompt, root } = this;
    box.style.paddingBottom = "";
    const row = prompt && rows.find((row) => Number(row.dataset.key) === prompt);
    if (row) box.style.paddingBottom = Math.max(0, root.clientHeight - (this.span(box).bottom - this.span(row).top)) + "px";
  }

  /** Once nothing moves, the room is made honest. */
  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      // Who waits for rows goes on as soon as they come.
      if (this.since && performance.now() < this.since + patience) return this.later();
      this.speed = 0;
      const { root, room, height } = this;
      if (!root.clientHeight || this.isHeldDown) return;
      // Somebody has scrolled, and the event is to come.
      if (root.scrollTop !== this.at) return this.scrolled();
      const debt = Math.round(this.honest.before - room);
      const isNear = root.scrollTop < 2 * height || !this.honest.before;
      if (debt && (isNear || Math.abs(debt) > height)) {
        this.shift(debt);
        this.look();
      }
      tell(this);
    }, rest);
  }

  // What people do

  scrolled() {
    const { root } = this;
    if (!root.clientHeight) return;
    const now = performance.now();
    const way = root.scrollTop - this.at;
    if (now > this.then) this.speed = Math.abs(way) < 2 * this.height ? way / (now - this.then) : 0;
    this.then = now;
    // Growing moves nothing up: somebody scrolled.
    if (way < -1 && root.scrollHeight === this.extent && root.clientHeight === this.height) this.following = false;
    if (this.follow && this.hasEnd && way > 0 && root.scrollHeight - root.clientHeight - root.scrollTop < 4) this.following = true;
    // What has grown since, such as a picture that came, is put right first: this look would take it for where it was.
    if (root.scrollHeight !== this.extent && !this.following) {
      this.was = this.scrolledTo;
      this.brace();
      this.restore();
      this.close();
    }
    // The beginning is where the rows begin, however much room was left.
    if (!this.honest.before && this.room > 0 && root.scrollTop < this.room) {
      const { room } = this;
      this.lay(0);
      root.scrollTop = Math.max(0, root.scrollTop - room);
    }
    this.look();
    const [first] = this.seen;
    this.line = first && { row: first.row, fraction: -first.top / (first.bottom - first.top || 1) };
    check(this);
    this.later();
  }

  /** @param {boolean} isUp */
  intend(isUp) {
    this.held = null;
    if (isUp && this.root.scrollTop > 0) this.following = false;
  }

  /** @param {any} event */
  touch(event) {
    this.isHeldDown = event.type === "pointerdown";
    const row = event.target.closest("[data-key]");
    if (row) this.touched = { row, then: performance.now() };
    else this.held = null;
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    this.touch(event);
    // Keys that go from row to row scroll now and then, as far as half of what is seen: in between nobody rests.
    this.later();
    const { root } = this;
    const { key, target } = event;
    if (target === root && ["ArrowUp", "PageUp", "Home"].includes(key)) this.intend(true);
    if (event.defaultPrevented || isMeantElsewhere(event)) return;
    // Past rows that are not there a browser would scroll for long, and stop short.
    const isFar = { Home: this.above, End: this.below }[key] ?? 0;
    if (isFar < 2 * this.height) return;
    event.preventDefault();
    root.scrollTop = key === "Home" ? 0 : root.scrollHeight;
  }

  loosen() {
    this.isHeldDown = false;
    this.later();
  }
}
