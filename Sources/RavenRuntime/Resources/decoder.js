// Applies batches of DOM commands to a page. Documentation/Wire.md says what each command does.

import { attach } from "./behaviours.js";
import { Reader, decodeText } from "./bytes.js";
import { command, names } from "./constants.js";
import { setValue } from "./fields.js";
import { layoutClasses, setClasses } from "./layout.js";
import { moveNode } from "./move.js";

/** @typedef {Element & ElementCSSInlineStyle & HTMLOrSVGElement & { ravenId?: number, ravenInside?: string[] | null, ravenGone?: (isRoot?: boolean) => unknown }} Node an element the server knows */

const svg = "http://www.w3.org/2000/svg";

/** @typedef {(node: number, kind: number, payload: number[]) => void} Report */

/** The elements below one container, by the ids the server knows them by. */
export class Page {
  /** @param {Element} container node 0 */
  constructor(container) {
    this.container = /** @type {Node} */ (container);
    this.container.ravenId = 0;
    /** @type {Document} */
    this.document = container.ownerDocument;
    this.names = [...names];
    /** @type {Map<number, any>} */
    this.nodes = new Map([[0, container]]);
    this.nextId = 1;
    /** Stands on the last element that was served and has its id; gone when all have. @type {TreeWalker | null} */
    this.walker = this.document.createTreeWalker(container, 1 /* elements */);
    /** What the command is about. @type {any} */
    this.current = null;
    /** The innermost element that is open. @type {any} */
    this.open = null;
    /** The cursor: `before` is the node in front of it. @type {any} */
    this.parent = container;
    /** @type {any} */
    this.before = null;
    /** Where events go. @type {Report} */
    this.report = () => {};
    /** Whether a change of a box, or of another of its group, is on its way. @type {(box: any) => boolean} */
    this.isHeld = () => false;
    /** What moves elements. */
    this.moveNode = moveNode;
    /** Builds repeated markup once and copies it, where it is loaded. @type {typeof import("./template.js") | null} */
    this.templates = null;
    /** Called when it would have been of use. */
    this.needTemplates = () => {};
    /** Whether a batch is being applied: focus that moves now was not moved by a person. */
    this.applying = false;
  }

  /**
   * Gives an element the next id.
   * @param {Node} element
   */
  register(element) {
    element.ravenId = this.nextId;
    this.nodes.set(this.nextId++, element);
    return element;
  }

  /**
   * Gives served elements their ids, in document order.
   * @param {Node} [wanted] the last that needs one now; absent, all do
   */
  number(wanted) {
    /** @type {any} */
    let element;
    while (!wanted?.ravenId && (element = this.walker?.nextNode())) this.register(element);
  }

  /** The id of an element something happened to; none if it is not the app's. @param {Node} element */
  idOf(element) {
    this.number(element);
    return element.ravenId;
  }

  /** The element with an id, if there is one. @param {number} id */
  find(id) {
    return this.nodes.get(id);
  }

  /**
   * Takes what the server says when a connection begins.
   * @param {number} nextId
   * @param {string[]} names interned beyond the common table
   */
  greet(nextId, names) {
    if (this.nextId > nextId) fail("extra element");
    for (const name of names) this.intern(name);
  }

  /** Adds a name. It may be known already, from a welcome that ran ahead of the batches. @param {string} name */
  intern(name) {
    if (!this.names.includes(name)) this.names.push(name);
  }

  /**
   * Applies the body of a batch.
   * @param {Uint8Array} bytes
   * @param {number} [start] where it begins: cutting it out takes as long as a short batch
   * @param {number} [end] where it ends
   */
  apply(bytes, start, end) {
    const ops = (this.ops = new Reader(bytes, start));
    const stop = ops.varint() + ops.at;
    const lengths = (this.lengths = new Reader(bytes, stop));
    this.blob = decodeText(bytes, lengths.varint() + lengths.at, end);
    this.used = 0;
    /** What has to wait until everything is in place. @type {(() => void)[]} */
    this.afterwards = [];
    this.applying = true;
    try {
      this.run(stop);
    } finally {
      this.applying = false;
    }
    for (const action of this.afterwards) action();
  }

  /** Runs commands up to a place in ops. @param {number} end */
  run(end) {
    while (this.ops.at < end) this.execute(this.ops.byte());
  }

  /** Runs one command. @param {number} code */
  execute(code) {
    const { ops, current } = this;
    switch (code) {
      case command.open:
      case command.openLaidOut:
        return this.begin(code);
      case command.close:
        return this.end();
      case command.text:
        return this.text(this.value());
      case command.constant:
        return this.attribute(this.interned(), this.interned());
      case command.attribute:
        return this.attribute(this.interned(), this.value());
      case command.style:
        return current.style.setProperty(this.interned(), this.value());
      case command.listen:
        return this.attribute("data-on", ops.varint() || null);
      case command.target:
        this.open = null;
        this.layout = null;
        return (this.current = this.node());
      case command.removeAttribute:
        return this.attribute(this.interned(), null);
      case command.removeStyle:
        return current.style.removeProperty(this.interned());
      case command.layout:
        return this.relayout(layoutClasses(ops.byte()));
      case command.value:
        return this.fill(ops.varint(), this.value());
      case command.checked:
        return this.check(!!ops.byte());
      case command.focus:
        return this.afterwards.push(() => current.focus());
      case command.blur:
        return this.afterwards.push(() => current.blur());
      case command.after:
        this.before = this.node();
        return (this.parent = this.before.parentNode);
      case command.into:
        this.before = null;
        return (this.parent = this.node());
      case command.move:
        return this.move(this.node());
      case command.remove:
        return this.remove(this.node());
      case command.clear:
        return this.clear(this.node());
      case command.name:
        return this.intern(this.value());
      case command.again:
        return this.again(ops.at - 1);
      default:
        fail(`no such operation: ${code}`);
    }
  }

  /** The next string value. */
  value() {
    return this.blob.slice(this.used, (this.used += this.lengths.varint()));
  }

  /** The interned name the next operand is the number of. */
  interned() {
    return this.names[this.ops.varint()];
  }

  /** The element the next operand is the id of. */
  node() {
    const id = this.ops.varint();
    return this.find(id) ?? fail(`no element ${id}`);
  }

  /**
   * Makes the element an `open` names; reads its operands.
   * @param {number} code `open` or `openLaidOut`
   * @param {Element} parent
   */
  create(code, parent) {
    this.settle();
    const tag = this.interned();
    this.layout = code === command.openLaidOut ? layoutClasses(this.ops.byte()) : "";
    const drawn = tag === "svg" || (parent.namespaceURI === svg && parent.localName !== "foreignObject");
    return drawn ? this.document.createElementNS(svg, tag) : this.document.createElement(tag);
  }

  /** @param {number} code */
  begin(code) {
    const element = this.create(code, this.open ?? this.parent);
    this.register(element);
    this.open?.appendChild(element);
    this.open = this.current = element;
  }

  /** Closes; the outermost element enters the page whole, which is one insertion for the browser. */
  end() {
    this.settle();
    const element = this.open;
    this.open = this.current = element.parentNode;
    if (!this.open) this.insert(element, element);
  }

  /**
   * Inserts at the cursor.
   * @param {globalThis.Node} node an element or a fragment
   * @param {globalThis.Node | null} last what the cursor goes behind
   */
  insert(node, last) {
    this.parent.insertBefore(node, this.following());
    this.before = last;
  }

  /** The node behind the cursor. */
  following() {
    return this.before ? this.before.nextSibling : this.parent.firstChild;
  }

  /** Writes the layout classes of a new element that turned out to have none of its own. */
  settle() {
    if (this.layout) this.current.setAttribute("class", this.layout);
    this.layout = null;
  }

  /** @param {string} name @param {string | null} value null removes it */
  attribute(name, value) {
    const element = this.current;
    if (name === "class") {
      setClasses(element, value ?? "", this.layout ?? undefined);
      this.layout = null;
    } else if (value === null) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value);
      // An element without an id is a template's.
      if (name === "data-with" && element.ravenId >= 0) this.meet(element);
    }
  }

  /** Gives a new element its behaviour when everything is in place. @param {any} element */
  meet(element) {
    this.afterwards.push(() => attach(this, element));
  }

  /** @param {string} classes */
  relayout(classes) {
    this.layout === null ? setClasses(this.current, null, classes) : (this.layout = classes);
  }

  /** @param {string} text */
  text(text) {
    const { current } = this;
    const present = text && current.firstChild;
    present ? (present.data = text) : (current.textContent = text);
  }

  /**
   * Checks a box, unless what somebody has just done to it is on its way to the server, which answers that, too.
   * @param {boolean} isChecked
   */
  check(isChecked) {
    if (!this.isHeld(this.current)) this.current.checked = isChecked;
  }

  /** @param {number} version @param {string} text */
  fill(version, text) {
    const field = this.current;
    // A menu takes the value of an option it has.
    if (field.localName === "select") this.afterwards.push(() => setValue(field, version, text));
    else setValue(field, version, text);
  }

  /** @param {any} element */
  move(element) {
    if (element !== this.before) this.moveNode(element, this.parent, this.following());
    this.before = element;
  }

  /** @param {any} element */
  remove(element) {
    if (this.before === element) this.before = element.previousSibling;
    this.nodes.delete(element.ravenId);
    this.forgetInside(element);
    if (!element.ravenGone?.(true)) element.remove();
  }

  /** @param {any} element */
  clear(element) {
    if (this.parent === element) this.before = null;
    this.forgetInside(element);
    element.replaceChildren();
  }

  /** @param {Element} element */
  forgetInside(element) {
    const all = /** @type {NodeListOf<Node>} */ (element.querySelectorAll("*"));
    // Going through a list of nodes by its iterator takes several times as long.
    for (let index = 0; index < all.length; index++) {
      const inner = all[index];
      this.nodes.delete(/** @type {number} */ (inner.ravenId));
      inner.ravenGone?.();
    }
  }

  /** @param {import("./template.js").Template} template @param {number} count */
  stamp(template, count) {
    this.templates?.stamp(this, template, count);
  }

  /**
   * Repeats the ops just before. Many elements are cheaper to clone than to build.
   * @param {number} end where the repeated ops end
   */
  again(end) {
    const { ops } = this;
    const start = end - ops.varint();
    const count = ops.varint();
    const resume = ops.at;
    const isLong = count * (end - start) > 64;
    if (isLong && this.templates) {
      this.stamp(this.templates.compile(this, start, end), count);
    } else {
      if (isLong) this.needTemplates();
      for (let turn = 0; turn < count; turn++) {
        ops.at = start;
        this.run(end);
      }
    }
    ops.at = resume;
  }
}

/** @param {string} message @returns {never} */
function fail(message) {
  throw new Error(message);
}
