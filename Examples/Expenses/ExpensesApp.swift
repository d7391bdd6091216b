import SwiftUI

@main
struct ExpensesApp: App {
  @State private var ledger = Ledger(
    file: FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appending(path: "expenses.json")
  )

  var body: some Scene {
    WindowGroup("Expenses") { ExpensesView().environment(ledger) }
  }
}
