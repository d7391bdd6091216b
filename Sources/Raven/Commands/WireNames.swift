// The engine's own names: tags, attributes, style properties and attribute values. The constants are made from the tables.

/// The names of the wire.
public nonisolated enum WireNames {
  /// The names every page knows from the start, by number; what a page adds stands behind them.
  ///
  /// Each is a part of the script that every page loads: only what nearly all pages use belongs here.
  public static let table: [StaticString] = [
    "div", "span", "button", "a", "input", "label", "img", "ul", "ol", "li", "section", "header", "footer", "main",
    "nav", "h1", "h2", "h3", "h4", "h5", "h6", "p", "table", "thead", "tbody", "tr", "td", "th", "form", "fieldset",
    "legend", "textarea", "select", "option", "hr", "strong", "em", "code", "pre", "svg", "path", "progress",
    "details", "summary", "article", "aside", "small", "sup", "sub", "dialog", "class", "id", "style", "href",
    "src", "alt", "title", "type", "value", "checked", "disabled", "placeholder", "name", "for", "role", "tabindex",
    "aria-label", "aria-hidden", "aria-checked", "aria-pressed", "aria-selected", "aria-expanded", "aria-disabled",
    "aria-live", "aria-labelledby", "aria-describedby", "aria-description", "aria-current", "aria-level",
    "aria-valuetext", "aria-orientation", "target", "rel", "lang", "dir", "width", "height", "loading",
    "autocomplete", "inputmode", "maxlength", "readonly", "required", "min", "max", "step", "colspan", "rowspan",
    "scope", "draggable", "hidden", "data-on", "data-key", "spellcheck", "autocapitalize", "enterkeyhint", "color",
    "background", "background-color", "font", "font-size", "font-weight", "font-family", "font-style", "opacity",
    "padding", "margin", "min-width", "max-width", "min-height", "max-height", "align-items", "justify-content",
    "place-items", "gap", "grid-template", "grid-template-columns", "grid-template-rows", "border-radius",
    "text-align", "translate", "z-index", "flex", "--grow", "--m", "--ky", "--gap", "--iw", "--ih", "aspect-ratio",
    "object-fit", "border", "cursor", "line-height", "white-space", "overflow", "--tint", "letter-spacing",
    "text-decoration", "text-transform", "-webkit-line-clamp", "clip-path", "--w", "--fw", "", "true", "false",
    "text", "checkbox", "submit", "off", "on", "polite", "lazy", "noopener", "_blank", "h", "v", "g", "l q", "t",
    "sp", "c", "d", "0", "-1", "switch", "presentation", "heading", "link", "group", "g p", "c shape", "c circle",
    "g btn", "g btn destructive", "g btn borderless", "g btn borderless destructive", "g btn bordered",
    "g btn bordered destructive", "g btn prominent", "g btn prominent destructive", "field", "toggle g", "g link",
    "vertical", "horizontal", "g sv", "g sh", "field plain",
    "--lines", "--box", "--clip", "--wrap", "unseen",
  ]

  /// Names a page is told of when it first needs them, with `Command.name`.
  static let rare: [StaticString] = [
    "data-with", "g sv sh", "g sv bare", "g sh bare", "g sv sh bare", "password", "img c", "srcset", "--i", "--scale",
    "icon", "icon c", "icon flips", "icon flips c", "o", "data-first", "g nat", "g ar", "g as", "place-content",
    "--aw", "--ah", "--ar", "device", "opener", "announcer", "data-say", "data-scheme", "data-page-scheme",
    "aria-modal", "g btn action", "font-variant", "vertical-align", "font-stretch", "font-variant-numeric",
    "text-shadow", "--paint", "data-paint", "g btn borderless wide", "g btn borderless wide destructive", "g btn own",
    "data-motion",
  ]
}
