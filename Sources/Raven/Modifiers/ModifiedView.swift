/// A view with a modifier that travels down to the elements it applies to.
///
/// `Kind` tells modifiers apart whose slots differ, so that an erased view never takes one for another.
public struct _ChainedView<Content: View, Kind>: View {
  let content: Content
  let makeLink: (ChainLink?) -> ChainLink

  init(content: Content, as kind: Kind.Type, makeLink: @escaping (ChainLink?) -> ChainLink) {
    self.content = content
    self.makeLink = makeLink
  }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let outer = visitor.chain
    visitor.chain = view.makeLink(outer)
    Content._visit(view.content, visitor)
    visitor.chain = outer
  }
}

/// A link that only puts styles, attributes and actions on the next element.
class DecorationLink: ChainLink {}

/// A link that puts an element around.
class WrapperLink: ChainLink {
  private final var element: OpenElement?

  nonisolated deinit {}

  /// Opens the wrapper; overriders call it first, then add what it carries.
  final func wrap(_ visitor: Visitor, _ rule: LayoutRule, kind: Name?) {
    let element = visitor.openBare(visitor.boxTag, rule, kind: kind)
    visitor.setRule(rule, of: element)
    visitor.container.offer = visitor.offer(of: element)
    self.element = element
  }

  override func close(_ visitor: Visitor) {
    guard let element else { return }
    self.element = nil
    visitor.closeBare(element)
  }
}
