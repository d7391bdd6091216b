import SwiftUI

/// What the device says, live.
struct ReadingsView: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @Environment(\.scenePhase) private var phase
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.layoutDirection) private var direction
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.displayScale) private var scale
  @State private var phases: [String] = []

  var body: some View {
    Chapter("Readings") {
      Reading("colour scheme", "\(colorScheme)")
      Reading("contrast", "\(contrast)")
      Reading("width", width == .compact ? "compact" : "regular")
      Reading("height", height == .compact ? "compact" : "regular")
      Reading("reduce motion", "\(reduceMotion)")
      Reading("locale", locale.identifier)
      Reading("time zone", timeZone.identifier)
      Reading("direction", "\(direction)")
      Reading("type size", "\(typeSize)")
      Reading("scale", "\(scale)")
      Reading("number", 1234.5.formatted(.number.locale(locale)))
      Reading("phases", phases.joined(separator: ", "))
    }
    .onChange(of: phase) { _, new in phases.append("\(new)") }
  }
}

private struct Reading: View {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  var body: some View {
    HStack {
      Text(name).foregroundStyle(.secondary)
      Spacer()
      Text(value).accessibilityIdentifier(name.replacingOccurrences(of: " ", with: "-"))
    }
    .frame(maxWidth: 320)
  }
}
