#if !hasFeature(Embedded)
public import Foundation
#endif

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
///
/// ```swift
/// let columns = [GridItem(.fixed(60)), GridItem(.flexible())]
/// let asManyAsFit = [GridItem(.adaptive(minimum: 120))]
/// ```
public nonisolated struct GridItem: Sendable {
  /// How wide a column or high a row is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// Its share of what there is, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide or high it is.
  public var size: Size
  /// How far it is from the next one; nil for 8 points.
  public var spacing: CGFloat?
  /// How views stand in it; nil as the grid says.
  public var alignment: Alignment?

  /// Creates a column or row.
  ///
  /// Differs from SwiftUI: the spacing and the alignment of a grid's first item are those of all, and only the first
  /// adaptive item repeats.
  ///
  /// - Parameters:
  ///   - size: how wide or high it is.
  ///   - spacing: how far it is from the next one; nil for 8 points.
  ///   - alignment: how views stand in it; nil as the grid says.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// The tracks of a grid.
  static func tracks(_ items: [GridItem]) -> String {
    var isRepeating = false
    var tracks = ""
    for item in items {
      if !tracks.isEmpty { tracks += " " }
      switch item.size {
      case .fixed(let length): tracks += px(max(length, 0))
      case .flexible(let minimum, let maximum): tracks += between(minimum, maximum)
      case .adaptive(let minimum, _) where mostLength(items) != nil:
        // As many as fit are as many as their least length lets fit; what is in them ends at the most.
        tracks += "repeat(auto-fill, " + between(minimum, .infinity) + ")"
      case .adaptive(let minimum, let maximum):
        // A grid repeats one track.
        tracks += isRepeating ? between(minimum, maximum) : "repeat(auto-fill, " + between(minimum, maximum) + ")"
        isRepeating = true
      }
    }
    return tracks
  }

  /// How long what is in the tracks may be, where all are those of one adaptive item with an end.
  static func mostLength(_ items: [GridItem]) -> String? {
    guard items.count == 1, case .adaptive(let minimum, let maximum) = items[0].size, maximum < .infinity else {
      return nil
    }
    return px(max(maximum, minimum, 0))
  }

  private static func between(_ minimum: CGFloat, _ maximum: CGFloat) -> String {
    // Nothing is wider than the grid.
    let least = "min(100%, " + px(max(minimum, 0)) + ")"
    return "minmax(" + least + ", " + (maximum < .infinity ? px(max(maximum, minimum, 0)) : "1fr") + ")"
  }
}
