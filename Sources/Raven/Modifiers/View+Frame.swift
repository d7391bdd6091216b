extension View {
  /// Gives the view a fixed width, height or both, and places it inside.
  ///
  /// ```swift
  /// Text("Left").frame(width: 200, alignment: .leading)
  /// ```
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    _ChainedView(content: self, as: FixedFrameLink.self) { FixedFrameLink(width, height, alignment, outer: $0) }
  }

  /// Limits the view's size, or lets it fill what it is offered, and places it inside.
  ///
  /// ```swift
  /// Text("Wide").frame(maxWidth: .infinity, alignment: .leading)
  /// ```
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let limits = FlexibleFrameLink.Limits(
      width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: .init(min: minHeight, ideal: idealHeight, max: maxHeight),
      alignment: alignment
    )
    return _ChainedView(content: self, as: FlexibleFrameLink.self) { FlexibleFrameLink(limits, outer: $0) }
  }
}

private final class FixedFrameLink: WrapperLink {
  private let width: CGFloat?
  private let height: CGFloat?
  private let alignment: Alignment

  init(_ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment, outer: ChainLink?) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, LayoutRule(x: width == nil ? .child : .rigid, y: height == nil ? .child : .rigid), kind: .g)
    visitor.style(.width, width.map { px(max($0, 0)) })
    visitor.style(.height, height.map { px(max($0, 0)) })
    visitor.style(.gridTemplateColumns, width == nil ? nil : "minmax(0,1fr)")
    visitor.style(.gridTemplateRows, height == nil ? nil : "minmax(0,1fr)")
    visitor.align(alignment)
    if let width {
      visitor.container.measured &= ~(Container.measuredX | Container.placedX)
      visitor.container.offer.setWidth(width)
    }
    if let height {
      visitor.container.measured &= ~(Container.measuredY | Container.placedY)
      visitor.container.offer.setHeight(height)
    }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: FixedFrameLink.self)
    return other.width == width && other.height == height && other.alignment == alignment
  }
}

private final class FlexibleFrameLink: WrapperLink {
  struct Limits: Equatable {
    struct Length: Equatable {
      var min: CGFloat?
      var ideal: CGFloat?
      var max: CGFloat?

      var policy: SizingPolicy { max.map { $0.isInfinite ? .fills : .capped } ?? .child }

      /// Whether the view inside is offered what the frame is.
      var passesOffer: Bool { (min ?? 0) <= 0 && (max ?? .infinity).isInfinite }

      /// The track that limits the content: none when only a minimum or nothing is given.
      func track(isMeasured: Bool) -> String? {
        guard let max else { return nil }
        if max.isFinite ? isMeasured : min == nil { return nil }
        return max.isInfinite ? "minmax(0,1fr)" : "minmax(" + (min.map { px($0) } ?? "auto") + "," + px(max) + ")"
      }
    }

    var width: Length
    var height: Length
    var alignment: Alignment
  }

  private let limits: Limits

  init(_ limits: Limits, outer: ChainLink?) {
    self.limits = limits
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    let measured = visitor.container.measured
    wrap(visitor, LayoutRule(x: limits.width.policy, y: limits.height.policy), kind: .g)
    visitor.style(.gridTemplateColumns, limits.width.track(isMeasured: measured & Container.measuredX != 0))
    visitor.style(.gridTemplateRows, limits.height.track(isMeasured: measured & Container.measuredY != 0))
    visitor.style(.minWidth, limits.width.min.map { px($0) })
    visitor.style(.minHeight, limits.height.min.map { px($0) })
    visitor.style(.width, measured & Container.measuredX != 0 ? limits.width.ideal.map { px($0) } : nil)
    visitor.style(.height, measured & Container.measuredY != 0 ? limits.height.ideal.map { px($0) } : nil)
    visitor.style(.varKy, limits.height.max.flatMap { $0.isInfinite ? nil : px($0) })
    let cap = limits.width.max.flatMap { $0.isInfinite ? nil : px($0) }
    visitor.style(.maxWidth, cap)
    visitor.align(limits.alignment)
    visitor.style(.placeContent, cap == nil ? nil : limits.alignment.css ?? "center")
    if limits.width.ideal != nil { visitor.container.measured &= ~(Container.measuredX | Container.placedX) }
    if limits.height.ideal != nil { visitor.container.measured &= ~(Container.measuredY | Container.placedY) }
    offer(measured, &visitor.container.offer)
  }

  /// What is known of the offer inside: a frame that only fills passes on what it gets.
  private func offer(_ measured: UInt8, _ offer: inout Offer) {
    if let ideal = limits.width.ideal, measured & Container.measuredX != 0 {
      offer.setWidth(ideal)
    } else if !limits.width.passesOffer {
      offer.forgetWidth()
    }
    if let ideal = limits.height.ideal, measured & Container.measuredY != 0 {
      offer.setHeight(ideal)
    } else if !limits.height.passesOffer {
      offer.forgetHeight()
    }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    unsafeDowncast(other, to: FlexibleFrameLink.self).limits == limits
  }
}
