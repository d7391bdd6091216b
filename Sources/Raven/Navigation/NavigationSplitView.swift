/// Shows two or three columns: what is chosen in one is shown in the next.
///
/// A link in a column shows its destination in the next column. On a narrow page one column is seen at a time, with a
/// link back to the one before; the page decides that by its width alone. There, choosing a row of a column's
/// `List(selection:)` brings up the next column too, and going back takes the choice back. What a link opens has an
/// address, what a list's choice brings up has none.
///
/// ```swift
/// NavigationSplitView {
///   ForEach(regions) { NavigationLink($0.name, value: $0) }
///     .navigationDestination(for: Region.self) { RegionScreen(region: $0) }
/// } detail: {
///   Text("Choose a region")
/// }
/// ```
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _LeafView {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  /// Creates three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  /// Creates two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    visibility = columnVisibility
    compactColumn = preferredCompactColumn
    self.sidebar = sidebar()
    content = nil
    self.detail = detail()
  }

  private var roots: [AnyView] {
    content.map { [AnyView(sidebar), AnyView($0), AnyView(detail)] } ?? [AnyView(sidebar), AnyView(detail)]
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let isFirst = visitor.isMounting
    let router = visitor.coordinator.router.unsafelyUnwrapped
    let model = visitor.object { SplitModel(router) }
    if isFirst {
      model.start(in: EnvironmentValues(visitor.environment).routeSlot ?? router.slot, view.roots)
    } else {
      for (column, root) in zip(model.columns, view.roots) { column.setRoot(root) }
    }
    let element = visitor.open(model.isOutermost ? .main : .div, .fills, kind: visitor.intern("split"))
    visitor.constant(.dataWith, visitor.intern("columns"))
    visitor.container = Container()
    let frame = SplitFrame(model: model, visibility: view.visibility, compactColumn: view.compactColumn)
    _BarView<SplitFrame>._visit(_BarView(content: frame) { $0 = ScreenChrome() }, visitor)
    visitor.anchor(of: model)
    visitor.close(element)
  }
}

/// Which columns of a split view are shown.
public nonisolated struct NavigationSplitViewVisibility: Equatable, Hashable, Sendable {
  private let number: Int
  /// All, where there is room.
  public static let automatic = NavigationSplitViewVisibility(number: 0)
  /// All.
  public static let all = NavigationSplitViewVisibility(number: 1)
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
  /// The last only.
  public static let detailOnly = NavigationSplitViewVisibility(number: 3)

  var attribute: String {
    switch number {
    case 2: "double"
    case 3: "detail"
    default: "all"
    }
  }
}

/// A column of a split view.
public nonisolated struct NavigationSplitViewColumn: Equatable, Hashable, Sendable {
  let number: Int
  /// The first.
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  /// The one in the middle.
  public static let content = NavigationSplitViewColumn(number: 1)
  /// The last.
  public static let detail = NavigationSplitViewColumn(number: 2)
}

/// The columns side by side.
private struct SplitFrame: View {
  let model: SplitModel
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  var body: some View {
    model.recordRead()
    bind()
    return SplitElement(model: model)
  }

  private func bind() {
    model.tellVisibility = { [visibility] in visibility?.wrappedValue = $0 }
    if let visibility { model.setVisibility(visibility.wrappedValue) }
    let last = model.columns.count - 1
    model.tellTop = { [compactColumn] column in
      compactColumn?.wrappedValue = column == 0 ? .sidebar : column == last ? .detail : .content
    }
    model.isToldTop = compactColumn != nil
    if let column = compactColumn?.wrappedValue { model.setTop(column == .detail ? last : column.number) }
  }
}

private struct SplitElement: View {
  let model: SplitModel

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let model = view.model
    for column in model.columns.indices {
      let element = visitor.openBare(.div, .raw, kind: visitor.intern("split-column"))
      visitor.visitColumn(column, of: model)
      visitor.closeBare(element)
    }
    // Last, because what the address opens is known when the columns are there.
    let state = visitor.openBare(.div, .raw, kind: visitor.intern("split-state"))
    visitor.constant(.hidden, .empty)
    visitor.attribute(
      visitor.intern("data-column"),
      String(model.top) + (model.top == model.columns.count - 1 ? " last" : "")
    )
    visitor.attribute(visitor.intern("data-columns"), model.visibility.attribute)
    visitor.closeBare(state)
  }
}

extension Visitor {
  /// Visits the one screen of a column.
  fileprivate func visitColumn(_ column: Int, of model: SplitModel) {
    let stack = model.columns[column]
    if isMounting { model.beginColumn(column) }
    let entry = model.entry(in: column)
    let branch = enterBranch(entry?.number ?? 0)
    let isFirst = isMounting
    let screen = object { ScreenModel(stack, entry) }
    if isFirst { stack.mounted(screen) }
    let outside = environment
    let writer = object { EnvironmentWriter() }
    environment = writer.apply(
      { values in
        values.navigationScreen = screen
        values.routeSlot = column == model.columns.count - 1 ? model.innerSlot : screen.innerSlot
        if entry != nil {
          values.dismiss = DismissAction(screen)
          values.isPresented = true
        }
      },
      to: outside
    )
    let element = openBare(.section, .raw, kind: intern("nav-screen"))
    ScreenView._visit(ScreenView(screen: screen), self)
    closeBare(element)
    environment = outside
    leave(branch)
    if isMounting { model.endColumn(column) }
  }
}
