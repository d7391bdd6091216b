import SwiftUI

/// The second step: where to.
struct AddressView: View {
  @Bindable var basket: Basket
  @FocusState private var focus: Address.Field?
  /// The fields that have been left: only those are complained about.
  @State private var visited: Set<Address.Field> = []

  var body: some View {
    Form {
      Section {
        field("Name", .name, text: $basket.address.name).textContentType(.name)
        field("Street and number", .street, text: $basket.address.street).textContentType(.fullStreetAddress)
        field("Postcode", .postcode, text: $basket.address.postcode)
          .textContentType(.postalCode)
          .keyboardType(.numberPad)
        field("Town", .city, text: $basket.address.city).textContentType(.addressCity)
      }
      Section {
        field("E-mail", .email, text: $basket.address.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
      } footer: {
        Text("For the confirmation, and for nothing else.")
      }
      Section {
        NavigationLink("To the checkout") { CheckoutView(basket: basket) }
          .disabled(!basket.address.isComplete)
      }
    }
    .navigationTitle("Delivery")
    .navigationBarTitleDisplayMode(.inline)
    .onChange(of: focus) { old, _ in
      if let old { visited.insert(old) }
    }
    .onAppear { focus = basket.address.isComplete ? nil : .name }
  }

  @ViewBuilder
  private func field(_ title: String, _ field: Address.Field, text: Binding<String>) -> some View {
    TextField(title, text: text)
      .focused($focus, equals: field)
      .submitLabel(.next)
      .onSubmit { focus = Address.Field.allCases.first { basket.address.problem(with: $0) != nil } }
    if visited.contains(field), let problem = basket.address.problem(with: field) {
      Label(problem, systemImage: "exclamationmark.circle")
        .font(.footnote)
        .foregroundStyle(.red)
    }
  }
}

#Preview("Address") {
  NavigationStack { AddressView(basket: Basket()) }
}
