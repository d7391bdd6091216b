// What is common on other systems and has no counterpart on a page, with what to write instead.

#if !hasFeature(Embedded)
public import Foundation
#endif

/// What came of a key; not available.
@available(*, unavailable, message: "Give a Button a keyboardShortcut(_:modifiers:).")
public nonisolated struct KeyPress: Sendable {
  /// Whether somebody acted on it.
  public enum Result: Sendable {
    /// Somebody did.
    case handled
    /// Nobody did.
    case ignored
  }
}

/// How a menu looks; not available.
@available(*, unavailable, message: "Menus look as buttons do: use buttonStyle(_:).")
public nonisolated struct MenuStyle: Sendable {
  /// As menus have it.
  public static let automatic = MenuStyle()
  /// A button.
  public static let button = MenuStyle()
  /// A button without a frame.
  public static let borderlessButton = MenuStyle()
}

/// Where a mouse is over a view; not available.
@available(*, unavailable, message: "Fingers and keys do not hover.")
public nonisolated enum HoverPhase: Equatable, Sendable {
  /// There.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// Where an arrow key points; not available.
@available(*, unavailable, message: "Give Buttons keyboardShortcut(_:modifiers:) with .upArrow and its kin.")
public nonisolated enum MoveCommandDirection: Sendable {
  /// Where arrow keys point.
  case up, down, left, right
}

extension View {
  /// Not available: a key has done what it does in the browser before the app hears of it.
  @available(
    *,
    unavailable,
    message: "Give a Button a keyboardShortcut(_:modifiers:); for text, use onSubmit or onChange."
  )
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }

  /// Not available: a key has done what it does in the browser before the app hears of it.
  @available(
    *,
    unavailable,
    message: "Give a Button a keyboardShortcut(_:modifiers:); for text, use onSubmit or onChange."
  )
  public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> some View { self }

  /// Not available: menus look as buttons do.
  @available(*, unavailable, message: "Menus look as buttons do: use buttonStyle(_:).")
  public func menuStyle(_ style: MenuStyle) -> some View { self }

  /// Not available: menus have no sign.
  @available(*, unavailable, message: "Menus have no sign of their own. Leave the modifier out, or add an image.")
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Not available: a context menu shows no preview.
  @available(*, unavailable, message: "A context menu shows no preview. Leave it out.")
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items,
    @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Not available: where a mouse is over a view is not told.
  @available(*, unavailable, message: "Use onHover(perform:), or a DragGesture for where a pointer is.")
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View { self }

  /// Not available: hovering is for a mouse.
  @available(
    *,
    unavailable,
    message: "Fingers and keys do not hover; buttons show by themselves that a mouse is over them."
  )
  public func hoverEffect() -> some View { self }

  /// Not available: the keyboard goes to controls.
  @available(
    *,
    unavailable,
    message: "The keyboard goes to controls: make it a Button, with buttonStyle(.plain) if it should not look like one."
  )
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Not available: keys of commands are buttons' shortcuts.
  @available(*, unavailable, message: "Give a Button keyboardShortcut(.cancelAction).")
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Not available: keys of commands are buttons' shortcuts.
  @available(*, unavailable, message: "Give Buttons keyboardShortcut(_:modifiers:) with .upArrow and its kin.")
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }

  /// Not available: keys of commands are buttons' shortcuts.
  @available(
    *,
    unavailable,
    message: "Use onDelete(perform:) of the ForEach, or a Button with keyboardShortcut(.delete)."
  )
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  #if !hasFeature(Embedded)
  /// Not available: files stay with the browser.
  @available(*, unavailable, message: "A page is not given files. Ask for a link, or take text in a TextEditor.")
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Not available: files stay with the browser.
  @available(*, unavailable, message: "A page is not given files. Ask for a link, or take text in a TextEditor.")
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Not available: files stay with the browser.
  @available(*, unavailable, message: "Show a Link to an address at which your server gives the file.")
  public func fileExporter<Document>(
    isPresented: Binding<Bool>,
    document: Document?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  #endif
}
