/// The outline of bordered buttons.
public nonisolated struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }

  private let kind: Kind

  /// The usual outline: corners rounded a little.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half-circles at both ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle around a label as wide as high.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Corners rounded a little.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// Corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  /// The radius as CSS writes it; nil for the usual one.
  var radius: String? {
    switch kind {
    case .automatic, .rounded(nil): nil
    case .capsule, .circle: "99rem"
    case .rounded(let radius?): px(max(radius, 0))
    }
  }

  /// Whether a button is as wide as high.
  var isSquare: Bool { kind == .circle }
}

private nonisolated enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

nonisolated extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set {
      Presence.buttonExtras = true
      self[ButtonBorderShapeKey.self] = newValue
    }
  }
}

extension View {
  /// Sets the outline of bordered buttons in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
