public import Raven

extension ModelDocument {
  /// What a person would call an element: its label for screen readers, what it says, what stands in it while it is empty, or what the
  /// nearest element around it says.
  public func name(of id: UInt32) -> String {
    if let label = attribute("aria-label", of: id), !label.isEmpty { return label }
    if !text(of: id).isEmpty { return text(of: id) }
    if let prompt = attribute("placeholder", of: id), !prompt.isEmpty { return prompt }
    var around = parent(of: id)
    while let id = around, id != 0 {
      if !text(of: id).isEmpty { return text(of: id) }
      around = parent(of: id)
    }
    return tag(of: id) ?? ""
  }

  /// The elements of a name that listen to a kind of event, in document order.
  public func ids(named name: String, listeningTo kind: EventKind) -> [UInt32] {
    ids(listeningTo: kind).filter { self.name(of: $0) == name }
  }

  /// The elements that listen to a kind of event, in document order.
  public func ids(listeningTo kind: EventKind) -> [UInt32] { ids.filter { mask(of: $0) & 1 << kind.rawValue != 0 } }

  /// What the page says, line by line in document order: texts, what fields hold, and which boxes are checked.
  public var lines: [String] {
    ids.compactMap { id in
      switch tag(of: id) {
      case "input" where ["checkbox", "radio"].contains(attribute("type", of: id)):
        return "\(isChecked(id) ? "☑" : "☐") \(name(of: id))"
      case "input", "textarea":
        guard let value = value(of: id) else { return nil }
        return "\(name(of: id)): \(value)"
      default:
        let text = ownText(of: id)
        return text.isEmpty ? nil : text
      }
    }
  }
}

extension ModelDocument {
  /// Shows what a person has typed or checked, as a browser does before anybody hears of it.
  ///
  /// Whoever compares what the page says with what was seen last takes no notice of that.
  public func anticipate(_ event: PageEvent, seen: inout [String]) {
    let before = lines
    switch event.payload {
    case .input(_, let value): setValue(event.node, value)
    case .change(_, let isChecked, let value):
      setChecked(event.node, isChecked)
      if tag(of: event.node) != "input" { setValue(event.node, value) }
    default: return
    }
    if seen == before { seen = lines }
  }

  /// How what a page says has changed: lines that went, with `-`, and lines that came, with `+`, from top to bottom.
  public static func changes(from before: [String], to after: [String]) -> [String] {
    let difference = after.difference(from: before)
    return difference.removals.compactMap { if case .remove(_, let line, _) = $0 { "- \(line)" } else { nil } }
      + difference.insertions.compactMap { if case .insert(_, let line, _) = $0 { "+ \(line)" } else { nil } }
  }
}
