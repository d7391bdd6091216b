#if !hasFeature(Embedded)
public import Foundation
#endif

extension View {
  /// Adds a gesture to the view.
  ///
  /// Where views inside have one for the same pointer, theirs goes first.
  ///
  /// ```swift
  /// Card().offset(pull).gesture(DragGesture().updating($pull) { drag, pull, _ in pull = drag.translation })
  /// ```
  public func gesture<Added: Gesture>(_ gesture: Added) -> some View {
    recognizing(_GestureParts(gesture), .usual)
  }

  /// Adds a gesture to the view, or not.
  public func gesture<Added: Gesture>(_ gesture: Added, isEnabled: Bool) -> some View {
    recognizing(isEnabled ? _GestureParts(gesture) : _GestureParts(), .usual)
  }

  /// Adds a gesture to the view that goes on beside those of views inside.
  public func simultaneousGesture<Added: Gesture>(_ gesture: Added) -> some View {
    recognizing(_GestureParts(gesture), .beside)
  }

  /// Adds a gesture to the view that goes before those of views inside.
  public func highPriorityGesture<Added: Gesture>(_ gesture: Added) -> some View {
    recognizing(_GestureParts(gesture), .first)
  }

  /// Does something when the view is pressed for a while.
  ///
  /// Keys do not press for long: offer a button as well, or `contextMenu(menuItems:)`.
  ///
  /// - Parameters:
  ///   - minimumDuration: how long, in seconds.
  ///   - maximumDistance: how far the pointer may move meanwhile.
  ///   - action: what to do.
  ///   - onPressingChanged: hears that the view is pressed, and that it is no more.
  /// - Returns: the view, listening.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    var parts = _GestureParts()
    parts.holds.append(
      _GestureParts.Hold(minimumDuration: minimumDuration, maximumDistance: maximumDistance) { phase in
        if phase == .lasted { action() }
        onPressingChanged?(phase == .began)
      }
    )
    return recognizing(parts, .usual)
  }

  /// Does something when the view is pressed for a while.
  ///
  /// An older form of `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration,
      maximumDistance: maximumDistance,
      perform: action,
      onPressingChanged: pressing
    )
  }

  /// Does something when a mouse or pen comes to be over the view, and when it leaves.
  ///
  /// Fingers and keys do not hover: show nothing that way that cannot be found in another.
  ///
  /// ```swift
  /// Card().shadow(radius: isOver ? 8 : 2).onHover { isOver = $0 }
  /// ```
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    var parts = _GestureParts()
    parts.hovers.append(action)
    return recognizing(parts, .beside)
  }

  private func recognizing(_ parts: _GestureParts, _ order: GestureOrder) -> _GestureView<Self> {
    _GestureView(content: self, parts: parts, order: order)
  }
}

/// Whose gesture goes first: that of a view or those of views inside it.
enum GestureOrder {
  case usual
  case beside
  case first

  var attribute: String? {
    switch self {
    case .usual: nil
    case .beside: "beside"
    case .first: "first"
    }
  }
}

/// A view with a gesture, unless it is disabled.
public struct _GestureView<Content: View>: View {
  let content: Content
  let parts: _GestureParts
  let order: GestureOrder

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let outer = visitor.chain
    let isEnabled = EnvironmentValues(visitor.environment).isEnabled
    visitor.chain = GestureLink(isEnabled ? view.parts : _GestureParts(), view.order, outer: outer)
    Content._visit(view.content, visitor)
    visitor.chain = outer
  }
}

/// An element of its own around the view, which has the page follow pointers over it.
private final class GestureLink: WrapperLink {
  private var parts: _GestureParts
  private let order: GestureOrder
  /// The spaces with names around the element.
  private var spaces: NamedSpace?

  init(_ parts: _GestureParts, _ order: GestureOrder, outer: ChainLink?) {
    self.parts = parts
    self.order = order
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    spaces = EnvironmentValues(visitor.environment).namedSpace
    // Clicks go to the innermost that listens, unless the page sees to it.
    let needsModule = parts.followsPointers || (order != .usual && parts.hasTaps)
    visitor.attribute(.dataWith, needsModule ? "gesture" : nil)
    visitor.attribute(visitor.intern("data-drag"), parts.dragDistance)
    visitor.attribute(visitor.intern("data-hold"), parts.hold)
    visitor.attribute(visitor.intern("data-order"), needsModule ? order.attribute : nil)
    let canFocus = !parts.taps.isEmpty && !visitor.container.isInteractive
    visitor.attribute(.tabindex, canFocus ? "0" : nil)
    visitor.listen(actions)
  }

  private var actions: EventActions {
    var actions = EventActions()
    if !parts.hovers.isEmpty {
      actions.add(.hover) { [self] event in
        if case .hover(let isOver) = event.payload { for hover in parts.hovers { hover(isOver) } }
      }
    }
    if !parts.holds.isEmpty {
      actions.add(.hold) { [self] event in
        if case .hold(let phase) = event.payload { for hold in parts.holds { hold.run(phase) } }
      }
    }
    if !parts.drags.isEmpty {
      actions.add(.drag) { [self] event in
        if case .drag(let drag) = event.payload { for part in parts.drags { part.run(drag, spaces) } }
      }
    }
    if !parts.taps.isEmpty { actions.add(.click) { [self] _ in for tap in parts.taps { tap() } } }
    if !parts.doubleTaps.isEmpty { actions.add(.doubleClick) { [self] _ in for tap in parts.doubleTaps { tap() } } }
    return actions
  }

  /// What the element says of the gesture.
  private var signature: [String?] {
    [parts.dragDistance, parts.hold, order.attribute, String(actions.mask)]
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: GestureLink.self)
    let isSame = signature == other.signature
    parts = other.parts
    return isSame
  }
}
