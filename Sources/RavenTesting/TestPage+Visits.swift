import Foundation
public import Raven

/// What tests need that are written from recordings.
extension TestPage {
  /// Makes the page of an app at an address below its own.
  ///
  /// ```swift
  /// let page = try TestPage(TodosApp.self, at: "/", languages: ["en"])
  /// try page.perform(.click([]), on: "Add")
  /// #expect(page.changes() == ["+ Milk"])
  /// ```
  public convenience init<Visited: App>(_ app: Visited.Type, at address: String = "/", languages: [String] = []) throws
  {
    let context = PageContext(route: address, languages: languages)
    guard let route = PageRoute(base: "", path: address.prefix { $0 != "?" }) else {
      throw BrokenBatch("no page is at \(address)")
    }
    try self.init(Visited._page().mount(context, route))
  }

  /// Does something to the `index`-th element of a name that listens to it.
  ///
  /// - Throws: `BrokenBatch` if there is no such element, or it does not take it.
  public func perform(_ payload: PageEvent.Payload, on name: String, _ index: Int = 0) throws {
    let kind = PageEvent(node: 0, payload: payload).kind
    let found = document.ids(named: name, listeningTo: kind)
    guard index < found.count else {
      let names = Set(document.ids(listeningTo: kind).map(document.name(of:)))
      throw BrokenBatch("no element \(index) is called \"\(name)\" and takes \(kind). There are: \(names.sorted())")
    }
    let id = found[index]
    document.anticipate(PageEvent(node: id, payload: payload), seen: &linesSeen)
    guard try send(payload, to: id) == .handled else { throw BrokenBatch("\"\(name)\" does not take \(kind)") }
  }

  /// Takes an event as a page sends it, which names its element by id: of sizes and other things that only a page knows.
  public func perform(bytes: [UInt8]) throws {
    var reader = WireReader(bytes)
    let event = try PageEvent(from: &reader)
    guard try send(event.payload, to: event.node) != .neverIssued else {
      throw BrokenBatch("there never was an element \(event.node) for \(event.kind)")
    }
  }

  /// Waits until the page has changed by itself since it last did, and commits that.
  ///
  /// - Throws: `BrokenBatch` if it does not.
  public func change(within patience: Duration = .seconds(10)) async throws {
    let end = ContinuousClock.now + patience
    while requests <= changesSeen {
      guard ContinuousClock.now < end else { throw BrokenBatch("the page did not change by itself within \(patience)") }
      try await Task.sleep(for: .milliseconds(2))
    }
    changesSeen += 1
    try commit()
  }

  /// What the page says otherwise than when this was last asked, or at first: lines that went with `-`, those that came with `+`.
  ///
  /// What was typed or checked is no change.
  public func changes() -> [String] {
    let now = document.lines
    defer { linesSeen = now }
    return ModelDocument.changes(from: linesSeen, to: now)
  }
}
