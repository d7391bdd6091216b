import Foundation
import RavenTesting
import Testing

@testable import Raven

/// What is dropped or pasted between rows of a list.
struct InsertionTests {
  /// What was asked of the app.
  final class Journal {
    var lines: [String] = []

    /// Notes the place and what each provider loads as.
    func note(_ name: String, _ offset: Int, _ providers: [NSItemProvider]) {
      let items = providers.map { provider in
        var words = provider.registeredTypeIdentifiers.joined()
        provider.loadObject(ofClass: String.self) { text, _ in words += text.map { " \($0)" } ?? "" }
        provider.loadObject(ofClass: URL.self) { address, _ in words += address.map { " \($0.absoluteString)" } ?? "" }
        return words
      }
      lines.append("\(name) \(offset) \(items.joined(separator: ", "))")
    }
  }

  private struct Plain: View {
    let journal: Journal
    @State private var songs = (1...4).map { "song \($0)" }
    @State private var isHidden = false
    var body: some View {
      Button("hide") { isHidden.toggle() }
      Button("clear") { songs = [] }
      Button("later") { songs.append("late") }
      List {
        Section("A") {
          ForEach(songs, id: \.self) { song in
            if !isHidden || song != "song 2" { Text(song) }
          }
          .onDelete { songs.remove(atOffsets: $0) }
          .onInsert(of: [.plainText]) { offset, providers in
            journal.note("songs", offset, providers)
            for provider in providers.reversed() {
              provider.loadObject(ofClass: String.self) { text, _ in
                if let text, text != "nothing" { songs.insert(text, at: offset) }
              }
            }
          }
          .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
        }
        ForEach(7...8, id: \.self) { Text("other \($0)") }
          .onInsert(of: [.url, .text]) { journal.note("others", $0, $1) }
        ForEach(1...2, id: \.self) { Text("fixed \($0)") }
        Text("alone")
      }
    }
  }

  // MARK: Offsets

  @Test func `the action gets the offset before the insertion, and what was dropped`() throws {
    let journal = Journal()
    let page = try TestPage(Plain(journal: journal))
    try page.drop([.init(.text, "a")], before: "song 1")
    try page.drop([.init(.text, "b"), .init(.text, "c")], behind: "song 4")
    try page.drop([.init(.text, "d")], behind: "song 1")
    #expect(
      journal.lines == [
        "songs 0 public.utf8-plain-text a",
        "songs 5 public.utf8-plain-text b, public.utf8-plain-text c",
        "songs 2 public.utf8-plain-text d",
      ]
    )
    #expect(page.contents.prefix(8) == ["a", "song 1", "d", "song 2", "song 3", "song 4", "b", "c"])
    #expect(page.told == [1, 3, 8], "one is new, as the third of eight")
  }

  @Test func `offsets count elements that have no row`() throws {
    let journal = Journal()
    let page = try TestPage(Plain(journal: journal))
    try page.click(text: "hide")
    try page.drop([.init(.text, "a")], before: "song 3")
    #expect(journal.lines == ["songs 2 public.utf8-plain-text a"])
  }

  @Test func `each collection takes what its modifier names, in its own offsets`() throws {
    let journal = Journal()
    let page = try TestPage(Plain(journal: journal))
    try page.drop([.init(.link, "https://a.example/x")], before: "other 8")
    try page.drop([.init(.text, "a")], behind: "other 8")
    #expect(journal.lines == ["others 1 public.url https://a.example/x", "others 2 public.utf8-plain-text a"])
    #expect(page.told == [0], "the app inserted nothing")
    #expect(try page.accepts("song 1") == "text")
    #expect(try page.accepts("other 7") == "text link")
    #expect(try page.accepts("alone") == nil)
    #expect(page.document.attribute("data-accepts", of: page.list) == "text link")
  }

  @Test func `what is not taken is refused, and answered`() throws {
    let journal = Journal()
    let page = try TestPage(Plain(journal: journal))
    try page.drop([.init(.link, "https://a.example/")], before: "song 1")
    #expect(page.told == [0])
    try page.drop([.init(.text, "a"), .init(.link, "https://a.example/")], before: "song 1")
    try page.drop([.init(.text, "a")], before: "fixed 1")
    try page.drop([.init(.text, "a")], behind: "alone")
    try page.send(
      .drop(.init(target: page.document.ids(tag: "button")[0], isBehind: true, items: [.init(.text, "a")])),
      to: page.list
    )
    #expect(journal.lines.isEmpty)
    #expect(page.told == [0])
  }

  @Test(arguments: [0, 90_000] as [UInt32])
  func `an element that was never issued ends the session`(target: UInt32) throws {
    let page = try TestPage(Plain(journal: Journal()))
    let drop = PageEvent.Drop(target: target, isBehind: true, items: [.init(.text, "a")])
    #expect(page.coordinator.perform(PageEvent(node: page.list, payload: .drop(drop))) == .neverIssued)
  }

  // MARK: Without rows

  @Test func `where no row takes anything, the list does`() throws {
    let journal = Journal()
    let page = try TestPage(Plain(journal: journal))
    try page.click(text: "clear")
    try page.drop([.init(.text, "a")])
    #expect(journal.lines == ["songs 0 public.utf8-plain-text a"])
    #expect(page.told == [1, 1, 1])
    try page.drop([.init(.link, "https://a.example/")])
    #expect(journal.lines.last == "others 2 public.url https://a.example/", "the first that takes links, at its end")
  }

  private struct Bound: View {
    @State private var words = ["a", "b"]
    var body: some View {
      List {
        ForEach($words, id: \.self) { $word in Text(word) }
          .onDelete { words.remove(atOffsets: $0) }
          .onInsert(of: [.plainText]) { offset, providers in
            for provider in providers {
              provider.loadObject(ofClass: String.self) {
                words.insert($0 ?? "", at: offset); _ = $1
              }
            }
          }
      }
    }
  }

  @Test func `a list whose last row was deleted takes something again`() throws {
    let page = try TestPage(Bound())
    for _ in 1...2 {
      let row = page.rows[0]
      let button = try #require(
        page.document.children(of: row).first { page.document.attribute("class", of: $0) == "delete" }
      )
      try page.send(.click([]), to: button)
    }
    #expect(page.contents.isEmpty)
    #expect(page.document.attribute("data-accepts", of: page.list) == "text")
    try page.drop([.init(.text, "c")])
    #expect(page.contents == ["c"])
    #expect(page.told == [1, 1, 1])
  }

  private struct Coming: View {
    let journal: Journal
    @State private var isShown = false
    @State private var words: [String] = []
    var body: some View {
      Button("show") { isShown.toggle() }
      List {
        Text("alone")
        if isShown {
          ForEach(words, id: \.self) { Text($0) }.onInsert(of: [.utf8PlainText]) { journal.note("words", $0, $1) }
          Text("below")
        }
      }
    }
  }

  @Test func `a list forgets elements that have gone`() throws {
    let journal = Journal()
    let page = try TestPage(Coming(journal: journal))
    let accepts = { page.document.attribute("data-accepts", of: page.list) }
    #expect(accepts() == nil)
    try page.click(text: "show")
    #expect(accepts() == "text")
    try page.drop([.init(.text, "a")])
    #expect(journal.lines == ["words 0 public.utf8-plain-text a"])
    try page.click(text: "show")
    #expect(accepts() == nil)
    try page.drop([.init(.text, "a")])
    #expect(journal.lines.count == 1)
  }

  // MARK: Answers

  @Test func `rows that an app inserts later are told of when they come, once`() throws {
    let page = try TestPage(Plain(journal: Journal()))
    try page.drop([.init(.text, "nothing")], behind: "song 1")
    #expect(page.told == [0])
    try page.click(text: "later")
    #expect(page.told == [1, 2, 5])
    try page.click(text: "clear")
    try page.click(text: "later")
    #expect(page.told == [1, 2, 5])
  }

  @Test func `a row that takes something can be reached, and tells the key`() throws {
    let page = try TestPage(Plain(journal: Journal()))
    let other = try page.row("other 7")
    #expect(page.document.attribute("tabindex", of: other) == "0")
    #expect(page.document.attribute("aria-keyshortcuts", of: other) == "Control+V")
    let keys = page.document.attribute("aria-keyshortcuts", of: try page.row("song 1"))
    #expect(keys == "Delete Alt+ArrowUp Alt+ArrowDown Control+V")
    #expect(page.document.attribute("tabindex", of: try page.row("fixed 1")) == nil)
  }

  @Test func `the modifiers can be written in any order`() throws {
    struct Ordered: View {
      let rows = ForEach(1...2, id: \.self) { Text("row \($0)") }
      var body: some View {
        List {
          rows.onInsert(of: [.item]) { _, _ in }.onMove { _, _ in }.onDelete { _ in }
          rows.onMove { _, _ in }.onDelete { _ in }.onInsert(of: [.item]) { _, _ in }
        }
      }
    }
    let page = try TestPage(Ordered())
    let rows = page.rows
    #expect(rows.count == 4)
    #expect(rows.allSatisfy { page.document.attribute("data-accepts", of: $0) == "text link" })
    #expect(rows.allSatisfy { page.document.attribute("data-moves", of: $0) == "" })
    #expect(
      rows.allSatisfy { row in
        page.document.children(of: row).contains { page.document.attribute("class", of: $0) == "delete" }
      }
    )
  }

  @Test func `the page keeps to the limits of the wire`() throws {
    let source = URL(filePath: #filePath).appending(path: "../../../../Sources/RavenRuntime/Resources/drop.js")
      .standardized
    let script = try String(contentsOf: source, encoding: .utf8)
    #expect(script.contains("const mostItems = \(PageEvent.Drop.mostItems);"))
    #expect(script.contains("const mostBytes = \(PageEvent.Drop.mostBytes);"))
    #expect(script.contains(#"const kinds = ["text", "link"];"#))
  }
}

/// Types of items, and what items are loaded as.
struct ItemProviderTests {
  @Test func `a type conforms to itself and to what is above it`() throws {
    let all: [UTType] = [.item, .content, .data, .url, .text, .plainText, .utf8PlainText]
    #expect(all.filter(UTType.utf8PlainText.conforms) == [.item, .content, .data, .text, .plainText, .utf8PlainText])
    #expect(all.filter(UTType.url.conforms) == [.item, .data, .url])
    #expect(!UTType.plainText.conforms(to: .utf8PlainText))
    for type in all { #expect(UTType(type.identifier) == type) }
    #expect(UTType("public.jpeg") == nil)
    #expect(UTType.plainText.preferredMIMEType == "text/plain")
    #expect(UTType.item.preferredMIMEType == nil)
  }

  @Test func `a text loads as a string and as its bytes`() {
    let provider = NSItemProvider(object: NSString(string: "é"))
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.url"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.jpeg"))
    var found: [String] = []
    let progress = provider.loadObject(ofClass: String.self) { text, error in
      found.append("\(text ?? "") \(error == nil)")
    }
    #expect(progress.isFinished)
    provider.loadDataRepresentation(forTypeIdentifier: "public.text") { data, _ in found.append("\(data?.count ?? 0)") }
    provider.loadDataRepresentation(forTypeIdentifier: "public.url") { data, error in
      found.append("\(data == nil) \(error == nil)")
    }
    #expect(found == ["é true", "2", "true false"])
  }

  @Test func `a link loads as a URL, or tells why not`() throws {
    let link = try #require(NSURL(string: "https://a.example/"))
    var found: [String] = []
    for provider in [NSItemProvider(object: link), NSItemProvider(.init(.link, "")), NSItemProvider(object: "a")] {
      provider.loadObject(ofClass: URL.self) { found.append("\($0?.absoluteString ?? "none") \($1 == nil)") }
    }
    #expect(found == ["https://a.example/ true", "none false", "none false"])
  }
}

extension TestPage {
  fileprivate var rows: [UInt32] {
    document.ids.filter { document.attribute("class", of: $0)?.hasPrefix("g entry") == true }
  }

  fileprivate var contents: [String] { rows.map(title) }

  /// What a row says, without its buttons.
  fileprivate func title(_ row: UInt32) -> String {
    document.children(of: row).filter { document.attribute("class", of: $0)?.hasPrefix("t") == true }
      .map { document.text(of: $0) }.joined()
  }

  fileprivate func row(_ wanted: String) throws -> UInt32 {
    try #require(rows.first { title($0) == wanted }, "no row says \(wanted)")
  }

  fileprivate var list: UInt32 { document.ids.first { document.attribute("data-with", of: $0) == "list" } ?? 0 }

  /// What the page is told of an insertion: how many, where, of how many.
  fileprivate var told: [Int] {
    document.attribute("data-inserted", of: list)?.split(separator: " ").compactMap { Int($0) } ?? []
  }

  fileprivate func accepts(_ row: String) throws -> String? {
    document.attribute("data-accepts", of: try self.row(row))
  }

  fileprivate func drop(_ items: [PageEvent.Drop.Item], before row: String) throws {
    try send(.drop(.init(target: self.row(row), isBehind: false, items: items)), to: list)
  }

  fileprivate func drop(_ items: [PageEvent.Drop.Item], behind row: String) throws {
    try send(.drop(.init(target: self.row(row), isBehind: true, items: items)), to: list)
  }

  fileprivate func drop(_ items: [PageEvent.Drop.Item]) throws {
    try send(.drop(.init(target: list, isBehind: true, items: items)), to: list)
  }
}
