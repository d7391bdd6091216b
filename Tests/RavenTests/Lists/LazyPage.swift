import Raven
import RavenTesting

/// A page with lazy lists, as the page's own script would drive it.
struct LazyPage {
  let page: TestPage

  init<Root: View>(_ view: Root) throws { page = try TestPage(view) }

  /// The gaps behind the rows of lists, in document order.
  var gaps: [UInt32] { page.document.ids.filter { page.document.attribute("data-window", of: $0) != nil } }

  /// What the lists say is built: `first end count`.
  var windows: [String] { gaps.compactMap { page.document.attribute("data-window", of: $0) } }

  /// Asks for a part of a list.
  @discardableResult
  func ask(
    _ range: Range<UInt32>,
    of list: Int = 0,
    columns: UInt32 = 1,
    isAtStart: Bool? = nil,
    focused: UInt32 = 0
  ) throws -> PageEventOutcome {
    let request = PageEvent.Window(
      first: range.lowerBound,
      end: range.upperBound,
      columns: columns,
      isAtStart: isAtStart ?? (range.lowerBound == 0),
      focused: focused
    )
    return try page.send(.window(request), to: gaps[list])
  }

  /// The texts of paragraphs and spans that stand by themselves, in document order.
  var texts: [String] {
    page.document.ids.filter { page.document.children(of: $0).isEmpty }.map { page.document.text(of: $0) }
      .filter { !$0.isEmpty }
  }
}

extension Array where Element == String {
  /// The numbers among some texts.
  var numbers: [Int] { compactMap { Int($0) } }
}
