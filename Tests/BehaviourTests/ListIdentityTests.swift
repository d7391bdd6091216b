import SwiftUI
import Testing

/// Rows keep what is theirs by their id, wherever they stand.
struct ListIdentityTests {
  private struct Rows: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      ForEach(names, id: \.self) { Counter(name: $0) }
      Button("Reverse") { names.reverse() }
      Button("Prepend") { names.insert("new", at: 0) }
      Button("Remove b") { names.removeAll { $0 == "b" } }
      Button("Append b") { names.append("b") }
    }
  }

  private func counters(_ screen: some Host) -> [String] { screen.labels(.button).dropLast(4).map { $0 } }

  @Test func `rows that move take their state along`() async throws {
    let screen = try await show(Rows())
    try await screen.tap("a 0")
    try await screen.tap("b 0")
    try await screen.tap("b 1")
    try await screen.tap("Reverse")
    #expect(counters(screen) == ["c 0", "b 2", "a 1"])
  }

  @Test func `a row put in front leaves the others their state`() async throws {
    let screen = try await show(Rows())
    try await screen.tap("a 0")
    try await screen.tap("Prepend")
    #expect(counters(screen) == ["new 0", "a 1", "b 0", "c 0"])
  }

  @Test func `a row removed and added again begins anew`() async throws {
    let screen = try await show(Rows())
    try await screen.tap("b 0")
    try await screen.tap("c 0")
    try await screen.tap("Remove b")
    #expect(counters(screen) == ["a 0", "c 1"])
    try await screen.tap("Append b")
    #expect(counters(screen) == ["a 0", "c 1", "b 0"])
  }

  private struct Song: Identifiable, Equatable {
    let id: Int
    var title: String
    var isLiked = false
  }

  @Test func `an element that changes but for its id is the same row`() async throws {
    struct Root: View {
      @State private var songs = [Song(id: 1, title: "one"), Song(id: 2, title: "two")]
      var body: some View {
        ForEach(songs) { Counter(name: $0.title) }
        Button("Rename") { songs[0].title = "uno" }
        Button("Replace") { songs[0] = Song(id: 3, title: "three") }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("one 0")
    try await screen.tap("Rename")
    #expect(screen.shows("uno 1"))
    try await screen.tap("Replace")
    #expect(screen.shows("three 0"))
  }

  @Test func `a binding to each element writes into the collection`() async throws {
    struct Root: View {
      @State private var songs = [Song(id: 1, title: "one"), Song(id: 2, title: "two")]
      var body: some View {
        ForEach($songs) { $song in Toggle(song.title, isOn: $song.isLiked) }
        Text(songs.filter(\.isLiked).map(\.title).joined(separator: " "))
        Button("Swap") { songs.swapAt(0, 1) }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("two")
    #expect(screen.texts == ["two"])
    try await screen.tap("Swap")
    #expect(screen.labels(.toggle) == ["two", "one"])
    #expect(try screen.isOn("two"))
    try await screen.tap("one")
    #expect(screen.texts == ["two one"])
    try await screen.tap("two")
    #expect(screen.texts == ["one"])
  }

  @Test func `rows inside rows are told apart by both ids`() async throws {
    struct Root: View {
      @State private var groups = ["x", "y"]
      var body: some View {
        ForEach(groups, id: \.self) { group in
          ForEach(0..<2, id: \.self) { Counter(name: "\(group)\($0)") }
        }
        Button("Turn") { groups.reverse() }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("x1 0")
    try await screen.tap("Turn")
    #expect(screen.labels(.button) == ["y0 0", "y1 0", "x0 0", "x1 1", "Turn"])
  }

  @Test func `a row of several views goes and moves as one`() async throws {
    struct Root: View {
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach(names, id: \.self) { name in
          Text(name)
          if name == "b" { Text("after b") }
        }
        Button("Turn") { names.reverse() }
        Button("Drop") { names.removeLast() }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Turn")
    #expect(screen.texts == ["b", "after b", "a"])
    try await screen.tap("Drop")
    #expect(screen.texts == ["b", "after b"])
  }

  private struct Deleting: View {
    @State private var names = ["a", "b", "c", "d"]
    let journal: Journal
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0).deleteDisabled($0 == "c") }
          .onDelete { offsets in
            journal.note(offsets.map(String.init).joined(separator: ","))
            names.remove(atOffsets: offsets)
          }
      }
    }
  }

  @Test func `deleting a row names its place and removes it`() async throws {
    let journal = Journal()
    let screen = try await show(Deleting(journal: journal))
    try await screen.perform(.custom("Delete"), on: "b")
    #expect(screen.texts == ["a", "c", "d"])
    try await screen.perform(.custom("Delete"), on: "d")
    #expect(screen.texts == ["a", "c"])
    #expect(journal.lines == ["1", "2"])
  }

  @Test func `a row may refuse to be deleted`() async throws {
    let screen = try await show(Deleting(journal: Journal()))
    await #expect(throws: (any Error).self) { try await screen.perform(.custom("Delete"), on: "c") }
    #expect(screen.texts == ["a", "b", "c", "d"])
  }
}
