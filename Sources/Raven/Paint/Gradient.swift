#if !hasFeature(Embedded)
public import Foundation
#endif

/// Colours one after another, without a direction.
///
/// As a style it runs from top to bottom.
public nonisolated struct Gradient: Hashable, ShapeStyle {
  /// A colour at a place between 0 and 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Creates a gradient of colours at given places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  public var _css: String { _paint.color }
  public var _paint: _Paint { paint("linear-gradient(to bottom") { percent($0) } }
  public static var _isFlat: Bool { false }

  /// What it comes to; `place` says where on the page's line a place is.
  func paint(_ head: String, _ place: (Double) -> String) -> _Paint {
    guard let first = stops.first else { return _Paint(color: "transparent") }
    let middle = stops[stops.count / 2].color.css
    if stops.count == 1 { return _Paint(color: first.color.css) }
    let image = GradientImage(
      head: head,
      stops: stops.map { GradientImage.Stop(color: $0.color.css, place: place(Double($0.location))) }
    )
    return _Paint(color: middle, image: image)
  }
}

/// A gradient without a direction of its own: `Color.gradient`.
public nonisolated struct AnyGradient: Hashable, ShapeStyle {
  private let paint: _Paint

  init(paint: _Paint) { self.paint = paint }

  /// Creates a gradient that runs from top to bottom.
  public init(_ gradient: Gradient) { paint = gradient._paint }

  public var _css: String { paint.color }
  public var _paint: _Paint { paint }
  public static var _isFlat: Bool { false }
}

nonisolated extension Color {
  /// The colour, a little lighter at the top.
  ///
  /// ```swift
  /// RoundedRectangle(cornerRadius: 12).fill(.blue.gradient)
  /// ```
  public var gradient: AnyGradient {
    let light = GradientImage.Stop(color: "color-mix(in srgb,\(css) 82%,#fff)", place: "0%")
    let stops = [light, GradientImage.Stop(color: css, place: "100%")]
    return AnyGradient(
      paint: _Paint(color: css, image: GradientImage(head: "linear-gradient(to bottom", stops: stops))
    )
  }
}
