/// A control that pushes a screen onto the navigation stack it stands in.
///
/// On the page it is a link with the screen's own address: it can be opened in another tab, copied and bookmarked.
///
/// ```swift
/// NavigationLink("Ridge Walk", value: trail)
/// NavigationLink { AboutScreen() } label: { Label("About", image: "info.svg") }
/// ```
/// A link with a value needs a `navigationDestination(for:)` in its stack. One with a destination is found again at its
/// address by its title.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let value: AnyRouteValue?
  private let destination: Destination?
  private let title: String?
  private let label: Label
  @Environment(read: { $0.isEnabled }) private var isEnabled
  // By a closure: here the optimiser does not see through the key path, and Embedded Swift has none.
  @Environment(read: { $0.navigationScreen }) private var screen
  @Environment(read: { $0.keyboardShortcut }) private var shortcut

  init(value: AnyRouteValue?, destination: Destination?, title: String?, label: Label) {
    self.value = value
    self.destination = destination
    self.title = title
    self.label = label
  }

  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(value: nil, destination: destination(), title: nil, label: label())
  }

  /// Creates a link to a view.
  ///
  /// An older form of `init(destination:label:)`.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(value: nil, destination: destination, title: nil, label: label())
  }

  /// Not available: set what is pushed instead.
  @available(
    *,
    unavailable,
    message: "Bind the stack's path, or use navigationDestination(isPresented:destination:)."
  )
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
  }

  public var body: some View {
    _NavigationLinkBody(
      value: value,
      destination: destination,
      title: title,
      label: label,
      isEnabled: isEnabled && screen != nil && (value != nil || destination != nil),
      screen: screen,
      keys: shortcut?.attribute
    )
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the destination of a value; without one it is disabled.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(value: value.map { RouteValue($0) }, destination: nil, title: nil, label: label())
  }

  /// Creates a link with a title to the destination of a value; without one it is disabled.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) where Label == Text {
    self.init(value: value.map { RouteValue($0) }, destination: nil, title: String(title), label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {
    self.init(value: nil, destination: destination(), title: String(title), label: Text(title))
  }

  /// Creates a link with a title to a view.
  ///
  /// An older form of `init(_:destination:)`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(value: nil, destination: destination, title: String(title), label: Text(title))
  }
}

/// The link, with what it pushes.
public struct _NavigationLinkBody<Label: View, Destination: View>: View {
  let value: AnyRouteValue?
  let destination: Destination?
  let title: String?
  let label: Label
  let isEnabled: Bool
  let screen: ScreenModel?
  var keys: String?

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let push = visitor.object { LinkPush() }
    if let destination = view.destination {
      let title = view.title ?? titleInAddress(of: view.label, view.screen)
      push.set(AnyView(destination), part: title.flatMap(RouteSegment.slug))
    }
    let (value, screen) = (view.value, view.screen)
    let parts = value.map { screen?.stack.parts(of: $0) ?? [] } ?? push.part.map { [$0] } ?? []
    if let screen, screen.stack.wants(parts) {
      screen.stack.found(value.map { StackEntry($0) } ?? StackEntry(push), parts.count)
    }
    let link = RouteLink(
      address: screen.flatMap { $0.stack.address(of: parts, above: $0) },
      kind: "nav-link g",
      keys: view.keys,
      isEnabled: view.isEnabled,
      action: {
        guard let screen else { return }
        if let value { screen.stack.push(value) } else { screen.stack.push(push) }
      },
      label: view.label
    )
    RouteLink._visit(link, visitor)
  }

  private static func titleInAddress(of label: Label, _ screen: ScreenModel?) -> String? {
    #if !hasFeature(Embedded)
    if let screen, screen.stack.router.isPlain { return RouteSegment.plainText(in: label) }
    #endif
    return RouteSegment.visibleText(in: label)
  }
}

/// What a link with a destination pushes.
private final class LinkPush: PushSource {
  private var destination = AnyView(EmptyView())
  private var slug: String?

  override init() { super.init() }
  nonisolated deinit {}

  override var content: AnyView { destination }
  override var part: String? { slug }

  func set(_ destination: AnyView, part: String?) {
    self.destination = destination
    slug = part
    changed.notifyReaders()
  }
}
