/// The content of a container, for which the container is usually large.
///
/// Inside the page it is kept in an object: each view around it has code of its own to copy what it holds, and that of an
/// object is a count.
struct BoxedView<Content: View>: View {
  #if hasFeature(Embedded)
  private final class Box {
    let content: Content
    init(_ content: Content) { self.content = content }
    nonisolated deinit {}
  }
  private let box: Box

  init(_ content: Content) { box = Box(content) }

  var content: Content { box.content }
  static func _visit(_ view: Self, _ visitor: Visitor) { Content._visit(view.box.content, visitor) }
  #else
  let content: Content

  init(_ content: Content) { self.content = content }

  static func _visit(_ view: Self, _ visitor: Visitor) { Content._visit(view.content, visitor) }
  #endif

  var body: Never { neverBody() }
}
