import SwiftUI

enum Flavour: String, CaseIterable, Identifiable {
  case vanilla = "Vanilla"
  case chocolate = "Chocolate"
  case pistachio = "Pistachio"

  var id: Flavour { self }
}

/// An option behind a view of its own.
struct FlavourOption: View {
  let flavour: Flavour
  var body: some View { Text(flavour.rawValue) }
}

struct ChoicesPage: View {
  @State private var flavour = Flavour.vanilla
  @State private var topping: String?
  @State private var day = Date(timeIntervalSince1970: 1_780_000_000)
  @State private var colour = Color(red: 0.2, green: 0.4, blue: 0.8)
  @State private var isOpen = false

  var body: some View {
    Form {
      Section("Pickers") {
        LabeledContent("Flavour", value: flavour.rawValue)
        Picker("Menu", selection: $flavour) {
          FlavourOption(flavour: .vanilla).tag(Flavour.vanilla)
          ForEach([Flavour.chocolate, .pistachio]) { FlavourOption(flavour: $0) }
        }
        Picker("Segmented", selection: $flavour) {
          ForEach(Flavour.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Picker("Radio group", selection: $flavour) {
          ForEach(Flavour.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.radioGroup)
        Picker("Topping", selection: $topping) {
          Text("None").tag(String?.none)
          Text("Cream").tag("cream")
          Text("Nuts").tag("nuts")
        }
        LabeledContent("Chosen topping", value: topping ?? "none")
        Picker("Disabled", selection: $flavour) { ForEach(Flavour.allCases) { Text($0.rawValue) } }.disabled(true)
      }
      Section {
        Picker("Inline", selection: $flavour) {
          ForEach(Flavour.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.inline)
      }
      Section("Dates and colours") {
        DatePicker("Day", selection: $day, displayedComponents: .date)
        DatePicker("Time", selection: $day, displayedComponents: .hourAndMinute)
        DatePicker("Both", selection: $day)
        LabeledContent("Chosen", value: day, format: .iso8601)
        ColorPicker("Colour", selection: $colour)
        LabeledContent("Shown") { RoundedRectangle(cornerRadius: 6).fill(colour).frame(width: 64, height: 24) }
      }
      Section("Disclosure") {
        DisclosureGroup("More", isExpanded: $isOpen) {
          Toggle("Vanilla", isOn: Binding(get: { flavour == .vanilla }, set: { flavour = $0 ? .vanilla : .chocolate }))
          Text("Flavours melt.")
        }
      }
    }
  }
}
