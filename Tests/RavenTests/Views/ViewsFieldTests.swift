import RavenTesting
import Testing

@testable import Raven

/// Text fields: whose text it is, and what Enter does.
struct ViewsFieldTests {
  private struct Shouting: View {
    @State private var text = ""
    var body: some View {
      TextField("Say", text: Binding(get: { text }, set: { text = $0.uppercased() }))
      Text(text)
    }
  }

  @Test func `what was typed is not sent back`() throws {
    let page = try TestPage(Shouting())
    try page.type("A")
    #expect(page.log == ["text #2 A"])
  }

  @Test func `what the app made of it is sent back, with the edit it knows`() throws {
    let page = try TestPage(Shouting())
    try page.type("ab", version: 2)
    #expect(page.log.sorted() == ["text #2 AB", "value #1 2 AB"])
    try page.type("ABc", version: 3)
    #expect(page.log.sorted() == ["text #2 ABC", "value #1 3 ABC"])
  }

  private struct Refusing: View {
    @State private var text = "7"
    var body: some View {
      TextField("Digits", text: Binding(get: { text }, set: { if $0.allSatisfy(\.isNumber) { text = $0 } }))
    }
  }

  @Test func `a refused edit is undone on the page`() throws {
    let page = try TestPage(Refusing())
    try page.type("7x", version: 1)
    #expect(page.log == ["value #1 1 7"])
    #expect(page.document.value(of: 1) == "7")
  }

  private struct Sharing: View {
    @State private var text = ""
    var body: some View {
      TextField("One", text: $text)
      SecureField("Two", text: $text)
    }
  }

  @Test func `another field of the same text follows, the typist's own does not`() throws {
    let page = try TestPage(Sharing())
    try page.type("x", 0, version: 1)
    #expect(page.log == ["value #2 0 x"])
    try page.type("xy", 1, version: 1)
    #expect(page.log == ["value #1 1 xy"])
  }

  private struct Submitting: View {
    @State private var text = ""
    @State private var log = ""
    var body: some View {
      VStack {
        TextField("Query", text: $text).onSubmit { log += "inner " }
        TextField("Other", text: $text)
        Text(log)
      }
      .onSubmit { log += "outer " }
    }
  }

  @Test func `submitting runs the actions around the field, innermost first`() throws {
    let page = try TestPage(Submitting())
    let fields = page.document.ids(tag: "input")
    #expect(try page.send(.submit, to: fields[0]) == .handled)
    #expect(page.text == "inner outer ")
    #expect(try page.send(.submit, to: fields[1]) == .handled)
    #expect(page.text == "inner outer outer ")
  }

  @Test func `a field without an action does not listen to Enter`() throws {
    let page = try TestPage(Refusing())
    #expect(page.document.mask(of: 1) == 2)
    #expect(try page.send(.submit, to: 1) == .retired)
  }
}
