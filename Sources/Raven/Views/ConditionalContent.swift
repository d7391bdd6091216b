/// One of two views: what `if … else` and `switch` build.
///
/// Each branch has an identity of its own.
public struct _ConditionalContent<First: View, Second: View>: View {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    switch view.storage {
    case .first(let content):
      let outside = visitor.enterBranch(1)
      First._visit(content, visitor)
      visitor.leave(outside)
    case .second(let content):
      let outside = visitor.enterBranch(2)
      Second._visit(content, visitor)
      visitor.leave(outside)
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    if let content = view {
      let outside = visitor.enterBranch(1)
      Wrapped._visit(content, visitor)
      visitor.leave(outside)
    } else {
      visitor.emptyBranch()
    }
  }
}
