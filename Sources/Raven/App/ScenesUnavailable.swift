// Scenes, menus and values of windows that a page has no counterpart for, with what to write instead.

#if !hasFeature(Embedded)
/// Menus of a menu bar; not available.
@available(
  *,
  unavailable,
  message: "A page has no menu bar. Put Buttons with keyboardShortcut(_:modifiers:) into a toolbar."
)
@MainActor public protocol Commands {}

/// A menu of a menu bar; not available.
@available(*, unavailable, message: "A page has no menu bar. Put a Menu into a toolbar.")
public struct CommandMenu<Content>: Commands {
  /// Not available.
  public init(_ name: String, @ViewBuilder content: () -> Content) {}
}

/// A part of a menu; not available.
@available(*, unavailable, message: "A page has no menu bar. Put a Menu into a toolbar.")
public struct CommandGroup<Content>: Commands {
  /// Not available.
  public init(after placement: CommandGroupPlacement, @ViewBuilder content: () -> Content) {}
  /// Not available.
  public init(before placement: CommandGroupPlacement, @ViewBuilder content: () -> Content) {}
  /// Not available.
  public init(replacing placement: CommandGroupPlacement, @ViewBuilder content: () -> Content) {}
}

/// The commands of a sidebar; not available.
@available(*, unavailable, message: "A NavigationSplitView has a button for its sidebar. Leave it out.")
public struct SidebarCommands: Commands {
  /// Not available.
  public init() {}
}

/// How a window may be resized; not available.
@available(*, unavailable, message: "A window is as large as the browser has it.")
public nonisolated struct WindowResizability: Sendable {
  /// As the system does.
  public static let automatic = WindowResizability()
  /// As its content.
  public static let contentSize = WindowResizability()
  /// At least as its content.
  public static let contentMinSize = WindowResizability()
}

/// How a window looks; not available.
@available(*, unavailable, message: "A window looks as the browser has it.")
public nonisolated struct WindowStyle: Sendable {
  /// As the system does.
  public static let automatic = WindowStyle()
  /// With a title.
  public static let titleBar = WindowStyle()
  /// Without a title.
  public static let hiddenTitleBar = WindowStyle()
  /// Without anything.
  public static let plain = WindowStyle()
}

/// Where a part of a menu stands; not available.
@available(*, unavailable, message: "A page has no menu bar. Put a Menu into a toolbar.")
public nonisolated struct CommandGroupPlacement: Sendable {
  /// Making something.
  public static let newItem = CommandGroupPlacement()
  /// About the app.
  public static let appInfo = CommandGroupPlacement()
  /// Settings.
  public static let appSettings = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement()
  /// Copying.
  public static let pasteboard = CommandGroupPlacement()
  /// Editing.
  public static let textEditing = CommandGroupPlacement()
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}

extension Scene {
  /// Not available: a page has no menu bar.
  @available(
    *,
    unavailable,
    message: "A page has no menu bar. Put Buttons with keyboardShortcut(_:modifiers:) into a toolbar."
  )
  public func commands<Content>(content: () -> Content) -> some Scene { self }

  /// Not available: a window is the browser's.
  @available(*, unavailable, message: "A window is as large as the browser has it. Give views frames instead.")
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Not available: a window is the browser's.
  @available(*, unavailable, message: "A window is as large as the browser has it. Leave the modifier out.")
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Not available: a window is the browser's.
  @available(*, unavailable, message: "A window looks as the browser has it. Leave the modifier out.")
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
}

/// A window of settings; not available.
@available(*, unavailable, message: "Show settings in a Tab, a sheet or a screen of their own.")
public struct Settings<Content> {
  /// Not available.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A menu in the system's menu bar; not available.
@available(*, unavailable, message: "A page cannot reach the system's menu bar. Put a Menu into a toolbar.")
public struct MenuBarExtra<Content> {
  /// Not available.
  public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) {}
}

/// Windows of documents; not available.
@available(*, unavailable, message: "Keep documents in a model, and list them in a WindowGroup.")
public struct DocumentGroup<Document, Content> {
  /// Not available.
  public init(newDocument: @autoclosure @escaping () -> Document, content: @escaping (Document) -> Content) {}
}
/// Values that what has the focus gives to others; not available.
@available(*, unavailable, message: "Keep the value in an @Observable model that both read from the environment.")
public nonisolated struct FocusedValues {
  /// Not available.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// The key of such a value; not available.
@available(*, unavailable, message: "Keep the value in an @Observable model that both read from the environment.")
public nonisolated protocol FocusedValueKey {
  associatedtype Value
}

/// A value of what has the focus; not available.
@available(*, unavailable, message: "Keep the value in an @Observable model that both read from the environment.")
@propertyWrapper
public struct FocusedValue<Value> {
  public var wrappedValue: Value? { nil }

  /// Not available.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
}

/// A binding to a value of what has the focus; not available.
@available(*, unavailable, message: "Keep the value in an @Observable model that both read from the environment.")
@propertyWrapper
public struct FocusedBinding<Value> {
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// Not available.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
}

extension View {
  /// Not available: what has the focus gives nothing to others.
  @available(*, unavailable, message: "Keep the value in an @Observable model that both read from the environment.")
  public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    self
  }

  /// Not available: what has the focus gives nothing to others.
  @available(*, unavailable, message: "Keep the value in an @Observable model that both read from the environment.")
  public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
    self
  }
}
#endif
