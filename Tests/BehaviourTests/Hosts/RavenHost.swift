#if canImport(RavenTesting)
import Raven
import RavenTesting
import SwiftUI

/// Shows views on a page without a browser and sends it the events a browser would.
final class RavenHost: Host {
  private let page: TestPage
  private(set) var focused: UInt32?
  private var edits: UInt32 = 0

  init(_ view: some View) throws {
    page = try TestPage(view)
    try commit()
  }

  isolated deinit { page.end() }

  var document: ModelDocument { page.document }

  func settle() async throws {
    var quiet = 0
    while quiet < 5 {
      await Task.yield()
      quiet = try commit() ? 0 : quiet + 1
    }
  }

  func goBack() throws {
    let links = visible.filter { hasClass("nav-back", $0) }
    guard let link = links.last else { throw CannotDo("there is no way back") }
    try send(.click([]), to: link)
  }

  func dismiss() throws {
    guard let dialog = visible.first(where: { document.tag(of: $0) == "dialog" }) else {
      throw CannotDo("nothing is presented")
    }
    // A choice of actions is left through its button, as by a click beside it; an alert stays.
    let escape = inside(dialog).first { document.attribute("data-escape", of: $0) != nil }
    if hasClass("confirm", dialog), let escape { return try click(escape) }
    try send(.close, to: dialog)
  }

  func perform(_ action: Action, on element: Element) throws {
    let id = UInt32(element.id)
    switch action {
    case .tap: try tap(id, element)
    case .focus: try focus(id)
    case .leave: try focus(nil)
    case .type(let text): try type(text, id)
    case .submit:
      try focus(id)
      try send(.keyDown(key: "Enter", modifiers: []), to: id)
      try send(.submit, to: id)
    case .increment: try step(id, element, 1, "ArrowUp")
    case .decrement: try step(id, element, 0, "ArrowDown")
    case .slide(let value):
      try send(.input(version: nextEdit(), value: "\(value)"), to: id)
      try send(.change(version: edits, isChecked: false, value: "\(value)"), to: id)
    case .choose(let option): try choose(option, id)
    case .pick(let date): try type(text(of: date, for: id), id)
    case .custom(let name): try click(namedAction(name, id))
    }
  }

  // MARK: Events

  private func tap(_ id: UInt32, _ element: Element) throws {
    switch document.attribute("type", of: id) {
    case "checkbox":
      if element.isEnabled { document.setChecked(id, !document.isChecked(id)) }
      try send(.change(version: nextEdit(), isChecked: document.isChecked(id), value: "on"), to: id)
    case _ where element.role == .field: try focus(id)
    default: try click(id)
    }
  }

  /// Clicks what is in the page where the browser would look for a listener: the element or what is around it.
  private func click(_ id: UInt32) throws {
    var target = id
    while target != 0, document.mask(of: target) & 1 == 0 {
      if isDisabled(target) || document.tag(of: target) == "button" { break }
      target = document.parent(of: target) ?? 0
    }
    if target != 0 { try send(.click([]), to: target) }
  }

  private func focus(_ id: UInt32?) throws {
    guard id != focused, id.map({ !isDisabled($0) }) ?? true else { return }
    let before = focused
    focused = id
    if let before { try send(.blur, to: before) }
    if let id, focused == id { try send(.focus, to: id) }
  }

  private func type(_ text: String, _ id: UInt32) throws {
    if isDisabled(id) { return }
    try focus(id)
    document.setValue(id, text)
    try send(.input(version: nextEdit(), value: text), to: id)
  }

  private func step(_ id: UInt32, _ element: Element, _ button: Int, _ key: String) throws {
    guard element.role == .stepper else { return try send(.keyDown(key: key, modifiers: []), to: id) }
    try click(inside(id).filter { document.tag(of: $0) == "button" }[button])
  }

  private func choose(_ option: String, _ id: UInt32) throws {
    let options = inside(id).filter { ["option", "label"].contains(document.tag(of: $0)) }
    guard let chosen = options.first(where: { words(of: $0) == option }) else {
      throw CannotDo("no option '\(option)'")
    }
    if document.tag(of: chosen) == "option" {
      let value = document.attribute("value", of: chosen) ?? ""
      document.setValue(id, value)
      return try send(.change(version: nextEdit(), isChecked: false, value: value), to: id)
    }
    let radios = inside(id).filter { document.tag(of: $0) == "input" }
    for radio in radios { document.setChecked(radio, document.parent(of: radio) == chosen) }
    guard let radio = radios.first(where: document.isChecked) else { return }
    try send(.change(version: nextEdit(), isChecked: true, value: "on"), to: radio)
  }

  /// The button that does what an element offers by name; it stands beside the element or at the end of its row.
  private func namedAction(_ name: String, _ id: UInt32) throws -> UInt32 {
    var around = id
    while around != 0 {
      let buttons = inside(around).filter { isNamedAction($0) && words(of: $0) == name }
      if let button = buttons.first { return button }
      around = hasClass("entry", around) ? 0 : document.parent(of: around) ?? 0
    }
    throw CannotDo("no action '\(name)'")
  }

  private func nextEdit() -> UInt32 {
    edits += 1
    return edits
  }

  private func send(_ payload: PageEvent.Payload, to id: UInt32) throws {
    let outcome = page.coordinator.perform(PageEvent(node: id, payload: payload))
    if outcome == .neverIssued { throw CannotDo("the page was never told of element \(id)") }
    try commit()
  }

  /// Brings the page up to date, and does what a browser does when the focus is moved.
  @discardableResult private func commit() throws -> Bool {
    document.clearLog()
    let hasChanged = try page.commit()
    for line in document.log {
      let words = line.split(separator: " ")
      guard let id = words.dropFirst().first.flatMap({ UInt32($0.dropFirst()) }) else { continue }
      if words[0] == "focus" { try focus(id) }
      if words[0] == "blur", focused == id { try focus(nil) }
      if words[0] == "remove", let focused, document.tag(of: focused) == nil { self.focused = nil }
    }
    return hasChanged
  }
}
#endif
