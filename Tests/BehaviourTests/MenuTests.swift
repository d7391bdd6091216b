import SwiftUI
import Testing

/// Menus: what is in them is made when they open, and ends with a choice.
struct MenuTests {
  private struct Root: View {
    let journal: Journal
    @State private var isBold = false
    @State private var size = 1
    var body: some View {
      Menu("More") {
        Button("Copy") { journal.note("copied") }
        Button("Burn", role: .destructive) { journal.note("burnt") }.disabled(true)
        Toggle("Bold", isOn: $isBold)
        Menu("Deeper") { Button("Deepest") { journal.note("deepest") } }
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
      Text("bold \(isBold), size \(size)")
    }
  }

  @Test func `an item acts and closes the menu`() async throws {
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    #expect(!screen.shows("Copy"))
    try await screen.tap("More")
    try await screen.tap("Copy")
    #expect(journal.lines == ["copied"])
    #expect(!screen.shows("Copy"))
  }

  @Test func `a disabled item does nothing`() async throws {
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("More")
    #expect(try !screen.element("Burn").isEnabled)
    try await screen.tap("Burn")
    #expect(journal.lines == [])
  }

  @Test func `a toggle in a menu switches`() async throws {
    let screen = try await show(Root(journal: Journal()))
    try await screen.tap("More")
    try await screen.tap("Bold")
    #expect(screen.texts == ["bold true, size 1"])
    try await screen.tap("More")
    #expect(try screen.isOn("Bold"))
  }

  @Test func `a menu in a menu closes both with its item`() async throws {
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("More")
    try await screen.tap("Deeper")
    try await screen.tap("Deepest")
    #expect(journal.lines == ["deepest"])
    #expect(screen.texts == ["bold false, size 1"])
  }

  @Test func `a picker's options are items of the menu`() async throws {
    let screen = try await show(Root(journal: Journal()))
    try await screen.tap("More")
    try await screen.tap("Large")
    #expect(screen.texts == ["bold false, size 2"])
  }
}
