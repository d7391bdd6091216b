/// One tab of a tab view, with its title and icon.
///
/// ```swift
/// Tab("Trails", systemImage: "map", value: Section.trails) { TrailsTab() }
/// ```
public struct Tab<Value, Content: View, Label: View>: View {
  private let setTag: ((inout ContainerValues) -> Void)?
  private let title: String?
  private let content: Content
  private let label: Label

  private init(
    title: String?,
    content: Content,
    label: Label,
    setTag: ((inout ContainerValues) -> Void)? = nil
  ) {
    self.title = title
    self.content = content
    self.label = label
    self.setTag = setTag
  }

  public var body: some View {
    let item = TabItem(title: title, label: AnyView(label))
    TabContent(content: content)._containerValue { [setTag] values in
      values.tabItem = item
      setTag?(&values)
    }
  }
}

/// The content of a tab as one child, however many views it is.
private struct TabContent<Content: View>: _LeafView {
  let content: Content

  static func _build(_ view: Self, _ visitor: Visitor) { Content._visit(view.content, visitor) }
}

extension Tab where Value: Hashable {
  /// Creates a tab with a value and a label of any views.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    let label = label()
    self.init(title: RouteSegment.visibleText(in: label), content: content(), label: label) { values in
      values.setTag(value)
    }
  }
}

extension Tab where Label == DefaultTabLabel, Value: Hashable {
  /// Creates a tab with a value, a title and the name of a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let title = String(title)
    self.init(
      title: title,
      content: content(),
      label: DefaultTabLabel(title: title, image: Image(decorativeSystemName: systemImage))
    ) { $0.setTag(value) }
  }

  /// Creates a tab with a value, a title and an image of the app's `Resources` folder.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let title = String(title)
    self.init(title: title, content: content(), label: DefaultTabLabel(title: title, image: Image(decorative: image))) {
      $0.setTag(value)
    }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  /// Creates a tab with a title and the name of a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let title = String(title)
    self.init(
      title: title,
      content: content(),
      label: DefaultTabLabel(title: title, image: Image(decorativeSystemName: systemImage))
    )
  }

  /// Creates a tab with a title and an image of the app's `Resources` folder.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let title = String(title)
    self.init(title: title, content: content(), label: DefaultTabLabel(title: title, image: Image(decorative: image)))
  }
}

/// What a tab is for.
public nonisolated struct TabRole: Hashable, Sendable {
  private let number: Int
  /// Searching; shown like any other tab.
  public static let search = TabRole(number: 0)
}

/// The title of a tab with its icon.
public struct DefaultTabLabel: View {
  let title: String
  let image: Image

  public var body: some View {
    WebElement("span", ["class": "tab-glyph", "aria-hidden": "true"]) { image }
    WebElement("span", ["class": "tab-title"]) { Text(title) }
  }
}

extension ContainerValues {
  fileprivate mutating func setTag<Tag: Hashable>(_ tag: Tag) { self[TagKey<Tag>.self] = tag }
}
