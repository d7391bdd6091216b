// Compiled, never run: what SwiftUI lets code outside the main actor use, Raven does too. Scripts/isolation-check compiles this
// file in language modes 5 and 6, with and without the main actor as default.

import SwiftUI

nonisolated struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
nonisolated struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

extension EnvironmentValues {
  nonisolated var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

// The same as an app writes it, with whatever isolation the module has.
struct PlainKey: EnvironmentKey { static let defaultValue = "plain" }
extension EnvironmentValues {
  var plain: String {
    get { self[PlainKey.self] }
    set { self[PlainKey.self] = newValue }
  }
}

nonisolated func makeValues() -> [any Sendable] {
  let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  let alignment = Alignment(horizontal: .leading, vertical: .top)
  return [
    Color.red.opacity(0.5), Color(red: 0, green: 0, blue: 0), Font.title.weight(.bold), alignment, insets,
    Edge.Set.horizontal, Axis.vertical, TextAlignment.leading, HierarchicalShapeStyle.secondary,
  ]
}

nonisolated func makeBinding() -> Binding<Int> {
  let binding = Binding.constant(1)
  _ = binding.wrappedValue
  return binding
}

nonisolated func readEnvironment() -> Int { EnvironmentValues().level }

nonisolated func sendable<Value: Sendable>(_ value: Value) {}
nonisolated func checkSendable() {
  sendable(Color.blue)
  sendable(Font.body)
  sendable(makeBinding())
  sendable(Alignment.center)
}

@Observable final class Model {
  var name = "a"
  var items = ["x"]
}

struct Card: ViewModifier {
  func body(content: Content) -> some View { content.padding().background(Color.gray) }
}

struct Screen: View {
  @State private var model = Model()
  @State private var count = 0
  @Binding var isOn: Bool
  @Environment(\.level) private var level
  @Environment(\.plain) private var plain
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(plain) \(level) \(count)").font(.headline)
      TextField("Name", text: $model.name).focused($isFocused)
      Toggle("On", isOn: $isOn)
      ForEach(model.items, id: \.self) { item in Text(item) }
      Button("More") { count += 1 }.disabled(count > 3)
    }
    .modifier(Card())
    .environment(\.plain, "x")
    .task { await load() }
    .onPreferenceChange(WidthKey.self) { _ in }
  }

  private func load() async { count += 1 }
}
