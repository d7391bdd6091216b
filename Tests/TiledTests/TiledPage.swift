import Observation
import Raven
import RavenTesting
import SwiftUI
import Tiled

/// Numbers that a list shows, and what the list is asked for.
@Observable final class Numbers {
  var items: [Int]
  init(_ items: [Int]) { self.items = items }
}

struct NumberList: View {
  let numbers: Numbers
  var follow = TiledFollow.whenAtEnd
  var start = TiledInitialPosition<Int>.start

  var body: some View {
    TiledView(numbers.items, id: \.self) { Text("\($0)") }.tiledFollow(follow).tiledInitialPosition(start)
  }
}

/// A page with one list on it, and what a browser would say of it.
struct TiledPage {
  let page: TestPage

  init(_ view: some View, keeping storage: BrowserStorage? = nil) throws {
    var context = PageContext()
    context.storage = storage
    page = try TestPage(view, context: context)
    try page.commit()
  }

  var root: UInt32 { page.document.ids.first { page.document.attribute("data-window", of: $0) != nil } ?? 0 }

  /// The rows in document order.
  var rows: [UInt32] { page.document.ids.filter { page.document.attribute("data-key", of: $0) != nil } }

  /// What the rows show.
  var shown: [Int] { rows.compactMap { Int(page.document.text(of: $0)) } }

  var keys: [UInt32] { rows.compactMap { page.document.attribute("data-key", of: $0).flatMap { UInt32($0) } } }

  /// `version before behind follow`.
  var window: [Int] {
    (page.document.attribute("data-window", of: root) ?? "").split(separator: " ").compactMap { Int($0) }
  }

  var aim: String? { page.document.attribute("data-aim", of: root) }

  func say(_ reading: PageEvent.Reading) throws {
    _ = try page.send(.reading(reading), to: root)
    try page.commit()
  }

  func commit() throws { try page.commit() }

  /// What a page says that has rows of 10 points and shows some of them.
  func reading(
    _ first: Int,
    _ last: Int,
    heights: Double = 10,
    focused: UInt32 = 0,
    isFollowing: Bool = false
  ) -> PageEvent.Reading {
    let keys = keys
    return PageEvent.Reading(
      first: keys[first],
      last: keys[min(last, keys.count - 1)],
      width: 300,
      height: heights * 5,
      above: heights * 50,
      below: heights * 50,
      focused: focused,
      isFollowing: isFollowing,
      heights: keys.map { PageEvent.Reading.Height(key: $0, height: heights) }
    )
  }

  /// Whether an element with this text is on the page.
  func has(_ text: String) -> Bool { page.text.contains(text) }

  /// Lets what is under way go on until something is so.
  func wait(until isSo: () -> Bool) async throws {
    for _ in 0..<10_000 where !isSo() {
      await Task.yield()
      try commit()
    }
  }
}
