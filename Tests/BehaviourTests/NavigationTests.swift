import SwiftUI
import Testing

/// Stacks of screens and their paths.
struct NavigationTests {
  private struct Numbers: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("root \(path.count)")
          Counter()
          NavigationLink("One", value: 1)
          Button("Deep") { path = [1, 2, 3] }
        }
        .navigationDestination(for: Int.self) { NumberScreen(number: $0, path: $path) }
      }
    }
  }

  private struct NumberScreen: View {
    let number: Int
    @Binding var path: [Int]
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("number \(number) at \(path.count)")
      Counter()
      Button("Next") { path.append(number + 1) }
      Button("Pop") { path.removeLast() }
      Button("Home") { path.removeAll() }
      Button("Leave") { dismiss() }
    }
  }

  @Test func `a link appends its value, and its screen shows`() async throws {
    let screen = try await show(Numbers())
    #expect(screen.texts == ["root 0"])
    try await screen.tap("One")
    #expect(screen.texts == ["number 1 at 1"])
  }

  @Test func `appending to the path pushes, removing the last pops`() async throws {
    let screen = try await show(Numbers())
    try await screen.tap("One")
    try await screen.tap("Next")
    #expect(screen.texts == ["number 2 at 2"])
    try await screen.tap("Pop")
    #expect(screen.texts == ["number 1 at 1"])
  }

  @Test func `going back and dismissing take the last value from the path`() async throws {
    let screen = try await show(Numbers())
    try await screen.tap("Deep")
    #expect(screen.texts == ["number 3 at 3"])
    try await screen.back()
    #expect(screen.texts == ["number 2 at 2"])
    try await screen.tap("Leave")
    #expect(screen.texts == ["number 1 at 1"])
  }

  @Test func `an empty path is the root`() async throws {
    let screen = try await show(Numbers())
    try await screen.tap("Deep")
    try await screen.tap("Home")
    #expect(screen.texts == ["root 0"])
  }

  @Test func `a screen keeps its state while others are above it, not when it has gone`() async throws {
    let screen = try await show(Numbers())
    try await screen.tap("Count 0")
    try await screen.tap("One")
    try await screen.tap("Count 0")
    try await screen.tap("Next")
    try await screen.back()
    #expect(screen.shows("Count 1"))
    try await screen.back()
    #expect(screen.shows("Count 1"))
    try await screen.tap("One")
    #expect(screen.shows("Count 0"))
  }

  @Test func `a path of any values leads to the screen of each type`() async throws {
    struct Root: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Button("Both") {
              path.append(7)
              path.append("seven")
            }
            Text("count \(path.count) \(path.isEmpty)")
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { word in
            Text("word \(word)")
            Button("Two back") { path.removeLast(2) }
          }
        }
      }
    }
    let screen = try await show(Root())
    #expect(screen.texts == ["count 0 true"])
    try await screen.tap("Both")
    #expect(screen.texts == ["word seven"])
    try await screen.back()
    #expect(screen.texts == ["number 7"])
    try await screen.back()
    try await screen.tap("Both")
    try await screen.tap("Two back")
    #expect(screen.texts == ["count 0 true"])
  }

  private struct Presenting: View {
    @State private var isOn = false
    @State private var item: String?
    var body: some View {
      NavigationStack {
        VStack {
          Text("\(isOn) \(item ?? "none")")
          Button("Flag") { isOn = true }
          Button("Item") { item = "tea" }
        }
        .navigationDestination(isPresented: $isOn) { Text("flagged") }
        .navigationDestination(item: $item) { Text("item \($0)") }
      }
    }
  }

  @Test func `a flag shows a screen, and is reset by going back`() async throws {
    let screen = try await show(Presenting())
    try await screen.tap("Flag")
    #expect(screen.texts == ["flagged"])
    try await screen.back()
    #expect(screen.texts == ["false none"])
    try await screen.tap("Flag")
    #expect(screen.texts == ["flagged"])
  }

  @Test func `an item shows a screen, and is nil after going back`() async throws {
    let screen = try await show(Presenting())
    try await screen.tap("Item")
    #expect(screen.texts == ["item tea"])
    try await screen.back()
    #expect(screen.texts == ["false none"])
  }

  @Test func `a link can bring its own screen`() async throws {
    struct Root: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Open") { Text("opened").navigationTitle("There") }.navigationTitle("Here")
        }
      }
    }
    let screen = try await show(Root())
    #expect(screen.shows("Here"))
    try await screen.tap("Open")
    #expect(screen.shows("opened") && screen.shows("There"))
    try await screen.back()
    #expect(!screen.shows("opened") && screen.shows("Here"))
  }

  @Test func `a disabled link leads nowhere`() async throws {
    let screen = try await show(
      NavigationStack {
        NavigationLink("Open") { Text("opened") }.disabled(true)
      }
    )
    #expect(try !screen.element("Open").isEnabled)
    try await screen.tap("Open")
    #expect(!screen.shows("opened"))
  }

  @Test func `the environment around a stack reaches its screens`() async throws {
    struct Reader: View {
      @Environment(\.layoutDirection) private var direction
      var body: some View { Text("\(direction == .rightToLeft)") }
    }
    let screen = try await show(
      NavigationStack { NavigationLink("Open") { Reader() } }.environment(\.layoutDirection, .rightToLeft)
    )
    try await screen.tap("Open")
    #expect(screen.texts == ["true"])
  }

  @Test func `a toolbar's buttons act for the screen they stand on`() async throws {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("count \(count)")
            .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } } }
        }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Add")
    #expect(screen.texts == ["count 1"])
  }
}
