import SwiftUI

// The standard rows benchmark of JavaScript frameworks, in its markup, so that it can be compared.

@main
struct RowsApp: App {
  var body: some Scene {
    WindowGroup("Rows") { RowsView() }
  }
}

/// A row of the table: an object, so that whoever changes one has its view alone run.
@Observable
final class Row: Identifiable {
  let id: Int
  var label: String
  var isSelected = false

  init(id: Int, label: String) {
    self.id = id
    self.label = label
  }
}

@Observable
final class RowStore {
  private(set) var rows: [Row] = []
  @ObservationIgnored private var selected: Row?
  @ObservationIgnored private var nextID = 1
  @ObservationIgnored private var random = LabelSource()

  init(count: Int = 0) { append(count) }

  func replace(with count: Int) {
    rows = makeRows(count)
    selected = nil
  }

  func append(_ count: Int) { rows += makeRows(count) }

  func updateEveryTenth() {
    for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += " !!!" }
  }

  func swapRows() {
    if rows.count > 998 { rows.swapAt(1, 998) }
  }

  func select(_ row: Row) {
    selected?.isSelected = false
    row.isSelected = true
    selected = row
  }

  func remove(_ row: Row) {
    if let index = rows.firstIndex(where: { $0 === row }) { rows.remove(at: index) }
    if selected === row { selected = nil }
  }

  func clear() {
    rows = []
    selected = nil
  }

  private func makeRows(_ count: Int) -> [Row] {
    (0..<count).map { _ in
      defer { nextID += 1 }
      return Row(id: nextID, label: random.next())
    }
  }
}

/// The benchmark's labels, in an order that is the same on every run.
struct LabelSource {
  private var state: UInt64 = 1
  private static let adjectives = [
    "pretty", "large", "big", "small", "tall", "short", "long", "handsome", "plain", "quaint", "clean", "elegant",
    "easy", "angry", "crazy", "helpful", "mushy", "odd", "unsightly", "adorable", "important", "inexpensive", "cheap",
    "expensive", "fancy",
  ]
  private static let colours = [
    "red", "yellow", "blue", "green", "pink", "brown", "purple", "brown", "white", "black", "orange",
  ]
  private static let nouns = [
    "table", "chair", "house", "bbq", "desk", "car", "pony", "cookie", "sandwich", "burger", "pizza", "mouse",
    "keyboard",
  ]

  mutating func next() -> String {
    "\(pick(LabelSource.adjectives)) \(pick(LabelSource.colours)) \(pick(LabelSource.nouns))"
  }

  private mutating func pick(_ words: [String]) -> String {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return words[Int(state >> 33) % words.count]
  }
}
