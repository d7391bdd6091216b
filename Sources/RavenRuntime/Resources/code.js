// Colours source code without touching it: ranges of its text are registered with the browser, and the stylesheet says how
// each kind looks. Where browsers cannot, the code stays as it is.

/** What elements may say they are written in, and the grammar for it. @type {Record<string, string>} */
const grammars = {
  swift: "swift",
  json: "json",
  html: "markup",
  xml: "markup",
  css: "css",
  javascript: "javascript",
  js: "javascript",
  shell: "bash",
  bash: "bash",
};

/** What the grammars call things, by what they look like. @type {Record<string, string>} */
const names = {
  keyword: "keyword boolean null nil atrule rule attribute directive tag",
  string: "string string-literal char regex attr-value url",
  comment: "comment prolog doctype cdata",
  number: "number constant unit",
  type: "class-name attr-name property builtin selector variable parameter environment",
  function: "function function-definition function-name",
  "": "punctuation operator interpolation script style language-javascript language-css attr-equals",
};
/** @type {Record<string, string>} */
const looks = {};
for (const look in names) for (const name of names[look].split(" ")) looks[name] = look;

/** Longer texts would keep the page busy; nobody reads them for their colours. */
const longest = 100_000;

/** The ranges of the page's elements. @type {WeakMap<Element, [any, StaticRange][]>} */
const painted = new WeakMap();

/** @param {any} element a `code`, with what it is written in as `data-language` */
export function attach(element) {
  if (!CSS.highlights || painted.has(element)) return;
  painted.set(element, []);
  const observer = new MutationObserver(() => paint(element));
  observer.observe(element, { characterData: true, childList: true, subtree: true, attributeFilter: ["data-language"] });
  element.ravenGone = () => {
    observer.disconnect();
    clear(element);
    painted.delete(element);
  };
  paint(element);
}

/** @param {Element} element */
function clear(element) {
  for (const [highlight, range] of painted.get(element) ?? []) highlight.delete(range);
}

/** Colours an element anew. @param {Element} element */
async function paint(element) {
  clear(element);
  painted.set(element, []);
  const language = (element.getAttribute("data-language") ?? "").toLowerCase();
  if (!Object.hasOwn(grammars, language)) return;
  const { tokenize } = await import("./prism.js");
  const text = element.textContent ?? "";
  // It may have changed or gone while the grammars were on their way: then it is somebody else's turn.
  if (!painted.has(element) || painted.get(element)?.length || text.length > longest) return;
  if (element.getAttribute("data-language")?.toLowerCase() !== language) return;
  const ranges = rangesOf(element, [...pieces(tokenize(text, grammars[language]), "")]);
  painted.set(element, ranges);
  for (const [highlight, range] of ranges) highlight.add(range);
}

/**
 * The pieces of text that look alike, in order.
 * @param {any[]} tokens
 * @param {string} look of what stands around
 * @returns {Generator<[string, number]>} how a piece looks, and how long it is
 */
export function* pieces(tokens, look) {
  for (const token of tokens) {
    if (typeof token === "string") {
      yield [look, token.length];
      continue;
    }
    const { type, alias, content } = token;
    const own = [type, alias].flat().find((name) => Object.hasOwn(looks, name));
    yield* pieces([content].flat(), own === undefined ? look : looks[own]);
  }
}

/**
 * The ranges of pieces of an element's text. A parser makes several nodes of a long text.
 * @param {Element} element
 * @param {[string, number][]} pieces
 * @returns {[any, StaticRange][]}
 */
function rangesOf(element, pieces) {
  /** @type {[any, StaticRange][]} */
  const ranges = [];
  const nodes = /** @type {Text[]} */ ([...element.childNodes]);
  let offset = 0;
  for (let [look, length] of pieces) {
    while (length > 0 && nodes.length) {
      const [node] = nodes;
      const end = Math.min(offset + length, node.length);
      const range = { startContainer: node, startOffset: offset, endContainer: node, endOffset: end };
      if (look && end > offset) ranges.push([highlight(look), new StaticRange(range)]);
      length -= end - offset;
      offset = end;
      if (end < node.length) break;
      nodes.shift();
      offset = 0;
    }
  }
  return ranges;
}

/** What the browser draws in the colour of a look. @param {string} look */
function highlight(look) {
  const name = `code-${look}`;
  if (!CSS.highlights.has(name)) CSS.highlights.set(name, new Highlight());
  return CSS.highlights.get(name);
}
