import RavenTesting
import Testing

@testable import Raven

/// What appears of the screens and tabs that an address leads to.
struct StageTests {
  private func route(_ path: String) -> PageRoute { PageRoute(base: "", path: path[...]) ?? .root }

  @Test func `screens below the one an address names have not appeared, until they are uncovered`() throws {
    let notes = Notes()
    let page = try TestPage(Stack(notes: notes), at: route("/1/2"))
    #expect(notes.take() == [])
    try page.commit()
    #expect(notes.take() == ["+2"])
    try page.click(text: "Leave 2")
    #expect(notes.take() == ["+1", "-2"])
    try page.click(text: "Leave 1")
    #expect(notes.take() == ["+0", "-1"])
  }

  @Test func `only the tab that an address names appears, with its top screen`() throws {
    let notes = Notes()
    let page = try TestPage(Tabs(notes: notes), at: route("/second/1"))
    try page.commit()
    #expect(notes.take() == ["tab 2", "+1"])
    page.end()
    #expect(notes.take().sorted() == ["-1"])
  }

  @Test func `a page that ends before it was alive appears and disappears nowhere`() throws {
    let notes = Notes()
    try TestPage(Stack(notes: notes), at: route("/1")).end()
    #expect(notes.take() == [])
  }

  @Test func `nothing is kept of stages when their pages end`() throws {
    weak var stage: Stage?
    do {
      let notes = Notes()
      let page = try TestPage(Tabs(notes: notes), at: route("/second/1"))
      try page.commit()
      stage = notes.stage
      #expect(stage != nil)
      page.end()
      notes.stage = nil
    }
    #expect(stage == nil)
  }

  @Test func `a page without screens and tabs looks for no stage`() throws {
    let page = try TestPage(Text("plain").onAppear {})
    #expect(!page.coordinator.hasStages)
    #expect(try TestPage(NavigationStack { Text("root") }).coordinator.hasStages)
  }
}

private final class Notes {
  var lines: [String] = []
  var stage: Stage?

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private struct Level: View {
  let number: Int
  let notes: Notes
  @Environment(\.dismiss) private var dismiss
  @Environment(\.stage) private var stage

  var body: some View {
    notes.stage = stage
    return Button("Leave \(number)") { dismiss() }
      .onAppear { notes.lines.append("+\(number)") }
      .onDisappear { notes.lines.append("-\(number)") }
  }
}

private struct Stack: View {
  let notes: Notes

  var body: some View {
    NavigationStack {
      Level(number: 0, notes: notes)
        .navigationDestination(for: Int.self) { Level(number: $0, notes: notes) }
    }
  }
}

private struct Tabs: View {
  let notes: Notes

  var body: some View {
    TabView {
      Stack(notes: notes).tabItem { Text("First") }.onAppear { notes.lines.append("tab 1") }
      Stack(notes: notes).tabItem { Text("Second") }.onAppear { notes.lines.append("tab 2") }
    }
  }
}
