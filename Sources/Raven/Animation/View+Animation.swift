extension View {
  /// Animates what changes in this view when a value does.
  ///
  /// ```swift
  /// Circle().scaleEffect(isOn ? 1 : 0.5).animation(.bouncy, value: isOn)
  /// ```
  /// Modifiers outside are not animated. nil has changes happen at once, whatever transaction they are made in.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    _ChainedView(content: self, as: AnimationLink<Value>.self) { AnimationLink(animation, value, outer: $0) }
  }

  /// Not available: it would animate whatever changes, for any reason.
  @available(*, unavailable, message: "Say which value's changes to animate: animation(_:value:).")
  public func animation(_ animation: Animation?) -> some View { self }

  /// Changes the transaction for what changes in this view.
  ///
  /// ```swift
  /// chart.transaction { $0.animation = nil }
  /// ```
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    _ChainedView(content: self, as: TransactionLink.self) { TransactionLink(transform, outer: $0) }
  }

  /// Not available: a page does not interpolate shapes between views.
  @available(*, unavailable, message: "Views that stay move by themselves; use transition(_:) for those that do not.")
  public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Any) -> some View { self }

  /// Not available: the browser animates between two states.
  @available(
    *,
    unavailable,
    message: "Use withAnimation(_:_:) with repeatForever(autoreverses:), or one step after another."
  )
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: [Phase],
    @ViewBuilder content: @escaping (Self, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    self
  }
}

/// An element around the view, of which the page is told how what changes inside is to move.
private final class AnimationLink<Value: Equatable>: WrapperLink {
  private var animation: Animation?
  private let value: Value

  init(_ animation: Animation?, _ value: Value, outer: ChainLink?) {
    self.animation = animation
    self.value = value
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.coordinator.usesMotion = true
    let wasWriting = visitor.isWriting
    let seen = visitor.object { SeenValue(value) }
    let wasSeen = seen.value == value
    seen.value = value
    if wasWriting || wasSeen { return }
    visitor.coordinator.animate(visitor.openID, animation)
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: AnimationLink<Value>.self)
    animation = other.animation
    return other.value == value
  }
}

/// The value an element was last shown for.
private final class SeenValue<Value>: Retained {
  var value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  nonisolated deinit {}
}

/// An element around the view, of which the page is told when what changes inside moves otherwise than the rest.
private final class TransactionLink: WrapperLink {
  private var transform: (inout Transaction) -> Void

  init(_ transform: @escaping (inout Transaction) -> Void, outer: ChainLink?) {
    self.transform = transform
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    let outer = visitor.coordinator.motion
    var transaction = Transaction(animation: outer)
    transform(&transaction)
    let isPatching = !visitor.isWriting
    wrap(visitor, .child, kind: .g)
    visitor.coordinator.usesMotion = true
    if isPatching, transaction.animation != outer {
      visitor.coordinator.animate(visitor.openID, transaction.animation)
    }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    transform = unsafeDowncast(other, to: TransactionLink.self).transform
    return true
  }
}
