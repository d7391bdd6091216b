import SwiftUI

/// A sheet to enter a new expense, or to change one.
struct ExpenseForm: View {
  @Environment(Ledger.self) private var ledger
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Draft
  @State private var isAskingToDiscard = false
  @FocusState private var focus: Field?

  private let original: Draft
  private let title: String

  private enum Field { case title, amount, note }

  init(expense: Expense? = nil) {
    let draft = Draft(expense)
    original = draft
    title = expense == nil ? "New expense" : "Change expense"
    _draft = State(initialValue: draft)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("What for?", text: $draft.title)
            .focused($focus, equals: .title)
            .submitLabel(.next)
            .onSubmit { focus = .amount }
          TextField("Amount", value: $draft.amount, format: .currency(code: "EUR"), prompt: Text("0.00"))
            .keyboardType(.decimalPad)
            .focused($focus, equals: .amount)
        } footer: {
          if let problem = draft.problem, draft != original {
            Text(problem).foregroundStyle(.red)
          }
        }
        Section {
          Picker("Category", selection: $draft.category) {
            ForEach(Category.allCases) { category in
              Label(category.title, systemImage: category.symbol).tag(category)
            }
          }
          DatePicker("Date", selection: $draft.date, in: ...Date.now, displayedComponents: .date)
        }
        Section("Note") {
          TextField("Anything to remember", text: $draft.note, axis: .vertical)
            .lineLimit(2...6)
            .focused($focus, equals: .note)
        }
      }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) {
            if draft == original { dismiss() } else { isAskingToDiscard = true }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save).disabled(draft.expense == nil)
        }
      }
      .confirmationDialog("Discard your changes?", isPresented: $isAskingToDiscard, titleVisibility: .visible) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Keep editing", role: .cancel) {}
      }
      .onAppear { focus = .title }
    }
    .interactiveDismissDisabled(draft != original)
  }

  private func save() {
    guard let expense = draft.expense else { return }
    ledger.save(expense)
    dismiss()
  }
}

/// What has been typed so far.
struct Draft: Equatable {
  var id = UUID()
  var title = ""
  var amount: Double?
  var category = Category.food
  var date = Date.now
  var note = ""

  init(_ expense: Expense?) {
    guard let expense else { return }
    (id, title, amount) = (expense.id, expense.title, expense.amount)
    (category, date, note) = (expense.category, expense.date, expense.note)
  }

  /// What is missing, in words.
  var problem: String? {
    if title.trimmingCharacters(in: .whitespaces).isEmpty { return "Say what the money was for." }
    guard let amount else { return "Say how much it was." }
    return amount > 0 ? nil : "The amount has to be more than nothing."
  }

  /// The expense, when nothing is missing.
  var expense: Expense? {
    guard problem == nil, let amount else { return nil }
    let title = title.trimmingCharacters(in: .whitespaces)
    return Expense(id: id, title: title, amount: amount, category: category, date: date, note: note)
  }
}
