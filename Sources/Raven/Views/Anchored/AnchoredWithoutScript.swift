/// What an `AnchoredScrollView` shows only as long as no script has come: a link to what scrolling would show.
///
/// ```swift
/// AnchoredWithoutScript { Link("Earlier", destination: earlier) }
/// ```
public struct AnchoredWithoutScript<Content: View>: _LeafView {
  private let content: Content

  /// Creates it.
  ///
  /// - Parameter content: what it shows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.openColumn("v anchored-plain")
    Content._visit(view.content, visitor)
    visitor.close(element)
  }
}
