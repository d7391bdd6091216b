import SwiftUI

// sample: environment
struct Surroundings: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.accessibilityReduceMotion) private var isCalm

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      LabeledContent("Page", value: scheme == .dark ? "dark" : "light")
      LabeledContent("Language", value: locale.identifier)
      LabeledContent("Time zone", value: timeZone.identifier)
      LabeledContent("Size of text", value: "\(textSize)")
      LabeledContent("Less motion", value: isCalm ? "yes" : "no")
    }
    .frame(maxWidth: 320)
  }
}
// end sample

// sample: environmentOverride
struct NightBox: View {
  @State private var isNight = true
  @State private var isDisabled = false

  var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        Text("The owl is awake.")
        Button("Hoot") {}.buttonStyle(.bordered)
      }
      .padding()
      .background(.background)
      .environment(\.colorScheme, isNight ? .dark : .light)
      .disabled(isDisabled)
      Toggle("Night", isOn: $isNight)
      Toggle("Disabled", isOn: $isDisabled)
    }
    .frame(maxWidth: 240)
  }
}
// end sample

// sample: environmentEntry
extension EnvironmentValues {
  @Entry var showsMiles = false
}

struct Distance: View {
  let kilometres: Double
  @Environment(\.showsMiles) private var showsMiles

  var body: some View {
    let miles = (kilometres / 1.609).rounded()
    Text(showsMiles ? "\(Int(miles)) miles" : "\(Int(kilometres)) km")
  }
}

struct Lengths: View {
  @State private var showsMiles = false

  var body: some View {
    VStack(spacing: 12) {
      Distance(kilometres: 42)
      Distance(kilometres: 100)
      Toggle("Miles", isOn: $showsMiles)
    }
    .environment(\.showsMiles, showsMiles)
    .frame(maxWidth: 200)
  }
}
// end sample
