import SwiftUI

// sample: popover
struct PopoverSample: View {
  @State private var isShown = false
  @State private var size = 16.0

  var body: some View {
    VStack(spacing: 16) {
      Text("Raven").font(.system(size: size)).frame(height: 64)
      Button("Size") { isShown = true }
        .popover(isPresented: $isShown) {
          Slider(value: $size, in: 10...48) { Text("Size") }
            .frame(width: 200)
            .padding()
        }
    }
  }
}
// end sample

// sample: menu
struct MenuSample: View {
  @State private var order = "name"
  @State private var count = 3

  var body: some View {
    VStack(spacing: 12) {
      Text("\(count) files by \(order)")
      Menu("Actions") {
        Button("New file", systemImage: "plus") { count += 1 }
        Picker("Sort by", selection: $order) {
          Text("Name").tag("name")
          Text("Date").tag("date")
        }
        Menu("More") {
          Button("Delete all", role: .destructive) { count = 0 }
        }
      }
    }
  }
}
// end sample

// sample: contextMenu
struct ContextMenuSample: View {
  @State private var color = Color.teal

  var body: some View {
    Text("Right click, or press long")
      .padding(24)
      .background(color.opacity(0.3), in: .rect(cornerRadius: 12))
      .contextMenu {
        Button("Teal") { color = .teal }
        Button("Orange") { color = .orange }
        Button("Pink") { color = .pink }
      }
  }
}
// end sample
