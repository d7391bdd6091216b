extension View {
  /// Does something when the view has come onto the page, or is seen again.
  ///
  /// In a navigation stack a view appears again when the screen above its own is popped, in a tab view each time its tab
  /// is selected. A sheet or cover does not make what is behind it go.
  ///
  /// ```swift
  /// TrailList().onAppear { model.refresh() }
  /// ```
  /// The first page of a visitor is sent as HTML before anything has appeared; actions run once it is alive.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    _AppearanceView(content: self, onAppear: action, onDisappear: nil)
  }

  /// Does something when the view has gone from the page, or the page itself has, or it is not seen for now.
  ///
  /// A view disappears, and keeps its state, when another screen is pushed above its own or another tab is selected.
  ///
  /// ```swift
  /// Player(track).onDisappear { track.pause() }
  /// ```
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
    let appearance = visitor.object { Appearance() }
    appearance.onAppear = view.onAppear
    appearance.onDisappear = view.onDisappear
    visitor.visit(view.content, with: appearance)
  }
}

/// What to do when a view comes and when it goes.
private final class Appearance: StageMember {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  override init() { super.init() }
  nonisolated deinit {}

  override func appear() { onAppear?() }
  override func disappear() { onDisappear?() }

  override func retire(_ coordinator: RenderCoordinator) {
    super.retire(coordinator)
    if hasAppeared { coordinator.afterCommit { self.settle() } }
  }
}
