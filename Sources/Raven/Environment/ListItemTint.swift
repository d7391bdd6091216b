/// How the icons of labels in a list are coloured.
public nonisolated struct ListItemTint: Equatable, Sendable {
  fileprivate let color: Color

  /// In a colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// In a colour that the system may replace; on a page it does not.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// In no colour.
  public static let monochrome = ListItemTint(color: .secondary)
}

private nonisolated enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

nonisolated extension EnvironmentValues {
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Colours the icons of labels in rows of lists in this view; nil for the colour of the text.
  ///
  /// ```swift
  /// Label("Inbox", systemImage: "tray").listItemTint(.fixed(.orange))
  /// ```
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// Colours the icons of labels in rows of lists in this view; nil for the colour of the text.
  public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .fixed($0) }) }
}

/// The icon of a label, in the colour that its list gives it.
struct ItemIcon<Icon: View>: View {
  let icon: Icon

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let values = EnvironmentValues(visitor.environment)
    let tint = values.standing == .listRow ? values.listItemTint : nil
    visit(view.icon.foregroundColor(tint?.color), visitor)
  }

  private static func visit<Tinted: View>(_ view: Tinted, _ visitor: Visitor) { Tinted._visit(view, visitor) }
}
