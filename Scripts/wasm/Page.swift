// A page that uses each part of the engine once. Generic code is compiled for the browser only where it is used, so
// compiling Raven alone proves little; this is what makes the compiler and the linker go through all of it.

import SwiftUI

struct Item: Identifiable {
  let id: Int
  var title: String
}

private struct ScaleKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var scale: Int {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

/// What the page would do on a tap.
var advance: (() -> Void)?

struct Count: View {
  @Binding var count: Int
  @Environment(\.scale) private var scale
  var body: some View {
    advance = { count += 1 }
    return Text("\(count) at \(scale)")
  }
}

struct Page: View {
  @State private var count = 0
  @State private var items = [
    Item(id: 1, title: "one"), Item(id: 2, title: "two"), Item(id: 3, title: "three"),
  ]

  var body: some View {
    VStack {
      Count(count: $count).environment(\.scale, count + 10)
      if count.isMultiple(of: 2) { Text("even") } else { VStack { Text("odd") } }
      ForEach(count == 0 ? items : items.reversed()) { Text($0.title) }
      ForEach(items, id: \.title) { Text($0.title) }
      ForEach($items) { $item in Text($item.wrappedValue.title) }
      ForEach(0..<count) { Text("\($0)") }
      AnyView(Text("any")).id(count)
      if let last = items.last { Text(last.title) }
      Controls()
      Pictures()
    }
  }
}

struct Controls: View {
  enum Field { case name, secret }
  @State private var text = ""
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool

  var body: some View {
    ScrollView {
      TextField("Name", text: $text, prompt: Text("Somebody")).focused($field, equals: .name)
      SecureField("Secret", text: $text).textFieldStyle(.plain).focused($isFocused)
    }
    .onSubmit { field = .secret }
  }
}

struct Pictures: View {
  var body: some View {
    HStack {
      Label("Harbour", image: "harbour.jpg").lineLimit(1).textCase(.uppercase)
      if let address = URL(string: "https://example.com") {
        Link("Elsewhere", destination: address)
        AsyncImage(url: address, scale: 2).clipShape(Circle()).cornerRadius(4)
      }
      Image("night.jpg").resizable().fixedSize().offset(x: 1).zIndex(1).layoutPriority(0.5)
        .onTapGesture {}.accessibilityLabel("Night").accessibilityAddTraits(.isButton)
    }
  }
}

private let page = RenderCoordinator(Page())

/// Takes a batch and tells its size; 0 when the page did not change.
@_expose(wasm, "take") @_cdecl("take")
nonisolated func take() -> Int32 {
  MainActor.assumeIsolated { Int32(page.takeBatch()?.count ?? 0) }
}

@_expose(wasm, "tap") @_cdecl("tap")
nonisolated func tap() {
  MainActor.assumeIsolated { advance?() }
}
