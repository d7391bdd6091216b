// Written by Scripts/generate-wire from Sources/Raven/Commands: change the numbers there.

/** The version of the protocol, sent in `hello`. */
export const wireVersion = 1;

/** Commands of the DOM stream. */
export const command = {
  open: 1,
  openLaidOut: 2,
  close: 3,
  text: 4,
  attribute: 5,
  constant: 6,
  removeAttribute: 7,
  style: 8,
  removeStyle: 9,
  listen: 10,
  layout: 11,
  value: 12,
  checked: 13,
  focus: 14,
  blur: 15,
  target: 16,
  after: 17,
  into: 18,
  move: 19,
  remove: 20,
  clear: 21,
  name: 22,
  again: 23,
};

/** Kinds of event, and their bits in a mask. */
export const eventKind = {
  click: 0,
  input: 1,
  change: 2,
  submit: 3,
  focus: 4,
  blur: 5,
  keyDown: 6,
  doubleClick: 7,
  close: 9,
  navigate: 10,
  reveal: 13,
  resize: 8,
  device: 12,
  press: 11,
  measure: 14,
  window: 16,
  sight: 17,
  move: 15,
  seek: 18,
  selectAll: 20,
  drop: 19,
  reading: 21,
  hover: 22,
  hold: 23,
  drag: 24,
};

/** First byte of a frame from the server. */
export const serverFrame = {
  welcome: 1,
  batch: 2,
  applied: 3,
  gone: 4,
  diagnostic: 5,
  drawing: 6,
  bodies: 7,
};

/** First byte of a frame from the page. */
export const clientFrame = {
  hello: 1,
  event: 2,
  acknowledge: 3,
  sight: 4,
};

/** Why a session cannot go on. */
export const goneReason = {
  unknown: 1,
  superseded: 2,
  violation: 3,
  draining: 4,
};

/** The interned names every session starts with, by number. @type {string[]} */
export const names = (
  "div|span|button|a|input|label|img|ul|ol|li|section|header|footer|main|nav|h1|h2|h3|h4|h5|h6|p|table|thead|" +
  "tbody|tr|td|th|form|fieldset|legend|textarea|select|option|hr|strong|em|code|pre|svg|path|progress|details|" +
  "summary|article|aside|small|sup|sub|dialog|class|id|style|href|src|alt|title|type|value|checked|disabled|" +
  "placeholder|name|for|role|tabindex|aria-label|aria-hidden|aria-checked|aria-pressed|aria-selected|" +
  "aria-expanded|aria-disabled|aria-live|aria-labelledby|aria-describedby|aria-description|aria-current|" +
  "aria-level|aria-valuetext|aria-orientation|target|rel|lang|dir|width|height|loading|autocomplete|inputmode|" +
  "maxlength|readonly|required|min|max|step|colspan|rowspan|scope|draggable|hidden|data-on|data-key|spellcheck|" +
  "autocapitalize|enterkeyhint|color|background|background-color|font|font-size|font-weight|font-family|" +
  "font-style|opacity|padding|margin|min-width|max-width|min-height|max-height|align-items|justify-content|" +
  "place-items|gap|grid-template|grid-template-columns|grid-template-rows|border-radius|text-align|translate|" +
  "z-index|flex|--grow|--m|--ky|--gap|--iw|--ih|aspect-ratio|object-fit|border|cursor|line-height|white-space|" +
  "overflow|--tint|letter-spacing|text-decoration|text-transform|-webkit-line-clamp|clip-path|--w|--fw||true|" +
  "false|text|checkbox|submit|off|on|polite|lazy|noopener|_blank|h|v|g|l q|t|sp|c|d|0|-1|switch|presentation|" +
  "heading|link|group|g p|c shape|c circle|g btn|g btn destructive|g btn borderless|g btn borderless destructive|" +
  "g btn bordered|g btn bordered destructive|g btn prominent|g btn prominent destructive|field|toggle g|g link|" +
  "vertical|horizontal|g sv|g sh|field plain|--lines|--box|--clip|--wrap|unseen"
).split("|");
