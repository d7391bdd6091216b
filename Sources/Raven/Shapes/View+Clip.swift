#if !hasFeature(Embedded)
public import Foundation
#endif

extension View {
  /// Cuts off what stands out of the view's area.
  ///
  /// Differs from SwiftUI: edges are always smoothed, whatever `antialiased` says.
  public func clipped(antialiased: Bool = false) -> some View { clipped(Clip(radius: nil, path: nil)) }

  /// Cuts off what stands out of a shape in the view's area.
  ///
  /// ```swift
  /// Image("portrait.jpg").clipShape(.circle)
  /// ```
  public func clipShape<Form: Shape>(_ shape: Form, style: FillStyle = FillStyle()) -> some View {
    clipped(Clip(shape, isEvenOdd: style.isEOFilled))
  }

  /// Rounds the view's corners.
  ///
  /// An older form of `clipShape(_:)`. Differs from SwiftUI: edges are always smoothed, whatever `antialiased` says.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Shows the view only where a shape is.
  public func mask<Mask: Shape>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    clipped(Clip(mask(), isEvenOdd: false))
  }

  /// Shows the view only where a shape is.
  public func mask<Mask: Shape>(_ mask: Mask) -> some View { clipped(Clip(mask, isEvenOdd: false)) }

  /// Shows the view as far as a gradient is opaque.
  ///
  /// ```swift
  /// story.mask { LinearGradient(colors: [.black, .clear], startPoint: .center, endPoint: .bottom) }
  /// ```
  public func mask<Mask: View & ShapeStyle>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let image = mask()._paint.image?.css
    return _ChainedView(content: self, as: MaskLink.self) { MaskLink(image, outer: $0) }
  }

  /// Shows the view as far as a gradient is opaque.
  public func mask<Mask: View & ShapeStyle>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Not available: a page can mask by shapes and gradients, not by other views.
  @available(*, unavailable, message: "Mask with a shape or a gradient; colour text with foregroundStyle(_:).")
  @_disfavoredOverload
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }

  /// Not available: a page can mask by shapes and gradients, not by other views.
  @available(*, unavailable, message: "Mask with a shape or a gradient; colour text with foregroundStyle(_:).")
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  private func clipped(_ clip: Clip) -> _ChainedView<Self, ClipLink> {
    _ChainedView(content: self, as: ClipLink.self) { ClipLink(clip, outer: $0) }
  }
}

/// What a view is cut to: a box with rounded corners, or a path.
private struct Clip: Equatable {
  var radius: String?
  var path: String?

  init(radius: String?, path: String?) {
    self.radius = radius
    self.path = path
  }

  init<Form: Shape>(_ shape: Form, isEvenOdd: Bool) {
    let outline = shape._outline
    switch outline {
    case .box, .corners, .ellipse: self.init(radius: outline.radius, path: nil)
    case .circle: self.init(radius: nil, path: "circle()")
    case .path:
      let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
      let rule = isEvenOdd ? "evenodd," : ""
      let isFixed = PathScaling(of: shape) == .fixed
      self.init(radius: nil, path: isFixed ? "path(\(rule)\"\(path.svg)\")" : Clip.polygon(path, rule))
    }
  }

  /// The path in straight pieces: only polygons are measured in parts of the area.
  private static func polygon(_ path: Path, _ rule: String) -> String {
    var points: [String] = []
    func add(_ point: CGPoint) { points.append(decimal(Double(point.x)) + "% " + decimal(Double(point.y)) + "%") }
    let lines = path.flattened
    for line in lines {
      if !line.isConnected {
        if !points.isEmpty { points.append(points[0]) }
        add(line.start)
      }
      add(line.end)
    }
    return points.isEmpty ? "circle(0)" : "polygon(" + rule + points.joined(separator: ",") + ")"
  }
}

/// An element of its own, because what is moved inside it must not take it along.
private final class ClipLink: WrapperLink {
  private let clip: Clip

  init(_ clip: Clip, outer: ChainLink?) {
    self.clip = clip
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.style(.overflow, clip.path == nil ? "clip" : nil)
    visitor.style(.borderRadius, clip.radius)
    visitor.style(.clipPath, clip.path)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: ClipLink.self).clip == clip }
}

/// An element seen through a gradient.
private final class MaskLink: WrapperLink {
  private let image: String?

  init(_ image: String?, outer: ChainLink?) {
    self.image = image
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.style(visitor.intern("mask-image"), image)
  }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: MaskLink.self).image == image }
}
