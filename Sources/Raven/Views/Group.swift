/// Several views treated as one, without a container of their own: a modifier applies to each.
public struct Group<Content: View>: View {
  let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) { Content._visit(view.content, visitor) }
}
