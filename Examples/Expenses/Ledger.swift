import Foundation
import Observation

/// The expenses, kept in a file.
@Observable
final class Ledger {
  private(set) var expenses: [Expense] = []
  /// Why the file could not be read or written, if so.
  var failure: String?
  private let file: URL?

  /// Opens a ledger; without a file it is forgotten at the end.
  init(file: URL? = nil, expenses: [Expense] = []) {
    self.file = file
    self.expenses = expenses
    load()
  }

  var total: Double { expenses.reduce(0) { $0 + $1.amount } }

  func total(of category: Category) -> Double {
    expenses.reduce(0) { $1.category == category ? $0 + $1.amount : $0 }
  }

  /// The months that have expenses, latest first, with their expenses, latest first.
  var months: [(month: Date, expenses: [Expense])] {
    let calendar = Calendar.current
    let groups = Dictionary(grouping: expenses) { expense in
      calendar.dateInterval(of: .month, for: expense.date)?.start ?? expense.date
    }
    return groups.sorted { $0.key > $1.key }.map { ($0.key, $0.value.sorted { $0.date > $1.date }) }
  }

  func save(_ expense: Expense) {
    if let index = expenses.firstIndex(where: { $0.id == expense.id }) {
      expenses[index] = expense
    } else {
      expenses.append(expense)
    }
    store()
  }

  func delete(_ doomed: some Sequence<Expense>) {
    let ids = Set(doomed.map(\.id))
    expenses.removeAll { ids.contains($0.id) }
    store()
  }

  private func load() {
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      expenses = try JSONDecoder().decode([Expense].self, from: Data(contentsOf: file))
    } catch {
      failure = "Your expenses could not be read. \(error.localizedDescription)"
    }
  }

  private func store() {
    guard let file else { return }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(expenses).write(to: file, options: .atomic)
    } catch {
      failure = "Your expenses could not be saved. \(error.localizedDescription)"
    }
  }
}
