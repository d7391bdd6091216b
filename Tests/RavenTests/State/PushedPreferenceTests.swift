import RavenTesting
import Testing

@testable import Raven

private struct WidthKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// Preferences of what a navigation stack pushes.
struct PushedPreferenceTests {
  private struct Screen: View {
    @State private var width = 0
    var body: some View {
      VStack {
        Text("width \(width)")
        Text("y").preference(key: WidthKey.self, value: 7)
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }
  private struct Root: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Push", value: 1).navigationDestination(for: Int.self) { _ in Screen() }
      }
    }
  }

  @Test func `what a pushed screen says reaches the screen`() throws {
    let page = try TestPage(Root())
    try page.perform(.click([]), on: "Push")
    let changes = page.changes()
    #expect(changes.contains { $0.contains("width 7") }, "\(changes)")
  }
}
