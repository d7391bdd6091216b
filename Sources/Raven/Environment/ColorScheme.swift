/// Light or dark.
public nonisolated enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark

  var name: String { self == .dark ? "dark" : "light" }
}

/// How strongly colours differ.
public nonisolated enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// More, because the person asked for it.
  case increased
}

private nonisolated enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme? { nil }
}

nonisolated extension EnvironmentValues {
  /// Whether it is light or dark here: what the person prefers, unless the page or a view further out decides.
  ///
  /// Setting it darkens or lightens that part of the page: colours by name follow.
  public var colorScheme: ColorScheme {
    get {
      if let scheme = self[ColorSchemeKey.self] { return scheme }
      let isDark = device(.colorScheme, .dark)
      return device?.preferredColorScheme ?? (isDark ? .dark : .light)
    }
    set {
      self[ColorSchemeKey.self] = newValue
      writer?.show(.scheme) { $0.scheme = newValue }
    }
  }

  /// Whether the person wants more contrast.
  public var colorSchemeContrast: ColorSchemeContrast { device(.contrast, .moreContrast) ? .increased : .standard }
}

extension View {
  /// Has the whole page light or dark while this view is on it; nil leaves it to others, and to the person.
  ///
  /// Of several on one page the first decides.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    _PreferredColorSchemeView(content: self, colorScheme: colorScheme)
  }

  /// Has this part of the page light or dark.
  ///
  /// An older form of `environment(\.colorScheme, _)`.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

/// A view that wants its page light or dark.
public struct _PreferredColorSchemeView<Content: View>: View {
  let content: Content
  let colorScheme: ColorScheme?

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let isFirst = visitor.isMounting
    let wish = visitor.object { ColorSchemeWish() }
    if isFirst { visitor.coordinator.pageSigns.wishes.append(wish) }
    if isFirst || wish.scheme != view.colorScheme {
      wish.scheme = view.colorScheme
      visitor.coordinator.decideColorScheme()
    }
    Content._visit(view.content, visitor)
  }
}

/// What one view wants.
final class ColorSchemeWish: Retained {
  var scheme: ColorScheme?

  override init() { super.init() }
  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) {
    coordinator.pageSigns.wishes.removeAll { $0 === self }
    coordinator.decideColorScheme()
  }
}
