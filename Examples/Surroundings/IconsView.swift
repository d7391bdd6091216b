import SwiftUI

/// System images: alone, in labels, in sizes, colours and forms.
struct IconsView: View {
  @State private var isMarked = false

  private let names = [
    "house", "magnifyingglass", "gearshape", "person.crop.circle", "trash", "plus", "checkmark.circle.fill",
    "exclamationmark.triangle", "calendar", "clock", "envelope", "phone", "camera", "photo", "folder", "doc.text",
    "square.and.arrow.up", "heart.fill", "star", "bell", "cart", "creditcard", "map", "cloud.rain",
  ]

  var body: some View {
    Chapter("Icons") {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(0..<4) { row in
          HStack(spacing: 20) {
            ForEach(names[(row * 6)..<(row * 6 + 6)], id: \.self) { Image(systemName: $0) }
          }
        }
      }
      .font(.title2)
      HStack(spacing: 16) {
        Image(systemName: "bolt.fill").font(.caption)
        Image(systemName: "bolt.fill")
        Image(systemName: "bolt.fill").font(.largeTitle)
        Image(systemName: "bolt.fill").imageScale(.large)
        Image(systemName: "bolt.fill").resizable().frame(width: 48, height: 48)
        Image(systemName: "wifi", variableValue: 0.4)
      }
      .foregroundStyle(.orange)
      HStack(spacing: 24) {
        Label("Inbox", systemImage: "tray")
        Label("Filled", systemImage: "tray").symbolVariant(.fill)
        Label("Forward", systemImage: "chevron.forward")
      }
      Button {
        isMarked.toggle()
      } label: {
        Label(isMarked ? "Bookmarked" : "Add to bookmarks", systemImage: isMarked ? "bookmark.fill" : "bookmark")
      }
      .buttonStyle(.bordered)
    }
  }
}

/// A part of the page, under a heading.
struct Chapter<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(title).font(.title2).accessibilityHeading(.h2)
      content
    }
  }
}
