import SwiftUI
import Testing

/// Choosing rows of lists.
struct SelectionTests {
  private struct Song: Identifiable {
    let id: Int
    var title: String { "song \(id)" }
  }

  private struct One: View {
    @State private var chosen: Int?
    @State private var songs = (1...3).map(Song.init)
    var body: some View {
      Text("chosen \(chosen ?? 0)")
      Button("Third") { chosen = 3 }
      Button("None") { chosen = nil }
      Button("Turn") { songs.reverse() }
      List(songs, selection: $chosen) { Text($0.title) }
    }
  }

  private func selected(_ screen: some Host) -> [String] { screen.elements.filter(\.isSelected).map(\.label) }

  @Test func `a tap chooses the row by its id, and one at most`() async throws {
    let screen = try await show(One())
    #expect(selected(screen) == [])
    try await screen.tap("song 2")
    #expect(screen.shows("chosen 2"))
    #expect(selected(screen) == ["song 2"])
    try await screen.tap("song 1")
    #expect(screen.shows("chosen 1"))
    #expect(selected(screen) == ["song 1"])
  }

  @Test func `the app chooses through the binding`() async throws {
    let screen = try await show(One())
    try await screen.tap("Third")
    #expect(selected(screen) == ["song 3"])
    try await screen.tap("None")
    #expect(selected(screen) == [])
  }

  @Test func `the choice stays with the row that moves`() async throws {
    let screen = try await show(One())
    try await screen.tap("Third")
    try await screen.tap("Turn")
    #expect(screen.labels(.text).dropFirst() == ["song 3", "song 2", "song 1"])
    #expect(selected(screen) == ["song 3"])
  }

  @Test func `several can be chosen by the app`() async throws {
    struct Many: View {
      @State private var chosen: Set<Int> = [1]
      var body: some View {
        Button("More") { chosen.formUnion([3]) }
        Button("Clear") { chosen = [] }
        List(selection: $chosen) {
          ForEach(1..<4, id: \.self) { Text("row \($0)") }
          Text("tagged").tag(9)
        }
        Button("Tagged") { chosen = [9] }
      }
    }
    let screen = try await show(Many())
    #expect(selected(screen) == ["row 1"])
    try await screen.tap("More")
    #expect(selected(screen) == ["row 1", "row 3"])
    try await screen.tap("Tagged")
    #expect(selected(screen) == ["tagged"])
    try await screen.tap("Clear")
    #expect(selected(screen) == [])
  }

  @Test func `while the list is edited a tap chooses one more, or one less`() async throws {
    struct Editing: View {
      @State private var chosen: Set<Int> = []
      @State private var mode = EditMode.active
      var body: some View {
        List(selection: $chosen) { ForEach(1..<4, id: \.self) { Text("row \($0)") } }
          .environment(\.editMode, $mode)
        Text("chosen \(chosen.sorted().map(String.init).joined(separator: ", "))")
      }
    }
    let screen = try await show(Editing())
    try await screen.tap("row 3")
    try await screen.tap("row 1")
    #expect(screen.shows("chosen 1, 3"))
    #expect(selected(screen) == ["row 1", "row 3"])
    try await screen.tap("row 3")
    #expect(screen.shows("chosen 1"))
    #expect(selected(screen) == ["row 1"])
  }
}
