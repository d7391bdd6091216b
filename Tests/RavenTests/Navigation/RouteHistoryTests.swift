import Testing

@testable import Raven

/// What the engine knows of the browser's history.
struct RouteHistoryTests {
  private func shows(_ values: String...) -> RouteSnapshot {
    RouteSnapshot(states: [(node: 1, state: RouteState(entries: values.map { StackEntry(RouteValue($0)) }))])
  }

  @Test func `going deeper makes entries, going back to one shown before goes there`() {
    var history = RouteHistory(shows())
    history.record(shows("a"))
    history.record(shows("a", "b"))
    #expect(history.number == 3 && history.position == 2)
    history.record(shows())
    #expect(history.number == 1 && history.position == 0 && history.newest == 3)
  }

  @Test func `the same again changes nothing`() {
    var history = RouteHistory(shows("a"))
    history.record(shows("a"))
    #expect(history.number == 1)
  }

  @Test func `a pop to what was never shown makes an entry`() {
    var history = RouteHistory(shows("a", "b"))
    history.record(shows("a"))
    #expect(history.number == 2 && history.position == 1)
  }

  @Test func `going on after going back forgets what was ahead`() {
    var history = RouteHistory(shows())
    history.record(shows("a"))
    #expect(history.goTo(1) != nil)
    history.record(shows("b"))
    #expect(history.number == 3 && history.position == 1)
    #expect(history.goTo(2) == nil)
  }

  @Test func `the oldest entries are forgotten`() {
    var history = RouteHistory(shows())
    for number in 0..<150 { history.record(shows("\(number)")) }
    #expect(history.position == 150)
    #expect(history.oldest == 51)
    #expect(history.goTo(51) == nil)
    #expect(history.goTo(52) != nil && history.position == 51)
  }
}
