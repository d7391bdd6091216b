import RavenTesting
import Testing

@testable import Raven

/// Stacks: what is pushed, at which address, and what stays.
struct NavigationStackTests {
  @Test func `a page at an address shows the screens it names, root first`() throws {
    let page = try TestPage(ValueStack(), at: route("/b/7"))
    #expect(page.titles == ["Root", "Letter b", "Number 7"])
    #expect(page.url == "/app/b/7")
    #expect(page.coordinator.routeOutcome == .found)
    #expect(page.coordinator.title == "Number 7")
  }

  @Test func `an address is restored through links first, then through the types of destinations`() throws {
    #expect(try TestPage(ValueStack(), at: route("/a")).titles == ["Root", "Letter a"])
    // No link on the root stands for 99, but its destination takes whole numbers.
    #expect(try TestPage(ValueStack(), at: route("/99")).titles == ["Root", "Number 99"])
    #expect(try TestPage(ValueStack(), at: route("/more-about-it")).titles == ["Root", "More"])
  }

  @Test func `an address that leads nowhere shows as much as there is`() throws {
    let page = try TestPage(ArrayStack(), at: route("/1/x/2"))
    #expect(page.titles == ["Root", "Number 1"])
    #expect(page.url == "/app/1")
    #expect(page.coordinator.routeOutcome == .partly)
    #expect(try TestPage(Text("no stack"), at: route("/a")).coordinator.routeOutcome == .noSuchPage)
    #expect(try TestPage(Text("no stack"), at: route("")).coordinator.routeOutcome == .found)
  }

  @Test func `a push and a pop change the address and keep the screen below`() throws {
    let page = try TestPage(ValueStack(), at: route(""))
    try page.click(text: "a")
    #expect(page.titles == ["Root", "Letter a"])
    #expect(page.entry == "2 1 0")
    try page.click(text: "Tapped 0")
    try page.click(text: "go on")
    #expect(page.url == "/app/a/7")
    #expect(page.entry == "3 2 0")
    try page.click(text: "dismiss")
    #expect(page.url == "/app/a")
    #expect(page.entry == "2 1 0")
    #expect(page.text.contains("Tapped 1"))
  }

  @Test func `a push writes the new screen and nothing of those below`() throws {
    let page = try TestPage(ValueStack(), at: route(""))
    try page.click(text: "a")
    let screen = try #require(page.document.ids(tag: "section").last)
    let below = page.log.filter { line in
      let id = line.split(separator: " ").first { $0.hasPrefix("#") }.flatMap { UInt32($0.dropFirst()) } ?? 0
      return id < screen && !line.contains("data-")
    }
    #expect(below == [])
  }

  @Test func `the browser's steps pop and push again, and never-issued entries are known`() throws {
    let page = try TestPage(ValueStack(), at: route(""))
    try page.click(text: "a")
    try page.click(text: "go on")
    #expect(try page.navigate(1) == .handled)
    #expect(page.titles == ["Root"] && page.url == "/app" && page.entry == "1 0 0")
    #expect(try page.navigate(3) == .handled)
    #expect(page.titles == ["Root", "Letter a", "Number 7"] && page.entry == "3 2 0")
    #expect(try page.navigate(4) == .neverIssued)
    #expect(try page.navigate(0) == .neverIssued)
    #expect(page.titles.count == 3)
  }

  @Test func `an array of values is the path, from both sides`() throws {
    let page = try TestPage(ArrayStack(), at: route("/1/2"))
    try page.commit()
    #expect(page.text.contains("path 1,2"))
    try page.click(text: "deep")
    #expect(page.titles == ["Root", "Number 1", "Number 2", "Number 3"])
    try page.click(text: "swap")
    #expect(page.titles == ["Root", "Number 9"])
    #expect(page.url == "/app/9")
    try page.click(text: "home")
    #expect(page.titles == ["Root"])
  }

  @Test func `a value of another type than the path's is reported and not pushed`() throws {
    var reported: [String] = []
    Diagnostics.handler = { reported.append($0.code) }
    defer { Diagnostics.handler = nil }
    let page = try TestPage(ArrayStack())
    try page.click(text: "wrong")
    #expect(page.titles == ["Root"])
    #expect(reported == ["value-outside-path"])
  }

  @Test func `a binding pushes and pops, and is told when somebody else does`() throws {
    let page = try TestPage(PresentingStack())
    try page.click(text: "present")
    #expect(page.titles == ["Root", "Presented"])
    #expect(page.text.contains("on: true"))
    try page.click(text: "dismiss")
    #expect(page.titles == ["Root"])
    #expect(page.text.contains("on: false"))
    try page.click(text: "item")
    #expect(page.titles == ["Root", "Item 5"])
    #expect(try page.navigate(1) == .handled)
    #expect(page.titles == ["Root"])
    #expect(page.text.contains("item: none"))
  }

  @Test func `popping and ending free everything`() throws {
    let probe = LifetimeProbe()
    let tracked = Tracked.alive
    do {
      let page = try TestPage(ValueStack(), at: route(""))
      let blocks = probe.blocks
      for _ in 0..<3 {
        try page.click(text: "a")
        try page.click(text: "go on")
        #expect(Tracked.alive == tracked + 1)
        try page.click(text: "dismiss")
        #expect(try page.navigate(1) == .handled)
        #expect(Tracked.alive == tracked)
        #expect(probe.blocks == blocks)
      }
      page.end()
    }
    #expect(probe.blocks == 0 && probe.boxes == 0)
  }
}

private func route(_ path: String) -> PageRoute { PageRoute(base: "/app", path: path[...]) ?? .root }

/// Counts its living instances.
private final class Tracked {
  static var alive = 0
  init() { Tracked.alive += 1 }
  isolated deinit { Tracked.alive -= 1 }
}

private struct ValueStack: View {
  var body: some View {
    NavigationStack {
      VStack {
        ForEach(["a", "b"], id: \.self) { NavigationLink($0, value: $0) }
        NavigationLink("More about it") { Text("…").navigationTitle("More") }
      }
      .navigationTitle("Root")
      .navigationDestination(for: String.self) { LetterScreen(letter: $0) }
      .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
    }
  }
}

private struct LetterScreen: View {
  let letter: String
  @State private var taps = 0

  var body: some View {
    if letter == "a" || letter == "b" {
      VStack {
        Button("Tapped \(taps)") { taps += 1 }
        NavigationLink("go on", value: 7)
      }
      .navigationTitle("Letter \(letter)")
    } else {
      Text("There is no such letter.").navigationTitle("Nothing")
    }
  }
}

private struct NumberScreen: View {
  let number: Int
  @State private var tracked = Tracked()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack { Button("dismiss") { dismiss() } }.navigationTitle("Number \(number)")
  }
}

private struct ArrayStack: View {
  @State private var path: [Int] = []

  var body: some View {
    Text("path \(path.map(String.init).joined(separator: ","))")
    Button("deep") { path = [1, 2, 3] }
    Button("swap") { path = [9] }
    Button("home") { path.removeAll() }
    NavigationStack(path: $path) {
      NavigationLink("wrong", value: "text")
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { NumberScreen(number: $0) }
    }
  }
}

private struct PresentingStack: View {
  @State private var isOn = false
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      VStack {
        Text("on: \(isOn)")
        Text("item: \(item.map(String.init) ?? "none")")
        Button("present") { isOn = true }
        Button("item") { item = 5 }
      }
      .navigationTitle("Root")
      .navigationDestination(isPresented: $isOn) { DismissingScreen().navigationTitle("Presented") }
      .navigationDestination(item: $item) { Text("…").navigationTitle("Item \($0)") }
    }
  }
}

private struct DismissingScreen: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("dismiss") { dismiss() } }
}

extension TestPage {
  /// The titles of all mounted screens, the root first.
  var titles: [String] { document.ids(tag: "h1").map { document.text(of: $0) } }
  private var anchor: UInt32 { document.ids.first { document.attribute("data-with", of: $0) == "history" } ?? 0 }
  /// What the browser is told of the page's place.
  var url: String? { document.attribute("data-url", of: anchor) }
  var entry: String? { document.attribute("data-entry", of: anchor) }

  /// The browser goes to an entry of its history.
  func navigate(_ entry: UInt32) throws -> PageEventOutcome { try send(.navigate(entry: entry), to: anchor) }
}
