#if !hasFeature(Embedded)
public import Foundation
#endif

/// The size a container offers a view: each side a length, or nil for "as you like best".
///
/// A view may choose another size than it is offered. Zero asks for its least size, infinity for its largest.
///
/// ```swift
/// let ideal = subview.sizeThatFits(.unspecified)
/// ```
public nonisolated struct ProposedViewSize: Equatable, Sendable {
  /// The width offered, in points; nil leaves it to the view.
  public var width: CGFloat?
  /// The height offered, in points; nil leaves it to the view.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the size the view likes best.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The size with what is left to the view replaced by the sides of another.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The same in whole 64ths of a point, as lengths travel.
  nonisolated var rounded: ProposedViewSize {
    func round(_ length: CGFloat?) -> CGFloat? {
      guard let length else { return nil }
      if length.isNaN { return nil }
      return length.isFinite ? (min(max(length, 0), 1e5) * 64).rounded() / 64 : .infinity
    }
    return ProposedViewSize(width: round(width), height: round(height))
  }
}
