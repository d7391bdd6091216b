/// What markup of an app's own must not contain, whatever values it is given: the one place that decides.
enum MarkupSafety {
  /// Why a tag is refused; nil when it is not.
  static func refusal(ofTag tag: StaticString) -> MarkupRefusal? {
    let text = tag.description
    if !isName(text) || hasUppercase(text) { return .tagIsNoName }
    for refused in refusedTags where text.hasSameBytes(as: refused) { return .tagIsForbidden }
    return nil
  }

  /// Why an attribute is refused; nil when it is not.
  static func refusal(ofAttribute name: StaticString) -> MarkupRefusal? {
    let text = name.description
    if !isName(text) || hasUppercase(text) { return .attributeIsNoName }
    if isHandler(text) { return .attributeIsHandler }
    for refused in refusedAttributes where text.hasSameBytes(as: refused) { return .attributeIsForbidden }
    return nil
  }

  private static func isHandler(_ text: String) -> Bool {
    text.withBytes { $0.count > 2 && $0[0] == UInt8(ascii: "o") && $0[1] == UInt8(ascii: "n") }
  }

  /// What is to be known of an attribute's name; a refusal is reported.
  static func verdict(onAttribute name: StaticString) -> MarkupVerdict {
    if let refusal = refusal(ofAttribute: name) {
      Diagnostics.report(.refusedMarkup(refusal.words(name).what, refusal.words(name).instead))
      return .refused
    }
    return isAddress(name) ? .address : .plain
  }

  /// Whether the value of an attribute is an address.
  static func isAddress(_ name: StaticString) -> Bool {
    let text = name.description
    for address in addressAttributes where text.hasSameBytes(as: address) { return true }
    return false
  }

  /// An address whose scheme is on the allow-list, or relative; nil for every other.
  ///
  /// Tabs, line feeds and other control characters, which browsers skip, are taken out before the scheme is looked at.
  static func safeAddress(_ address: String) -> String? {
    let bytes = address.withBytes { $0.filter { $0 > 0x20 && $0 != 0x7F } }
    var scheme: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: ":") {
        let name = String(decoding: scheme, as: UTF8.self)
        for allowed in allowedSchemes where name.hasSameBytes(as: allowed) {
          return String(decoding: bytes, as: UTF8.self)
        }
        return nil
      }
      let lower = byte | 0x20
      let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      let isLater =
        (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      if !isLetter && !isLater { break }
      scheme.append(isLetter ? lower : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let refusedTags: [StaticString] = [
    "script", "style", "iframe", "object", "embed", "applet", "base", "meta", "link", "noscript", "template", "html",
    "head", "body", "title", "frame", "frameset", "param", "xmp", "plaintext", "noembed", "noframes", "svg", "math",
    "slot", "portal", "caption", "col", "colgroup", "tfoot", "optgroup", "br", "wbr", "area", "source", "track", "rp",
    "rt",
    "dd", "dt", "image", "isindex", "listing", "nobr", "marquee", "font", "center",
  ]
  private static let refusedAttributes: [StaticString] = [
    "style", "srcdoc", "data-on", "data-with", "srcset", "is", "nonce", "slot",
  ]
  private static let addressAttributes: [StaticString] = [
    "href", "src", "action", "formaction", "poster", "cite", "background", "ping", "longdesc", "data", "manifest",
  ]
  private static let allowedSchemes: [StaticString] = ["http", "https", "mailto", "tel"]

  private static func isName(_ text: String) -> Bool {
    text.withBytes { bytes in
      var isFirst = true
      for byte in bytes {
        let lower = byte | 0x20
        let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
        let isLater = byte == UInt8(ascii: "-") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
        if !isLetter && (isFirst || !isLater) { return false }
        isFirst = false
      }
      return !isFirst
    }
  }

  private static func hasUppercase(_ text: String) -> Bool {
    text.withBytes { $0.contains { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } }
  }
}

/// Why a name is refused.
enum MarkupRefusal {
  case tagIsNoName
  case tagIsForbidden
  case attributeIsNoName
  case attributeIsHandler
  case attributeIsForbidden

  /// What is wrong with a name, and what to write instead.
  func words(_ name: StaticString) -> (what: String, instead: String) {
    let text = name.description
    switch self {
    case .tagIsNoName:
      return ("An element with the tag “\(text)”", "A tag is lowercase letters, digits and hyphens.")
    case .tagIsForbidden:
      return ("A <\(text)> element", "It could run or load what the page's policy forbids. Use a view of Raven for it.")
    case .attributeIsNoName:
      return ("An attribute named “\(text)”", "A name is lowercase letters, digits and hyphens.")
    case .attributeIsHandler: return ("The attribute \(text)", "Use on(_:perform:) for what an element does.")
    case .attributeIsForbidden:
      return ("The attribute \(text)", "Raven writes it itself, or it would hold code. Use a modifier.")
    }
  }
}

/// What is known of an attribute's name.
enum MarkupVerdict {
  case plain
  case address
  case refused
}

extension Visitor {
  /// The number of a name, told to the page when it is new.
  func intern(_ text: StaticString) -> Name { unmanagedCoordinator._withUnsafeGuaranteedRef { $0.intern(text) } }

  /// Opens an element of the app's own, in which stands what may stand in it.
  ///
  /// One that is refused is kept off the page with everything in it.
  func openMarkup(_ tag: Name, _ text: StaticString) -> OpenElement {
    let isKnown = tag.rawValue <= Name.dialog.rawValue
    let element = isMounting && (!isKnown || tag == .svg || tag == .path) ? openRare(tag, text) : open(tag, .raw)
    container.axis = .none
    if tag == .p { container.isPhrasing = true }
    if tag == .a || tag == .button { container.isInteractive = true }
    if tag == .button || MarkupRules.isHeading(tag) { container.isPhrasing = true }
    if tag == .form { container.isForm = true }
    return element
  }

  /// Opens an element that may have to be refused.
  @inline(never)
  private func openRare(_ tag: Name, _ text: StaticString) -> OpenElement {
    guard !container.isMuted, let refused = MarkupSafety.refusal(ofTag: text) else { return open(tag, .raw) }
    let outside = container
    mute { refused.words(text) }
    let element = open(tag, .raw)
    openElements[element].container = outside
    return element
  }

  /// Puts an attribute on the open element, if it is safe.
  func markupAttribute(_ text: StaticString, _ value: String?) {
    let (name, value) = safeMarkup(text, value)
    if let name { attribute(name, value) }
  }

  /// An attribute's name, if it is safe, and its value, if that is.
  func safeMarkup(_ text: StaticString, _ value: String?) -> (name: Name?, value: String?) {
    let name = intern(text)
    switch unmanagedCoordinator._withUnsafeGuaranteedRef({ $0.verdict(name, on: text) }) {
    case .refused: return (nil, nil)
    case .address: return (name, value.flatMap { safeAddress($0) })
    case .plain: return (name, value)
    }
  }

  /// An address if its scheme is allowed; reported if not.
  func safeAddress(_ address: String) -> String? {
    if let safe = MarkupSafety.safeAddress(address) { return safe }
    Diagnostics.report(
      .refusedMarkup("The address \(address)", "Only http, https, mailto, tel and relative addresses are allowed.")
    )
    return nil
  }
}
