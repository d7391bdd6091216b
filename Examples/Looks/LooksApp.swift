import SwiftUI

/// A gallery of what views can look like and how they move.
@main struct LooksApp: App {
  var body: some Scene {
    WindowGroup("Looks") {
      VStack(alignment: .leading, spacing: 32) {
        Text("Looks").font(.largeTitle).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Gradients()
        Shapes()
        Pages()
        Effects()
        Texts()
        Motion()
        Gestures()
        Loading()
      }
      .frame(maxWidth: 640, alignment: .leading)
      .padding(24)
    }
  }
}

/// A part of the gallery with its heading.
struct Chapter<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.title2).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      content
    }
  }
}

/// A small picture over its name.
struct Sample<Content: View>: View {
  private let name: String
  private let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 6) {
      content.frame(width: 84, height: 64)
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .frame(width: 92)
  }
}
