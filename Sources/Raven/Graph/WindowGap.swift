#if !hasFeature(Embedded)
import Foundation
#endif

/// The room of a lazy list's elements that are not built, before or behind those that are.
///
/// The one behind also tells the page which elements are built, and hears from it which are wanted; `lazy.js` keeps its
/// height.
struct WindowGap: _LeafView {
  /// How high an element is taken to be until the page has measured some, in points.
  private static let guess = 44
  /// No gap is given more room before the page has a say: browsers ignore heights far above.
  private static let most = 4_000_000

  static var _leafKind: _LeafKind { .gap }

  /// The list, and which of its elements are here.
  let list: ElementList
  let range: Range<Int>
  /// One of them that is built for its focus.
  let kept: Int?
  /// Tells the list's two gaps from those of other lists on the page.
  let key: Int
  /// For the gap behind: what is built.
  let report: Report?

  /// What the gap behind a list's rows tells the page, and does when the page asks.
  struct Report {
    let window: ListWindow
    let count: Int
    let go: (PageEvent.Window) -> Void
    let seek: (PageEvent.Seek, _ gap: UInt32) -> Void

    /// `first end count`, then the element kept outside of that.
    fileprivate var text: String {
      let range = String(window.first) + " " + String(window.end) + " " + String(count)
      return range + (window.kept.map { " " + String($0) } ?? "")
    }
  }

  static func _build(_ view: Self, _ visitor: Visitor) {
    let isRow = visitor.container.axis == .horizontal
    let element = visitor.openBare(visitor.container.tag == .ul ? .li : visitor.boxTag, .raw)
    visitor.constant("class", "gap")
    visitor.constant(.ariaHidden, .true)
    visitor.constant("role", "presentation")
    visitor.attribute("data-gap", String(view.key))
    visitor.guess(min(view.range.count * guess, most), isRow: isRow)
    if let report = view.report {
      visitor.constant("data-with", "lazy")
      if isRow { visitor.constant("data-axis", "x") }
      visitor.attribute("data-window", report.text)
      let (go, seek) = (report.go, report.seek)
      var actions = EventActions(.window) { event in
        if case .window(let request) = event.payload { go(request) }
      }
      actions.add(.seek) { event in
        if case .seek(let request) = event.payload { seek(request, event.node) }
      }
      visitor.listen(actions)
    }
    visitor.closeBare(element)
  }
}

extension Visitor {
  /// Gives a new gap about its room; from then on it is the page's.
  fileprivate func guess(_ length: Int, isRow: Bool) {
    if isWriting { encoder.style(isRow ? .width : .height, px(CGFloat(length))) }
  }
}
