import Foundation
public import Raven

/// A view on a page without a browser: events in, operations out.
///
/// ```swift
/// let page = try TestPage(Counter())
/// try page.click(text: "Increment")
/// #expect(page.log == ["text #2 Count: 1"])
/// ```
public final class TestPage {
  /// The engine's page.
  public let coordinator: RenderCoordinator
  /// What a browser would show.
  public let document = ModelDocument()
  /// The bytes of the last batch; empty if there was none.
  public private(set) var lastBatch: [UInt8] = []
  /// How often the page said that it needs a commit.
  public private(set) var requests = 0
  /// The bodies that ran since `clearRuns`, by the name of the view's type.
  public private(set) var runs: [String] = []

  /// How many of the changes the page made by itself were waited for.
  var changesSeen = 0
  /// What the page said when that was last looked at.
  var linesSeen: [String] = []

  /// Mounts a view and applies the first batch.
  public convenience init<Root: View>(
    _ view: Root,
    context: PageContext = PageContext(),
    at route: PageRoute = .root
  ) throws {
    try self.init(RenderCoordinator(view, context: context, at: route))
  }

  /// Applies the first batch of a page.
  init(_ coordinator: RenderCoordinator) throws {
    self.coordinator = coordinator
    coordinator.onNeedsCommit = { [weak self] in self?.requests += 1 }
    coordinator.onBodyRun = { [weak self] in self?.runs.append("\($0)") }
    try commit()
    document.clearLog()
    linesSeen = document.lines
  }

  nonisolated deinit {}

  /// Takes a batch, if there is one, and applies it.
  @discardableResult
  public func commit() throws -> Bool {
    guard let batch = coordinator.takeBatch() else {
      lastBatch = []
      return false
    }
    lastBatch = batch
    try document.apply(batch)
    if TestPage.drawsAlways, let difference = try drawnDifference() { throw BrokenBatch("drawn: \(difference)") }
    return true
  }

  /// Says where a drawing of the page first differs from what the page shows; nil for nowhere.
  ///
  /// Bodies run for it, and what is due is committed first.
  public func drawnDifference() throws -> String? {
    while let batch = coordinator.takeBatch() { try document.apply(batch) }
    guard let drawing = coordinator.draw() else { return nil }
    return try document.difference(from: drawing)
  }

  /// Whether every commit is followed by a drawing, which has to show the same.
  ///
  /// Tests of what runs cannot pass then.
  private static let drawsAlways = ProcessInfo.processInfo.environment["RAVEN_DRAWS"] != nil

  /// The operations since the log was cleared, one a line.
  public var log: [String] { document.log }
  /// The page as plain values.
  public var tree: [VNode] { document.tree }
  /// The text of the whole page.
  public var text: String { document.text }

  /// Forgets which bodies ran.
  public func clearRuns() { runs = [] }

  /// Sends an event, commits, and leaves the operations of that commit in the log.
  @discardableResult
  public func send(_ payload: PageEvent.Payload, to node: UInt32) throws -> PageEventOutcome {
    document.clearLog()
    let outcome = coordinator.perform(PageEvent(node: node, payload: payload))
    try commit()
    return outcome
  }

  /// Clicks the `index`-th element with a tag.
  public func click(tag: String = "button", _ index: Int = 0) throws {
    try expectHandled(send(.click([]), to: element(document.ids(tag: tag), index, "tag \(tag)")))
  }

  /// Clicks the element that shows a text, or the nearest around it that listens.
  public func click(text: String) throws {
    var target: UInt32? = try element(document.ids(text: text), 0, "text '\(text)'")
    while let id = target, document.mask(of: id) & 1 == 0 { target = document.parent(of: id) }
    guard let target else { throw BrokenBatch("nothing around '\(text)' listens to clicks") }
    try expectHandled(send(.click([]), to: target))
  }

  /// Switches the `index`-th checkbox.
  public func toggle(_ index: Int = 0) throws {
    let id = try element(document.ids(tag: "input"), index, "tag input")
    let isChecked = !document.isChecked(id)
    document.setChecked(id, isChecked)
    try expectHandled(send(.change(version: 0, isChecked: isChecked, value: "on"), to: id))
  }

  /// Types into the `index`-th field.
  public func type(_ text: String, _ index: Int = 0, version: UInt32 = 1) throws {
    let id = try element(document.ids(tag: "input"), index, "tag input")
    document.setValue(id, text)
    try expectHandled(send(.input(version: version, value: text), to: id))
  }

  /// Ends the page.
  public func end() { coordinator.end() }

  private func element(_ found: [UInt32], _ index: Int, _ what: String) throws -> UInt32 {
    guard index < found.count else { throw BrokenBatch("no element \(index) with \(what)") }
    return found[index]
  }

  private func expectHandled(_ outcome: PageEventOutcome) throws {
    guard outcome == .handled else { throw BrokenBatch("the event was not handled: \(outcome)") }
  }
}
