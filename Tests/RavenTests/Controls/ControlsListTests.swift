import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Lists: choosing and deleting rows.
struct ControlsListTests {
  struct Song: Identifiable {
    let id: Int
    var title: String { "song \(id)" }
  }

  private struct Title: View {
    let song: Song
    var body: some View { Text(song.title) }
  }

  private struct One: View {
    @State private var chosen: Int?
    var body: some View {
      List((1...4).map(Song.init), selection: $chosen) { Title(song: $0) }
      Text("is \(chosen ?? 0)")
    }
  }

  private struct Many: View {
    @State private var chosen: Set<Int> = []
    var body: some View {
      List(selection: $chosen) {
        ForEach((1...4).map(Song.init)) { Title(song: $0) }
        Text("five").tag(5)
        Text("none")
      }
      Text("are \(chosen.sorted().map { "\($0)" }.joined(separator: ","))")
    }
  }

  private struct Editing: View {
    @Environment(\.editMode) private var editMode
    var body: some View {
      Button("change") { editMode?.wrappedValue = .active }
      Text(editMode?.wrappedValue.isEditing == true ? "editing" : "looking")
      EditButton()
    }
  }

  @Test func `an action changes the edit mode that the page's lists share`() throws {
    let page = try TestPage(Editing())
    #expect(page.text.contains("looking"))
    try page.click(text: "change")
    #expect(page.text.contains("editing"))
    try page.click(text: "Done")
    #expect(page.text.contains("looking"))
  }

  private func rows(_ page: TestPage) -> [UInt32] {
    page.document.ids.filter { page.document.attribute("class", of: $0) == "g entry" }
  }

  @Test func `a click chooses the row's element, and one at most`() throws {
    let page = try TestPage(One())
    try page.send(.click([]), to: rows(page)[2])
    #expect(page.text.hasSuffix("is 3"))
    try page.send(.click([]), to: rows(page)[0])
    #expect(page.text.hasSuffix("is 1"))
    #expect(rows(page).map { page.document.attribute("aria-selected", of: $0) } == ["true", "false", "false", "false"])
    #expect(rows(page).map { page.document.attribute("tabindex", of: $0) } == ["0", "-1", "-1", "-1"])
    try page.send(.click(.meta), to: rows(page)[0])
    #expect(page.text.hasSuffix("is 0"))
  }

  @Test func `several are chosen with Command and with Shift`() throws {
    let page = try TestPage(Many())
    try page.send(.click([]), to: rows(page)[1])
    try page.send(.click(.meta), to: rows(page)[4])
    #expect(page.text.hasSuffix("are 2,5"))
    try page.send(.click(.control), to: rows(page)[1])
    #expect(page.text.hasSuffix("are 5"))
    try page.send(.click(.shift), to: rows(page)[3])
    #expect(page.text.hasSuffix("are 2,3,4"))
    try page.send(.click([]), to: rows(page)[0])
    #expect(page.text.hasSuffix("are 1"))
  }

  @Test func `a row without a value cannot be chosen`() throws {
    let page = try TestPage(Many())
    #expect(try page.send(.click([]), to: rows(page)[5]) == .retired)
    #expect(page.document.attribute("aria-disabled", of: rows(page)[5]) == "true")
  }

  private struct Deleting: View {
    @State private var songs = (1...4).map(Song.init)
    @State private var isLocked = true
    var body: some View {
      EditButton()
      Button("turn") { songs.reverse() }
      List {
        ForEach(songs) { Title(song: $0).deleteDisabled(isLocked && $0.id == 2) }
          .onDelete { songs.remove(atOffsets: $0) }
      }
    }
  }

  private func delete(_ row: Int, on page: TestPage) throws {
    let buttons = page.document.ids.filter { page.document.attribute("class", of: $0) == "delete" }
    let button = try #require(buttons.first { page.document.parent(of: $0) == rows(page)[row] })
    try page.send(.click([]), to: button)
  }

  @Test func `a row deletes its own element, wherever it has moved`() throws {
    let page = try TestPage(Deleting())
    try delete(3, on: page)
    #expect(rows(page).map { page.document.text(of: $0) } == ["song 1Delete", "song 2", "song 3Delete"])
    try page.click(text: "turn")
    try delete(0, on: page)
    #expect(rows(page).map { page.document.text(of: $0) } == ["song 2", "song 1Delete"])
  }

  @Test func `the edit button switches the lists of its page`() throws {
    let page = try TestPage(Deleting())
    let list = try #require(page.document.ids.first { page.document.attribute("data-with", of: $0) == "list" })
    #expect(page.document.attribute("data-editing", of: list) == nil)
    try page.click(text: "Edit")
    #expect(page.document.attribute("data-editing", of: list) == "")
    try page.click(text: "Done")
    #expect(page.document.attribute("data-editing", of: list) == nil)
  }

  @Test func `offsets are removed and moved as onDelete and onMove name them`() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 9])
    #expect(String(letters) == "bdef")
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(String(letters) == "dbfe")
  }

  @Test func `choosing runs the list's owner once`() throws {
    let page = try TestPage(One())
    page.clearRuns()
    try page.send(.click([]), to: rows(page)[2])
    #expect(page.runs.filter { $0 == "One" }.count == 1)
    #expect(!page.runs.contains("Title"))
  }
}
