import SwiftUI

// sample: binding
struct SharedTemperature: View {
  @State private var degrees = 20.0

  var body: some View {
    VStack(spacing: 12) {
      Thermostat(degrees: $degrees)
      Text("\(Int(degrees))°, \(degrees < 18 ? "cold" : "cosy")")
    }
    .frame(maxWidth: 280)
  }
}

struct Thermostat: View {
  @Binding var degrees: Double

  var body: some View {
    HStack {
      Button("Colder") { degrees -= 1 }
      Slider(value: $degrees, in: 10...30) { Text("Degrees") }
      Button("Warmer") { degrees += 1 }
    }
  }
}
// end sample

// sample: ownBinding
struct InFeet: View {
  @State private var metres = 100.0

  private var feet: Binding<Double> {
    Binding(get: { metres / 0.3048 }, set: { metres = $0 * 0.3048 })
  }

  private let format = FloatingPointFormatStyle<Double>.number
    .precision(.fractionLength(0...1))

  var body: some View {
    VStack(spacing: 12) {
      LabeledContent("Metres") {
        TextField("Metres", value: $metres, format: format)
      }
      LabeledContent("Feet") {
        TextField("Feet", value: feet, format: format)
      }
    }
    .textFieldStyle(.roundedBorder)
    .frame(maxWidth: 240)
  }
}
// end sample

// sample: elementBindings
struct PackingList: View {
  struct Thing: Identifiable {
    let id: String
    var isPacked = false
  }

  @State private var things = [
    Thing(id: "Toothbrush"), Thing(id: "Towel"), Thing(id: "Map"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach($things) { $thing in
        Toggle(thing.id, isOn: $thing.isPacked)
      }
      Text("\(things.count { !$0.isPacked }) to go")
        .foregroundStyle(.secondary)
    }
    .toggleStyle(.checkbox)
  }
}
// end sample
