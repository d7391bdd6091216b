import SwiftUI

// sample: toggles
struct Toggles: View {
  @State private var isOn = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Switch", isOn: $isOn)
      Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
      Toggle("Button", isOn: $isOn).toggleStyle(.button)
      Toggle("Wi-Fi", systemImage: "wifi", isOn: $isOn).tint(.orange)
    }
    .frame(maxWidth: 240)
  }
}
// end sample

// sample: toggleStyle
struct Ticks: View {
  @State private var hasMilk = true
  @State private var hasSugar = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Toggle("Milk", isOn: $hasMilk)
      Toggle("Sugar", isOn: $hasSugar)
    }
    .toggleStyle(TickStyle())
  }
}

struct TickStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark" : "circle")
          .frame(width: 24)
          .accessibilityHidden(true)
        configuration.label
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}
// end sample

// sample: mixedToggle
struct MixedToggle: View {
  struct Day: Identifiable {
    let id: String
    var isOn: Bool
  }

  @State private var days = [
    Day(id: "Saturday", isOn: true), Day(id: "Sunday", isOn: false),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Toggle("The weekend", sources: $days, isOn: \.isOn)
      ForEach($days) { $day in
        Toggle(day.id, isOn: $day.isOn).padding(.leading, 24)
      }
    }
    .toggleStyle(.checkbox)
  }
}
// end sample
