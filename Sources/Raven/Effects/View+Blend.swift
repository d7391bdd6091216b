/// How a view's colours mix with those behind it.
public nonisolated enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, plusLighter

  /// Not available: browsers do not have it.
  @available(*, unavailable, message: "Browsers cannot mix like this. Use .multiply or .darken.")
  public static var plusDarker: BlendMode { .darken }

  fileprivate var css: String? {
    switch self {
    case .normal: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}

extension View {
  /// Mixes the view's colours with those behind it in the same container.
  ///
  /// Every stack and every modifier that draws is a group of its own, as after `compositingGroup()`.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    styled(EffectKind.BlendMode.self, "mix-blend-mode", blendMode.css)
  }

  /// Draws the view by itself before its blend modes and opacity are applied.
  public func compositingGroup() -> some View {
    _ChainedView(content: self, as: GroupLink.self) { GroupLink(outer: $0) }
  }

  /// Draws the view by itself, as one picture.
  public func drawingGroup() -> some View {
    _ChainedView(content: self, as: GroupLink.self) { GroupLink(outer: $0) }
  }
}

/// An element that isolates what is in it.
private final class GroupLink: WrapperLink {
  nonisolated deinit {}

  override func open(_ visitor: Visitor) { wrap(visitor, .child, kind: .g) }

  override func absorb(_ other: ChainLink) -> Bool { true }
}
