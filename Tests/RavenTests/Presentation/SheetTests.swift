import Observation
import Raven
import RavenTesting
import Testing

@MainActor private final class Journal {
  var lines: [String] = []
}

private struct Thing: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// A field of its own state, and buttons that leave.
private struct Inside: View {
  let journal: Journal
  let name: String
  @State private var taps = 0
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Text("\(name) \(taps) \(isPresented)")
      .onAppear { journal.lines.append("+\(name)") }
      .onDisappear { journal.lines.append("-\(name)") }
    Button("tap") { taps += 1 }
    Button("leave") { dismiss() }
  }
}

extension TestPage {
  /// The dialogs on the page, in document order.
  fileprivate var dialogs: [UInt32] { document.ids(tag: "dialog") }

  /// Sends what the page sends when a person closes a dialog.
  fileprivate func close(_ index: Int = 0) throws -> PageEventOutcome { try send(.close, to: dialogs[index]) }
}

@MainActor struct SheetTests {
  private struct Root: View {
    let journal: Journal
    @State private var isShown = false
    @State private var label = "sheet"

    var body: some View {
      Button("show") { isShown = true }
      Button("hide") { isShown = false }
      Button("rename") { label = "renamed" }
      Text("shown: \(isShown)")
        .sheet(isPresented: $isShown, onDismiss: { journal.lines.append("dismissed \(isShown)") }) {
          Inside(journal: journal, name: label)
        }
    }
  }

  @Test func `a sheet comes and goes with its binding, and says so once it has gone`() throws {
    let journal = Journal()
    let page = try TestPage(Root(journal: journal))
    try page.commit()
    #expect(page.dialogs.isEmpty)
    try page.click(text: "show")
    #expect(page.dialogs.count == 1)
    #expect(page.text.contains("sheet 0 true"))
    #expect(journal.lines == ["+sheet"])
    try page.click(text: "hide")
    #expect(page.dialogs.isEmpty)
    #expect(journal.lines == ["+sheet", "-sheet", "dismissed false"])
  }

  @Test func `a person closes it, or what is inside does, and the binding follows`() throws {
    let journal = Journal()
    let page = try TestPage(Root(journal: journal))
    try page.click(text: "show")
    #expect(try page.close() == .handled)
    #expect(page.text.contains("shown: false"))
    try page.click(text: "show")
    try page.click(text: "leave")
    #expect(page.text.contains("shown: false"))
    #expect(journal.lines.filter { $0 == "dismissed false" }.count == 2)
    #expect(page.dialogs.isEmpty)
  }

  @Test func `a second report of the same closing changes nothing`() throws {
    let page = try TestPage(Root(journal: Journal()))
    try page.click(text: "show")
    let dialog = page.dialogs[0]
    #expect(try page.send(.close, to: dialog) == .handled)
    #expect(try page.send(.close, to: dialog) == .retired)
  }

  @Test func `state inside begins anew at each presentation`() throws {
    let page = try TestPage(Root(journal: Journal()))
    try page.click(text: "show")
    try page.click(text: "tap")
    try page.click(text: "tap")
    #expect(page.text.contains("sheet 2 true"))
    try page.click(text: "hide")
    try page.click(text: "show")
    #expect(page.text.contains("sheet 0 true"))
  }

  @Test func `what the sheet was made from changes in it, and its state stays`() throws {
    let page = try TestPage(Root(journal: Journal()))
    try page.click(text: "show")
    try page.click(text: "tap")
    try page.click(text: "rename")
    #expect(page.text.contains("renamed 1 true"))
  }

  @Test func `nothing is kept of a presentation that has gone`() throws {
    let page = try TestPage(Root(journal: Journal()))
    try page.click(text: "show")
    try page.click(text: "hide")
    let probe = LifetimeProbe()
    for _ in 0..<3 {
      try page.click(text: "show")
      #expect(probe.blocks > 0 && probe.boxes > 0)
      try page.click(text: "hide")
    }
    #expect(probe.blocks == 0)
    #expect(probe.boxes == 0)
  }

  @Test func `nothing is kept when the page ends under an open sheet, and nobody is told`() throws {
    let journal = Journal()
    let probe = LifetimeProbe()
    do {
      let page = try TestPage(Root(journal: journal))
      try page.click(text: "show")
      page.end()
    }
    #expect(probe.blocks == 0)
    #expect(probe.boxes == 0)
    #expect(journal.lines == ["+sheet", "-sheet"])
  }

  @Test func `a sheet is on the page from the start when its binding is true`() throws {
    struct Open: View {
      @State private var isShown = true
      var body: some View { Text("under").sheet(isPresented: $isShown) { Text("over") } }
    }
    let page = try TestPage(Open())
    #expect(page.tree.map(\.tag) == ["span", "dialog"])
    let dialog = page.dialogs[0]
    #expect(page.document.attribute("data-with", of: dialog) == "sheet")
    #expect(page.document.attribute("open", of: dialog) == "")
    #expect(page.document.attribute("data-from", of: dialog) == "1")
    #expect(page.document.mask(of: dialog) == 1 << 9)
  }
}

@MainActor struct SheetItemTests {
  private struct Root: View {
    let journal: Journal
    @State private var thing: Thing?

    var body: some View {
      Button("one") { thing = Thing(id: 1, name: "one") }
      Button("uno") { thing = Thing(id: 1, name: "uno") }
      Button("two") { thing = Thing(id: 2, name: "two") }
      Text(thing?.name ?? "none")
        .sheet(item: $thing, onDismiss: { journal.lines.append("dismissed") }) {
          Inside(journal: journal, name: $0.name)
        }
    }
  }

  @Test func `an item with another id is another sheet, one with the same id is the same`() throws {
    let journal = Journal()
    let page = try TestPage(Root(journal: journal))
    try page.click(text: "one")
    let first = page.dialogs[0]
    try page.click(text: "tap")
    try page.click(text: "uno")
    #expect(page.dialogs == [first])
    #expect(page.text.contains("uno 1 true"))
    try page.click(text: "two")
    #expect(page.dialogs.count == 1 && page.dialogs != [first])
    #expect(page.text.contains("two 0 true"))
    #expect(journal.lines == ["+one", "-uno", "dismissed", "+two"])
    #expect(try page.close() == .handled)
    #expect(page.dialogs.isEmpty)
    #expect(page.text.contains("none"))
    #expect(journal.lines.suffix(2) == ["-two", "dismissed"])
  }
}

@MainActor struct NestedSheetTests {
  private struct Inner: View {
    let journal: Journal
    @State private var isShown = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("show inner") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { journal.lines.append("inner dismissed") }) {
          Inside(journal: journal, name: "inner")
        }
      Button("leave outer") { dismiss() }
    }
  }

  private struct Root: View {
    let journal: Journal
    @State private var isShown = false

    var body: some View {
      Button("show outer") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { journal.lines.append("outer dismissed") }) {
          Inner(journal: journal)
        }
    }
  }

  @Test func `a sheet over a sheet stands inside it, and dismissing ends the innermost`() throws {
    let journal = Journal()
    let page = try TestPage(Root(journal: journal))
    try page.click(text: "show outer")
    try page.click(text: "show inner")
    #expect(page.dialogs.count == 2)
    #expect(page.document.parent(of: page.dialogs[1]) == page.dialogs[0])
    try page.click(text: "leave")
    #expect(page.dialogs.count == 1)
    #expect(journal.lines == ["+inner", "-inner", "inner dismissed"])
  }

  @Test func `dismissing the outer takes the inner along, whose presenter is gone and is not told`() throws {
    let journal = Journal()
    let page = try TestPage(Root(journal: journal))
    try page.click(text: "show outer")
    try page.click(text: "show inner")
    let probe = LifetimeProbe()
    try page.click(text: "leave outer")
    #expect(page.dialogs.isEmpty)
    #expect(journal.lines == ["+inner", "-inner", "outer dismissed"])
    #expect(probe.blocks < 0 && probe.boxes < 0)
  }

  @Test func `a sheet goes with the view that presents it`() throws {
    struct Page: View {
      @State private var isThere = true
      @State private var isShown = true
      var body: some View {
        Button("remove") { isThere = false }
        if isThere { Text("presenter").sheet(isPresented: $isShown) { Text("sheet") } }
      }
    }
    let page = try TestPage(Page())
    #expect(page.dialogs.count == 1)
    try page.click(text: "remove")
    #expect(page.dialogs.isEmpty)
  }
}

@Observable private final class Model {
  let name: String
  var isShown = false

  init(name: String = "first") { self.name = name }
}

@MainActor struct SheetSurroundingsTests {
  @Test func `a sheet has the environment of the place it is asked for, and is enabled`() throws {
    struct Root: View {
      @State private var isShown = true
      @State private var model = Model()
      var body: some View {
        Button("change") { model = Model(name: "second") }
        Text("x")
          .sheet(isPresented: $isShown) { Reader() }
          .environment(model)
          .disabled(true)
      }
    }
    struct Reader: View {
      @Environment(Model.self) private var model
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text("\(model.name) \(isEnabled)") }
    }
    let page = try TestPage(Root())
    #expect(page.text.contains("first true"))
    try page.click(text: "change")
    #expect(page.text.contains("second true"))
  }

  @Test func `a container sees the presenting view as one child, and the sheet not at all`() throws {
    struct Root: View {
      @State private var isShown = true
      var body: some View {
        Group(subviews: rows) { children in
          Text("\(children.count)")
          ForEach(children) { $0 }
        }
      }
      @ViewBuilder var rows: some View {
        Text("one").sheet(isPresented: $isShown) { Text("sheet") }
        Text("two")
      }
    }
    let page = try TestPage(Root())
    #expect(page.tree.map(\.tag) == ["span", "span", "span", "dialog"])
    #expect(page.text == "2onetwosheet")
    #expect(page.document.attribute("data-from", of: page.dialogs[0]) == "2")
  }

  @Test func `an observable model presents and is told`() throws {
    struct Root: View {
      @Bindable var model: Model
      var body: some View { Text("x").sheet(isPresented: $model.isShown) { Text("sheet") } }
    }
    let model = Model()
    let page = try TestPage(Root(model: model))
    model.isShown = true
    try page.commit()
    #expect(page.dialogs.count == 1)
    #expect(try page.close() == .handled)
    #expect(!model.isShown)
    #expect(page.dialogs.isEmpty)
  }

  @Test func `a sheet that must not be closed does not listen to closing`() throws {
    struct Root: View {
      @State private var isShown = true
      var body: some View { Text("x").sheet(isPresented: $isShown) { Editor() } }
    }
    struct Editor: View {
      @State private var isEdited = false
      var body: some View {
        Button("edit") { isEdited.toggle() }.interactiveDismissDisabled(isEdited)
      }
    }
    let page = try TestPage(Root())
    try page.commit()
    #expect(page.document.mask(of: page.dialogs[0]) == 1 << 9)
    try page.click(text: "edit")
    #expect(page.document.mask(of: page.dialogs[0]) == 0)
    #expect(try page.close() != .handled)
    try page.click(text: "edit")
    #expect(page.document.mask(of: page.dialogs[0]) == 1 << 9)
  }
}
