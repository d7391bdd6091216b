import SwiftUI
import Testing

/// Alerts and confirmation dialogs.
struct QuestionTests {
  private struct Asking: View {
    let journal: Journal
    @State private var isAsking = false
    @State private var name = ""
    var body: some View {
      Button("Ask") { isAsking = true }
        .alert("Really?", isPresented: $isAsking) {
          TextField("Name", text: $name)
          Button("Delete", role: .destructive) { journal.note("deleted \(name)") }
          Button("Keep", role: .cancel) { journal.note("kept") }
        } message: {
          Text("It is gone then.")
        }
      Text("asking \(isAsking)")
    }
  }

  @Test func `an alert asks with its title and message`() async throws {
    let screen = try await show(Asking(journal: Journal()))
    try await screen.tap("Ask")
    #expect(screen.shows("Really?"))
    #expect(screen.shows("It is gone then."))
    #expect(Set(screen.labels(.button)) == ["Delete", "Keep"])
  }

  @Test func `an answer runs its action and ends the alert`() async throws {
    let journal = Journal()
    let screen = try await show(Asking(journal: journal))
    try await screen.tap("Ask")
    try await screen.tap("Keep")
    #expect(journal.take() == ["kept"])
    #expect(screen.texts == ["asking false"])
    try await screen.tap("Ask")
    try await screen.type("Ada", into: "Name")
    try await screen.tap("Delete")
    #expect(journal.lines == ["deleted Ada"])
    #expect(screen.texts == ["asking false"])
  }

  @Test func `an alert is not left without an answer`() async throws {
    let screen = try await show(Asking(journal: Journal()))
    try await screen.tap("Ask")
    try await screen.pullDown()
    #expect(screen.shows("Really?"))
  }

  @Test func `an alert without answers can be acknowledged`() async throws {
    struct Root: View {
      @State private var isTelling = true
      var body: some View {
        Text("telling \(isTelling)").alert("Done", isPresented: $isTelling) {}
      }
    }
    let screen = try await show(Root())
    #expect(screen.labels(.button) == ["OK"])
    try await screen.tap("OK")
    #expect(screen.texts == ["telling false"])
  }

  @Test func `an alert about a value is given it`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var isAsking = false
      @State private var file: String?
      var body: some View {
        Button("Ask") {
          file = "notes"
          isAsking = true
        }
        .alert("Delete?", isPresented: $isAsking, presenting: file) { file in
          Button("Delete \(file)") { journal.note(file) }
        } message: { file in
          Text("About \(file)")
        }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.tap("Ask")
    #expect(screen.shows("About notes"))
    try await screen.tap("Delete notes")
    #expect(journal.lines == ["notes"])
    #expect(screen.labels(.button) == ["Ask"])
  }

  @Test func `an error is told by its description`() async throws {
    struct Offline: LocalizedError { var errorDescription: String? { "No connection" } }
    struct Root: View {
      @State private var isFailing = true
      var body: some View {
        Text("x").alert(isPresented: $isFailing, error: Offline()) { Button("Again") {} }
      }
    }
    let screen = try await show(Root())
    #expect(screen.shows("No connection"))
    try await screen.tap("Again")
    #expect(screen.texts == ["x"])
  }

  private struct Choosing: View {
    let journal: Journal
    @State private var isChoosing = false
    var body: some View {
      Button("Choose") { isChoosing = true }
        .confirmationDialog("Export", isPresented: $isChoosing, titleVisibility: .visible) {
          Button("As text") { journal.note("text") }
          Button("As picture") { journal.note("picture") }
        }
      Text("choosing \(isChoosing)")
    }
  }

  @Test func `a choice runs its action and ends the dialog`() async throws {
    let journal = Journal()
    let screen = try await show(Choosing(journal: journal))
    try await screen.tap("Choose")
    #expect(screen.shows("Export"))
    try await screen.tap("As picture")
    #expect(journal.lines == ["picture"])
    #expect(screen.texts == ["choosing false"])
  }

  @Test func `a dialog can always be left without a choice`() async throws {
    let journal = Journal()
    let screen = try await show(Choosing(journal: journal))
    try await screen.tap("Choose")
    try await screen.tap("Cancel")
    #expect(screen.texts == ["choosing false"])
    try await screen.tap("Choose")
    try await screen.pullDown()
    #expect(screen.texts == ["choosing false"])
    #expect(journal.lines == [])
  }
}
