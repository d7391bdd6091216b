// What is common on other systems and has no counterpart on a page, with what to write instead.

#if !hasFeature(Embedded)
public import Foundation
#endif

/// What of a scrolling area has margins; not available.
@available(*, unavailable, message: "Put padding on what scrolls.")
public nonisolated struct ContentMarginPlacement: Sendable {
  /// Whatever suits.
  public static let automatic = ContentMarginPlacement()
  /// What scrolls.
  public static let scrollContent = ContentMarginPlacement()
  /// The bars beside it.
  public static let scrollIndicators = ContentMarginPlacement()
}

/// When a scrolling area gives way at its ends; not available.
@available(*, unavailable, message: "Browsers bounce only what has more than fits.")
public nonisolated struct ScrollBounceBehavior: Sendable {
  /// As the system does.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// If there is more than fits.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// How scrolling puts a keyboard away; not available.
@available(*, unavailable, message: "Browsers keep their keyboard until the field is left.")
public nonisolated struct ScrollDismissesKeyboardMode: Sendable {
  /// As the system does.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// As the finger moves.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode()
}

/// How far something is scrolled; not available.
@available(*, unavailable, message: "Use onGeometryChange(for:of:action:) of what scrolls.")
public nonisolated struct ScrollGeometry: Equatable, Sendable {
  /// Where what is seen begins.
  public var contentOffset: CGPoint { .zero }
  /// How large the content is.
  public var contentSize: CGSize { .zero }
  /// How large the area is.
  public var containerSize: CGSize { .zero }
  /// What is seen.
  public var visibleRect: CGRect { .zero }
}

/// What moves something that scrolls; not available.
@available(*, unavailable, message: "Use scrollPosition(id:anchor:), which is told ten times a second at most.")
public nonisolated enum ScrollPhase: Sendable {
  /// Nothing.
  case idle
  /// A finger that may begin to.
  case tracking
  /// A finger.
  case interacting
  /// What a finger gave it.
  case decelerating
  /// The app.
  case animating
}

/// Where a view is on its way through an area that scrolls; not available.
@available(*, unavailable, message: "Views look the same wherever they are scrolled to.")
public nonisolated enum ScrollTransitionPhase: Sendable {
  /// Coming in sight at the beginning.
  case topLeading
  /// In sight.
  case identity
  /// Going out of sight at the end.
  case bottomTrailing
  /// Whether it is in sight.
  public var isIdentity: Bool { true }
  /// -1, 0 or 1.
  public var value: Double { 0 }
}

extension View {
  /// Not available: margins are the content's own.
  @available(*, unavailable, message: "Put padding(_:_:) on what scrolls, inside the ScrollView.")
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  /// Not available: margins are the content's own.
  @available(*, unavailable, message: "Put padding(_:_:) on what scrolls, inside the ScrollView.")
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    self
  }

  /// Not available: the browser has its keyboard to itself.
  @available(
    *,
    unavailable,
    message: "Browsers keep their keyboard until the field is left: set its FocusState to nil."
  )
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Not available: browsers bounce what has more than fits.
  @available(*, unavailable, message: "Browsers bounce only what has more than fits. Leave the modifier out.")
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }

  /// Not available: an area begins at its beginning.
  @available(*, unavailable, message: "Set the binding of scrollPosition(id:anchor:) to the last view's id.")
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Not available: what is told of scrolling is which view stands first.
  @available(
    *,
    unavailable,
    message: "Use scrollPosition(id:anchor:), or onGeometryChange(for:of:action:) of what scrolls."
  )
  public func onScrollGeometryChange<Part: Equatable>(
    for type: Part.Type,
    of transform: @escaping (ScrollGeometry) -> Part,
    action: @escaping (Part, Part) -> Void
  ) -> some View { self }

  /// Not available: what is told of scrolling is which view stands first.
  @available(
    *,
    unavailable,
    message: "Use scrollPosition(id:anchor:), or onGeometryChange(for:of:action:) of what scrolls."
  )
  public func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
  ) -> some View { self }

  /// Not available: what is told of scrolling is which view stands first.
  @available(
    *,
    unavailable,
    message: "Use scrollPosition(id:anchor:), or onGeometryChange(for:of:action:) of what scrolls."
  )
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    self
  }

  /// Not available: what is told of scrolling is which view stands first.
  @available(
    *,
    unavailable,
    message: "Use scrollPosition(id:anchor:), or onGeometryChange(for:of:action:) of what scrolls."
  )
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type,
    threshold: Double = 0.5,
    _ action: @escaping ([ID]) -> Void
  ) -> some View { self }

  /// Not available: views look the same wherever they are scrolled to.
  @available(*, unavailable, message: "Views look the same wherever they are scrolled to. Leave the modifier out.")
  public func scrollTransition<Result>(
    _ transition: @escaping (_ content: EmptyView, _ phase: ScrollTransitionPhase) -> Result
  ) -> some View { self }

  /// Not available: views do not follow their own geometry.
  @available(*, unavailable, message: "Use onGeometryChange(for:of:action:) and the modifier of the effect.")
  public func visualEffect<Result>(
    _ effect: @escaping (_ content: EmptyView, _ geometry: GeometryProxy) -> Result
  ) -> some View { self }

  /// Not available: what scrolls ends where its area does.
  @available(*, unavailable, message: "An area clips what scrolls in it. Put padding(_:_:) on the content.")
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
}
