// What is common on other systems and has no counterpart on a page, with what to write instead.

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
}
