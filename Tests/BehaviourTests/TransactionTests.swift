import SwiftUI
import Testing

/// Transactions: what is animated, and what is done when it has been.
struct TransactionTests {
  private struct Root: View {
    let journal: Journal
    @State private var number = 0
    var body: some View {
      Text("\(number)")
        .transaction { journal.note($0.animation == nil ? "at once" : "animated") }
      Button("At once") { number += 1 }
      Button("Animated") { withAnimation(.linear(duration: 0.01)) { number += 1 } }
      Button("Forbidden") {
        var transaction = Transaction(animation: nil)
        transaction.disablesAnimations = true
        withTransaction(transaction) { number += 1 }
      }
    }
  }

  @Test func `a change with an animation has one in its transaction`() async throws {
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    _ = journal.take()
    try await screen.tap("Animated")
    #expect(screen.texts == ["1"])
    #expect(journal.lines.contains("animated"))
  }

  @Test func `a change without an animation has none`() async throws {
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    _ = journal.take()
    try await screen.tap("At once")
    try await screen.tap("Forbidden")
    #expect(screen.texts == ["2"])
    #expect(!journal.lines.contains("animated"))
  }

  @Test func `animating returns what its closure does`() {
    #expect(withAnimation { 5 } == 5)
    #expect(withTransaction(Transaction()) { "x" } == "x")
  }
}
