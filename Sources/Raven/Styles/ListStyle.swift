/// How lists look: one of the built-in styles.
public protocol ListStyle {
  /// The look.
  var _look: _ListLook { get }
}

/// The built-in looks of lists.
public nonisolated enum _ListLook: Sendable {
  case plain
  case inset
  case insetGrouped
  case sidebar

  var rows: RowsLook {
    switch self {
    case .plain: .plain
    case .inset: .inset
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    }
  }
}

/// The usual list: sections as cards.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _ListLook { .insetGrouped }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _ListLook { .plain }
}

/// Rows at a distance from the edges, without cards.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _ListLook { .inset }
}

/// Sections as cards; on a page they always stand at a distance from the edges.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _ListLook { .insetGrouped }
}

/// Sections as cards at a distance from the edges.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _ListLook { .insetGrouped }
}

/// What leads to the parts of an app.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual list.
  public static var automatic: Self { Self() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: Self { Self() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows at a distance from the edges.
  public static var inset: Self { Self() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections as cards.
  public static var grouped: Self { Self() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards at a distance from the edges.
  public static var insetGrouped: Self { Self() }
}
extension ListStyle where Self == SidebarListStyle {
  /// What leads to the parts of an app.
  public static var sidebar: Self { Self() }
}

private nonisolated enum ListStyleKey: EnvironmentKey {
  static let defaultValue = _ListLook.insetGrouped
}

nonisolated extension EnvironmentValues {
  var listLook: _ListLook {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how lists in this view look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { environment(\.listLook, style._look) }
}
