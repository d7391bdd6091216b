import Foundation
import Observation

struct Work: Identifiable, Equatable {
  let id: Int
  var title: String
  var person: Person?
}

enum Person: String, CaseIterable, Identifiable {
  case ada = "Ada"
  case grace = "Grace"
  case edsger = "Edsger"

  var id: Self { self }
}

/// What a column is called, whatever stands in it.
struct Heading: Identifiable, Equatable {
  let id: Int
  let title: String
}

struct Column: Identifiable, Equatable {
  let heading: Heading
  var tasks: [Work]

  var id: Heading.ID { heading.id }
}

@Observable
final class Board {
  private(set) var columns: [Column]
  /// The columns' headings, which stay: who reads these only does not run again with every task that moves.
  let headings: [Heading]
  private var nextID: Int

  init(_ columns: [Column] = Board.samples) {
    self.columns = columns
    headings = columns.map(\.heading)
    nextID = 1 + (columns.flatMap(\.tasks).map(\.id).max() ?? 0)
  }

  /// Adds a task to the end of a column, and returns it; nil without a title.
  func add(_ title: String, to column: Column.ID, for person: Person?) -> Work? {
    let title = title.trimmingCharacters(in: .whitespaces)
    guard !title.isEmpty, let index = columns.firstIndex(where: { $0.id == column }) else { return nil }
    let task = Work(id: nextID, title: title, person: person)
    columns[index].tasks.append(task)
    nextID += 1
    return task
  }

  func rename(_ id: Work.ID, to title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    if !title.isEmpty { change(id) { $0.title = title } }
  }

  func assign(_ id: Work.ID, to person: Person?) { change(id) { $0.person = person } }

  func delete(_ id: Work.ID) {
    guard let place = place(of: id) else { return }
    columns[place.column].tasks.remove(at: place.row)
  }

  /// Moves a task to the end of a column.
  func move(_ id: Work.ID, to column: Column.ID) {
    guard let place = place(of: id), let target = columns.firstIndex(where: { $0.id == column }) else { return }
    columns[target].tasks.append(columns[place.column].tasks.remove(at: place.row))
  }

  /// Has a task change places with another of its column.
  func swap(_ id: Work.ID, with other: Work.ID) {
    guard let one = place(of: id), let two = place(of: other), one.column == two.column else { return }
    columns[one.column].tasks.swapAt(one.row, two.row)
  }

  /// The column beside another.
  func neighbour(_ direction: Int, of column: Column.ID) -> Heading? {
    guard let index = headings.firstIndex(where: { $0.id == column }) else { return nil }
    return headings.indices.contains(index + direction) ? headings[index + direction] : nil
  }

  private func change(_ id: Work.ID, _ change: (inout Work) -> Void) {
    guard let place = place(of: id) else { return }
    change(&columns[place.column].tasks[place.row])
  }

  private func place(of id: Work.ID) -> (column: Int, row: Int)? {
    for (column, tasks) in columns.map(\.tasks).enumerated() {
      if let row = tasks.firstIndex(where: { $0.id == id }) { return (column, row) }
    }
    return nil
  }

  static let samples = [
    Column(
      heading: Heading(id: 1, title: "To do"),
      tasks: [
        Work(id: 1, title: "Sketch the poster", person: .ada),
        Work(id: 2, title: "Ask about the hall", person: .grace),
        Work(id: 3, title: "Count the chairs", person: nil),
      ]
    ),
    Column(
      heading: Heading(id: 2, title: "Doing"),
      tasks: [
        Work(id: 4, title: "Write the invitation", person: .ada), Work(id: 5, title: "Find a pianist", person: .edsger),
      ]
    ),
    Column(heading: Heading(id: 3, title: "Done"), tasks: [Work(id: 6, title: "Choose a day", person: .grace)]),
  ]
}
