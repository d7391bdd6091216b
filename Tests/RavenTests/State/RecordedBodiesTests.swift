import Observation
import RavenTesting
import Testing

@testable import Raven

@Observable private final class Model {
  var name = "Ada"
  nonisolated deinit {}
}

private struct Whole: View {
  @State private var count = 0
  @State private var other = 0
  @State private var isThere = false

  var body: some View {
    VStack {
      Counter(count: $count)
      Standing(number: other)
      if isThere { Leaf() }
      Button("Other") { other += 1 }
      Button("Turn") { isThere.toggle() }
    }
  }
}

private struct Counter: View {
  @Binding var count: Int
  var body: some View { Button("Count: \(count)") { count += 1 } }
}

private struct Standing: View {
  let number: Int
  var body: some View { Text("Standing: \(number)") }
}

private struct Leaf: View {
  var body: some View { Text("leaf") }
}

private struct SignIn: View {
  @State private var name = ""
  @State private var password = ""
  @State private var form = (name: "", pin: "1234")
  @State private var isAsked = false

  var body: some View {
    TextField("Name", text: $name)
    SecureField("Password", text: $password)
    Text(password.isEmpty ? "Type one" : "There is one")
    Button("Ask") { (form.pin, isAsked) = ("4321", true) }
    Text(form.name)
    if isAsked { SecureField("PIN", text: $form.pin) }
  }
}

private struct Chosen: View {
  @State private var chosen = 1
  @State private var isOn = false

  var body: some View {
    List {
      ForEach(1...3, id: \.self) { number in
        Text("\(number)").bold(number == chosen)
      }
    }
    Button("Next") { chosen += 1 }
    Toggle("Light", isOn: $isOn)
  }
}

private struct Rows: View {
  @State private var count = 2

  var body: some View {
    Button("More") { count += 20 }
    ForEach(0..<count, id: \.self) { RowView(number: $0) }
  }
}

private struct RowView: View {
  let number: Int
  var body: some View { HStack { Text("Row") } }
}

private struct Reader: View {
  @State private var model = Model()
  @State private var tags: [Int] = []
  @State private var text = ""
  @AppStorage("look") private var look: String?
  var body: some View {
    Button("Name") { model.name = "Bob" }
    Button("Tags") { tags = Array(0..<1_000) }
    Button("Text") { text = String(repeating: "a\n", count: 1_000) }
    Button("Look") { look = "dark" }
    Text("\(model.name) \(tags.count) \(text.count) \(look ?? "light")")
  }
}

@Suite(.serialized) struct RecordedBodiesTests {
  /// What ran of a view that is shown while everything is recorded, for what happens then.
  private func runs<V: View>(of view: V, _ happen: (TestPage) throws -> Void) throws -> [BodyRun] {
    BodyTrace.recordsAll = true
    defer { BodyTrace.recordsAll = false }
    let page = try TestPage(view)
    _ = BodyTrace.take()
    try happen(page)
    return BodyTrace.take()
  }

  private func said(_ runs: [BodyRun]) -> [String] {
    runs.map { run in
      let reasons = run.reasons.map { reason in reason.value.map { "\(reason.name) = \($0)" } ?? reason.name }
      return "\(run.view): \(reasons.joined(separator: ", "))"
    }
  }

  @Test func `a state that changes names the view that reads it, the property and its new value`() throws {
    var expected: [UInt32] = []
    var length = 0
    let runs = try runs(of: Whole()) { page in
      try page.click(text: "Count: 0")
      expected = Array(page.document.ids(tag: "button").prefix(1))
      length = page.lastBatch.count
    }
    #expect(said(runs) == ["Counter: _count = 1"])
    #expect(runs.first?.count == 1)
    #expect(runs.first?.nodes == expected)
    let bytes = try #require(runs.first?.bytes)
    #expect(bytes > 0 && bytes < length)
  }

  @Test func `a child is named for its value, and one that stands as it was is not`() throws {
    let runs = try runs(of: Whole()) { try $0.click(text: "Other") }
    #expect(said(runs) == ["Whole: _other = 1", "Standing: @self"])
  }

  @Test func `a view that is new on the page is named as that`() throws {
    let runs = try runs(of: Whole()) { try $0.click(text: "Turn") }
    #expect(said(runs) == ["Whole: _isThere = true", "Leaf: @self, @identity"])
    #expect(try #require(runs.last).bytes > 0)
  }

  @Test func `a view that comes to nothing has run, for no bytes`() throws {
    let runs = try runs(of: SignIn()) { page in
      try page.type("Ada")
      _ = BodyTrace.take()
      try page.type("Adam", version: 2)
    }
    #expect(said(runs) == [#"TextField<Text> in SignIn: _name = "Adam""#])
    #expect(runs.first?.bytes == 0)
  }

  @Test func `nothing is recorded unless it is asked for`() throws {
    _ = BodyTrace.take()
    let page = try TestPage(Whole())
    try page.click(text: "Count: 0")
    #expect(BodyTrace.take().isEmpty)
  }

  @Test func `bytes are each view's own, and no more than the batch has`() throws {
    var length = 0
    let runs = try runs(of: Whole()) { page in
      try page.click(text: "Turn")
      length = page.lastBatch.count
    }
    // What opens the leaf, its text and both values, and its layout.
    #expect(runs.map(\.bytes).reduce(0, +) <= length)
    #expect(try #require(runs.last).bytes >= "leaf".utf8.count)
  }

  @Test func `a row that is written as a repetition is charged with its values alone`() throws {
    var length = 0
    let runs = try runs(of: Rows()) { page in
      try page.click(text: "More")
      length = page.lastBatch.count
    }
    let rows = runs.filter { $0.view == "RowView" }
    #expect(rows.count == 20)
    #expect(rows.dropFirst().allSatisfy { $0.bytes == rows.last?.bytes })
    #expect(try #require(rows.first).bytes > #require(rows.last).bytes)
    #expect(length - runs.map(\.bytes).reduce(0, +) >= 0)
  }

  @Test func `what is typed in a field for secrets is not shown`() throws {
    let runs = try runs(of: SignIn()) { try $0.type("hunter2", 1) }
    #expect(said(runs) == ["SignIn: _password = hidden"])
  }

  @Test func `nor is what a field for secrets begins with that comes in the same batch`() throws {
    let runs = try runs(of: SignIn()) { try $0.click(text: "Ask") }
    #expect(said(runs) == ["SignIn: _form = hidden, _isAsked = true"])
  }

  @Test func `rows that run by themselves are part of the view that reads for them`() throws {
    let runs = try runs(of: Chosen()) { try $0.click(text: "Next") }
    #expect(said(runs) == ["ForEach in Chosen: _chosen = 2"])
    #expect(try #require(runs.first).bytes > 0)
    #expect(!(runs.first?.nodes.isEmpty ?? true))
  }

  @Test func `so are controls of the engine`() throws {
    let runs = try runs(of: Chosen()) { try $0.toggle() }
    #expect(said(runs).allSatisfy { $0.hasSuffix("in Chosen: _isOn = true") })
    #expect(runs.count == 1)
  }

  @Test(arguments: [
    ("Name", "Reader: @dependencies"), ("Tags", "Reader: _tags = 1000 elements"),
    ("Look", #"Reader: _look = "dark""#), ("Text", #"Reader: _text = "\#(String(repeating: #"a\n"#, count: 19))a…""#),
  ])
  func `values are short, and objects have none`(button: String, line: String) throws {
    #expect(try said(runs(of: Reader()) { try $0.click(text: button) }) == [line])
  }

  @Test func `what is printed besides is the same`() throws {
    var lines: [String] = []
    let before = BodyTrace.write
    BodyTrace.write = { lines.append($0) }
    defer { BodyTrace.write = before }
    let runs = try runs(of: Printing()) { try $0.click(text: "Count") }
    #expect(lines == ["Printing: @self, @identity, _count changed.", "Printing: _count changed."])
    #expect(said(runs) == ["Printing: _count = 1"])
  }

  @Test func `a page that is drawn whole has nothing to say of it`() throws {
    let runs = try runs(of: Whole()) { page in
      _ = page.coordinator.draw()
      #expect(BodyTrace.take().isEmpty)
      try page.click(text: "Count: 0")
    }
    #expect(said(runs) == ["Counter: _count = 1"])
  }
}

private struct Printing: View {
  @State private var count = 0
  var body: some View {
    let _ = Self._printChanges()
    Button("Count") { count += 1 }
    Text("\(count)")
  }
}

@Suite struct `Shares of a batch` {
  @Test func `are what each writes while nothing runs inside`() {
    var shares = ByteShares()
    shares.begin(-1, at: (0, 0))
    shares.begin(0, at: (2, 1))
    shares.begin(1, at: (5, 1))
    shares.begin(0, at: (9, 4))
    shares.begin(-1, at: (10, 4))
    #expect(shares.bytes(of: 2, until: (20, 5)) == [4, 7])
  }

  @Test func `lose what is taken back`() {
    var shares = ByteShares()
    shares.begin(0, at: (0, 0))
    shares.begin(1, at: (4, 0))
    shares.begin(0, at: (10, 3))
    shares.takeBack(to: (2, 3))
    #expect(shares.bytes(of: 2, until: (5, 3)) == [5, 3])
  }
}
