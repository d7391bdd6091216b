import SwiftUI

/// The first step: what to order.
struct BasketView: View {
  @State private var basket = Basket()

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Picker("Bread", selection: $basket.bread) {
            ForEach(Bread.allCases) { bread in
              Text("\(bread.rawValue), \(bread.price, format: .currency(code: "EUR"))").tag(bread)
            }
          }
          .pickerStyle(.inline)
          .labelsHidden()
        } header: {
          Text("Bread")
        } footer: {
          Text("Baked at four in the morning, with you at seven.")
        }
        Section("How much") {
          Stepper("\(basket.loaves) loaves", value: $basket.loaves, in: 1...12)
          Toggle("Sliced", isOn: $basket.isSliced)
        }
        Section("With it") {
          ForEach(Extra.allCases) { extra in
            Toggle(isOn: $basket.extras.contains(extra)) {
              Text(extra.rawValue)
              Text(extra.price, format: .currency(code: "EUR"))
            }
          }
        }
        Section {
          NavigationLink("Delivery address") { AddressView(basket: basket) }
          LabeledContent("Price", value: basket.price, format: .currency(code: "EUR"))
        }
      }
      .navigationTitle("Bread box")
    }
  }
}

extension Binding where Value == Set<Extra> {
  /// Whether an extra is in the set.
  func contains(_ extra: Extra) -> Binding<Bool> {
    Binding<Bool> {
      wrappedValue.contains(extra)
    } set: { isIn in
      if isIn { wrappedValue.insert(extra) } else { wrappedValue.remove(extra) }
    }
  }
}

#Preview {
  BasketView()
}

#Preview { BasketView() }
