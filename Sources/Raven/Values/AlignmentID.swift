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
nonisolated class AlignmentKey: Hashable, @unchecked Sendable {
  /// What CSS calls it, if it does.
  let css: String?
  /// What two keys of one guide have in common.
  var identity: ObjectIdentifier { ObjectIdentifier(self) }

  fileprivate init(css: String?) { self.css = css }

  func defaultValue(_ dimensions: ViewDimensions) -> CGFloat { 0 }

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool { left.identity == right.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
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
  convenience init() { self.init(css: nil) }
  private override init(css: String?) { super.init(css: css) }

  override var identity: ObjectIdentifier { ObjectIdentifier(CustomAlignmentKey<ID>.self) }
  override func defaultValue(_ dimensions: ViewDimensions) -> CGFloat { ID.defaultValue(in: dimensions) }
}
