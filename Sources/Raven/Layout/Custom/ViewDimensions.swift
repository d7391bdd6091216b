#if !hasFeature(Embedded)
public import Foundation
#endif

/// The size of a view, and where its alignment guides are.
///
/// ```swift
/// Text("Total").alignmentGuide(.leading) { dimensions in dimensions[.trailing] + 4 }
/// ```
public nonisolated struct ViewDimensions: Equatable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  /// Where the first line of text stands, from the top.
  let firstBaseline: CGFloat
  /// Where the last line of text stands, from the top.
  let lastBaseline: CGFloat
  /// The guides that modifiers set, outermost first.
  let guides: AlignmentGuides

  init(_ size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, guides: AlignmentGuides = AlignmentGuides()) {
    (width, height) = (size.width, size.height)
    (self.firstBaseline, self.lastBaseline) = (firstBaseline, lastBaseline)
    self.guides = guides
  }

  /// Where a guide is, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[explicit: guide] ?? guide.key.defaultValue(self) }
  /// Where a guide is, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[explicit: guide] ?? guide.key.defaultValue(self) }
  /// Where a guide is, if a modifier set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { guides.value(of: guide.key, in: self) }
  /// Where a guide is, if a modifier set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { guides.value(of: guide.key, in: self) }

  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height && left.firstBaseline == right.firstBaseline
      && left.lastBaseline == right.lastBaseline && left.guides == right.guides
  }
}
