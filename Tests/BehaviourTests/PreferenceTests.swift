import SwiftUI
import Testing

private nonisolated enum Names: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private nonisolated enum Largest: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

/// What flows up to the views around.
struct PreferenceTests {
  /// Shows the names told by what is inside.
  private struct Listing<Content: View>: View {
    @State private var names: [String] = ["nothing yet"]
    @ViewBuilder let content: Content
    var body: some View {
      VStack { content }.onPreferenceChange(Names.self) { [$names] in $names.wrappedValue = $0 }
      Text(names.joined(separator: " "))
    }
  }

  private struct Named: View {
    let name: String
    var body: some View { Button(name) {}.preference(key: Names.self, value: [name]) }
  }

  @Test func `values are put together in the order of the views`() async throws {
    let screen = try await show(
      Listing {
        Named(name: "a")
        HStack {
          Named(name: "b")
          Named(name: "c")
        }
        ForEach(["d", "e"], id: \.self) { Named(name: $0) }
      }
    )
    #expect(screen.texts == ["a b c d e"])
  }

  @Test func `a preference further out takes the place of those inside`() async throws {
    let screen = try await show(
      Listing {
        VStack {
          Named(name: "a")
          Named(name: "b")
        }
        .preference(key: Names.self, value: ["outer"])
      }
    )
    #expect(screen.texts == ["outer"])
  }

  @Test func `a preference can be changed on its way up`() async throws {
    let screen = try await show(
      Listing {
        Named(name: "a").transformPreference(Names.self) { $0.append("after a") }
        Named(name: "b")
      }
    )
    #expect(screen.texts == ["a after a b"])
  }

  @Test func `a view that comes or goes changes what is told`() async throws {
    struct Root: View {
      @State private var isThere = true
      var body: some View {
        Listing {
          if isThere { Named(name: "a") }
          Named(name: "b")
        }
        Button("Switch") { isThere.toggle() }
      }
    }
    let screen = try await show(Root())
    #expect(screen.texts == ["a b"])
    try await screen.tap("Switch")
    #expect(screen.texts == ["b"])
    try await screen.tap("Switch")
    #expect(screen.texts == ["a b"])
  }

  @Test func `keys are told apart`() async throws {
    struct Root: View {
      @State private var largest = -1
      var body: some View {
        Listing {
          Named(name: "a").preference(key: Largest.self, value: 4)
          Named(name: "b").preference(key: Largest.self, value: 7)
          Named(name: "c").preference(key: Largest.self, value: 5)
        }
        .onPreferenceChange(Largest.self) { [$largest] in $largest.wrappedValue = $0 }
        Text("\(largest)")
      }
    }
    #expect(try await show(Root()).texts == ["a b c", "7"])
  }

  @Test func `listeners further in hear only what is inside`() async throws {
    let screen = try await show(
      Listing {
        Listing { Named(name: "a") }
        Named(name: "b")
      }
    )
    #expect(screen.texts == ["a", "a b"])
  }

  @Test func `a view can be drawn from a preference`() async throws {
    let screen = try await show(
      VStack {
        Named(name: "a")
        Named(name: "b")
      }
      .overlayPreferenceValue(Names.self) { Text($0.joined(separator: "+")) }
    )
    #expect(screen.texts == ["a+b"])
  }
}
