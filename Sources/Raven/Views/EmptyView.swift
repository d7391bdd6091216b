/// A view that shows nothing.
public struct EmptyView: View {
  /// Creates an empty view.
  public nonisolated init() {}
  public var body: Never { neverBody() }
  public static func _visit(_ view: Self, _ visitor: Visitor) {}
  public static var _isMarkup: Bool { true }
}
