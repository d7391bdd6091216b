#if hasFeature(Embedded)
extension WebAttributes {
  /// Tells attributes apart that are nothing but literals: where they lie; 0 for all others.
  ///
  /// The compiler has put such an array into the module, where it stays, and counts no references to it.
  fileprivate var address: Int {
    let references = unsafeBitCast(items, to: UnsafePointer<UInt32>.self)[1]
    return references | 1 << 31 == .max ? unsafeBitCast(items, to: Int.self) : 0
  }

  /// Those that lie at an address.
  fileprivate init(at address: Int) {
    items = unsafeBitCast(address, to: [(StaticString, String?)].self)
  }
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
    if attributes.items.isEmpty { return true }
    let address = attributes.address
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
      keepValues(of: WebAttributes(at: slot.number), in: slot)
    }
    compare(attributes, with: unsafeDowncast(slot.object, to: AttributeValues.self))
    return true
  }

  @inline(never)
  private func write(_ attributes: WebAttributes) {
    for (text, value) in attributes.items {
      let (name, value) = safeMarkup(text, value)
      if let name, let value { encoder.attribute(name, value) }
    }
  }

  @inline(never)
  private func keepValues(of attributes: WebAttributes, in slot: SlotPointer) {
    let kept = AttributeValues()
    for (text, value) in attributes.items { kept.values.append(Fingerprint(safeMarkup(text, value).value)) }
    slot.initialize(SlotHeader(kind: .object))
    slot.initialize(object: kept)
  }

  @inline(never)
  private func compare(_ attributes: WebAttributes, with kept: AttributeValues) {
    for (index, (text, value)) in attributes.items.enumerated() {
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
