#if canImport(RavenTesting)
import RavenTesting
import SwiftUI

/// What the page tells a person, read from its elements, roles and attributes as a browser does.
extension RavenHost {
  var elements: [Element] { visible.compactMap(element) }

  /// What is not hidden, or inside one thing that is told as a whole; of dialogs only the topmost.
  var visible: [UInt32] {
    var found: [UInt32] = []
    func walk(_ id: UInt32) {
      if isHidden(id) { return }
      found.append(id)
      if !isWhole(id) { document.children(of: id).forEach(walk) }
    }
    let dialogs = document.ids(tag: "dialog")
    if let top = dialogs.last { walk(top) } else { document.children(of: 0).forEach(walk) }
    return found
  }

  private func isHidden(_ id: UInt32) -> Bool {
    if ["hidden", "inert"].contains(where: { document.attribute($0, of: id) != nil }) { return true }
    if document.attribute("aria-hidden", of: id) == "true" || document.attribute("alt", of: id) == "" { return true }
    if document.style("visibility", of: id) == "hidden" || isNamedAction(id) { return true }
    // Of the screens of a stack the last is seen.
    guard hasClass("nav-screen", id), let stack = document.parent(of: id) else { return false }
    return document.children(of: stack).last { hasClass("nav-screen", $0) } != id
  }

  /// Whether what is inside is told as one thing.
  private func isWhole(_ id: UInt32) -> Bool { role(of: id) != nil }

  private func element(_ id: UInt32) -> Element? {
    guard let role = role(of: id) else { return nil }
    let control = role == .text || role == .group ? id : self.control(in: id)
    var element = Element(id: Int(control), role: role, label: name(of: id, control))
    element.value = value(of: control, role)
    element.isEnabled = !isDisabled(control)
    element.isSelected = isMarked(id, ["aria-current", "aria-selected"])
    element.isFocused = focused == control
    return element
  }

  /// What a person is told an element is; nil for one that only holds others.
  private func role(of id: UInt32) -> Element.Role? {
    let tag = document.tag(of: id) ?? ""
    switch document.attribute("role", of: id) {
    case "button", "link", "menuitem": return .button
    case "menuitemcheckbox", "switch": return .toggle
    case "radiogroup": return .picker
    case "spinbutton": return .slider
    case "meter", "progressbar": return .progress
    case "heading": return .header
    case "img" where hasClass("t", id): return .text
    case "img": return tag == "div" ? .group : .image
    case "group" where inside(id).contains { hasClass("stepper", $0) }: return .stepper
    case "group" where isCombined(id): return .group
    default: break
    }
    if tag == "label" || hasClass("slider", id) { return inputRole(control(in: id)) }
    if tag == "button" || tag == "a" {
      return document.attribute("aria-pressed", of: id) == nil ? .button : .toggle
    }
    if tag.count == 2, tag.first == "h" { return tag == "hr" ? nil : .header }
    if tag == "img" || hasClass("icon", id) { return .image }
    if ["input", "textarea", "select"].contains(tag) { return inputRole(id) }
    return hasClass("t", id) || !document.text(of: id).isEmpty && document.children(of: id).isEmpty ? .text : nil
  }

  private func inputRole(_ id: UInt32) -> Element.Role? {
    if document.tag(of: id) == "select" { return .picker }
    switch document.attribute("type", of: id) {
    case "checkbox": return .toggle
    case "range": return .slider
    case "date", "time", "datetime-local": return .date
    default: return .field
    }
  }

  /// The input that a label is for, or the element itself.
  private func control(in id: UInt32) -> UInt32 {
    guard document.tag(of: id) == "label" || hasClass("slider", id) else { return id }
    return inside(id).first { ["input", "select", "textarea"].contains(document.tag(of: $0)) } ?? id
  }

  private func name(of id: UInt32, _ control: UInt32) -> String {
    if let label = document.attribute("aria-label", of: control) ?? document.attribute("alt", of: id) { return label }
    if let naming = document.attribute("aria-labelledby", of: control),
      let named = document.ids.first(where: { document.attribute("id", of: $0) == naming }), named != id
    {
      return words(of: named)
    }
    if control != id {
      let caption = document.children(of: id).first { $0 != control && !inside($0).contains(control) }
      return caption.map(words) ?? ""
    }
    return words(of: id)
  }

  private func value(of id: UInt32, _ role: Element.Role) -> String {
    switch role {
    case .toggle:
      let isOn = document.isChecked(id) || isMarked(id, ["aria-pressed", "aria-checked"])
      return isOn ? "1" : "0"
    case .picker: return chosen(in: id)
    case .field, .date: return document.value(of: id) ?? document.text(of: id)
    case .slider: return document.attribute("aria-valuetext", of: id) ?? document.value(of: id) ?? ""
    case .progress: return document.attribute("aria-valuenow", of: id) ?? ""
    default: return document.attribute("aria-description", of: id) ?? ""
    }
  }

  private func chosen(in id: UInt32) -> String {
    if document.tag(of: id) == "select" {
      let options = document.children(of: id)
      let live = document.value(of: id)
      let shown = options.first { option in
        live == nil
          ? document.attribute("selected", of: option) != nil : document.attribute("value", of: option) == live
      }
      return shown.map(words) ?? ""
    }
    let radio = inside(id).first { document.isChecked($0) }
    return radio.flatMap(document.parent).map(words) ?? ""
  }

  // MARK: Questions about elements

  /// The texts inside, one after another.
  func words(of id: UInt32) -> String {
    if let label = document.attribute("aria-label", of: id) { return label }
    let inner = document.children(of: id).filter { document.attribute("aria-hidden", of: $0) != "true" }
    if hasClass("t", id) || inner.isEmpty { return document.text(of: id) }
    return inner.map(words).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  func inside(_ id: UInt32) -> [UInt32] { document.children(of: id).flatMap { [$0] + inside($0) } }

  func hasClass(_ name: String, _ id: UInt32) -> Bool {
    document.attribute("class", of: id)?.split(separator: " ").contains { $0 == name } ?? false
  }

  func isNamedAction(_ id: UInt32) -> Bool { hasClass("delete", id) || hasClass("btn", id) && hasClass("action", id) }

  func isDisabled(_ id: UInt32) -> Bool {
    document.attribute("disabled", of: id) != nil || document.attribute("aria-disabled", of: id) == "true"
  }

  /// Whether the element, or the row it stands in, says so.
  private func isMarked(_ id: UInt32, _ marks: [String]) -> Bool {
    let around = sequence(first: id) { self.document.parent(of: $0) }
    let row = around.first { document.attribute("role", of: $0) == "option" }
    return [id, row].compactMap { $0 }.contains { id in
      marks.contains { ["true", "page"].contains(document.attribute($0, of: id)) }
    }
  }

  private func isCombined(_ id: UInt32) -> Bool {
    let own = document.attribute("id", of: id)
    return own != nil && own == document.attribute("aria-labelledby", of: id)
  }

  /// A date as the field shows one.
  func text(of date: Date, for id: UInt32) -> String {
    let text = date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
    return document.attribute("type", of: id) == "date" ? String(text.prefix(10)) : String(text.prefix(16))
  }
}
#endif
