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
  @Environment(read: { $0.buttonLook }) private var look

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
      keys: shortcut?.attribute,
      look: look
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
  var look = ButtonLook.builtIn(.automatic)

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let push = visitor.object { LinkPush() }
    if let destination = view.destination {
      let title = view.title ?? titleInAddress(of: view.label, view.screen)
      push.set(AnyView(destination), part: title.flatMap(RouteSegment.slug))
    }
    let (value, screen) = (view.value, view.screen)
    if Presence.columns, let value, visitor.chooses(value, in: screen) {
      let outside = visitor.enterBranch(3)
      visitor.choice(of: value, isEnabled: view.isEnabled, view.label)
      return visitor.leave(outside)
    }
    let parts = value.map { screen?.stack.parts(of: $0) ?? [] } ?? push.part.map { [$0] } ?? []
    if let screen, screen.stack.wants(parts) {
      screen.stack.found(value.map { StackEntry($0) } ?? StackEntry(push), parts.count)
    }
    let address = screen.flatMap { $0.stack.address(of: parts, above: $0) }
    let action = {
      guard let screen else { return }
      if let value { screen.stack.push(value) } else { screen.stack.push(push) }
    }
    let isButton = visitor.showsLinkAsButton(view.look)
    let outside = visitor.enterBranch(isButton ? 2 : 1)
    if Presence.buttonLooks, isButton {
      let target = LinkTarget(address: address, kind: .screen, isEnabled: view.isEnabled)
      Button._visit(Button(to: target, action: action, label: view.label), visitor)
    } else {
      let link = RouteLink(
        address: address,
        kind: visitor.makesRows ? "nav-link leads g" : "nav-link g",
        keys: view.keys,
        isEnabled: view.isEnabled,
        action: action,
        label: view.label
      )
      RouteLink._visit(link, visitor)
    }
    visitor.leave(outside)
  }

  private static func titleInAddress(of label: Label, _ screen: ScreenModel?) -> String? {
    #if !hasFeature(Embedded)
    if let screen, screen.stack.router.isPlain { return RouteSegment.plainText(in: label) }
    #endif
    return RouteSegment.visibleText(in: label)
  }
}

/// What a link shows that chooses the row it is.
private struct ChoiceLabel<Label: View>: _LeafView {
  let label: Label

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .child, kind: .g)
    Label._visit(view.label, visitor)
    visitor.close(element)
  }
}

extension Visitor {
  /// Whether a link to a value is a row of a list in a column that chooses: nothing in the column says what else it leads to.
  fileprivate func chooses(_ value: AnyRouteValue, in screen: ScreenModel?) -> Bool {
    guard makesListRows, EnvironmentValues(environment).listFindings?.hasChoices == true, let stack = screen?.stack
    else { return false }
    return stack.columns != nil && stack.ownDestination(for: value) == nil
  }

  fileprivate func choice<Label: View>(of value: AnyRouteValue, isEnabled: Bool, _ label: Label) {
    func visit<Choice: View>(_ choice: Choice) { Choice._visit(choice, self) }
    visit(
      ChoiceLabel(label: label)._containerValue {
        value.tag(&$0)
        if !isEnabled { $0.isSelectionDisabled = true }
      }
    )
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
