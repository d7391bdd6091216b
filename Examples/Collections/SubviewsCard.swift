import SwiftUI

/// Containers that repeat something for the views they are given.
struct SubviewsCard: View {
  @State private var hasDessert = false

  var body: some View {
    Card("Views of other views", code: "ForEach(subviews: content) { … }, ForEach(sections: content) { … }") {
      Bulleted {
        Text("Soup")
        if hasDessert { Text("Pears in wine") }
        ForEach(["Bread", "Cheese"], id: \.self) { Text(verbatim: $0) }
      }
      Toggle("With dessert", isOn: $hasDessert)
      Columns {
        Section("Red") {
          Text("Beetroot")
          Text("Radish")
        }
        Section("Green") {
          Text("Leek")
          if hasDessert { Text("Mint") }
        }
      }
    }
  }
}

/// A bullet before each view.
struct Bulleted<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(subviews: content) { child in
        HStack {
          Image(systemName: "circle.fill").font(.caption2).foregroundStyle(.secondary).accessibilityHidden(true)
          child
        }
      }
    }
  }
}

/// Sections beside one another.
struct Columns<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      ForEach(sections: content) { section in
        VStack(alignment: .leading, spacing: 4) {
          section.header.fontWeight(.semibold)
          section.content
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }
}
