#if hasFeature(Embedded)
/// A view without its type: what is made around it is compiled once for views of all types.
///
/// Unlike `AnyView` it never stands for a view of another type than before, and so has no block of its own.
struct UntypedView: View {
  private let storage: AnyViewStorage

  fileprivate init<Content: View>(_ content: Content) { storage = UntypedStorage(content) }

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) { view.storage.visit(visitor) }
}

private final class UntypedStorage<Content: View>: AnyViewStorage {
  private let content: Content

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  nonisolated deinit {}
  override func visit(_ visitor: Visitor) { visitContent(visitor) }
  private final func visitContent(_ visitor: Visitor) { Content._visit(content, visitor) }
}

/// A view without its type.
func untyped<Content: View>(_ view: Content) -> UntypedView { UntypedView(view) }
#else
/// A view as it is: natively nothing is gained by hiding its type.
func untyped<Content: View>(_ view: Content) -> Content { view }
#endif
