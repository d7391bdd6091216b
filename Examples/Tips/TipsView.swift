import SwiftUI

struct TipsView: View {
  @State private var bill = Bill()
  /// The browser remembers it.
  @AppStorage("currency") private var currency = "EUR"
  @FocusState private var isAmountFocused: Bool

  private let currencies = ["EUR", "USD", "GBP", "JPY", "CHF"]

  var body: some View {
    NavigationStack {
      Form {
        Section("The bill") {
          TextField("Amount", value: $bill.amount, format: .currency(code: currency), prompt: Text("0"))
            .keyboardType(.decimalPad)
            .focused($isAmountFocused)
          Picker("Currency", selection: $currency) {
            ForEach(currencies, id: \.self) { Text($0) }
          }
          Stepper("\(bill.people) people", value: $bill.people, in: 1...20)
        }
        Section("Tip") {
          Picker("Tip", selection: $bill.tip) {
            ForEach(Bill.tips, id: \.self) { Text($0, format: .percent) }
          }
          .pickerStyle(.segmented)
          Toggle("Round each share up", isOn: $bill.roundsUp.animation())
        }
        Section {
          ShareView(bill: bill, currency: currency)
        } footer: {
          if bill.amount == nil { Text("Enter an amount to see what everyone pays.") }
        }
      }
      .navigationTitle("Tips")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Start over", systemImage: "arrow.counterclockwise") {
            bill = Bill()
            isAmountFocused = true
          }
          .disabled(bill == Bill())
        }
      }
    }
  }
}

/// What everyone pays, and how it comes about.
struct ShareView: View {
  let bill: Bill
  let currency: String

  var body: some View {
    VStack(spacing: 4) {
      Text("Everyone pays").font(.subheadline).foregroundStyle(.secondary)
      Text(bill.share, format: .currency(code: currency))
        .font(.system(size: 44, weight: .bold, design: .rounded))
        .monospacedDigit()
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 12)
    .accessibilityElement(children: .combine)
    LabeledContent("Tip", value: bill.tipAmount, format: .currency(code: currency))
    LabeledContent("Total with tip", value: bill.total, format: .currency(code: currency))
    if bill.surplus > 0.005 {
      LabeledContent("Rounded up by", value: bill.surplus, format: .currency(code: currency))
    }
  }
}

#Preview {
  TipsView()
}

#Preview { TipsView() }
