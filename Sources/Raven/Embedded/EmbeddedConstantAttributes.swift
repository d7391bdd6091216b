#if hasFeature(Embedded)
/// The attributes of a `WebElement` that are nothing but literals.
///
/// No source names it: a literal that could be either is taken for this.
///
/// ```swift
/// WebElement("span", ["class": "glyphicon glyphicon-remove", "aria-hidden": "true"])
/// ```
/// The compiler puts their array into the module, where it stays and its references are not counted: so its place tells what
/// is in it. With values that are `String` it does so only up to eight bytes.
public struct WebLiterals: ExpressibleByDictionaryLiteral {
  let items: [(StaticString, StaticString)]

  /// Creates attributes from a literal.
  public init(dictionaryLiteral elements: (StaticString, StaticString)...) {
    items = elements
  }

  /// Those that lie in the module.
  fileprivate init(at address: Int) {
    items = unsafeBitCast(address, to: [(StaticString, StaticString)].self)
  }

  /// Where they lie in the module; 0 if there are none, or the compiler had to make them anew.
  fileprivate var address: Int {
    if items.isEmpty { return 0 }
    let references = unsafeBitCast(items, to: UnsafePointer<UInt32>.self)[1]
    return references | 1 << 31 == .max ? unsafeBitCast(items, to: Int.self) : 0
  }

  fileprivate var values: [(StaticString, String?)] { items.map { ($0, $1.description) } }
}

extension WebElement {
  /// Creates an element whose attributes never change.
  public init(_ tag: StaticString, _ attributes: WebLiterals, @ViewBuilder content: () -> Content) {
    self.init(tag, WebAttributes(attributes), content: content)
  }
}

extension WebElement where Content == EmptyView {
  /// Creates an element without content whose attributes never change.
  public init(_ tag: StaticString, _ attributes: WebLiterals) {
    self.init(tag, WebAttributes(attributes)) { EmptyView() }
  }
}

extension WebAttributes {
  @inline(never)
  fileprivate init(_ literals: WebLiterals) {
    let address = literals.address
    self.init(address == 0 ? literals.values : [], literals: address)
  }

  /// All of them, literals too.
  var all: [(StaticString, String?)] { literals == 0 ? items : WebLiterals(at: literals).values }
}

/// What an element has of attributes that were literals when it was made, and were others later.
private final class AttributeValues: Retained {
  var values: [Fingerprint] = []
  nonisolated deinit {}
}

extension Visitor {
  /// Puts attributes on the open element that were nothing but literals when it was made, and says whether they were.
  ///
  /// They are one slot: nothing in them is hashed or compared as long as they are the same literals.
  func putConstant(_ attributes: WebAttributes) -> Bool {
    let address = attributes.literals
    if address == 0, attributes.items.isEmpty { return true }
    if isMounting {
      append(SlotHeader(kind: .value)).number = address
      if address == 0 { return false }
      encoder.writePassage(address) { write(attributes) }
      return true
    }
    let slot = next()
    if slot.kind == .value {
      if slot.number == 0 { return false }
      if slot.number == address { return true }
      keepValues(of: WebLiterals(at: slot.number), in: slot)
    }
    compare(attributes, with: unsafeDowncast(slot.object, to: AttributeValues.self))
    return true
  }

  @inline(never)
  private func write(_ attributes: WebAttributes) {
    for (text, value) in attributes.all {
      let (name, value) = safeMarkup(text, value)
      if let name, let value { encoder.attribute(name, value) }
    }
  }

  @inline(never)
  private func keepValues(of literals: WebLiterals, in slot: SlotPointer) {
    let kept = AttributeValues()
    for (text, value) in literals.values { kept.values.append(Fingerprint(safeMarkup(text, value).value)) }
    slot.initialize(SlotHeader(kind: .object))
    slot.initialize(object: kept)
  }

  @inline(never)
  private func compare(_ attributes: WebAttributes, with kept: AttributeValues) {
    for (index, (text, value)) in attributes.all.enumerated() {
      let (name, value) = safeMarkup(text, value)
      let fingerprint = Fingerprint(value)
      guard let name, kept.values[index] != fingerprint else { continue }
      kept.values[index] = fingerprint
      encoder.target(openID)
      if let value { encoder.attribute(name, value) } else { encoder.removeAttribute(name) }
    }
  }
}
#endif
