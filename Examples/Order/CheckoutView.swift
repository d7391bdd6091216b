import SwiftUI

/// The last step: look once more, and order.
struct CheckoutView: View {
  let basket: Basket
  var bakery = Bakery()

  @State private var isSending = false
  @State private var receipt: Bakery.Receipt?
  @State private var refusal: Bakery.Refusal?
  @State private var isRefused = false

  var body: some View {
    Form {
      Section("Your order") {
        LabeledContent("Bread", value: "\(basket.loaves) × \(basket.bread.rawValue)")
        if basket.isSliced { LabeledContent("Sliced", value: "Yes") }
        ForEach(Extra.allCases.filter(basket.extras.contains)) { extra in
          LabeledContent("With", value: extra.rawValue)
        }
        LabeledContent("Price") {
          Text(basket.price, format: .currency(code: "EUR")).fontWeight(.semibold)
        }
      }
      Section("To") {
        Text(basket.address.name)
        Text("\(basket.address.street)\n\(basket.address.postcode) \(basket.address.city)")
          .foregroundStyle(.secondary)
      }
      Section {
        Button(action: send) {
          HStack {
            Text(isSending ? "Asking the bakery …" : "Order now")
            Spacer()
            if isSending { ProgressView() }
          }
        }
        .disabled(isSending)
      }
    }
    .navigationTitle("Checkout")
    .alert("Thank you!", isPresented: isThanking, presenting: receipt) { _ in
      Button("OK") { basket.clear() }
    } message: { receipt in
      Text(receipt.text)
    }
    .alert(isPresented: $isRefused, error: refusal) { _ in
      Button("Try again", action: send)
      Button("Cancel", role: .cancel) {}
    } message: { refusal in
      Text(refusal.recoverySuggestion ?? "")
    }
  }

  private var isThanking: Binding<Bool> {
    Binding {
      receipt != nil
    } set: {
      if !$0 { receipt = nil }
    }
  }

  private func send() {
    isSending = true
    Task {
      defer { isSending = false }
      do {
        receipt = try await bakery.submit(basket)
      } catch let error as Bakery.Refusal {
        refusal = error
        isRefused = true
      } catch {}
    }
  }
}
