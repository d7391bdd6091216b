// What the fixtures in Tests/Fixtures/wire hold, before it is written as bytes: each a page's life, batch by batch,
// and the HTML it must end with. Run write-fixtures.js after a change.

const row = [
  ["openLaidOut", "div", 3],
  ["constant", "role", "group"],
  ["attribute", "data-key", "k0"],
  ["constant", "class", "h"],
  ["openLaidOut", "span", 1],
  ["constant", "class", "t"],
  ["text", "Row 0"],
  ["close"],
  ["open", "button"],
  ["listen", 1],
  ["text", "Delete"],
  ["close"],
  ["close"],
];

export const sources = {
  build: {
    about: "One batch builds a page: tags, text, attributes, constants, styles, masks.",
    batches: [
      [
        ["open", "main"],
        ["constant", "role", "group"],
        ["attribute", "title", 'Tea & "cake" <3'],
        ["constant", "class", "v"],
        ["style", "padding", "8px"],
        ["style", "--gap", "4px"],
        ["open", "h1"],
        ["text", "5 < 6 & 7 > 6"],
        ["close"],
        ["open", "p"],
        ["text", ""],
        ["close"],
        ["open", "button"],
        ["constant", "type", "button"],
        ["listen", 129],
        ["text", "Héllo 👋🏽 wörld"],
        ["close"],
        ["open", "hr"],
        ["close"],
        ["close"],
      ],
    ],
    html:
      '<main role="group" title="Tea &amp; &quot;cake&quot; <3" class="v" style="padding:8px;--gap:4px">' +
      "<h1>5 &lt; 6 &amp; 7 &gt; 6</h1><p></p>" +
      '<button type="button" data-on="129">Héllo 👋🏽 wörld</button><hr></main>',
  },
  layout: {
    about: "The layout byte as classes behind the element's own, built and changed.",
    batches: [
      [
        ["openLaidOut", "div", 0b00001110],
        ["constant", "class", "g"],
        ["openLaidOut", "span", 0b11110001],
        ["text", "plain"],
        ["close"],
        ["openLaidOut", "span", 0],
        ["constant", "class", "l q"],
        ["close"],
        ["open", "p"],
        ["constant", "class", "t"],
        ["close"],
        ["close"],
      ],
      [
        ["target", 1],
        ["layout", 0b01010101],
        ["target", 2],
        ["layout", 0b00001111],
        ["target", 3],
        ["constant", "class", "c"],
        ["target", 4],
        ["removeAttribute", "class"],
      ],
    ],
    html:
      '<div class="g tx ty mx px"><span class="fx fy">plain</span><span class="c rx ry"></span><p></p></div>',
  },
  patch: {
    about: "Text, attributes, styles and masks of elements that are there.",
    batches: [
      [
        ["open", "div"],
        ["open", "span"],
        ["text", "0"],
        ["close"],
        ["open", "a"],
        ["attribute", "href", "/one"],
        ["attribute", "title", "gone soon"],
        ["listen", 1],
        ["style", "color", "red"],
        ["style", "opacity", "0.5"],
        ["text", "link"],
        ["close"],
        ["close"],
      ],
      [
        ["target", 2],
        ["text", "1"],
        ["target", 3],
        ["attribute", "href", "/two"],
        ["removeAttribute", "title"],
        ["listen", 0],
        ["removeStyle", "color"],
        ["style", "opacity", "1"],
        ["text", ""],
      ],
      [
        ["target", 2],
        ["text", "𝟚 two"],
      ],
    ],
    html: '<div><span>𝟚 two</span><a href="/two" style="opacity:1"></a></div>',
  },
  structure: {
    about: "Inserting, moving, removing and clearing by id.",
    batches: [
      [
        ["open", "ul"],
        ["open", "li"],
        ["text", "a"],
        ["close"],
        ["open", "li"],
        ["text", "b"],
        ["close"],
        ["open", "li"],
        ["text", "c"],
        ["close"],
        ["close"],
        ["open", "div"],
        ["open", "p"],
        ["close"],
        ["close"],
      ],
      [
        ["into", 1],
        ["move", 4],
        ["open", "li"],
        ["text", "new"],
        ["close"],
        ["after", 3],
        ["open", "li"],
        ["text", "last"],
        ["close"],
        ["move", 2],
        ["remove", 3],
      ],
      [
        ["clear", 5],
        ["into", 5],
        ["open", "em"],
        ["text", "in"],
        ["close"],
        ["open", "em"],
        ["text", "order"],
        ["close"],
        ["after", 1],
        ["open", "hr"],
        ["close"],
      ],
    ],
    html: "<ul><li>c</li><li>new</li><li>last</li><li>a</li></ul><hr><div><em>in</em><em>order</em></div>",
  },
  again: {
    about: "Repeated rows, few and many, inside an element and at the cursor; ids go on as if written out.",
    batches: [
      [
        ["open", "div"],
        ...row,
        ["again", row.length, ...[1, 2, 3, 4, 5].map((n) => [`k${n}`, n === 3 ? "" : `Row ${n} é`, "Delete"])],
        ["close"],
      ],
      [
        ["target", 8],
        ["attribute", "data-key", "k2 changed"],
        ["into", 0],
        ["open", "p"],
        ["text", "x"],
        ["close"],
        ["again", 3, ["y"]],
        ["open", "hr"],
        ["close"],
      ],
      [
        ["target", 21],
        ["text", "the last id was 22"],
        ["remove", 5],
      ],
    ],
    html:
      "<p>x</p><p>the last id was 22</p><hr><div>" +
      [0, 2, 3, 4, 5]
        .map((n) => {
          const text = ["Row 0", "", "Row 2 é", "", "Row 4 é", "Row 5 é"][n];
          const key = n === 2 ? "k2 changed" : `k${n}`;
          return (
            `<div role="group" data-key="${key}" class="h fx ry"><span class="t tx ry">${text}</span>` +
            '<button data-on="1">Delete</button></div>'
          );
        })
        .join("") +
      "</div>",
  },
  fields: {
    about: "Live values and checkedness of fields.",
    batches: [
      [
        ["open", "label"],
        ["open", "input"],
        ["constant", "type", "checkbox"],
        ["listen", 4],
        ["checked", 1],
        ["close"],
        ["open", "input"],
        ["constant", "type", "text"],
        ["listen", 2],
        ["value", 0, "first"],
        ["close"],
        ["close"],
      ],
      [
        ["target", 2],
        ["checked", 0],
        ["target", 3],
        ["value", 0, "second"],
      ],
    ],
    html:
      '<label><input type="checkbox" data-on="4"><input type="text" data-on="2" value="second"></label>',
  },
  names: {
    about: "Names a session interns itself, in the batch that needs them and in later ones.",
    batches: [
      [
        ["name", "figure"],
        ["name", "data-übung"],
        ["open", "figure"],
        ["attribute", "data-übung", "1"],
        ["close"],
      ],
      [
        ["name", "loud"],
        ["target", 1],
        ["constant", "data-übung", "loud"],
        ["after", 1],
        ["open", "figure"],
        ["close"],
      ],
    ],
    html: '<figure data-übung="loud"></figure><figure></figure>',
  },
};

/** Frames from the page, as the server must read them. */
export const events = [
  { about: "click with shift and meta", node: 5, kind: "click", modifiers: 9 },
  { about: "double click", node: 300, kind: "doubleClick", modifiers: 0 },
  { about: "input", node: 7, kind: "input", version: 200, value: "naïve 👋" },
  { about: "change of a ticked box", node: 8, kind: "change", version: 1, checked: true, value: "on" },
  { about: "submit", node: 7, kind: "submit" },
  { about: "focus", node: 7, kind: "focus" },
  { about: "blur", node: 7, kind: "blur" },
  { about: "a key", node: 70000, kind: "keyDown", key: "ArrowDown", modifiers: 6 },
  { about: "a dialog closed by a person", node: 7, kind: "close", from: "behaviour" },
  { about: "a menu asked for at a place", node: 7, kind: "reveal", x: 12, y: 300, from: "behaviour" },
  {
    about: "the device", node: 9, kind: "device", traits: 385, pixels: 200, text: 100, timeZone: "Europe/Berlin",
    from: "behaviour",
  },
];

/** Frames of either side. A batch's body and an event's payload are bytes of their own. */
export const frames = [
  { from: "page", kind: "hello", version: 1, batch: 300 },
  { from: "page", kind: "event", number: 200, batch: 129, node: 5, event: 0, payload: [9] },
  { from: "page", kind: "acknowledge", batch: 70000 },
  { from: "page", kind: "sight", isHidden: true },
  { from: "server", kind: "welcome", applied: 3, nextId: 300, names: ["figure", "ü"] },
  { from: "server", kind: "batch", number: 1, applied: 130, body: [0, 0] },
  { from: "server", kind: "applied", applied: 128 },
  { from: "server", kind: "gone", reason: "superseded" },
  { from: "server", kind: "diagnostic", code: "duplicate-key", text: "Two rows have the key “1”." },
];
