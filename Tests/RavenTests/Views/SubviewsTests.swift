import Raven
import RavenTesting
import Testing

private nonisolated struct PinnedKey: ContainerValueKey { static let defaultValue = false }
extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

/// A container that puts each child into an item, the pinned ones marked.
private struct Items<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { children in
      WebElement("ul") {
        ForEach(children) { child in
          WebElement("li", ["class": child.containerValues.isPinned ? "pinned" : nil]) { child }
        }
      }
      Text("\(children.count) items")
    }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// One child more or less by its own state.
private struct Growing: View {
  @State private var isGrown = false
  var body: some View {
    Button("grow") { isGrown.toggle() }
    if isGrown { Text("grown") }
  }
}

private struct Board: View {
  @State private var names = ["a", "b", "c"]
  @State private var isShown = true

  var body: some View {
    Button("rotate") { names.append(names.removeFirst()) }
    Button("toggle") { isShown.toggle() }
    Items {
      if isShown { Text("first").containerValue(\.isPinned, true) }
      ForEach(names, id: \.self) { Counter(name: $0) }
      AnyView(Group { Growing().padding(4) })
    }
  }
}

@MainActor struct SubviewsTests {
  private func items(_ page: TestPage) -> [String] {
    page.document.ids(tag: "li").map { page.document.text(of: $0) }
  }

  @Test func `a container sees its children through everything`() throws {
    let page = try TestPage(Board())
    #expect(items(page) == ["first", "a 0", "b 0", "c 0", "grow"])
    #expect(page.document.attribute("class", of: page.document.ids(tag: "li")[0]) == "pinned")
    #expect(page.document.attribute("class", of: page.document.ids(tag: "li")[1]) == nil)
    #expect(page.text.hasSuffix("5 items"))
  }

  @Test func `children keep their state when others come, go and move`() throws {
    let page = try TestPage(Board())
    try page.click(text: "b 0")
    try page.click(text: "rotate")
    #expect(items(page) == ["first", "b 1", "c 0", "a 0", "grow"])
    #expect(page.log.filter { $0.hasPrefix("move") }.count == 1)
    try page.click(text: "toggle")
    #expect(items(page) == ["b 1", "c 0", "a 0", "grow"])
    try page.click(text: "b 1")
    #expect(items(page) == ["b 2", "c 0", "a 0", "grow"])
  }

  @Test func `a child that becomes two by its own state gives the container one more`() throws {
    let page = try TestPage(Board())
    try page.click(text: "grow")
    #expect(items(page) == ["first", "a 0", "b 0", "c 0", "grow", "grown"])
    #expect(page.text.hasSuffix("6 items"))
    try page.click(text: "grow")
    #expect(items(page) == ["first", "a 0", "b 0", "c 0", "grow"])
  }

  @Test func `a resolved page that ends frees every block`() throws {
    let probe = LifetimeProbe()
    do {
      let page = try TestPage(Board())
      try page.click(text: "grow")
      page.end()
    }
    #expect(probe.blocks == 0)
    #expect(probe.boxes == 0)
  }

  @Test func `sections are found with their headers and footers, and loose children between them`() throws {
    struct Settings: View {
      @State private var isShown = false
      var body: some View {
        Button("show") { isShown.toggle() }
        Group(sections: sections) { sections in
          ForEach(sections) { section in
            WebElement("section") {
              section.header
              WebElement("p") { Text("\(section.content.count)") }
              section.footer
            }
          }
        }
      }
      @ViewBuilder private var sections: some View {
        if isShown { Section("Early") { Text("x") } }
        Text("loose")
        AnyView(
          Section {
            Text("name")
            Group { Text("mail") }
          } header: {
            Text("Account")
          } footer: {
            Text("kept private")
          }
        )
      }
    }
    let page = try TestPage(Settings())
    func shown() -> [String] { page.document.ids(tag: "section").map { page.document.text(of: $0) } }
    #expect(shown() == ["1", "Account2kept private"])
    try page.click(text: "show")
    #expect(shown() == ["Early1", "1", "Account2kept private"])
  }

  @Test func `outside such a container a section shows its parts in order`() throws {
    let page = try TestPage(Section("Title") { Text("content") })
    #expect(page.text == "Titlecontent")
  }

  @Test func `what describes and focuses a child goes with it to its place`() throws {
    struct Described: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Items { TextField("Name", text: .constant("")).focused($isFocused).accessibilityLabel("Full name").padding(1) }
        Button("focus") { isFocused = true }
      }
    }
    let page = try TestPage(Described())
    let field = page.document.ids(tag: "input")[0]
    #expect(page.document.attribute("aria-label", of: field) == "Full name")
    try page.click(text: "focus")
    #expect(page.log == ["focus #\(field)"])
  }

  @Test func `a container inside another tells it of what changes`() throws {
    struct Nested: View {
      @State private var names = ["a", "b"]
      var body: some View {
        Items {
          Group(
            subviews: Group {
              Growing()
              Text("last").containerValue(\.isPinned, true).accessibilityLabel("end")
              ForEach(names, id: \.self) { Counter(name: $0) }
            }
          ) { children in ForEach(children) { $0 } }
        }
        Button("turn") { names.reverse() }
      }
    }
    let page = try TestPage(Nested())
    #expect(items(page) == ["grow", "last", "a 0", "b 0"])
    let pinned = page.document.ids(tag: "li")[1]
    #expect(page.document.attribute("class", of: pinned) == "pinned")
    try page.click(text: "grow")
    #expect(items(page) == ["grow", "grown", "last", "a 0", "b 0"])
    try page.click(text: "b 0")
    try page.click(text: "turn")
    #expect(items(page) == ["grow", "grown", "last", "b 1", "a 0"])
    #expect(page.document.attribute("aria-label", of: page.document.ids(text: "last")[0]) == "end")
  }

  @Test func `a tag is read as its own type`() throws {
    struct Tags: View {
      var body: some View {
        Group(
          subviews: Group {
            Text("a").tag(1); Text("b").tag("1"); Text("c")
          }
        ) { children in
          ForEach(children) { child in
            Text("\(child.containerValues.tag(for: Int.self) ?? 0)\(child.containerValues.hasTag("1"))")
          }
        }
      }
    }
    #expect(try TestPage(Tags()).text == "1false0true0false")
  }
}
