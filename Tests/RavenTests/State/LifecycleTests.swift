import Observation
import Raven
import RavenTesting
import Testing

@MainActor private final class Journal {
  var lines: [String] = []
}

private struct Noted: View {
  let journal: Journal
  let name: String
  var body: some View {
    Text(name)
      .onAppear { journal.lines.append("+\(name)") }
      .onDisappear { journal.lines.append("-\(name)") }
  }
}

@MainActor struct LifecycleTests {
  @Test func `views say when they come and go, also when the page ends`() throws {
    struct Root: View {
      let journal: Journal
      @State private var names = ["a", "b"]
      var body: some View {
        Button("next") { names = Array(names.dropFirst()) + ["c"] }
        ForEach(names, id: \.self) { Noted(journal: journal, name: $0) }
      }
    }
    let journal = Journal()
    let page = try TestPage(Root(journal: journal))
    #expect(journal.lines.isEmpty, "nothing appears before the page is alive")
    try page.commit()
    #expect(journal.lines == ["+a", "+b"])
    try page.click()
    #expect(journal.lines == ["+a", "+b", "-a", "+c"])
    page.end()
    #expect(journal.lines == ["+a", "+b", "-a", "+c", "-b", "-c"])
  }

  @Test func `a change is told with the old and the new value, once`() throws {
    struct Root: View {
      let journal: Journal
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        Button("count") { count += 1 }
        Button("other") { other += 1 }
        Text("\(other)").onChange(of: count) { old, new in journal.lines.append("\(old)→\(new)") }
          .onChange(of: count, initial: true) { journal.lines.append("now \(count)") }
      }
    }
    let journal = Journal()
    let page = try TestPage(Root(journal: journal))
    try page.commit()
    #expect(journal.lines == ["now 0"])
    try page.click(text: "count")
    #expect(Set(journal.lines) == ["now 0", "0→1", "now 1"])
    try page.click(text: "other")
    #expect(journal.lines.count == 3)
  }

  @Test func `a change that never settles is stopped and reported`() throws {
    struct Root: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    var reported: [Diagnostic] = []
    Diagnostics.handler = { reported.append($0) }
    defer { Diagnostics.handler = nil }
    let page = try TestPage(Root())
    try page.commit()
    #expect(reported.map(\.code) == ["unsettled-commit"])
  }

  @Test func `a task runs while its view is there and is cancelled with it`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var isShown = true
      @State private var text = "waiting"
      var body: some View {
        Button("toggle") { isShown.toggle() }
        Text(text)
        if isShown {
          Text("worker").task {
            text = "running"
            while !Task.isCancelled { await Task.yield() }
            journal.lines.append("cancelled")
          }
        }
      }
    }
    let journal = Journal()
    let page = try TestPage(Root(journal: journal))
    try page.commit()
    while !page.text.contains("running") {
      await Task.yield()
      try page.commit()
    }
    try page.click(text: "toggle")
    while journal.lines.isEmpty { await Task.yield() }
    #expect(journal.lines == ["cancelled"])
  }
}
