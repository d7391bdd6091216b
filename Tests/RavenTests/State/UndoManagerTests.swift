import RavenTesting
import Testing

@testable import Raven

/// Taking back what was done, and doing it again.
struct UndoManagerTests {
  private final class Document {
    var words: [String] = []

    func add(_ word: String, _ manager: UndoManager) {
      words.append(word)
      manager.registerUndo(withTarget: self) { $0.removeLast(manager) }
    }

    func removeLast(_ manager: UndoManager) {
      let word = words.removeLast()
      manager.registerUndo(withTarget: self) { $0.add(word, manager) }
    }
  }

  /// A manager whose events the test counts.
  private final class Events {
    var number = 0
    var said: [String] = []
    private(set) lazy var manager = UndoManager(event: { [unowned self] in number }) { [unowned self] in said.append($0)
    }
  }

  @Test func `what one event registers is taken back as one, in reverse`() {
    let (events, document) = (Events(), Document())
    let manager = events.manager
    #expect(!manager.canUndo)
    document.add("a", manager)
    document.add("b", manager)
    manager.setActionName("Add Two")
    events.number = 1
    document.add("c", manager)
    manager.setActionName("Add One")
    #expect(manager.canUndo && !manager.canRedo)
    #expect(manager.undoMenuItemTitle == "Undo Add One")
    manager.undo()
    #expect(document.words == ["a", "b"])
    #expect(manager.undoActionName == "Add Two" && manager.redoActionName == "Add One")
    manager.undo()
    #expect(document.words.isEmpty && !manager.canUndo)
    #expect(manager.redoMenuItemTitle == "Redo Add Two")
    manager.redo()
    #expect(document.words == ["a", "b"])
    manager.redo()
    #expect(document.words == ["a", "b", "c"] && !manager.canRedo)
    manager.undo()
    #expect(document.words == ["a", "b"])
    #expect(
      events.said == ["Undone: Add One", "Undone: Add Two", "Redone: Add Two", "Redone: Add One", "Undone: Add One"]
    )
  }

  @Test func `a new change forgets what could be done again`() {
    let (events, document) = (Events(), Document())
    document.add("a", events.manager)
    events.manager.undo()
    #expect(events.manager.canRedo)
    events.number = 1
    document.add("b", events.manager)
    #expect(!events.manager.canRedo)
    events.manager.redo()
    #expect(document.words == ["b"])
  }

  @Test func `it tells whether it is undoing or redoing`() {
    let (events, document) = (Events(), Document())
    let manager = events.manager
    var seen: [String] = []
    func register() {
      manager.registerUndo(withTarget: document) { _ in
        seen.append("\(manager.isUndoing) \(manager.isRedoing)")
        register()
      }
    }
    register()
    manager.undo()
    manager.redo()
    #expect(seen == ["true false", "false true"])
    #expect(!manager.isUndoing && !manager.isRedoing)
  }

  @Test func `groups begun by hand are taken back with the event around them`() {
    let (events, document) = (Events(), Document())
    let manager = events.manager
    manager.beginUndoGrouping()
    document.add("a", manager)
    manager.beginUndoGrouping()
    document.add("b", manager)
    #expect(manager.groupingLevel == 3)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    manager.undo()
    #expect(document.words.isEmpty)
  }

  @Test func `without grouping by event, groups are those begun by hand`() {
    let (events, document) = (Events(), Document())
    let manager = events.manager
    manager.groupsByEvent = false
    for word in ["a", "b"] {
      manager.beginUndoGrouping()
      document.add(word, manager)
      document.add(word + word, manager)
      manager.endUndoGrouping()
    }
    manager.undo()
    #expect(document.words == ["a", "aa"])
    manager.undo()
    #expect(document.words.isEmpty)
  }

  @Test func `no more groups are kept than asked for`() {
    let (events, document) = (Events(), Document())
    events.manager.levelsOfUndo = 2
    for (number, word) in ["a", "b", "c", "d"].enumerated() {
      events.number = number
      document.add(word, events.manager)
    }
    for _ in 0..<4 { events.manager.undo() }
    #expect(document.words == ["a", "b"])
    #expect(!events.manager.canUndo)
    #expect(events.manager.redoCount == 2)
  }

  @Test func `nothing is registered while that is disabled`() {
    let (events, document) = (Events(), Document())
    let manager = events.manager
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    document.add("a", manager)
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
    document.add("b", manager)
    #expect(manager.canUndo)
  }

  @Test func `a target is forgotten when asked, and when it has gone`() {
    let (events, document) = (Events(), Document())
    let manager = events.manager
    var other: Document? = Document()
    document.add("a", manager)
    other?.add("b", manager)
    manager.removeAllActions(withTarget: document)
    #expect(manager.canUndo)
    other = nil
    manager.undo()
    #expect(document.words == ["a"])
    document.add("c", manager)
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func `calls that do not pair are reported, and harm nothing`() {
    let (events, document) = (Events(), Document())
    var codes: [String] = []
    let before = Diagnostics.handler
    Diagnostics.handler = { codes.append($0.code) }
    defer { Diagnostics.handler = before }
    let manager = events.manager
    manager.endUndoGrouping()
    manager.enableUndoRegistration()
    manager.beginUndoGrouping()
    document.add("a", manager)
    manager.undo()
    #expect(document.words.isEmpty)
    manager.groupsByEvent = false
    document.add("b", manager)
    manager.undo()
    #expect(document.words.isEmpty)
    #expect(codes == Array(repeating: "unbalanced-undo", count: 4))
  }

  // MARK: On a page

  private final class Box {
    var count = 0
  }

  private struct Counting: View {
    @State private var count = 0
    @State private var box = Box()
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      Button("add") { set(count + 1) }
      Button("undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
      Text("is \(count), \(undoManager?.undoMenuItemTitle ?? "none")")
    }

    private func set(_ new: Int) {
      let old = count
      undoManager?.registerUndo(withTarget: box) { _ in set(old) }
      undoManager?.setActionName("Count to \(max(old, new))")
      count = new
    }
  }

  @Test func `a page has one, which follows its events and its keys`() throws {
    let page = try TestPage(Counting())
    let keys = try #require(page.document.ids.first { page.document.attribute("data-with", of: $0) == "undo" })
    func said() -> String? { page.document.ids.compactMap { page.document.attribute("data-say", of: $0) }.last }
    try page.send(.click([]), to: keys)
    #expect(said() == "1 Nothing to undo")
    try page.click(text: "add")
    try page.click(text: "add")
    #expect(page.text.contains("is 2, Undo Count to 2"))
    try page.send(.click([]), to: keys)
    #expect(page.text.contains("is 1, Undo Count to 1"))
    #expect(said() == "2 Undone: Count to 2")
    try page.send(.click(.shift), to: keys)
    #expect(page.text.contains("is 2, Undo Count to 2"))
    #expect(said() == "3 Redone: Count to 2")
    try page.click(text: "undo")
    #expect(page.text.contains("is 1, Undo Count to 1"))
  }

  @Test func `a page that asks for none loads nothing for it`() throws {
    let page = try TestPage(Text("plain"))
    #expect(!page.document.ids.contains { page.document.attribute("data-with", of: $0) == "undo" })
  }
}
