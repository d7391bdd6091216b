import SwiftUI

struct ExpensesView: View {
  @Environment(Ledger.self) private var ledger
  @State private var isAdding = false
  @State private var filter: Category?

  var body: some View {
    @Bindable var ledger = ledger
    NavigationStack {
      List {
        if ledger.expenses.isEmpty {
          ContentUnavailableView(
            "No expenses yet",
            systemImage: "creditcard",
            description: Text("What you add stays here until you delete it.")
          )
        } else {
          Section { SummaryView(ledger: ledger, filter: $filter) }
          ForEach(ledger.months, id: \.month) { month in
            MonthSection(month: month.month, expenses: month.expenses.filter { filter == nil || $0.category == filter })
          }
        }
      }
      .navigationTitle("Expenses")
      .navigationDestination(for: Expense.self) { ExpenseDetail(expense: $0) }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button("Add expense", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) { ExpenseForm() }
      .alert("Something went wrong", isPresented: Binding($ledger.failure), presenting: ledger.failure) { _ in
        Button("OK") {}
      } message: {
        Text($0)
      }
    }
  }
}

/// The expenses of one month.
struct MonthSection: View {
  @Environment(Ledger.self) private var ledger
  let month: Date
  let expenses: [Expense]

  var body: some View {
    if !expenses.isEmpty {
      Section {
        ForEach(expenses) { expense in
          NavigationLink(value: expense) { ExpenseRow(expense: expense) }
        }
        .onDelete { offsets in ledger.delete(offsets.map { expenses[$0] }) }
      } header: {
        HStack {
          Text(month, format: .dateTime.month(.wide).year())
          Spacer()
          Text(expenses.reduce(0) { $0 + $1.amount }, format: .currency(code: "EUR"))
        }
      }
    }
  }
}

struct ExpenseRow: View {
  let expense: Expense

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: expense.category.symbol)
        .foregroundStyle(.white)
        .frame(width: 36, height: 36)
        .background(expense.category.color, in: RoundedRectangle(cornerRadius: 9))
        .accessibilityLabel(expense.category.title)
      VStack(alignment: .leading, spacing: 2) {
        Text(expense.title)
        Text(expense.date, format: .dateTime.day().month())
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(expense.amount, format: .currency(code: "EUR"))
        .monospacedDigit()
        .fontWeight(expense.amount >= 100 ? .semibold : .regular)
    }
  }
}

private extension Binding where Value == Bool {
  /// Whether there is a message; taking it away forgets the message.
  init(_ message: Binding<String?>) {
    self.init(get: { message.wrappedValue != nil }, set: { if !$0 { message.wrappedValue = nil } })
  }
}

#Preview("Some expenses") {
  ExpensesView().environment(Ledger(expenses: Expense.samples))
}

#Preview("Nothing yet") {
  ExpensesView().environment(Ledger())
}

#Preview("Empty") {
  ExpensesView().environment(Ledger())
}

#Preview("Two categories") {
  ExpensesView().environment(
    Ledger(expenses: [
      Expense(title: "Bread", amount: 4.2, category: .food, date: .now),
      Expense(title: "Train to the coast", amount: 38, category: .travel, date: .now),
    ])
  )
}
