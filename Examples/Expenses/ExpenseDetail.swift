import SwiftUI

struct ExpenseDetail: View {
  @Environment(Ledger.self) private var ledger
  @Environment(\.dismiss) private var dismiss
  @State private var isEditing = false
  @State private var isDeleting = false
  let expense: Expense

  /// The expense as it is now: it may have been changed since it was shown.
  private var current: Expense { ledger.expenses.first { $0.id == expense.id } ?? expense }

  var body: some View {
    Form {
      Section {
        LabeledContent("Amount", value: current.amount, format: .currency(code: "EUR"))
        LabeledContent("Category") { Label(current.category.title, systemImage: current.category.symbol) }
        LabeledContent("Date", value: current.date, format: .dateTime.day().month(.wide).year())
      }
      if !current.note.isEmpty {
        Section("Note") { Text(current.note) }
      }
      Section {
        Button("Delete expense", role: .destructive) { isDeleting = true }
      }
    }
    .navigationTitle(current.title)
    .toolbar {
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) { ExpenseForm(expense: current) }
    .alert("Delete “\(current.title)”?", isPresented: $isDeleting) {
      Button("Delete", role: .destructive) {
        ledger.delete([current])
        dismiss()
      }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}

extension Expense {
  static let samples = [
    Expense(title: "Rent", amount: 840, category: .home, date: .now),
    Expense(title: "Vegetables", amount: 23.4, category: .food, date: .now.addingTimeInterval(-86_400)),
    Expense(title: "Train to Ghent", amount: 46, category: .travel, date: .now.addingTimeInterval(-20 * 86_400)),
    Expense(title: "Concert", amount: 38.5, category: .fun, date: .now.addingTimeInterval(-40 * 86_400)),
  ]
}

#Preview {
  NavigationStack { ExpenseDetail(expense: Expense.samples[2]) }.environment(Ledger(expenses: Expense.samples))
}
