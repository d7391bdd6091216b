/// Items for the bars of a screen.
///
/// ```swift
/// struct EditingItems: ToolbarContent {
///   let save: () -> Void
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
///   }
/// }
/// ```
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// The items this one is made of.
  @ToolbarContentBuilder var body: Body { get }
  /// Adds the items to a toolbar. For the engine's own; others have a `body`.
  static func _collect(_ content: Self, into toolbar: _ToolbarItems)
}

extension ToolbarContent {
  public static func _collect(_ content: Self, into toolbar: _ToolbarItems) {
    Body._collect(content.body, into: toolbar)
  }
}

extension Never: ToolbarContent {
  public static func _collect(_ content: Never, into toolbar: _ToolbarItems) {}
}

/// Collects the items of a toolbar.
public final class _ToolbarItems {
  /// One item.
  struct Item {
    let placement: ToolbarItemPlacement
    /// Nil for room between items.
    let content: AnyView?
  }

  private(set) var items: [Item] = []
  /// Whether what is collected is left out of the bars, and its place kept.
  var isHidden = false

  init() {}
  nonisolated deinit {}

  func add(_ placement: ToolbarItemPlacement, _ content: AnyView?) {
    items.append(Item(placement: placement, content: isHidden ? nil : content))
  }
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with an id; toolbars cannot be rearranged here, so it says nothing.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  where ID == String {
    self.placement = placement
    self.content = content()
  }

  public var body: Never { neverBody() }

  public static func _collect(_ content: Self, into toolbar: _ToolbarItems) {
    toolbar.add(content.placement, AnyView(content.content))
  }
}

/// Several items of a toolbar in one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group; each of the views is an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public var body: Never { neverBody() }

  public static func _collect(_ content: Self, into toolbar: _ToolbarItems) {
    toolbar.add(content.placement, AnyView(content.content))
  }
}

/// Room between the items of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let isFlexible: Bool

  /// Creates room: as much as there is, or a little.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    isFlexible = sizing == .flexible
    self.placement = placement
  }

  public var body: Never { neverBody() }

  public static func _collect(_ content: Self, into toolbar: _ToolbarItems) {
    let isFlexible = content.isFlexible
    toolbar.add(content.placement, AnyView(WebElement("span", ["class": isFlexible ? "nav-gap flexible" : "nav-gap"])))
  }
}

/// How much room a spacer takes.
public nonisolated struct SpacerSizing: Hashable, Sendable {
  private let number: Int
  /// As much as there is.
  public static let flexible = SpacerSizing(number: 0)
  /// A little.
  public static let fixed = SpacerSizing(number: 1)
}
