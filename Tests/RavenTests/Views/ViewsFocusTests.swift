import RavenTesting
import Testing

@testable import Raven

/// Focus, from the page to the state and from the state to the page.
struct ViewsFocusTests {
  private enum Field { case name, city }

  private struct Form: View {
    @State private var text = ""
    @State private var hasCity = true
    @FocusState private var field: Field?
    var body: some View {
      TextField("Name", text: $text).padding(1).focused($field, equals: .name)
      if hasCity { TextField("City", text: $text).focused($field, equals: .city) }
      Text(field == nil ? "none" : field == .name ? "name" : "city")
      Button("to city") { field = .city }
      Button("away") { field = nil }
      Button("remove") { hasCity = false }
      Button("restore") {
        hasCity = true
        field = .city
      }
    }
  }

  @Test func `a default focus is given when the views come`() throws {
    struct Asking: View {
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          TextField("Name", text: .constant("")).focused($field, equals: .name)
          TextField("City", text: .constant("")).focused($field, equals: .city)
        }
        .defaultFocus($field, .city)
      }
    }
    let page = try TestPage(Asking())
    try page.commit()
    #expect(page.log.contains("focus #\(page.document.ids(tag: "input")[1])"))
  }

  private func status(_ page: TestPage) -> String { page.document.text(of: page.document.ids(tag: "span")[0]) }

  @Test func `the page's focus is the state's`() throws {
    let page = try TestPage(Form())
    let fields = page.document.ids(tag: "input")
    #expect(status(page) == "none")
    try page.send(.focus, to: fields[0])
    #expect(page.log == ["text #4 name"])
    try page.send(.blur, to: fields[0])
    try page.send(.focus, to: fields[1])
    #expect(status(page) == "city")
    try page.send(.blur, to: fields[1])
    #expect(status(page) == "none")
  }

  @Test func `a written state moves the focus, and the page need not answer`() throws {
    let page = try TestPage(Form())
    let fields = page.document.ids(tag: "input")
    try page.send(.focus, to: fields[0])
    try page.click(text: "to city")
    #expect(page.log == ["text #4 city", "focus #\(fields[1])"])
    try page.click(text: "away")
    #expect(page.log == ["text #4 none", "blur #\(fields[1])"])
  }

  @Test func `a field that goes takes the state with it`() throws {
    let page = try TestPage(Form())
    try page.click(text: "to city")
    try page.click(text: "remove")
    #expect(status(page) == "none")
  }

  @Test func `a field can be shown and focused at once`() throws {
    let page = try TestPage(Form())
    try page.click(text: "remove")
    try page.click(text: "restore")
    let fields = page.document.ids(tag: "input")
    #expect(page.log.last == "focus #\(fields[1])")
    #expect(status(page) == "city")
  }

  @Test func `a state no view has a place for goes back`() throws {
    let page = try TestPage(Form())
    try page.click(text: "remove")
    try page.click(text: "to city")
    #expect(status(page) == "none")
    #expect(!page.log.contains { $0.hasPrefix("focus") })
  }

  private struct Two: View {
    @State private var text = ""
    @FocusState private var isFirst: Bool
    @FocusState private var isSecond: Bool
    var body: some View {
      TextField("First", text: $text).focused($isFirst)
      TextField("Second", text: $text).focused($isSecond)
      Text("\(isFirst) \(isSecond)")
      Button("second") { isSecond = true }
      Button("appear") {}.onAppear { isFirst = true }
    }
  }

  @Test func `focus the engine moves is lost elsewhere`() throws {
    let page = try TestPage(Two())
    try page.commit()
    #expect(status(page) == "true false")
    #expect(page.log.contains("focus #1"))
    try page.click(text: "second")
    #expect(status(page) == "false true")
    #expect(page.log.filter { $0.hasPrefix("focus") || $0.hasPrefix("blur") } == ["focus #2"])
  }
}
