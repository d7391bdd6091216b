import SwiftUI

enum Flavour: String, CaseIterable, Identifiable {
  case vanilla = "Vanilla"
  case chocolate = "Chocolate"
  case pistachio = "Pistachio"

  var id: Flavour { self }
}

// sample: menuPicker
struct MenuPicker: View {
  @State private var flavour = Flavour.vanilla

  var body: some View {
    Picker("Flavour", selection: $flavour) {
      ForEach(Flavour.allCases) { Text($0.rawValue) }
    }
    .pickerStyle(.menu)
  }
}
// end sample

// sample: segmentedPicker
struct SegmentedPicker: View {
  @State private var flavour = Flavour.vanilla

  var body: some View {
    Picker("Flavour", selection: $flavour) {
      ForEach(Flavour.allCases) { Text($0.rawValue) }
    }
    .pickerStyle(.segmented)
    .frame(maxWidth: 320)
  }
}
// end sample

// sample: radioPicker
struct RadioPicker: View {
  @State private var flavour = Flavour.vanilla

  var body: some View {
    Picker("Flavour", selection: $flavour) {
      ForEach(Flavour.allCases) { Text($0.rawValue) }
    }
    .pickerStyle(.radioGroup)
  }
}
// end sample

// sample: optionalPicker
struct OptionalPicker: View {
  @State private var topping: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Topping", selection: $topping) {
        Text("None").tag(String?.none)
        Text("Cream").tag("cream")
        Text("Nuts").tag("nuts")
      }
      Text(topping.map { "With \($0)" } ?? "As it is")
        .foregroundStyle(.secondary)
    }
  }
}
// end sample
