import SwiftUI
import Testing

/// The forms in which views are repeated.
struct ForEachTests {
  private struct Song: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  private static let songs = [Song(id: 4, title: "four"), Song(id: 7, title: "seven")]

  private func texts(_ screen: some Host) -> [String] { screen.labels(.text) }

  @Test func `elements are repeated by their id, a key path, themselves, their place and their index`() async throws {
    struct Forms: View {
      @State private var songs = ForEachTests.songs
      var body: some View {
        ForEach(songs) { song in Text(song.title) }
        ForEach(songs, id: \.title) { song in Text("title \(song.title)") }
        ForEach(["a", "b"], id: \.self) { Text($0) }
        ForEach(Array(songs.enumerated()), id: \.offset) { offset, song in Text("\(offset) \(song.title)") }
        ForEach(Array(songs.enumerated()), id: \.element.id) { offset, song in Text("\(offset) is \(song.id)") }
        ForEach(songs.enumerated(), id: \.element.id) { offset, song in Text("\(offset) of \(song.id)") }
        ForEach(songs.indices, id: \.self) { index in Text("index \(index)") }
        ForEach(songs[1...]) { song in Text("slice \(song.title)") }
        ForEach(songs.reversed()) { song in Text("reversed \(song.title)") }
        ForEach(0..<2) { Text("number \($0)") }
        ForEach((1...2).reversed(), id: \.self) { Text("closed \($0)") }
        ForEach($songs) { $song in Text("bound \(song.title)") }
        ForEach($songs, id: \.title) { $song in Text("bound title \(song.title)") }
        ForEach(Array($songs.enumerated()), id: \.element.id) { offset, $song in Text("\(offset) bound \(song.id)") }
      }
    }
    let screen = try await show(Forms())
    #expect(
      texts(screen) == [
        "four", "seven", "title four", "title seven", "a", "b", "0 four", "1 seven", "0 is 4", "1 is 7", "0 of 4",
        "1 of 7", "index 0", "index 1", "slice seven", "reversed seven", "reversed four", "number 0", "number 1",
        "closed 2", "closed 1", "bound four", "bound seven", "bound title four", "bound title seven", "0 bound 4",
        "1 bound 7",
      ]
    )
  }

  /// Two views before each view of its content.
  private struct Marked<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(subviews: content) { child in
        Text("•")
        child
      }
    }
  }

  private struct Tally: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func `each view of another is repeated, and keeps its state while it moves`() async throws {
    struct Root: View {
      @State private var names = ["a", "b"]
      var body: some View {
        Marked {
          Tally(name: "first")
          ForEach(names, id: \.self) { Tally(name: $0) }
        }
        Button("Turn") { names.reverse() }
        Button("Add") { names.append("c") }
      }
    }
    let screen = try await show(Root())
    #expect(texts(screen).count == 3)
    try await screen.tap("b 0")
    try await screen.tap("Turn")
    #expect(screen.labels(.button).prefix(3) == ["first 0", "b 1", "a 0"])
    try await screen.tap("Add")
    #expect(screen.labels(.button).prefix(4) == ["first 0", "b 1", "a 0", "c 0"])
    #expect(texts(screen).count == 4)
  }

  @Test func `views that come by their own state are repeated, too`() async throws {
    struct Growing: View {
      @State private var isGrown = false
      var body: some View {
        Button("Grow") { isGrown.toggle() }
        if isGrown { Button("Grown") {} }
      }
    }
    let screen = try await show(Marked { Growing() })
    #expect(texts(screen).count == 1)
    try await screen.tap("Grow")
    #expect(texts(screen).count == 2)
    #expect(screen.labels(.button) == ["Grow", "Grown"])
  }

  @Test func `each section of a view is repeated with its parts`() async throws {
    struct Parts<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(sections: content) { section in
          Text("\(section.content.count) below")
          section.header
          section.content
        }
      }
    }
    let screen = try await show(
      Parts {
        Text("loose")
        Section("Head") {
          Text("one")
          Text("two")
        }
      }
    )
    #expect(texts(screen) == ["1 below", "loose", "2 below", "Head", "one", "two"])
  }
}
