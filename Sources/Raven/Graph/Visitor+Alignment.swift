extension Visitor {
  /// How the views of a column stand across it.
  func align(_ alignment: HorizontalAlignment) { align(.alignItems, css(alignment), guides(alignment)) }

  /// How the views of a row stand across it.
  func align(_ alignment: VerticalAlignment) { align(.alignItems, css(alignment), guides(alignment)) }

  /// How views stand in a larger area.
  func align(_ alignment: Alignment) { align(.placeItems, alignment.css, guides(alignment)) }

  /// What CSS says of an alignment across a stack; nil for the middle.
  func css(_ alignment: HorizontalAlignment) -> String? { alignment == .center ? nil : alignment.css }
  func css(_ alignment: VerticalAlignment) -> String? { alignment == .center ? nil : alignment.css }

  /// What the page has to measure for an alignment of an app's own; nil for those CSS knows.
  func guides(_ alignment: HorizontalAlignment) -> String? {
    Presence.alignments ? alignment.key.guide(along: "x") : nil
  }
  func guides(_ alignment: VerticalAlignment) -> String? {
    Presence.alignments ? alignment.key.guide(along: "y") : nil
  }
  func guides(_ alignment: Alignment) -> String? {
    if !Presence.alignments { return nil }
    let guides = [guides(alignment.horizontal), guides(alignment.vertical)].compactMap { $0 }
    return guides.isEmpty ? nil : guides.joined(separator: ";")
  }

  /// What CSS can say, and for alignments of an app's own what the page has to measure.
  @inline(never) private func align(_ property: Name, _ css: String?, _ guides: String?) {
    let comparison = compare(guides.map { (css ?? "") + ";" + $0 } ?? css)
    if comparison == .same { return }
    if comparison == .changed {
      encoder.target(openID)
      if css == nil { encoder.removeStyle(property) }
      if Presence.alignments, guides == nil, AlignmentNames.isUsed { encoder.removeAttribute(intern("data-align")) }
    }
    if let css { encoder.style(property, css) }
    if Presence.alignments, let guides {
      encoder.attribute(intern("data-align"), guides)
      encoder.constant(.dataWith, intern("align"))
    }
  }
}

/// What guides are called on pages: those of an app's own are numbered as they are first used.
enum AlignmentNames {
  private static var identities: [ObjectIdentifier] = []

  /// Whether any page has a guide of an app's own.
  static var isUsed: Bool { !identities.isEmpty }

  static func name(of key: AlignmentKey) -> String {
    if let css = key.css { return css }
    if let number = identities.firstIndex(of: key.identity) { return "guide " + String(number) }
    identities.append(key.identity)
    return "guide " + String(identities.count - 1)
  }

  /// A guide of an app's own, as the page needs it: axis, name, and where it is in a view that says nothing.
  static func guide(along axis: String, _ key: AlignmentKey) -> String? {
    guard let value = LinearGuide(key.defaultValue) else {
      Diagnostics.report(.unlinearGuide)
      return nil
    }
    return axis + "|" + name(of: key) + "|" + value.text
  }
}
