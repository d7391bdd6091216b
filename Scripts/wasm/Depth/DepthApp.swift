// A page as deep, as long and as wordy as its fields say, to find out how much a module bears.

import SwiftUI

@main struct DepthApp: App {
  var body: some Scene { WindowGroup("Depth") { DepthView() } }
}

/// What is typed, kept in each of the ways a field can be bound to a property.
@Observable final class Wishes {
  var rows = ""
}

struct Sizes {
  var levels = ""
  var characters = ["", ""]
}

struct DepthView: View {
  @State private var sizes = Sizes()
  @State private var wishes = Wishes()

  var body: some View {
    VStack {
      TextField("Levels", text: $sizes.levels)
      RowsField(wishes: wishes)
      TextField("Characters", text: $sizes.characters[1])
      if let below = Int(sizes.levels) { Level(below: below) }
      ForEach(0..<(Int(wishes.rows) ?? 0), id: \.self) { Text("Row \($0)") }
      Text(String(repeating: "x", count: Int(sizes.characters[1]) ?? 0))
    }
  }
}

struct RowsField: View {
  @Bindable var wishes: Wishes
  var body: some View { TextField("Rows", text: $wishes.rows) }
}

struct Level: View {
  let below: Int
  @State private var presses = 0

  var body: some View {
    VStack {
      Button("\(below) below, pressed \(presses) times") { presses += 1 }
      if below > 0 { AnyView(Level(below: below - 1)) }
    }
  }
}
