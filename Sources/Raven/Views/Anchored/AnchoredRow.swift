/// A row of an `AnchoredScrollView`.
///
/// ```swift
/// AnchoredRow(key: 7, position: 1_204, count: 1_000_000) { Bubble(message) }
/// ```
public struct AnchoredRow<Content: View>: _LeafView {
  private let key: Int
  private let position: Int?
  private let count: Int?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - key: what the page names it by: above 0, and no other row's.
  ///   - position: which of all rows it is, from 0; nil if that is not known.
  ///   - count: how many rows there are in all; nil if that is not known.
  ///   - content: what it shows.
  public init(key: Int, position: Int? = nil, count: Int? = nil, @ViewBuilder content: () -> Content) {
    self.key = key
    self.position = position
    self.count = count
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(
      visitor.boxTag,
      LayoutRule(x: .fills, y: .union),
      kind: visitor.intern("v anchored-row"),
      hasRole: true
    )
    visitor.attribute(visitor.intern("data-key"), String(view.key))
    visitor.attribute(.role, name: visitor.intern("article"))
    visitor.attribute(visitor.intern("aria-posinset"), view.position.map { String($0 + 1) })
    visitor.attribute(visitor.intern("aria-setsize"), String(view.count ?? -1))
    visitor.constant(.tabindex, visitor.intern("-1"))
    visitor.container.beginColumn(offer: visitor.offer(of: element))
    Content._visit(view.content, visitor)
    visitor.close(element)
  }
}
