import Raven
import RavenTesting

/// A page with a list, and what changing its elements makes the engine do.
final class ListUnderTest<Element> {
  let elements: Elements<Element>
  private let page: RenderCoordinator
  /// The bytes of the last commit.
  private(set) var batch: [UInt8] = []
  /// How many bodies of rows ran in it.
  private(set) var rows = 0

  /// Shows a list, scrolled to some of its elements if it is a lazy one.
  init<Content: View>(_ items: [Element], at range: Range<UInt32>? = nil, _ list: (Elements<Element>) -> Content) throws
  {
    elements = Elements(items)
    page = RenderCoordinator(list(elements))
    let first = page.takeBatch() ?? []
    page.onBodyRun = { [unowned self] in if $0 == TextRow.self { rows += 1 } }
    if let range { try scroll(to: range, whatIsShown: first) }
  }

  private func scroll(to range: Range<UInt32>, whatIsShown batch: [UInt8]) throws {
    let document = ModelDocument()
    try document.apply(batch)
    let gap = document.ids.first { document.attribute("data-window", of: $0) != nil } ?? 0
    let request = PageEvent.Window(first: range.lowerBound, end: range.upperBound)
    precondition(page.perform(PageEvent(node: gap, payload: .window(request))) == .handled, "the list is not lazy")
    _ = page.takeBatch()
  }

  /// Changes the elements, and returns how long the commit takes that follows.
  ///
  /// The change itself is the app's: inserting into an array copies it, if the list still holds the one before. So is
  /// freeing that one with all that is in it, unless asked for.
  func change(freeing: Bool = false, _ change: (inout [Element]) -> Void) -> Double {
    let before = freeing ? [] : elements.items
    change(&elements.items)
    rows = 0
    return withExtendedLifetime(before) { microseconds { batch = page.takeBatch() ?? [] } }
  }

  /// How many rows the last commit moved.
  var moves: Int {
    get throws { try DOMCommand.decode(batch).count { if case .move = $0 { true } else { false } } }
  }
}
