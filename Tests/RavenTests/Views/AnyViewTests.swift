import RavenTesting
import Testing

@testable import Raven

/// Erased views that change what they are.
struct AnyViewTests {
  private struct Leaf: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text("enabled \(isEnabled)") }
  }

  private struct Erased: View {
    let views: [AnyView]
    @State private var index = 0

    var body: some View {
      Button("next") { index += 1 }
      views[index % views.count]
    }
  }

  /// Shows each view after each other one, and compares with the view alone.
  private func expectEach(_ views: [AnyView]) throws {
    let alone = try views.map { try TestPage($0).tree }
    for first in views.indices {
      for second in views.indices where first != second {
        let page = try TestPage(Erased(views: [views[first], views[second]]))
        for turn in 1...3 {
          try page.click(text: "next")
          let expected = alone[turn % 2 == 0 ? first : second]
          #expect(Array(page.tree.dropFirst()) == expected, "\(first) and \(second)")
        }
      }
    }
  }

  @Test func `one modifier may take the place of another`() throws {
    let leaf = Leaf()
    try expectEach([
      AnyView(leaf), AnyView(leaf.padding(3)), AnyView(leaf.frame(width: 9)), AnyView(leaf.frame(maxWidth: 9)),
      AnyView(leaf.background(.red)), AnyView(leaf.font(.title)),
      AnyView(leaf.background { Text("layer") }), AnyView(leaf.overlay { Text("layer") }),
      AnyView(leaf.foregroundStyle(.red)), AnyView(leaf.tint(.red)), AnyView(leaf.opacity(0.5)),
      AnyView(leaf.bold()), AnyView(leaf.italic()), AnyView(leaf.strikethrough()), AnyView(leaf.fontWeight(.bold)),
      AnyView(leaf.multilineTextAlignment(.center)), AnyView(leaf.disabled(true)),
      AnyView(leaf.buttonStyle(.plain)), AnyView(leaf.environment(\.isEnabled, false)),
    ])
  }

  @Test func `modifiers of texts may take each other's place`() throws {
    let text = Text("text")
    try expectEach([
      AnyView(text), AnyView(text.padding(3)), AnyView(text.foregroundStyle(.red)), AnyView(text.tint(.red)),
      AnyView(text.opacity(0.5)), AnyView(text.bold().italic()), AnyView(text.italic().bold()),
      AnyView(text.padding(1).background(.red)), AnyView(text.background(.red).padding(1)),
    ])
  }
}
