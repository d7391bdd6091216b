import Foundation

/// Where an order is kept while it is picked, as text.
struct OrderStorage {
  /// What was kept; empty if nothing was.
  let text: String
  /// Keeps another text.
  let write: (String) -> Void

  init(text: String = "", write: @escaping (String) -> Void = { _ in }) {
    self.text = text
    self.write = write
  }

  /// What was kept.
  enum Kept: Equatable {
    case nothing
    case step(RetailStep)
    case unreadable
  }

  /// Reads what was kept.
  var kept: Kept {
    if text.isEmpty { return .nothing }
    guard let step = try? JSONDecoder().decode(RetailStep.self, from: Data(text.utf8)) else { return .unreadable }
    return .step(step)
  }

  /// Keeps a step.
  func keep(_ step: RetailStep) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(step) else { preconditionFailure("a step is numbers and texts alone") }
    write(String(decoding: data, as: UTF8.self))
  }
}
