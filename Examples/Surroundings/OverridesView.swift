import SwiftUI

/// Parts of a page with surroundings of their own.
struct OverridesView: View {
  @State private var scheme: ColorScheme?
  @State private var opened = "nothing"
  @Environment(\.openURL) private var openURL

  var body: some View {
    Chapter("Overrides") {
      HStack(spacing: 12) {
        Card(title: "Light").environment(\.colorScheme, .light).accessibilityIdentifier("light-card")
        Card(title: "Dark").environment(\.colorScheme, .dark).accessibilityIdentifier("dark-card")
      }
      HStack {
        Image(systemName: "chevron.backward")
        Text("First")
        Spacer()
        Text("Last")
        Image(systemName: "chevron.forward")
      }
      .environment(\.layoutDirection, .rightToLeft)
      .accessibilityIdentifier("mirrored")
      VStack(alignment: .leading) {
        Text("Large").font(.headline).accessibilityIdentifier("large")
        Text("Plain").accessibilityIdentifier("plain")
        Text("Kept small").font(.headline).dynamicTypeSize(...DynamicTypeSize.medium).accessibilityIdentifier("kept")
      }
      .dynamicTypeSize(.accessibility1)
      HStack(spacing: 12) {
        Button("Dark") { scheme = .dark }
        Button("Light") { scheme = .light }
        Button("Automatic") { scheme = nil }
      }
      .buttonStyle(.bordered)
      Link("Handled link", destination: URL(string: "note:42")!)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.absoluteString
            return .handled
          }
        )
      Button("Open the counter") { openURL(URL(string: "/counter")!) }
      Text("Opened \(opened)").accessibilityIdentifier("opened")
    }
    .preferredColorScheme(scheme)
  }
}

private struct Card: View {
  let title: String
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(title, systemImage: scheme == .dark ? "moon.fill" : "sun.max.fill").font(.headline)
      Text("Secondary text").foregroundStyle(.secondary)
      Button("Button") {}.buttonStyle(.borderedProminent)
    }
    .padding(16)
    .background(scheme == .dark ? Color(white: 0.15) : Color(white: 0.95), in: RoundedRectangle(cornerRadius: 12))
  }
}
