extension Image {
  /// How large a system image is beside text of the same font.
  public nonisolated enum Scale: Hashable, Sendable {
    /// Smaller than the text's capitals suggest.
    case small
    /// Fitting the text.
    case medium
    /// Standing out.
    case large

    var css: String? {
      switch self {
      case .small: "0.8"
      case .medium: nil
      case .large: "1.3"
      }
    }
  }
}

private nonisolated enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

nonisolated extension EnvironmentValues {
  /// How large system images are here.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how large system images in this view are beside their text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Not available: system images here have one colour.
  @available(*, unavailable, message: "System images have one colour here: use foregroundStyle(_:).")
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}

/// How a system image's layers are coloured; here they have one colour.
public nonisolated struct SymbolRenderingMode: Sendable {
  /// One colour.
  public static let monochrome = SymbolRenderingMode()
  /// One colour in several strengths.
  public static let hierarchical = SymbolRenderingMode()
  /// A colour for each layer.
  public static let palette = SymbolRenderingMode()
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode()
}
