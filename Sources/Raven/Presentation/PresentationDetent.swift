/// A height at which a sheet rests on a phone.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// About half of the window.
  public static let medium = PresentationDetent(.fraction(0.5))
  /// Nearly the whole window.
  public static let large = PresentationDetent(.fraction(1))

  /// A part of the window's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

  /// The heights as the page reads them, lowest first as far as can be told: points, then fractions.
  static func css(_ detents: Set<PresentationDetent>) -> String? {
    var heights: [CGFloat] = []
    var fractions: [CGFloat] = []
    for detent in detents {
      switch detent.kind {
      case .height(let height): heights.append(height)
      case .fraction(let fraction): fractions.append(min(max(fraction, 0), 1))
      }
    }
    let words = heights.sorted().map { decimal($0) + "px" } + fractions.sorted().map { decimal($0 * 100) + "%" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
