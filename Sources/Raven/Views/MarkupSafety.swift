/// What markup of an app's own must not contain, whatever values it is given: the one place that decides.
enum MarkupSafety {
  /// Why a tag is refused; nil when it is not.
  static func refusal(ofTag tag: StaticString) -> (what: String, instead: String)? {
    let text = tag.description
    if !isName(text) || hasUppercase(text) {
      return ("An element with the tag “\(text)”", "A tag is lowercase letters, digits and hyphens.")
    }
    for refused in refusedTags where text.hasSameBytes(as: refused) {
      return ("A <\(text)> element", "It could run or load what the page's policy forbids. Use a view of Raven for it.")
    }
    return nil
  }

  /// Why an attribute is refused; nil when it is not.
  static func refusal(ofAttribute name: StaticString) -> (what: String, instead: String)? {
    let text = name.description
    let bytes = Array(text.utf8)
    if !isName(text) || hasUppercase(text) {
      return ("An attribute named “\(text)”", "A name is lowercase letters, digits and hyphens.")
    }
    if bytes.count > 2, bytes[0] == UInt8(ascii: "o"), bytes[1] == UInt8(ascii: "n") {
      return ("The attribute \(text)", "Use on(_:perform:) for what an element does.")
    }
    for refused in refusedAttributes where text.hasSameBytes(as: refused) {
      return ("The attribute \(text)", "Raven writes it itself, or it would hold code. Use a modifier.")
    }
    return nil
  }

  /// What is to be known of an attribute's name; a refusal is reported.
  static func verdict(onAttribute name: StaticString) -> MarkupVerdict {
    if let refused = refusal(ofAttribute: name) {
      Diagnostics.report(.refusedMarkup(refused.what, refused.instead))
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
    var bytes: [UInt8] = []
    for byte in address.utf8 where byte > 0x20 && byte != 0x7F { bytes.append(byte) }
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
    var isFirst = true
    for byte in text.utf8 {
      let lower = byte | 0x20
      let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
      let isLater = byte == UInt8(ascii: "-") || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      if !isLetter && (isFirst || !isLater) { return false }
      isFirst = false
    }
    return !isFirst
  }

  private static func hasUppercase(_ text: String) -> Bool {
    for byte in text.utf8 where byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") { return true }
    return false
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

  /// Opens an element of the app's own.
  ///
  /// One that is refused is kept off the page with everything in it.
  func openMarkup(_ tag: Name, _ text: StaticString) -> OpenElement {
    let isKnown = tag.rawValue <= Name.dialog.rawValue
    if isMounting, !isKnown || tag == .svg || tag == .path, !container.isMuted,
      let refused = MarkupSafety.refusal(ofTag: text)
    {
      let outside = container
      mute(refused.what, refused.instead)
      var element = open(tag, .raw)
      element.restore(outside)
      return element
    }
    return open(tag, .raw)
  }

  /// Puts an attribute on the open element, if it is safe.
  func markupAttribute(_ text: StaticString, _ value: String?) {
    let name = intern(text)
    switch unmanagedCoordinator._withUnsafeGuaranteedRef({ $0.verdict(name, on: text) }) {
    case .refused: return
    case .address: attribute(name, value.flatMap { safeAddress($0) })
    case .plain: attribute(name, value)
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
