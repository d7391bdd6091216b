// Holds what is read while rows come, go and change above and below it.
//
//   ├─ room: not there ─┤ rows ├─ room: not there ─┤      one of the rows in sight, the anchor, stays where it is
//            ▲ what is seen
//
// The room above is always worked out from where the anchor is to be, never added to, so errors cannot add up; and because it is
// the room that gives way, a scroll that is under way goes on. Every batch is put right in the task that applied it, and what
// changes its height by itself before it is painted.

import { listen } from "./feed.js";
import { say } from "./say.js";

/** @typedef {import("./behaviours.js").Tools} Tools */
/** @typedef {{ row: any, top: number, bottom: number }} Sight a row in sight, from the upper edge of what is seen */

/** How long nothing must have moved before the room is made honest, in milliseconds. */
const rest = 200;
/** How long an answer is waited for before something else is asked, and how long a tap counts, in milliseconds. */
const patience = 500;
/** No canvas is higher: every browser is exact up to here. */
const longest = 1_000_000;
/** Room where more may come, above and below, in heights of what is seen: a flick runs into it, not against the end. */
const [runwayAbove, runwayBelow] = [20, 2];
/** No more is told of heights, and read out of new rows, at once. */
const [mostHeights, mostSaid] = [512, 400];

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
  page.apply = (/** @type {Uint8Array} */ body) => {
    for (const column of columns) column.before();
    apply.call(page, body);
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
    [this.aimed, this.jump, this.jumpedAt] = [0, 0, -1];
    [this.speed, this.then, this.trip, this.since] = [0, 0, 50, 0];
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
    root.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.touch(event), passive);
    listen(root, () => this.rows);
    this.begin();
  }

  end() {
    this.changed.disconnect();
    this.resized.disconnect();
    for (const kind of ["pointerup", "pointercancel"]) removeEventListener(kind, this.release);
    clearTimeout(this.timer);
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
      this.trip = 0.7 * this.trip + 0.3 * (performance.now() - this.since);
      this.since = 0;
    }
    const [isOpenAbove, isOpenBelow] = [!!(open & 1), !!(open & 2)];
    Object.assign(this, { version, above, below, follow, prompt, isOpenAbove, isOpenBelow });
    if (!follow) this.following = false;
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
      this.seen.push({ row: rows[index], ...span, inner: this.seen.length ? null : this.inside(rows[index], span) });
    }
    this.order = rows;
    this.first = low;
  }

  /** Something that starts in sight inside a row that starts above it: the row may grow at either end. @param {any} row @param {any} span */
  inside(row, { top, bottom }) {
    if (top >= 0 || bottom < this.height) return null;
    for (const element of row.querySelectorAll("*")) {
      const { top } = this.span(element);
      if (top >= 0 && top < this.height && element.getClientRects().length) return { element, top };
    }
    return null;
  }

  // Putting right

  /** Before a batch. */
  before() {
    this.was = this.root.scrollTop;
  }

  /** After a batch, if it was about this column. */
  after() {
    if (this.changed.takeRecords().length || this.isLate) this.update();
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
    if (wasWhole) this.announce(before);
  }

  /** Something has another height, and nothing is painted yet. */
  adjust() {
    const { scrollTop, scrollHeight, clientHeight } = this.root;
    if (!clientHeight) return void (this.isLate = true);
    if (!this.hasBegun || this.isLate) return this.update();
    // A smooth scroll may have gone on, its event to come; but nobody scrolled where too little was left to stay.
    const isCut = scrollTop < this.at && scrollHeight - clientHeight - scrollTop < 1;
    this.was = isCut ? this.at : scrollTop;
    this.settle();
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
    const { root, tail } = this;
    // Until all is in place nothing may become too short for where the column is scrolled to.
    tail.style.height = this.length + 2 * this.height + (this.tailRoom ?? 0) + "px";
    const aim = this.nextAim();
    if (this.following && !aim) this.pin();
    else {
      this.restore();
      this.close();
      if (aim) this.go(aim);
    }
    if (this.following && root.scrollHeight - root.clientHeight - root.scrollTop > 0.5) root.scrollTop = root.scrollHeight;
    this.look();
    this.check();
    this.later();
  }

  /** Holds the end at the lower edge. */
  pin() {
    this.lay(this.honest.before);
    this.close();
    this.root.scrollTop = this.root.scrollHeight;
  }

  /** Holds the anchor where it was. */
  restore() {
    const scrolled = this.was - this.at;
    const place = this.anchor();
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
    if (room < distance) root.scrollTop += distance - room;
  }

  /** What stays, and where. @returns {{ element: any, edge: "top" | "bottom", y: number } | null} */
  anchor() {
    const { rows, seen } = this;
    const index = new Map(rows.map((row, index) => [row, index]));
    if (this.line && this.width !== this.root.clientWidth && index.has(this.line.row)) {
      const { row, fraction } = this.line;
      const { top, bottom } = this.span(row);
      return { element: row, edge: "top", y: -fraction * (bottom - top) };
    }
    const staying = inOrder(seen.filter(({ row }) => index.has(row)), ({ row }) => index.get(row));
    const wanted = [this.held, this.root.contains(document.activeElement) && document.activeElement?.closest("[data-key]"), this.tapped];
    const best = wanted.map((one) => staying.find(({ row }) => row === one)).find(Boolean) ?? staying.find(({ top }) => top >= 0);
    if (best) return { element: best.row, edge: "top", y: best.top };
    const [crossing] = staying;
    if (crossing) {
      const { row, top, bottom, inner } = /** @type {any} */ (crossing);
      if (inner?.element.isConnected && row.contains(inner.element)) return { element: inner.element, edge: "top", y: inner.top };
      const span = this.span(row);
      const grew = Math.abs(span.bottom - span.top - (bottom - top)) > 0.01;
      return grew && bottom < this.height ? { element: row, edge: "bottom", y: bottom } : { element: row, edge: "top", y: top };
    }
    if (seen.length) return this.neighbour(index);
    return index.has(this.aside) ? { element: this.aside, edge: "top", y: this.asideTop } : null;
  }

  /** Nothing in sight stayed: what was next below takes the place of the first, or what was next above comes down to it. @param {Map<any, number>} index */
  neighbour(index) {
    const { order, first, seen } = this;
    const y = seen[0].top;
    const below = order?.slice(first).find((row) => index.has(row));
    if (below) return { element: below, edge: /** @type {const} */ ("top"), y };
    const above = order?.slice(0, first).findLast((row) => index.has(row));
    return above ? { element: above, edge: /** @type {const} */ ("bottom"), y } : null;
  }

  /** Whether the rows are the last there are. */
  get hasEnd() {
    return !this.below && !this.isOpenBelow;
  }

  /** The row that a person has just touched. */
  get tapped() {
    return performance.now() - this.touched.then < patience + this.trip ? this.touched.row : null;
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

  /** Gives the rows their room above, to a fraction of a pixel. @param {number} room */
  lay(room) {
    this.room = Math.max(0, room);
    const whole = Math.floor(this.room);
    this.lead.style.height = whole + "px";
    this.box.style.paddingTop = this.room - whole + "px";
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
      this.speed = 0;
      const { root, room, height } = this;
      if (!root.clientHeight || this.isHeldDown) return;
      const debt = Math.round(this.honest.before - room);
      const isNear = root.scrollTop < 2 * height || !this.honest.before;
      if (debt && (isNear || Math.abs(debt) > height)) {
        this.lay(room + debt);
        root.scrollTop += debt;
        this.close();
        this.look();
      }
      this.tell();
    }, rest);
  }

  // What people do

  scrolled() {
    const { root } = this;
    if (!root.clientHeight) return;
    const now = performance.now();
    const way = root.scrollTop - this.at;
    if (now > this.then) this.speed = now - this.then < rest && Math.abs(way) < 2 * this.height ? way / (now - this.then) : 0;
    this.then = now;
    // Growing moves nothing up: somebody scrolled.
    if (way < -1 && root.scrollHeight === this.extent && root.clientHeight === this.height) this.following = false;
    if (this.follow && this.hasEnd && way > 0 && root.scrollHeight - root.clientHeight - root.scrollTop < 4) this.following = true;
    // The beginning is where the rows begin, however much room was left.
    if (!this.honest.before && this.room > 0 && root.scrollTop < this.room) {
      const { room } = this;
      this.lay(0);
      root.scrollTop = Math.max(0, root.scrollTop - room);
    }
    this.look();
    const [first] = this.seen;
    this.line = first && { row: first.row, fraction: -first.top / (first.bottom - first.top || 1) };
    this.check();
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
    if (["ArrowUp", "PageUp", "Home"].includes(event.key) && event.target === this.root) this.intend(true);
  }

  loosen() {
    this.isHeldDown = false;
    this.later();
  }

  // Going somewhere

  /** Where the server wants the reader to be, unless that was done. */
  nextAim() {
    const [number = 0, jump, isAnimated, ...target] = (this.root.dataset.aim ?? "").split(" ");
    if (!Number(number) || Number(number) === this.aimed) return null;
    this.aimed = Number(number);
    const isStale = Number(jump) && (Number(jump) !== this.jump || Math.abs(this.was - this.jumpedAt) > this.height);
    return isStale ? null : { target, isJump: jump !== "0", isAnimated: isAnimated === "1" };
  }

  /** @param {any} aim */
  go({ target: [name, fraction, offset], isJump, isAnimated }) {
    const { root } = this;
    this.following = name === "end" && this.follow > 0;
    if (name === "start") {
      this.lay(this.honest.before);
      this.close();
      if (!this.glide(-root.scrollTop, isAnimated)) root.scrollTop = 0;
      return;
    }
    if (name === "end") {
      const way = root.scrollHeight - root.clientHeight - root.scrollTop;
      // What follows is brought to the end at once.
      if (this.glide(way, isAnimated)) this.following = false;
      else root.scrollTop += way;
      return;
    }
    const row = this.rows.find((row) => row.dataset.key === name);
    if (!row) return;
    const { top, bottom } = this.span(row);
    // A place at an edge keeps clear of the header that stays there; one that was seen before is taken to the pixel.
    const clear = Number(offset) ? 0 : belonging(row);
    const y = clear + Number(fraction) * (root.clientHeight - clear - (bottom - top)) + Number(offset);
    if (isJump) return this.move(top - y), this.close();
    this.held = row;
    if (this.glide(top - y, isAnimated)) return;
    const debt = Math.round(this.honest.before - this.room);
    this.lay(this.room + debt);
    this.close();
    root.scrollTop += debt + top - y;
  }

  /** Shows the way to a place that is not far. @param {number} top @param {boolean} isAnimated @returns {boolean} whether it is on that way */
  glide(top, isAnimated) {
    const isSmooth = isAnimated && Math.abs(top) < 3 * this.height && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isSmooth) this.root.scrollBy({ top, behavior: "smooth" });
    return isSmooth;
  }

  // Telling

  /** Asks for rows where too few are. */
  check() {
    const { rows, height } = this;
    const [above, below] = [this.above || this.isOpenAbove, this.below || this.isOpenBelow];
    if (!height || this.version === undefined) return;
    const now = performance.now();
    const ahead = Math.max(-8 * height, Math.min(8 * height, 2 * this.speed * this.trip));
    const top = rows.length ? this.span(rows[0]).top : 0;
    const bottom = rows.length ? this.span(rows.at(-1)).bottom : 0;
    const isFar = rows.length > 0 && (bottom <= 0 || top >= height);
    const isShort =
      (above && top > -height / 2 + Math.min(0, ahead)) || (below && bottom < 1.5 * height + Math.max(0, ahead));
    const hasTurned = this.following !== this.toldFollowing;
    if (!isShort && !isFar && !hasTurned) return;
    if (this.since && now < this.since + patience && !hasTurned) {
      this.again ??= setTimeout(() => ((this.again = undefined), this.check()), this.since + patience - now);
      return;
    }
    if (this.tell(isFar, Math.max(0, -ahead), Math.max(0, ahead)) && (isShort || isFar)) this.since = now;
  }

  /** Says what is seen, unless it was said. */
  tell(isFar = false, up = 0, down = 0) {
    const { root, seen, tools, height, room, above, below } = this;
    const { varint, send } = tools;
    const units = (/** @type {number} */ length) => Math.max(0, Math.round(length * 64));
    const key = (/** @type {any} */ row) => Number(row?.dataset.key ?? 0);
    let place = 0;
    if (isFar) {
      const behind = this.at - room - this.length;
      const share = (/** @type {number} */ part, /** @type {number} */ whole) => Math.min(1, Math.max(0, part / (whole || 1)));
      place = this.at < room ? share(this.at, room) * above : above + this.length + share(behind, this.tailRoom ?? 0) * below;
      if (root.scrollHeight - height - this.at < 2) place = 4e9;
      place = Math.round(place) + 1;
    }
    const heights = [];
    for (const [row, known] of this.heights) {
      const height = units(row.getBoundingClientRect().height);
      if (height === known || heights.length > 2 * mostHeights - 2) continue;
      this.heights.set(row, height);
      heights.push(key(row), height);
    }
    const focused = root.contains(document.activeElement) ? document.activeElement?.closest("[data-key]") : null;
    const head = [key(seen[0]?.row), key(seen.at(-1)?.row), units(-(seen[0]?.top ?? 0)), units(this.width)];
    const rest = [units(height), units(height + up), units(height + down), place];
    const text = [this.version, head, rest, this.following, key(focused), heights].join();
    if (text === this.told) return false;
    this.told = text;
    if (isFar) [this.jump, this.jumpedAt] = [this.jump + 1, this.at];
    this.toldFollowing = this.following;
    const body = [...head, ...rest, isFar ? this.jump : 0, key(focused)].flatMap(varint);
    send("reading", [...body, this.following ? 1 : 0, ...varint(heights.length / 2), ...heights.flatMap(varint)]);
    return true;
  }

  /** Reads out what is new at the end. @param {any[]} before the rows there were */
  announce(before) {
    const { root, rows } = this;
    const last = before.findLast((row) => row.isConnected);
    const added = last ? rows.slice(rows.indexOf(last) + 1).filter((row) => !before.includes(row)) : [];
    if (root.getAttribute("role") === "log" && added.length)
      say(added.map(saying).join("\n").slice(-mostSaid));
  }
}

/** How much has to be seen above a row that is gone to: the header that stays there, and a mark that stands before it. @param {any} row */
function belonging(row) {
  const header = row.closest(".anchored-section")?.firstElementChild;
  const mark = row.previousElementSibling;
  return (header?.offsetHeight ?? 0) + (mark && mark !== header && !mark.dataset.key ? mark.offsetHeight : 0);
}

/** What a row says: its texts, without those of its buttons. @param {any} row */
function saying(row) {
  const texts = [];
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = /** @type {Text & { parentElement: Element }} */ (walker.currentNode);
    if (!parentElement.closest("button, [aria-hidden=true]") && data.trim()) texts.push(data.trim());
  }
  return texts.join(" ");
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
