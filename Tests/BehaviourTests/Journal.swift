import SwiftUI

/// What happened, in order; views of tests write into it.
final class Journal {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  /// Hands out the lines and forgets them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Builds a part of a view and notes that its body ran.
  func ran(_ name: String) -> EmptyView {
    lines.append(name)
    return EmptyView()
  }
}

/// Waits until the task it stands in is cancelled.
func untilCancelled() async { while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) } }

/// A button that counts its taps in a state of its own; what its label says shows whether the state was kept.
struct Counter: View {
  var name = "Count"
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// A text that notes when it appears and when it disappears.
struct Noted: View {
  let name: String
  let journal: Journal

  var body: some View {
    Text(name)
      .onAppear { journal.note("+\(name)") }
      .onDisappear { journal.note("-\(name)") }
  }
}
