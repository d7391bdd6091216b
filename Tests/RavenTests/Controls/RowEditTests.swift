import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Rows of lists that a person deletes and moves.
struct RowEditTests {
  struct Song: Identifiable {
    let id: Int
    var title: String { "song \(id)" }
  }

  /// What was asked of the app.
  final class Journal {
    var lines: [String] = []
    func note(_ offsets: IndexSet) { lines.append("delete \(offsets.map { $0 })") }
    func note(_ offsets: IndexSet, _ destination: Int) { lines.append("move \(offsets.map { $0 }) to \(destination)") }
  }

  private struct Plain: View {
    let journal: Journal
    @State private var songs = (1...5).map(Song.init)
    @State private var isHidden = false
    @State private var isFixed = false
    var body: some View {
      Button("hide") { isHidden.toggle() }
      Button("fix") { isFixed.toggle() }
      Button("turn") { songs.reverse() }
      List {
        Section("A") {
          ForEach(songs) { song in
            if !isHidden || song.id != 2 { Text(song.title).moveDisabled(isFixed && song.id == 3) }
          }
          .onMove(perform: move)
          .onDelete(perform: delete)
        }
        ForEach(7...8, id: \.self) { Text("other \($0)") }.onMove { journal.note($0, $1) }
        Text("alone")
      }
    }

    private func move(_ offsets: IndexSet, _ destination: Int) {
      journal.note(offsets, destination)
      songs.move(fromOffsets: offsets, toOffset: destination)
    }

    private func delete(_ offsets: IndexSet) {
      journal.note(offsets)
      songs.remove(atOffsets: offsets)
    }
  }

  // MARK: Moving

  @Test func `a row is moved before or behind another`() throws {
    let journal = Journal()
    let page = try TestPage(Plain(journal: journal))
    try page.move("song 1", behind: "song 3")
    #expect(page.titles("song") == ["song 2", "song 3", "song 1", "song 4", "song 5"])
    #expect(page.moved == [3, 5], "the first moved one is the third of five")
    try page.move("song 5", before: "song 2")
    #expect(page.titles("song") == ["song 5", "song 2", "song 3", "song 1", "song 4"])
    #expect(journal.lines == ["move [0] to 3", "move [4] to 0"])
    #expect(page.log.filter { $0.hasPrefix("move") }.count == 1, "the row itself moves, nothing is built anew")
  }

  @Test func `offsets count elements that have no row`() throws {
    let journal = Journal()
    let page = try TestPage(Plain(journal: journal))
    try page.click(text: "hide")
    try page.move("song 1", behind: "song 3")
    #expect(journal.lines == ["move [0] to 3"])
    #expect(page.moved == [3, 5])
    try page.delete("song 4")
    #expect(journal.lines.last == "delete [3]")
  }

  @Test func `a move that changes nothing asks nothing of the app, and is answered`() throws {
    let journal = Journal()
    let page = try TestPage(Plain(journal: journal))
    try page.move("song 2", behind: "song 1")
    #expect(page.told == [0])
    try page.move("song 2", before: "song 3")
    try page.move("song 2", before: "song 2")
    try page.move("song 2", behind: "song 2")
    #expect(journal.lines.isEmpty)
  }

  @Test func `a row is moved in its own ForEach alone, and what names others does nothing`() throws {
    let journal = Journal()
    let page = try TestPage(Plain(journal: journal))
    try page.move("song 2", behind: "other 7")
    try page.move("other 7", before: "song 1")
    try page.move("song 2", behind: "alone")
    try page.move("alone", behind: "song 2")
    let button = page.document.ids(tag: "button")[0]
    try page.send(.move(.init(row: button, target: try page.row("song 1"), isBehind: true)), to: page.list)
    #expect(journal.lines.isEmpty)
    try page.move("other 7", behind: "other 8")
    #expect(journal.lines == ["move [0] to 2"])
    #expect(page.group("song 1") == page.group("song 5"))
    #expect(page.group("song 1") != page.group("other 7"))
    #expect(page.group("alone") == nil)
  }

  @Test func `an element that was never issued ends the session`() throws {
    let page = try TestPage(Plain(journal: Journal()))
    let row = try page.row("song 1")
    for move in [
      PageEvent.RowMove(row: 90_000, target: row, isBehind: true),
      PageEvent.RowMove(row: row, target: 90_000, isBehind: false),
    ] {
      #expect(page.coordinator.perform(PageEvent(node: page.list, payload: .move(move))) == .neverIssued)
    }
  }

  @Test func `a row may refuse to move, and lets others past`() throws {
    let journal = Journal()
    let page = try TestPage(Plain(journal: journal))
    try page.click(text: "fix")
    #expect(page.document.attribute("data-moves", of: try page.row("song 3")) == nil)
    #expect(page.document.attribute("data-moves", of: try page.row("song 4")) == "")
    try page.move("song 3", before: "song 1")
    #expect(journal.lines.isEmpty)
    try page.move("song 4", before: "song 3")
    #expect(journal.lines == ["move [3] to 2"])
  }

  @Test func `a row is found by its id, wherever it has moved`() throws {
    let journal = Journal()
    let page = try TestPage(Plain(journal: journal))
    try page.click(text: "turn")
    try page.move("song 5", behind: "song 4")
    try page.delete("song 1")
    #expect(journal.lines == ["move [0] to 2", "delete [4]"])
  }

  // MARK: Switching off

  private struct Switched: View {
    @State private var canDelete = true
    @State private var canMove = true
    var body: some View {
      Button("deleting") { canDelete.toggle() }
      Button("moving") { canMove.toggle() }
      List {
        ForEach(1...2, id: \.self) { Text("row \($0)") }
          .onDelete(perform: canDelete ? { _ in } : nil)
          .onMove(perform: canMove ? { _, _ in } : nil)
      }
    }
  }

  @Test func `an action that is nil switches off what it is for`() throws {
    let page = try TestPage(Switched())
    let row = try page.row("row 1")
    let keys = { page.document.attribute("aria-keyshortcuts", of: row) }
    #expect(keys() == "Delete Alt+ArrowUp Alt+ArrowDown")
    try page.click(text: "deleting")
    #expect(keys() == "Alt+ArrowUp Alt+ArrowDown")
    #expect(try page.button("delete", in: row) == nil)
    try page.click(text: "moving")
    #expect(keys() == nil)
    #expect(page.document.attribute("tabindex", of: row) == nil)
    #expect(page.group("row 1") == nil)
    try page.click(text: "deleting")
    #expect(keys() == "Delete")
  }

  // MARK: Several

  private struct Many: View {
    let journal: Journal
    @State private var songs = (1...6).map(Song.init)
    @State private var chosen: Set<Int> = [2, 4, 5, 8]
    var body: some View {
      EditButton()
      Button("hide") { songs.removeAll { $0.id == 9 } }
      List(selection: $chosen) {
        ForEach(songs) { song in
          if song.id != 4 { Text(song.title).deleteDisabled(song.id == 5) }
        }
        .onMove {
          journal.note($0, $1)
          songs.move(fromOffsets: $0, toOffset: $1)
        }
        .onDelete {
          journal.note($0)
          songs.remove(atOffsets: $0)
        }
        ForEach(7...8, id: \.self) { Text("other \($0)") }.onDelete { journal.note($0) }
      }
      Text("are \(chosen.sorted().map { "\($0)" }.joined(separator: ","))")
    }
  }

  @Test func `what is done to a chosen row is done to all chosen elements of its ForEach`() throws {
    let journal = Journal()
    let page = try TestPage(Many(journal: journal))
    try page.move("song 2", before: "song 1")
    #expect(journal.lines == ["move [1, 3, 4] to 0"], "also one that has no row")
    #expect(page.told == [3, 1, 6])
    try page.delete("song 2", .shift)
    #expect(journal.lines.last == "delete [0, 1]", "but not one that refuses")
    #expect(page.said == "2 rows deleted")
    #expect(page.titles("song") == ["song 5", "song 1", "song 3", "song 6"])
  }

  @Test func `what is done to another row is done to it alone`() throws {
    let journal = Journal()
    let page = try TestPage(Many(journal: journal))
    try page.move("song 1", behind: "song 2")
    try page.delete("song 3", .shift)
    try page.delete("song 2")
    #expect(journal.lines == ["move [0] to 2", "delete [2]", "delete [0]"])
    #expect(page.said == nil)
  }

  @Test func `while a list is edited, a click chooses one row more or less`() throws {
    let page = try TestPage(Many(journal: Journal()))
    try page.click(text: "Edit")
    try page.send(.click([]), to: page.row("song 1"))
    #expect(page.text.hasSuffix("are 1,2,4,5,8"))
    try page.send(.click([]), to: page.row("song 2"))
    #expect(page.text.hasSuffix("are 1,4,5,8"))
    #expect(try page.button("minus", in: page.row("song 1")) == nil, "circles stand there")
    #expect(try page.button("handle", in: page.row("song 1")) != nil)
  }

  // MARK: Any content

  /// Content of an app's own that is made of elements.
  private struct Songs: DynamicViewContent {
    let data: [Song]
    var body: some View {
      ForEach(data) { song in
        ForEach(0..<2) { Text("\(song.title) \($0)") }
      }
    }
  }

  private struct Nested: View {
    let journal: Journal
    @State private var songs = (1...3).map(Song.init)
    var body: some View {
      List {
        Songs(data: songs).onMove(perform: journal.note).onDelete(perform: journal.note)
        ForEach(["a", "b"], id: \.self) { group in
          ForEach(1...2, id: \.self) { Text("\(group)\($0)") }.onDelete(perform: journal.note)
        }
      }
    }
  }

  @Test func `a modifier is about the elements right inside it`() throws {
    let journal = Journal()
    let page = try TestPage(Nested(journal: journal))
    try page.delete("song 2 1")
    try page.move("song 3 0", before: "song 1 1")
    try page.delete("b2")
    #expect(journal.lines == ["delete [1]", "move [2] to 0", "delete [1]"])
  }

  // MARK: Edit actions

  private struct Bound: View {
    @State private var songs = (1...4).map(Song.init)
    let actions: EditActions<[Song]>
    var body: some View {
      List($songs, editActions: actions) { $song in Text(song.title) }
      Text(songs.map { "\($0.id)" }.joined())
    }
  }

  @Test func `edit actions change the bound collection`() throws {
    let page = try TestPage(Bound(actions: .all))
    try page.delete("song 2")
    #expect(page.text.hasSuffix("134"))
    try page.move("song 4", before: "song 1")
    #expect(page.text.hasSuffix("413"))
    let fixed = try TestPage(Bound(actions: .delete))
    #expect(fixed.group("song 1") == nil)
    #expect(try fixed.button("delete", in: fixed.row("song 1")) != nil)
    let kept = try TestPage(Bound(actions: [.move]))
    #expect(try kept.button("delete", in: kept.row("song 1")) == nil)
  }

  // MARK: Edit mode

  @Test func `an edited list has badges and handles`() throws {
    struct Edited: View {
      var body: some View {
        EditButton()
        List {
          ForEach(1...2, id: \.self) { Text("row \($0)").deleteDisabled($0 == 2) }.onDelete { _ in }.onMove { _, _ in }
        }
      }
    }
    let page = try TestPage(Edited())
    let row = try page.row("row 1")
    #expect(try page.button("minus", in: row) == nil)
    try page.click(text: "Edit")
    #expect(try page.button("minus", in: row) != nil)
    #expect(try page.button("handle", in: row) != nil)
    #expect(try page.button("minus", in: page.row("row 2")) == nil)
    try page.click(text: "Done")
    #expect(try page.button("handle", in: row) == nil)
  }

  // MARK: Swipe actions

  private struct Swiped: View {
    @State private var done: [String] = []
    let isChoice: Bool
    @State private var chosen: Int?
    var body: some View {
      EditButton()
      if isChoice { List(selection: $chosen) { rows } } else { List { rows } }
      Text("did \(done.joined(separator: ","))")
    }

    private var rows: some View {
      ForEach(1...2, id: \.self) { number in
        Text("row \(number)")
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Pin \(number)") { done.append("pin") }.tint(.orange)
            Button("Off") {}.disabled(true)
          }
          .swipeActions { Button("Drop \(number)", role: .destructive) { done.append("drop") } }
      }
      .onDelete { _ in done.append("delete") }
    }
  }

  @Test(arguments: [false, true])
  func `actions stand behind the edges of a row, and are no controls`(isChoice: Bool) throws {
    let page = try TestPage(Swiped(isChoice: isChoice))
    let document = page.document
    let row = try page.row("row 1")
    let sides = document.children(of: row).filter { document.attribute("class", of: $0)?.hasPrefix("swipes") == true }
    #expect(sides.map { document.attribute("class", of: $0) } == ["swipes leading", "swipes trailing"])
    #expect(sides.map { document.attribute("data-full", of: $0) } == [nil, ""])
    #expect(sides.allSatisfy { document.attribute("aria-hidden", of: $0) == "true" })
    let buttons = sides.flatMap { document.children(of: $0) }
    #expect(buttons.map { document.attribute("class", of: $0) } == ["swipe", "swipe", "swipe destructive"])
    #expect(buttons.allSatisfy { document.attribute("tabindex", of: $0) == nil })
    #expect(buttons.map { document.mask(of: $0) } == [1, 0, 1])
    try page.send(.click([]), to: buttons[0])
    try page.send(.click([]), to: buttons[2])
    #expect(page.text.hasSuffix("did pin,drop"))
    try page.click(text: "Edit")
    #expect(document.children(of: row).allSatisfy { document.attribute("class", of: $0)?.hasPrefix("swipes") != true })
  }

  @Test(arguments: [false, true])
  func `the same actions are in a menu of the row`(isChoice: Bool) throws {
    let page = try TestPage(Swiped(isChoice: isChoice))
    let more = try #require(try page.button("more", in: page.row("row 2")))
    #expect(page.document.ids(tag: "dialog").isEmpty)
    try page.send(.click([]), to: more)
    let items = page.document.ids.filter { page.document.attribute("role", of: $0) == "menuitem" }
    #expect(items.map { page.document.text(of: $0) } == ["Pin 2", "Off", "Drop 2"])
    try page.send(.click([]), to: items[0])
    #expect(page.document.ids(tag: "dialog").isEmpty)
    #expect(page.text.contains("did pin"))
  }

  @Test func `rows outside of sections keep their elements when the first one goes`() throws {
    struct Loose: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        Button("drop") { names.removeFirst() }
        List { ForEach(names, id: \.self) { Text($0) } }
      }
    }
    let page = try TestPage(Loose())
    let second = try page.row("b")
    try page.click(text: "drop")
    #expect(try page.row("b") == second)
  }
}

extension TestPage {
  fileprivate func titles(_ prefix: String) -> [String] {
    rows.map(title).filter { $0.hasPrefix(prefix) }
  }

  fileprivate var rows: [UInt32] {
    document.ids.filter { document.attribute("class", of: $0)?.hasPrefix("g entry") == true }
  }

  /// What a row says, without its buttons.
  fileprivate func title(_ row: UInt32) -> String {
    document.children(of: row).filter { document.attribute("class", of: $0)?.hasPrefix("t") == true }
      .map { document.text(of: $0) }.joined()
  }

  fileprivate func row(_ wanted: String) throws -> UInt32 {
    try #require(rows.first { title($0) == wanted }, "no row says \(wanted)")
  }

  fileprivate var list: UInt32 {
    document.ids.first { document.attribute("data-with", of: $0) == "list" } ?? 0
  }

  /// What the page is told of a move: how many, where, of how many.
  fileprivate var told: [Int] {
    document.attribute("data-moved", of: list)?.split(separator: " ").dropFirst().compactMap { Int($0) } ?? []
  }

  fileprivate var moved: [Int] { Array(told.dropFirst()) }

  @discardableResult
  fileprivate func move(_ row: String, before target: String) throws -> PageEventOutcome {
    try send(.move(.init(row: self.row(row), target: self.row(target), isBehind: false)), to: list)
  }

  @discardableResult
  fileprivate func move(_ row: String, behind target: String) throws -> PageEventOutcome {
    try send(.move(.init(row: self.row(row), target: self.row(target), isBehind: true)), to: list)
  }

  /// The number of the rows among which one may be moved.
  fileprivate func group(_ row: String) -> String? {
    (try? self.row(row)).flatMap { document.attribute("data-list", of: $0) }
  }

  /// What a row has of a class.
  fileprivate func button(_ name: String, in row: UInt32) throws -> UInt32? {
    document.children(of: row).first { document.attribute("class", of: $0) == name }
  }

  fileprivate func delete(_ row: String, _ modifiers: PageEvent.Modifiers = []) throws {
    try send(.click(modifiers), to: #require(try button("delete", in: self.row(row))))
  }

  /// What a screen reader was told last.
  fileprivate var said: String? {
    let words = document.ids.compactMap { document.attribute("data-say", of: $0) }.last
    return words?.split(separator: " ").dropFirst().joined(separator: " ")
  }
}
