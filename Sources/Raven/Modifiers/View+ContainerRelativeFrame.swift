#if !hasFeature(Embedded)
public import Foundation
#endif

extension View {
  /// Makes the view as wide, as high or both as the container it is shown in: the nearest scrolling area, column, tab,
  /// sheet or the window.
  ///
  /// ```swift
  /// ScrollView(.horizontal) { LazyHStack { ForEach(photos) { Photo($0).containerRelativeFrame(.horizontal) } } }
  /// ```
  ///
  /// Differs from SwiftUI: a layer behind or in front of a view is a container too, and the bar of a `NavigationStack`
  /// counts for the height.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, count: 1, span: 1, spacing: 0, alignment: alignment)
  }

  /// Makes the view as large as some of the equal parts of its container.
  ///
  /// Differs from SwiftUI: a layer behind or in front of a view is a container too, and the bar of a `NavigationStack`
  /// counts for the height.
  ///
  /// ```swift
  /// Card().containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 12)
  /// ```
  ///
  /// - Parameters:
  ///   - axes: along which it counts.
  ///   - count: how many parts there are.
  ///   - span: how many of them the view takes.
  ///   - spacing: the distance between the parts.
  ///   - alignment: how the view stands in its frame.
  /// - Returns: the view in its frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    let part = RelativeFrameLink.Part(count: max(count, 1), span: max(span, 1), spacing: spacing)
    return _ChainedView(content: self, as: RelativeFrameLink.self) {
      RelativeFrameLink(axes, part, alignment, outer: $0)
    }
  }

  /// Makes the view as large as a function of its container's length says.
  ///
  /// The page measures the container, so the view has its own size at first; for parts use
  /// `containerRelativeFrame(_:count:span:spacing:alignment:)`, which needs no message.
  ///
  /// Differs from SwiftUI: a layer behind or in front of a view is a container too, and the bar of a `NavigationStack`
  /// counts for the height.
  ///
  /// ```swift
  /// Text(article).containerRelativeFrame(.horizontal) { length, _ in min(length, 640) }
  /// ```
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    _RelativeFrameView(content: self, axes: axes, alignment: alignment, length: length)
  }
}

/// A frame of some of the equal parts of the container.
private final class RelativeFrameLink: WrapperLink {
  struct Part: Equatable {
    let count: Int
    let span: Int
    let spacing: CGFloat

    /// The length of the part, of a container that CSS knows the length of.
    func css(_ container: String) -> String {
      if count == span { return container }
      let gaps = px(spacing * CGFloat(count - 1))
      let share = "(" + container + " - " + gaps + ")*" + String(span) + "/" + String(count)
      return "calc(" + share + " + " + px(spacing * CGFloat(span - 1)) + ")"
    }
  }

  private let axes: Axis.Set
  private let part: Part
  private let alignment: Alignment

  init(_ axes: Axis.Set, _ part: Part, _ alignment: Alignment, outer: ChainLink?) {
    (self.axes, self.part, self.alignment) = (axes, part, alignment)
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    let (isWide, isHigh) = (axes.contains(.horizontal), axes.contains(.vertical))
    wrap(visitor, LayoutRule(x: isWide ? .rigid : .child, y: isHigh ? .rigid : .child), kind: nil)
    visitor.attribute(.class, name: visitor.intern(isHigh ? "g relative" : "g relative-x"))
    visitor.style(.width, isWide ? part.css("100cqw") : nil)
    visitor.style(.height, isHigh ? part.css("100cqh") : nil)
    visitor.style(.gridTemplateColumns, isWide ? "minmax(0,1fr)" : nil)
    visitor.style(.gridTemplateRows, isHigh ? "minmax(0,1fr)" : nil)
    visitor.align(alignment)
    visitor.container.offer.takeContainer(isWide: isWide, isHigh: isHigh, isWhole: part.count == part.span)
    if isWide { visitor.container.measured &= ~(Container.measuredX | Container.placedX) }
    if isHigh { visitor.container.measured &= ~(Container.measuredY | Container.placedY) }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: RelativeFrameLink.self)
    return other.axes == axes && other.part == part && other.alignment == alignment
  }
}

/// A view whose frame follows from the measured length of its container.
public struct _RelativeFrameView<Content: View>: View {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  @State private var container: CGSize?

  init(content: Content, axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    (self.content, self.axes, self.alignment, self.length) = (content, axes, alignment, length)
  }

  public var body: some View {
    let width = axes.contains(.horizontal) ? container.map { length($0.width, .horizontal) } : nil
    let height = axes.contains(.vertical) ? container.map { length($0.height, .vertical) } : nil
    let isHigh = axes.contains(.vertical)
    _ChainedView(content: content.frame(width: width, height: height, alignment: alignment), as: ContainerProbe.self) {
      ContainerProbe(isHigh: isHigh, outer: $0) { container = $0 }
    }
  }
}

/// A box around a view with something unseen in it that is as large as the container, and is measured.
private final class ContainerProbe: WrapperLink {
  private let isHigh: Bool
  private var onChange: (CGSize) -> Void

  init(isHigh: Bool, outer: ChainLink?, onChange: @escaping (CGSize) -> Void) {
    (self.isHigh, self.onChange) = (isHigh, onChange)
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: nil)
    visitor.attribute(.class, name: visitor.intern(isHigh ? "g relative" : "g relative-x"))
    let probe = visitor.openBare(visitor.boxTag, .rigid, kind: visitor.intern("probe"))
    visitor.measure(visitor.object { GeometryUse() }) { [self] in onChange($0.size) }
    visitor.closeBare(probe)
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: ContainerProbe.self)
    onChange = other.onChange
    return other.isHigh == isHigh
  }
}
