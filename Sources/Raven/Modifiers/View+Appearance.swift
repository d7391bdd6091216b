extension View {
  /// Does something when the view has come onto the page.
  ///
  /// The first page of a visitor is sent as HTML before anything has appeared; actions run once it is alive.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    _AppearanceView(content: self, onAppear: action, onDisappear: nil)
  }

  /// Does something when the view has gone from the page, or the page itself has.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _AppearanceView(content: self, onAppear: nil, onDisappear: action)
  }
}

/// A view that notices its coming and going.
public struct _AppearanceView<Content: View>: View {
  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let isFirst = visitor.isMounting
    let life = visitor.object { Appearance() }
    life.onDisappear = view.onDisappear
    if isFirst, let action = view.onAppear { visitor.coordinator.afterCommit(action) }
    Content._visit(view.content, visitor)
  }
}

/// What to do when a view goes.
private final class Appearance: Retained {
  var onDisappear: (() -> Void)?

  override init() { super.init() }
  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) {
    if let onDisappear { coordinator.afterCommit(onDisappear) }
  }
}
