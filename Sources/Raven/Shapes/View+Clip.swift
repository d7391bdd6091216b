#if !hasFeature(Embedded)
public import Foundation
#endif

extension View {
  /// Cuts off what stands out of the view's area.
  ///
  /// Differs from SwiftUI: edges are always smoothed, whatever `antialiased` says.
  public func clipped(antialiased: Bool = false) -> some View {
    _ChainedView(content: self, as: ClipLink.self) { ClipLink(Clip(radius: nil, path: nil), nil, outer: $0) }
  }

  /// Cuts off what stands out of a shape in the view's area.
  ///
  /// ```swift
  /// Image("portrait.jpg").clipShape(.circle)
  /// ```
  public func clipShape<Form: Shape>(_ shape: Form, style: FillStyle = FillStyle()) -> some View {
    _ClippedView(content: self, shape: shape, isEvenOdd: style.isEOFilled)
  }

  /// Rounds the view's corners.
  ///
  /// An older form of `clipShape(_:)`. Differs from SwiftUI: edges are always smoothed, whatever `antialiased` says.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Shows the view only where a shape is.
  public func mask<Mask: Shape>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    clipShape(mask())
  }

  /// Shows the view only where a shape is.
  public func mask<Mask: Shape>(_ mask: Mask) -> some View { clipShape(mask) }

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
}

/// A view cut to a shape.
public struct _ClippedView<Content: View, Form: Shape>: View {
  let content: Content
  let shape: Form
  let isEvenOdd: Bool

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    // Shapes of a type are all paths or none, unless the type is hidden.
    let mayBePath = Form._isErased || view.shape._outline == .path
    let area = mayBePath ? visitor.object { ShapeArea() } : nil
    let outer = visitor.chain
    visitor.chain = ClipLink(Clip(view.shape, isEvenOdd: view.isEvenOdd, in: area), area, outer: outer)
    Content._visit(view.content, visitor)
    visitor.chain = outer
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

  init<Form: Shape>(_ shape: Form, isEvenOdd: Bool, in area: ShapeArea?) {
    let outline = shape._outline
    switch outline {
    case .box, .corners, .ellipse: self.init(radius: outline.radius, path: nil)
    case .circle: self.init(radius: nil, path: "circle()")
    case .path:
      let scaling = PathScaling(of: shape)
      let size = scaling == .sized || scaling == .fitted ? area?.measured() : nil
      let path = shape.path(in: CGRect(origin: .zero, size: size ?? CGSize(width: 100, height: 100)))
      let rule = isEvenOdd ? "evenodd," : ""
      let isExact = scaling == .fixed || size != nil
      self.init(radius: nil, path: isExact ? "path(\(rule)\"\(path.svg)\")" : Clip.polygon(path, rule))
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
  /// What it is cut in, if the shape may be a path.
  private let area: ShapeArea?

  init(_ clip: Clip, _ area: ShapeArea?, outer: ChainLink?) {
    self.clip = clip
    self.area = area
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.style(.overflow, clip.path == nil ? "clip" : nil)
    visitor.style(.borderRadius, clip.radius)
    visitor.style(.clipPath, clip.path)
    if let area { visitor.measure(area) }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: ClipLink.self)
    return other.clip == clip && other.area === area
  }
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
