#if !hasFeature(Embedded)
public import Foundation
#endif

extension View {
  /// Says where a horizontal guide of the view is, from its leading edge, for containers that align by it.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Chapter")
  ///   Text("Section").alignmentGuide(.leading) { $0[.leading] - 16 }
  /// }
  /// ```
  /// The page aligns, without asking the server; before its script runs, guides are where they usually are.
  ///
  /// Differs from SwiftUI: the value has to be a sum of multiples of the view's sides and baselines, such as
  /// `$0[.bottom] - 4`; another is reported and left out.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    _ChainedView(content: self, as: AlignmentGuideLink.self) {
      AlignmentGuideLink("x", AlignmentGuide(guide.key, computeValue), outer: $0)
    }
  }

  /// Says where a vertical guide of the view is, from its top, for containers that align by it.
  ///
  /// ```swift
  /// Image(systemName: "star").alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + 4 }
  /// ```
  ///
  /// Differs from SwiftUI: the value has to be a sum of multiples of the view's sides and baselines, such as
  /// `$0[.bottom] - 4`; another is reported and left out.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    _ChainedView(content: self, as: AlignmentGuideLink.self) {
      AlignmentGuideLink("y", AlignmentGuide(guide.key, computeValue), outer: $0)
    }
  }
}

/// A box around a view that says where one of its guides is.
private final class AlignmentGuideLink: WrapperLink {
  private let axis: String
  private var guide: AlignmentGuide
  private let value: LinearGuide?

  init(_ axis: String, _ guide: AlignmentGuide, outer: ChainLink?) {
    self.axis = axis
    self.guide = guide
    value = LinearGuide(guide.compute)
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.constant(.dataWith, visitor.intern("align"))
    if value == nil { Diagnostics.report(.unlinearGuide) }
    visitor.attribute(
      visitor.intern("data-guide"),
      value.map { axis + "|" + AlignmentNames.name(of: guide.key) + "|" + $0.text }
    )
  }

  override var containerValueChange: ((inout ContainerValues) -> Void)? {
    let guide = guide
    return { $0.alignmentGuides.add(guide) }
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: AlignmentGuideLink.self)
    guide = other.guide
    // Closures that are no lines cannot be compared.
    if value == nil { ContentShape.changes += 1 }
    return other.axis == axis && other.guide.key.identity == guide.key.identity && other.value == value
  }
}
