/// What an action of assistive technology is for.
public nonisolated struct AccessibilityActionKind: Equatable, Sendable {
  private let number: Int
  /// What a press does.
  public static let `default` = AccessibilityActionKind(number: 0)
  /// Leaving.
  public static let escape = AccessibilityActionKind(number: 1)

  /// Not available.
  @available(*, unavailable, message: "A page has no such gesture; use accessibilityAction(named:_:).")
  public static var magicTap: AccessibilityActionKind { .default }
  /// Not available.
  @available(*, unavailable, message: "Use accessibilityAction(named: \"Delete\") or a button.")
  public static var delete: AccessibilityActionKind { .default }
}

extension View {
  /// Does something when assistive technology presses the view, or leaves it with Escape.
  ///
  /// With `default` the view can be reached and pressed with the keyboard.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> some View {
    _ChainedView(content: self, as: AccessibilityActionLink.self) {
      AccessibilityActionLink(actionKind, handler, outer: $0)
    }
  }

  /// Offers an action by name, for people who cannot use what it stands in for: a swipe, a drag, a long press.
  ///
  /// On the page it is a button for the keyboard and for screen readers, seen only while it has the focus.
  ///
  /// ```swift
  /// MessageRow(message).accessibilityAction(named: "Archive") { archive(message) }
  /// ```
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    overlay(alignment: .topTrailing) { NamedActionButton(name: name.string, action: handler) }
  }

  /// Offers an action by name, for people who cannot use what it stands in for.
  @_disfavoredOverload
  public func accessibilityAction(named name: some StringProtocol, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
}

/// A button for the keyboard and for screen readers alone.
private struct NamedActionButton: _LeafView {
  let name: String
  let action: () -> Void

  static func _build(_ view: Self, _ visitor: Visitor) {
    let isNested = visitor.container.isInteractive
    let element = visitor.open(isNested ? .span : .button, .rigid, kind: .gBtnAction)
    if isNested {
      visitor.constant(.role, .button)
      visitor.constant(.tabindex, .zero)
    } else {
      visitor.constant(.type, .button)
    }
    let action = view.action
    visitor.listen(EventActions(.click) { _ in action() })
    visitor.text(view.name)
    visitor.close(element)
  }
}

/// An action of the view's own element.
private final class AccessibilityActionLink: ChainLink {
  private let kind: AccessibilityActionKind
  private var handler: () -> Void

  init(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void, outer: ChainLink?) {
    self.kind = kind
    self.handler = handler
    super.init(passingFrom: outer)
  }

  nonisolated deinit {}

  override func describe(_ inner: inout AccessibilityProperties) {
    if kind == .default { inner.add(AccessibilityProperties(given: .traits, traits: .isButton)) }
  }

  override func decorateElement(_ visitor: Visitor) {
    if kind == .default {
      visitor.decorate(focusable: .zero)
      visitor.decorate(EventActions(.click) { [self] _ in handler() })
    } else {
      visitor.decorate(
        EventActions(.keyDown) { [self] event in
          if case .keyDown(let key, _) = event.payload, key.hasSameBytes(as: "Escape" as StaticString) { handler() }
        }
      )
    }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: AccessibilityActionLink.self)
    handler = other.handler
    return other.kind == kind
  }
}
