/// How labels look.
///
/// ```swift
/// struct Stacked: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.icon; configuration.title.font(.caption) }
///   }
/// }
/// ```
public protocol LabelStyle {
  /// The type of what a label shows.
  associatedtype Body: View
  /// What a label shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts of a label.
  typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label that a style puts together.
public struct LabelStyleConfiguration {
  /// The title.
  public struct Title: _StylePart {
    public let _content: AnyView
  }

  /// The icon.
  public struct Icon: _StylePart {
    public let _content: AnyView
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
  let style: AnyStyle<LabelStyleConfiguration>?
}

/// A label in a style.
struct StyledLabel<Style: LabelStyle>: View {
  let style: Style
  let configuration: LabelStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private nonisolated enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: StyleReference<LabelStyleConfiguration>? { nil }
}

private nonisolated enum LabelsAreIconsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

nonisolated extension EnvironmentValues {
  /// The style of labels, and whether those without one are their icons, as they are in bars.
  var labelLook: (style: StyleReference<LabelStyleConfiguration>?, isIcon: Bool) {
    (Presence.labelStyles ? labelStyle : nil, self[LabelsAreIconsKey.self])
  }

  /// Has labels be their icons, unless a style inside says otherwise.
  mutating func showLabelsAsIcons() {
    if Presence.labelStyles { self[LabelStyleKey.self] = nil }
    self[LabelsAreIconsKey.self] = true
  }

  var labelStyle: StyleReference<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set {
      Presence.labelStyles = true
      self[LabelStyleKey.self] = newValue
    }
  }
}

extension View {
  /// Sets how labels in this view look.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    _EnvironmentView(content: self) {
      $0.labelStyle = StyleReference(style, replacing: $0.labelStyle) { StyledLabel(style: $0, configuration: $1) }
    }
  }
}

/// The usual label: the icon, then the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(title: configuration.title, icon: configuration.icon)
  }
}

/// The icon, then the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(title: configuration.title, icon: configuration.icon)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title still names it to assistive technology.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    NamedIcon(title: configuration.title, icon: configuration.icon)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual label.
  public static var automatic: Self { Self() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public static var titleAndIcon: Self { Self() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: Self { Self() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: Self { Self() }
}

/// An icon with a title that is not seen.
struct NamedIcon<Title: View, Icon: View>: _LeafView {
  let title: Title
  let icon: Icon

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .child, kind: .g)
    Icon._visit(view.icon, visitor)
    let sizing = visitor.sizing
    let title = visitor.openBare(visitor.boxTag, .raw)
    visitor.constant(.class, .unseen)
    Title._visit(view.title, visitor)
    visitor.closeBare(title)
    visitor.sizing = sizing
    visitor.close(element)
  }
}
