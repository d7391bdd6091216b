import SwiftUI

/// What a test says to a host: what a person does and sees, by the names of things.
extension Host {
  // MARK: Seeing

  /// All texts and headers, in reading order; the titles of controls are not among them.
  var texts: [String] { elements.filter { $0.role == .text || $0.role == .header }.map(\.label) }

  /// Whether anything is called so.
  func shows(_ label: String) -> Bool { elements.contains { $0.label == label } }

  /// The labels of all elements of a role, in reading order.
  func labels(_ role: Element.Role) -> [String] { elements.filter { $0.role == role }.map(\.label) }

  /// The first element called so: a control, if there is one.
  func element(_ label: String, _ role: Element.Role? = nil) throws -> Element {
    let called = elements.filter { $0.label == label && (role == nil || $0.role == role) }
    guard let found = called.first(where: { $0.role != .text }) ?? called.first else {
      throw NotSeen(label: label, seen: elements.map { "\($0.role) '\($0.label)'" })
    }
    return found
  }

  /// What a control stands at.
  func value(of label: String) throws -> String { try element(label).value }

  /// Whether a toggle is on.
  func isOn(_ label: String) throws -> Bool { try element(label, .toggle).value == "1" }

  // MARK: Doing

  func tap(_ label: String) async throws { try await perform(.tap, on: label) }

  func type(_ text: String, into label: String) async throws { try await perform(.type(text), on: label, .field) }

  /// Does something with the first element called so, and lets everything happen that follows.
  func perform(_ action: Action, on label: String, _ role: Element.Role? = nil) async throws {
    try perform(action, on: element(label, role))
    try await settle()
  }

  /// Goes back one screen.
  func back() async throws {
    try goBack()
    try await settle()
  }

  /// Tries to dismiss what is on top.
  func pullDown() async throws {
    try dismiss()
    try await settle()
  }

  /// Goes on settling until something is so; for what takes several turns of tasks.
  func settle(until isSo: () -> Bool) async throws {
    for _ in 0..<10_000 {
      if isSo() { return }
      try await settle()
    }
    throw NotSeen(label: "what was waited for", seen: elements.map { "\($0.role) '\($0.label)'" })
  }
}

/// Shows a view on this platform's host.
func show(_ view: some View) async throws -> CurrentHost {
  let screen = try CurrentHost(view)
  try await screen.settle()
  return screen
}

/// What a test looked for was not on the screen.
struct NotSeen: Error, CustomStringConvertible {
  let label: String
  let seen: [String]
  var description: String { "'\(label)' is not on the screen, which shows \(seen.joined(separator: ", "))" }
}

/// What a test asked for cannot be done with what is on the screen.
struct CannotDo: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
