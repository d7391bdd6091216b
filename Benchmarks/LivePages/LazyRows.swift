import SwiftUI

/// What rows of long lists show.
struct Reading: Identifiable {
  let id: Int
  let place: String

  /// A hundred thousand of them, which all pages share: what a page takes beyond that is the engine's.
  static let all = (0..<100_000).map { Reading(id: $0, place: "Station \($0 % 97)") }
}

/// A row as apps have them: a view of its own with two texts in a line.
struct ReadingRow: View {
  let reading: Reading

  var body: some View {
    HStack {
      Text("Reading \(reading.id)")
      Spacer()
      Text(reading.place).foregroundStyle(.secondary)
    }
  }
}

/// A list that builds only what is near the window.
struct LazyList: View {
  var body: some View { List(Reading.all) { ReadingRow(reading: $0) } }
}

/// The same rows in a column that scrolls.
struct LazyColumn: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(Reading.all) { ReadingRow(reading: $0) }
      }
    }
  }
}

/// A list of which one row can be chosen.
struct ChoosableList: View {
  let count: Int
  @State private var chosen: Int?

  var body: some View { List(Reading.all.prefix(count), selection: $chosen) { ReadingRow(reading: $0) } }
}
