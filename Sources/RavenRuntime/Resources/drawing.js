// Brings the page to a drawing of the whole of it. What is the same stays: its elements take the ids of those drawn. What was
// not kept and is drawn anew has focus, caret, scroll offset and what was typed from where it was before.

/** The kinds of event that a person would miss: click, submit, key, double click, move, drop. Typing is told again. */
export const deeds = [0, 3, 6, 7, 15, 19];

/** Text and choices in fields, which a page that is loaded anew does not have. */
export const typing = [1, 2];
const loss = "What you did last was not kept.";

/** What elements do that may go on for another session. The rest has told its session something, and tells the other anew. */
const lasting = /^(|grow|screens|columns|button|code|copy|align|line|help)$/;

/** How many elements are looked at for one that may stay. */
const farthest = 64;

/**
 * @typedef {import("./decoder.js").Page} Page
 * @typedef {import("./session.js").Session} Session
 * @typedef {object} Tools what is loaded already
 * @property {typeof import("./behaviours.js").attach} attach
 * @property {typeof import("./fields.js").setValue} setValue
 * @property {(effects: import("./session.js").Effect[]) => void} run carries out what the session asks for
 */

/**
 * Has a session take what a drawing says of it. By another session what was done and not applied is lost.
 * @param {Session} session
 * @param {import("./bytes.js").Reader} reader
 * @returns {{ isOwn: boolean, isCut: boolean }} whether the drawing is of the page's own session; whether something is lost that is not told again
 */
export function take(session, reader) {
  const id = reader.string();
  const isOwn = id === session.id;
  let isCut = false;
  session.id = id;
  session.lastBatch = reader.varint();
  const applied = reader.varint();
  if (!isOwn) {
    isCut = session.pending.some(({ kind }) => deeds.includes(kind));
    session.pending = [];
    session.lastEvent = session.applied = applied;
  } else session.countFrom(applied);
  return { isOwn, isCut };
}

/**
 * Has a session go on with the page as it was drawn.
 * @param {Session} session
 * @param {boolean} isCut
 */
export function goOn(session, isCut) {
  // The connection may be lost again.
  if (session.status === "drawing") session.begin();
  if (isCut) session.show(loss, false);
  return session.flush();
}

/**
 * Says that something was under way as the page loaded itself anew: when it is live, for until then it may have more urgent
 * things to say.
 * @param {Session} session
 * @param {string} kinds of what was under way
 * @param {typeof import("./banner.js").showBanner} show
 */
export function tellLoss(session, kinds, show) {
  if (session.status === "ended" || !kinds.split(",").some((kind) => [...deeds, ...typing].includes(+kind))) return;
  if (session.status !== "live") return void setTimeout(tellLoss, 200, session, kinds, show);
  show({ text: loss, offersReload: false });
  // A connection that is lost and found again takes its own words away, and these are to be read.
  const told = document.querySelector(".raven-banner");
  told?.replaceWith(told.cloneNode(true));
  leaveWithNextDeed();
}

/** Takes the words away when a person goes on, who has had the time to see them: they cover something. */
function leaveWithNextDeed() {
  const waiting = new AbortController();
  const leave = () => {
    waiting.abort();
    for (const banner of document.querySelectorAll(".raven-banner")) if (banner.textContent === loss) banner.remove();
  };
  setTimeout(() => ["pointerdown", "keydown"].forEach((type) => addEventListener(type, leave, waiting)), 1000);
}

/**
 * Draws the page.
 * @param {Page} page
 * @param {Session} session
 * @param {import("./bytes.js").Reader} reader what the frame says
 * @param {Tools} tools
 */
export function draw(page, session, reader, { attach, setValue, run }) {
  const { isOwn, isCut } = take(session, reader);
  const nextId = reader.varint();
  const names = Array.from({ length: reader.varint() }, () => reader.string());
  let last = 0;
  const ids = Array.from({ length: reader.varint() }, () => {
    const step = reader.varint();
    return (last += step & 1 ? -(step >>> 1) : step / 2);
  });
  const drawing = beside(page, names, ids);
  drawing.apply(reader.take());

  const { container } = page;
  const seen = remember(container, isOwn);
  const nodes = page.nodes;
  page.nodes = drawing.nodes.set(0, container);
  Object.assign(page, { names: drawing.names, nextId, walker: null, current: null, open: null, parent: container, before: null });
  const motion = drawing.container.getAttribute("data-with");
  if (motion && container.getAttribute("data-with") !== motion) {
    container.setAttribute("data-with", motion);
    attach(page, container);
  }
  /** What is in the page for the first time. @type {any[]} */
  const fresh = [];
  /** Fields with text that the session does not know. @type {any[]} */
  const retyped = [];
  page.applying = true;
  bring(container, drawing.container);
  page.applying = false;
  document.querySelector("meta[name=raven-session]")?.setAttribute("content", session.id);
  for (const element of nodes.values()) if (element !== container && page.nodes.get(element.ravenId) !== element) element.ravenGone?.();
  for (const element of fresh) for (const one of [element, ...element.querySelectorAll("[data-with]")]) one.matches("[data-with]") && attach(page, one);
  restore(seen, retype);
  run(goOn(session, isCut));
  if (isCut) leaveWithNextDeed();
  for (const field of retyped) {
    field.dispatchEvent(new Event("input", { bubbles: true }));
    // Text says so when the caret leaves it.
    if (field !== document.activeElement) field.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** Gives an element the children of one that was drawn. @param {any} old @param {any} made */
  function bring(old, made) {
    const children = [...made.children];
    if (!children.length) {
      for (let one = old.firstElementChild; one; one = drop(one));
      if (made.textContent !== old.textContent) old.textContent = made.textContent;
      return;
    }
    if (!old.firstElementChild) old.textContent = "";
    let next = old.firstElementChild;
    for (const child of children) {
      const kept = find(next, child);
      if (kept) {
        for (; next !== kept; next = drop(next));
        next = kept.nextElementSibling;
        keep(kept, child);
      } else {
        old.insertBefore(child, next);
        fresh.push(child);
      }
    }
    while (next) next = drop(next);
  }

  /** Takes an element that the server knows from the page. @param {any} element @returns {any} the one behind it */
  function drop(element) {
    const { nextElementSibling } = element;
    if (element.ravenId >= 0) element.remove();
    return nextElementSibling;
  }

  /** The next element that may stay for one that was drawn; looked for among a few. @param {any} from @param {any} child */
  function find(from, child) {
    let one = from;
    for (let left = farthest; one && left > 0; left--, one = one.nextElementSibling) if (one.ravenId >= 0 && isLike(one, child)) return one;
    return null;
  }

  /** @param {any} one @param {any} other */
  function isLike(one, other) {
    if (isOwn && one.ravenId !== other.ravenId) return false;
    if (!isOwn && !lasting.test(one.dataset.with ?? "")) return false;
    return one.cloneNode(false).isEqualNode(other.cloneNode(false));
  }

  /** Has an element stay for one that was drawn. @param {any} old @param {any} made */
  function keep(old, made) {
    old.ravenId = made.ravenId;
    page.nodes.set(made.ravenId, old);
    if (old.localName !== "textarea") bring(old, made);
    if (isField(old)) fill(old, made);
  }

  /** Has a field that stays show what was drawn, unless its typist has the word. @param {any} old @param {any} made */
  function fill(old, made) {
    old.checked = made.checked;
    if (isOwn) return setValue(old, made.ravenEdits ?? 0, made.value);
    const typed = typedIn(old);
    old.ravenEdits = made.ravenEdits ?? 0;
    old.value = made.value;
    retype(old, typed);
  }

  /** Gives a field what a person typed, if that is something else. @param {any} field @param {string | undefined} typed */
  function retype(field, typed) {
    if (typed === undefined || field.value === typed) return;
    field.value = typed;
    retyped.push(field);
  }
}

/**
 * A page that is built beside the one that is seen.
 * @param {Page} page
 * @param {string[]} names
 * @param {number[]} ids of its elements, in the order in which they are opened
 * @returns {Page}
 */
function beside(page, names, ids) {
  let count = 0;
  class Beside extends /** @type {typeof import("./decoder.js").Page} */ (page.constructor) {
    /** @param {import("./decoder.js").Node} element */
    register(element) {
      element.ravenId = ids[count++];
      this.nodes.set(element.ravenId, element);
      return element;
    }

    /** What an element does it does when it is in the page. */
    meet() {}

    /** @param {number} version @param {string} text */
    fill(version, text) {
      this.current.ravenEdits = version;
      super.fill(version, text);
    }
  }
  const made = new Beside(document.createElement("div"));
  made.names.push(...names);
  made.templates = page.templates;
  return made;
}

/** @param {Element} element */
const isField = (element) => /^(input|textarea|select)$/.test(element.localName);

/** What a person typed into a field, if anything. @param {any} field */
function typedIn(field) {
  const isText = field.localName === "textarea" || (field.localName === "input" && !/^(checkbox|radio|file)$/.test(field.type));
  return isText && (field.ravenEdits || field.value !== field.defaultValue) ? field.value : undefined;
}

/**
 * Notes what elements have that is not in their markup, and where they are.
 * @param {any} container
 * @param {boolean} isOwn whether elements that are drawn have the same ids
 */
function remember(container, isOwn) {
  const { activeElement } = document;
  const found = [];
  for (const element of [container, ...container.querySelectorAll("*")]) {
    const { scrollTop, scrollLeft } = element;
    const isFocused = element === activeElement;
    const typed = !isOwn && isField(element) ? typedIn(element) : undefined;
    if (!scrollTop && !scrollLeft && !isFocused && typed === undefined) continue;
    const { selectionStart, selectionEnd, selectionDirection } = element;
    found.push({ element, path: pathOf(element, container), scrollTop, scrollLeft, isFocused, typed, caret: [selectionStart, selectionEnd, selectionDirection] });
  }
  return { container, found };
}

/** The tags and places from the container down to an element. @param {any} element @param {any} container */
function pathOf(element, container) {
  const path = [];
  for (let one = element; one && one !== container; one = one.parentElement) {
    const peers = [...one.parentElement.children].filter((peer) => peer.localName === one.localName);
    path.unshift([one.localName, peers.indexOf(one)]);
  }
  return path;
}

/** @param {any} container @param {any[]} path */
function follow(container, path) {
  let element = container;
  for (const [tag, place] of path) element = element && [...element.children].filter((peer) => peer.localName === tag)[place];
  return element;
}

/** @param {{ container: any, found: any[] }} seen @param {(field: any, typed: string | undefined) => void} retype */
function restore({ container, found }, retype) {
  for (const { element, path, scrollTop, scrollLeft, isFocused, typed, caret } of found) {
    const now = element.isConnected ? element : follow(container, path);
    if (!now) continue;
    if (now !== element && isField(now)) retype(now, typed);
    if (isFocused && document.activeElement !== now) {
      now.focus({ preventScroll: true });
      if (caret[0] != null && now.setSelectionRange) now.setSelectionRange(...caret);
    }
    if (now !== element && (scrollTop || scrollLeft)) now.scrollTo({ top: scrollTop, left: scrollLeft, behavior: "instant" });
  }
}
