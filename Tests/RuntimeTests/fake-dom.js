// As much of a DOM as the runtime touches, with its rules: live values apart from attributes, events that bubble, a
// focus that detached elements lose, no move of what is not connected.

/** Style of one element, which ignores what it cannot parse (here: an empty value removes). */
class Style {
  constructor() {
    this.properties = new Map();
  }
  setProperty(name, value) {
    value === "" ? this.properties.delete(name) : this.properties.set(name, value);
  }
  removeProperty(name) {
    this.properties.delete(name);
  }
}

class FakeNode {
  constructor(ownerDocument) {
    this.ownerDocument = ownerDocument;
    this.parentNode = null;
    this.childNodes = [];
  }
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get lastChild() {
    return this.childNodes.at(-1) ?? null;
  }
  get nextSibling() {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
  get childElementCount() {
    return this.childNodes.filter((node) => node instanceof FakeElement).length;
  }
  get firstElementChild() {
    return this.childNodes.find((node) => node instanceof FakeElement) ?? null;
  }
  get nextElementSibling() {
    let node = this.nextSibling;
    while (node && !(node instanceof FakeElement)) node = node.nextSibling;
    return node;
  }
  get previousSibling() {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) - 1] ?? null;
  }
  get parentElement() {
    return this.parentNode instanceof FakeElement ? this.parentNode : null;
  }
  get isConnected() {
    return this === this.ownerDocument.body || Boolean(this.parentNode?.isConnected);
  }
  querySelectorAll(selectors) {
    return this.childNodes
      .filter((node) => node instanceof FakeElement)
      .flatMap((node) => [...(node.matches(selectors) ? [node] : []), ...node.querySelectorAll(selectors)]);
  }
  contains(other) {
    for (let node = other; node; node = node.parentNode) if (node === this) return true;
    return false;
  }
  remove() {
    const { ownerDocument: document, parentNode: parent } = this;
    if (!parent) return;
    if (this.contains(document.activeElement)) document.loseFocus();
    parent.childNodes.splice(parent.childNodes.indexOf(this), 1);
    this.parentNode = null;
  }
  insertBefore(node, next) {
    if (node.contains(this)) throw new Error("a node cannot contain itself");
    if (next && next.parentNode !== this) throw new Error("the reference is not a child");
    for (const moved of node instanceof FakeFragment ? [...node.childNodes] : [node]) {
      const place = moved === next ? next.nextSibling : next;
      moved.remove();
      this.childNodes.splice(place ? this.childNodes.indexOf(place) : this.childNodes.length, 0, moved);
      moved.parentNode = this;
    }
    this.ownerDocument.insertions++;
    return node;
  }
  appendChild(node) {
    return this.insertBefore(node, null);
  }
  replaceChildren() {
    for (const node of [...this.childNodes]) node.remove();
  }
  get textContent() {
    return this.childNodes.map((node) => node.textContent).join("");
  }
  set textContent(text) {
    this.replaceChildren();
    if (text) this.appendChild(new FakeText(this.ownerDocument, text));
  }
  cloneNode(isDeep) {
    const copy = this.emptyCopy();
    if (isDeep) for (const node of this.childNodes) copy.appendChild(node.cloneNode(true));
    return copy;
  }
}

class FakeText extends FakeNode {
  constructor(document, data) {
    super(document);
    this.data = data;
  }
  get textContent() {
    return this.data;
  }
  emptyCopy() {
    return new FakeText(this.ownerDocument, this.data);
  }
}

class FakeFragment extends FakeNode {
  nodeType = 11;
  emptyCopy() {
    return new FakeFragment(this.ownerDocument);
  }
}

const fields = ["input", "textarea", "select"];

class FakeElement extends FakeNode {
  constructor(document, namespaceURI, localName) {
    super(document);
    Object.assign(this, { namespaceURI, localName });
    this.attributes = new Map();
    this.style = new Style();
    this.listeners = [];
    this.dirtyValue = null;
    this.dirtyChecked = null;
    this.selectionStart = this.selectionEnd = 0;
  }
  emptyCopy() {
    const copy = new FakeElement(this.ownerDocument, this.namespaceURI, this.localName);
    copy.attributes = new Map(this.attributes);
    copy.style.properties = new Map(this.style.properties);
    copy.dirtyValue = this.dirtyValue;
    copy.dirtyChecked = this.dirtyChecked;
    return copy;
  }
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }
  hasAttribute(name) {
    return this.attributes.has(name);
  }
  setAttribute(name, value) {
    this.attributes.set(name, String(value));
  }
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  /** Knows "*", lists of tags, `a[href]`, `:disabled` and `[name=value]`. */
  matches(selectors) {
    return selectors.split(",").some((selector) => {
      if (selector === "*") return true;
      if (selector === ":disabled") return this.hasAttribute("disabled");
      const [, tag, name, value] = /^(\w*)(?:\[([\w-]+)(?:=(\w+))?\])?$/.exec(selector);
      if (tag && tag !== this.localName) return false;
      return !name || (value ? this.getAttribute(name) === value : this.hasAttribute(name));
    });
  }
  get type() {
    return this.localName === "input" ? (this.getAttribute("type") ?? "text") : this.localName;
  }
  get options() {
    return this.querySelectorAll("option");
  }
  get defaultSelected() {
    return this.hasAttribute("selected");
  }
  get defaultValue() {
    return this.localName === "textarea" ? this.textContent : (this.getAttribute("value") ?? "");
  }
  get value() {
    return fields.includes(this.localName) ? (this.dirtyValue ?? this.defaultValue) : undefined;
  }
  set value(text) {
    if (this.localName === "select" && !this.options.some((option) => option.getAttribute("value") === text)) text = "";
    this.dirtyValue = text;
    this.selectionStart = this.selectionEnd = text.length;
  }
  get selectedIndex() {
    const index = this.options.findIndex((option) => option.getAttribute("value") === this.dirtyValue);
    return this.dirtyValue === null ? Math.max(0, this.options.findIndex((option) => option.defaultSelected)) : index;
  }
  get defaultChecked() {
    return this.hasAttribute("checked");
  }
  get checked() {
    return this.localName === "input" ? (this.dirtyChecked ?? this.defaultChecked) : undefined;
  }
  set checked(isChecked) {
    this.dirtyChecked = isChecked;
  }
  setSelectionRange(start, end) {
    Object.assign(this, { selectionStart: start, selectionEnd: end });
  }
  focus() {
    if (!this.isConnected || this.ownerDocument.activeElement === this) return;
    const former = this.ownerDocument.activeElement;
    this.ownerDocument.activeElement = this.ownerDocument.body;
    former.dispatchEvent({ type: "focusout", relatedTarget: this });
    this.ownerDocument.activeElement = this;
    this.dispatchEvent({ type: "focusin", relatedTarget: former });
  }
  blur() {
    if (this.ownerDocument.activeElement !== this) return;
    this.ownerDocument.activeElement = this.ownerDocument.body;
    this.dispatchEvent({ type: "focusout", relatedTarget: null });
  }
  click() {
    return this.dispatchEvent({ type: "click" });
  }
  addEventListener(type, handle) {
    this.listeners.push({ type, handle });
  }
  /** Dispatches; gives the event as the listeners left it. */
  dispatchEvent({ type, ...details }) {
    const event = {
      shiftKey: false,
      ctrlKey: false,
      altKey: false,
      metaKey: false,
      ...details,
      type,
      target: this,
      defaultPrevented: false,
      preventDefault: () => (event.defaultPrevented = true),
    };
    for (let node = this; node; node = node.parentNode) {
      for (const listener of node.listeners) if (listener.type === type) listener.handle(event);
    }
    return event;
  }
}

/** Adds what newer browsers can: a move that keeps state. */
export function allowMoveBefore(document) {
  document.container.constructor = FakeElement;
  FakeElement.prototype.moveBefore = function (node, next) {
    if (!node.isConnected || !this.isConnected) throw new Error("moveBefore needs connected nodes");
    const { activeElement } = document;
    document.activeElement = document.body;
    this.insertBefore(node, next);
    document.activeElement = activeElement;
    document.moves = (document.moves ?? 0) + 1;
  };
  return () => delete FakeElement.prototype.moveBefore;
}

/** A document with a body and a container in it. */
export function fakeDocument() {
  const html = "http://www.w3.org/1999/xhtml";
  const document = {
    insertions: 0,
    createElement: (name) => new FakeElement(document, html, name),
    createElementNS: (space, name) => new FakeElement(document, space, name),
    createDocumentFragment: () => new FakeFragment(document),
    createTextNode: (data) => new FakeText(document, data),
    /** Walks elements; goes on when more are appended behind the last one it gave. */
    createTreeWalker(root) {
      let current = root;
      const isElement = (node) => node instanceof FakeElement;
      const behind = (node) => {
        const siblings = node.parentNode.childNodes;
        return siblings.slice(siblings.lastIndexOf(node) + 1).find(isElement);
      };
      const nextNode = () => {
        let next = current.childNodes.find(isElement);
        for (let node = current; !next && node !== root; node = node.parentNode) next = behind(node);
        current = next ?? current;
        return next ?? null;
      };
      return { nextNode };
    },
    loseFocus() {
      const former = document.activeElement;
      document.activeElement = document.body;
      former.dispatchEvent({ type: "focusout", relatedTarget: null });
    },
  };
  document.body = new FakeElement(document, html, "body");
  document.activeElement = document.body;
  document.container = document.body.appendChild(document.createElement("div"));
  return document;
}

const escapeText = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapeValue = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/**
 * What the writer would serve for the children of an element: attributes as set (sorted, to compare pages built in
 * different ways), then class, then style; live values and checkedness as attributes.
 */
export function html(element, isSorted = false) {
  return element.childNodes
    .map((node) => {
      if (node instanceof FakeText) return escapeText(node.data);
      const attributes = new Map(node.attributes);
      if (node.localName !== "select" && node.dirtyValue !== null) attributes.set("value", node.dirtyValue);
      if (node.dirtyChecked !== null) attributes[node.dirtyChecked ? "set" : "delete"]("checked", "");
      const classes = attributes.get("class");
      attributes.delete("class");
      const pairs = [...attributes];
      if (isSorted) pairs.sort(([a], [b]) => (a < b ? -1 : 1));
      if (classes !== undefined) pairs.push(["class", classes]);
      const style = [...node.style.properties].map(([name, value]) => `${name}:${value}`).join(";");
      if (style) pairs.push(["style", style]);
      const open = node.localName + pairs.map(([name, value]) => ` ${name}="${escapeValue(value)}"`).join("");
      return voids.has(node.localName) ? `<${open}>` : `<${open}>${html(node, isSorted)}</${node.localName}>`;
    })
    .join("");
}

const voids = new Set(["input", "img", "hr"]);
