#if !hasFeature(Embedded)
import Foundation
#endif

/// The alignment guides that modifiers set on one view, outermost first.
nonisolated struct AlignmentGuides: Equatable {
  private var list: [AlignmentGuide] = []

  /// Where a guide is, if a modifier set it: what the outermost says, from what the others leave it.
  func value(of key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard let index = list.firstIndex(where: { $0.key.identity == key.identity }) else { return nil }
    var inner = AlignmentGuides()
    inner.list = Array(list[(index + 1)...])
    let inside = ViewDimensions(
      CGSize(width: dimensions.width, height: dimensions.height),
      firstBaseline: dimensions.firstBaseline,
      lastBaseline: dimensions.lastBaseline,
      guides: inner
    )
    return list[index].compute(inside)
  }

  /// Adds a guide around the others.
  mutating func add(_ guide: AlignmentGuide) { list.insert(guide, at: 0) }

  static func == (left: AlignmentGuides, right: AlignmentGuides) -> Bool {
    left.list.count == right.list.count && zip(left.list, right.list).allSatisfy { $0 === $1 }
  }
}

/// One guide as a modifier sets it.
nonisolated final class AlignmentGuide {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  init(_ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
    (self.key, self.compute) = (key, compute)
  }
}

/// The guides of a view, as it says them to its container.
private nonisolated enum AlignmentGuidesKey: ContainerValueKey {
  static var defaultValue: AlignmentGuides { AlignmentGuides() }
}

extension ContainerValues {
  nonisolated var alignmentGuides: AlignmentGuides {
    get { self[AlignmentGuidesKey.self] }
    set { self[AlignmentGuidesKey.self] = newValue }
  }
}
