public import Raven

/// Diagnostics on their way to the page they are about.
///
/// The engine reports one while a session's page is made, committed or told of an event, all on the main actor and in one
/// go; so what has been reported by the end of such a step is about that session's page.
public enum ReportedDiagnostics {
  private static var waiting: [Diagnostic] = []
  /// The most kept for a page; more say nothing new.
  static let limit = 20

  /// Notes a diagnostic for the page being worked on.
  public static func add(_ diagnostic: Diagnostic) {
    if waiting.count < limit { waiting.append(diagnostic) }
  }

  /// Hands out what has been reported.
  static func take() -> [Diagnostic] {
    if waiting.isEmpty { return [] }
    defer { waiting = [] }
    return waiting
  }
}

extension LiveSession {
  /// Keeps what was reported while the page was made, until it is there to show it.
  func keepDiagnostics() { diagnostics += ReportedDiagnostics.take() }

  /// Shows the page what was reported about it.
  func sendDiagnostics(to connection: ConnectionID, effects: inout [SessionEffect]) {
    keepDiagnostics()
    for diagnostic in diagnostics {
      var frame = [ServerFrame.diagnostic.rawValue]
      frame.appendString(diagnostic.code)
      frame.appendString(diagnostic.text)
      effects.append(.send(frame, to: connection))
    }
    diagnostics = []
  }
}
