extension View {
  /// Does something when the view is tapped or clicked.
  ///
  /// Enter and Space do the same while it has the keyboard focus.
  ///
  /// Prefer a `Button`, which also tells assistive technology what it is.
  ///
  /// - Parameters:
  ///   - count: how often in quick succession, once or twice; more count as twice.
  ///   - action: what to do.
  /// - Returns: the view, listening.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    _TapView(content: self, isDouble: count > 1, action: action)
  }
}

/// A view that acts on taps, unless it is disabled.
public struct _TapView<Content: View>: View {
  let content: Content
  let isDouble: Bool
  let action: () -> Void

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let outer = visitor.chain
    let isEnabled = EnvironmentValues(visitor.environment).isEnabled
    visitor.chain = TapLink(view.action, isDouble: view.isDouble, isEnabled: isEnabled, outer: outer)
    Content._visit(view.content, visitor)
    visitor.chain = outer
  }
}

/// Listens on the element as the view is up to here: padding inside is part of it, padding outside is not.
private final class TapLink: ChainLink {
  private var action: () -> Void
  private let isDouble: Bool
  private let isEnabled: Bool

  init(_ action: @escaping () -> Void, isDouble: Bool, isEnabled: Bool, outer: ChainLink?) {
    self.action = action
    self.isDouble = isDouble
    self.isEnabled = isEnabled
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    let canFocus = isEnabled && !isDouble && !visitor.container.isInteractive
    visitor.takeDescription()
    visitor.decorate(attribute: .tabindex, canFocus ? "0" : nil)
    visitor.decorate(style: .cursor, isEnabled ? "pointer" : nil)
    let perform = { [self] in action() }
    visitor.decorate(isEnabled ? EventActions(isDouble ? .doubleClick : .click) { _ in perform() } : EventActions())
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: TapLink.self)
    action = other.action
    return other.isDouble == isDouble && other.isEnabled == isEnabled
  }
}
