#if !hasFeature(Embedded)
public import Foundation
#endif

/// What an alignment of your own is known by, with where it is in a view that says nothing.
///
/// ```swift
/// struct LabelEdge: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
/// }
/// ```
public nonisolated protocol AlignmentID {
  /// Where the guide is in a view that does not set it, from its top or leading edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// One alignment guide.
nonisolated class AlignmentKey: @unchecked Sendable {
  /// What CSS calls it, if it does.
  final let css: String?
  /// What two keys of one guide have in common.
  var identity: ObjectIdentifier { ObjectIdentifier(self) }

  fileprivate init(css: String?) { self.css = css }

  func defaultValue(_ dimensions: ViewDimensions) -> CGFloat { 0 }

  /// What the page has to measure along an axis for an alignment of an app's own; nil for those CSS knows.
  ///
  /// An override, so that what tries out guides is only in apps that have any.
  @MainActor func guide(along axis: String) -> String? { nil }
}

nonisolated final class StandardAlignmentKey: AlignmentKey, @unchecked Sendable {
  private let value: @Sendable (ViewDimensions) -> CGFloat

  init(_ css: String, _ value: @escaping @Sendable (ViewDimensions) -> CGFloat) {
    self.value = value
    super.init(css: css)
  }

  override func defaultValue(_ dimensions: ViewDimensions) -> CGFloat { value(dimensions) }
}

nonisolated final class CustomAlignmentKey<ID: AlignmentID>: AlignmentKey, @unchecked Sendable {
  convenience init() {
    self.init(css: nil)
    Presence.alignments = true
  }
  private override init(css: String?) { super.init(css: css) }

  override var identity: ObjectIdentifier { ObjectIdentifier(CustomAlignmentKey<ID>.self) }
  override func defaultValue(_ dimensions: ViewDimensions) -> CGFloat { ID.defaultValue(in: dimensions) }
  @MainActor override func guide(along axis: String) -> String? { AlignmentNames.guide(along: axis, self) }
}
