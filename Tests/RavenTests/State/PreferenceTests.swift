import Raven
import RavenTesting
import Testing

private nonisolated struct NamesKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Named: View {
  @State private var count = 0
  let name: String
  init(_ name: String) { self.name = name }
  var body: some View {
    Button(name) { count += 1 }.preference(key: NamesKey.self, value: ["\(name)\(count)"])
  }
}

private struct Reader: View {
  @State private var seen: [String] = []
  @State private var isShown = true
  @State private var changes = 0

  var body: some View {
    VStack {
      Named("a")
      if isShown { ForEach(["b", "c"], id: \.self) { Named($0) } }
      AnyView(Named("d"))
    }
    .onPreferenceChange(NamesKey.self) {
      seen = $0
      changes += 1
    }
    Text("\(seen.joined(separator: " ")) after \(changes)")
    Button("toggle") { isShown.toggle() }
    Button("same") { changes += 0 }
  }
}

@MainActor struct PreferenceTests {
  private func last(_ page: TestPage) -> String {
    page.document.ids(tag: "span").map { page.document.text(of: $0) }.first { $0.contains("after") } ?? ""
  }

  @Test func `preferences are combined in document order, through every kind of view`() throws {
    let page = try TestPage(Reader())
    try page.commit()
    #expect(last(page) == "a0 b0 c0 d0 after 1")
  }

  @Test func `a change deep down reaches the reader, in the same commit`() throws {
    let page = try TestPage(Reader())
    try page.commit()
    try page.click(text: "c")
    #expect(last(page) == "a0 b0 c1 d0 after 2")
    try page.click(text: "toggle")
    #expect(last(page) == "a0 d0 after 3")
    try page.click(text: "same")
    #expect(last(page) == "a0 d0 after 3")
  }

  @Test func `an outer preference stands for those inside, a transform changes them`() throws {
    struct Nested: View {
      @State private var seen: [String] = []
      var body: some View {
        Group {
          Group { Text("x").preference(key: NamesKey.self, value: ["inner"]) }
            .preference(key: NamesKey.self, value: ["outer"])
          Text("y").preference(key: NamesKey.self, value: ["y"])
            .transformPreference(NamesKey.self) { $0.append("and more") }
        }
        .onPreferenceChange(NamesKey.self) { seen = $0 }
        Text(seen.joined(separator: " ") + " after")
      }
    }
    let page = try TestPage(Nested())
    try page.commit()
    #expect(last(page) == "outer y and more after")
  }

  @Test func `a layer made from a preference follows it`() throws {
    struct Layered: View {
      var body: some View {
        VStack { Named("n") }
          .overlayPreferenceValue(NamesKey.self) { Text($0.joined() + " after") }
      }
    }
    let page = try TestPage(Layered())
    try page.commit()
    #expect(last(page) == "n0 after")
    try page.click(text: "n")
    #expect(last(page) == "n1 after")
  }
}
