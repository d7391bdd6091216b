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
    set {
      Presence.itemTints = true
      self[ListItemTintKey.self] = newValue
    }
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
    var tint: ListItemTint?
    if Presence.itemTints {
      let values = EnvironmentValues(visitor.environment)
      if values.standing == .listRow { tint = values.listItemTint }
    }
    let chain = visitor.chain
    visitor.chain = IconTintLink(tint?.color.css, outer: chain)
    Icon._visit(view.icon, visitor)
    visitor.chain = chain
  }
}

/// The colour of an icon; it takes its slot also while no tint is anywhere.
private final class IconTintLink: WrapperLink {
  private let color: String?

  init(_ color: String?, outer: ChainLink?) {
    self.color = color
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    if visitor.decorations.has(style: .color) { wrap(visitor, .child, kind: .g) }
    if Presence.itemTints { visitor.decorate(style: .color, color) } else { visitor.reserve(style: .color) }
    if Presence.richPaint, visitor.container.isPainted { visitor.decorate(attribute: .dataPaint, "flat") }
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: IconTintLink.self).color == color }
}
