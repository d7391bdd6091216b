#if !hasFeature(Embedded)
import Foundation
#endif

/// An alignment guide as the page needs it: a sum of the sides and baselines of a view, each so many times.
///
/// The page knows the sizes and Swift the function, so the function is tried out on a few sizes. Guides are sums like
/// this nearly always: `$0[.bottom] - 4`, `$0.width / 2`.
nonisolated struct LinearGuide: Equatable {
  private let constant: CGFloat
  /// Per point of width, height, first and last baseline.
  private let factors: [CGFloat]

  /// Tries out a guide; nil if it is no such sum.
  init?(_ guide: (ViewDimensions) -> CGFloat) {
    func value(_ sides: [CGFloat]) -> CGFloat {
      guide(
        ViewDimensions(CGSize(width: sides[0], height: sides[1]), firstBaseline: sides[2], lastBaseline: sides[3])
      )
    }
    let base: [CGFloat] = [96, 64, 16, 48]
    let atBase = value(base)
    let factors: [CGFloat] = base.indices.map { index in
      var sides = base
      sides[index] += 16
      return (value(sides) - atBase) / 16
    }
    let constant = atBase - zip(factors, base).reduce(0) { $0 + $1.0 * $1.1 }
    for sides: [CGFloat] in [[2, 1, 1, 1], [310, 22, 15, 19], [20, 430, 17, 420], [4000, 6000, 30, 5000]] {
      let expected = constant + zip(factors, sides).reduce(0) { $0 + $1.0 * $1.1 }
      guard abs(value(sides) - expected) < 0.01 else { return nil }
    }
    (self.constant, self.factors) = (constant, factors)
  }

  /// Five numbers: the constant, then per width, height, first and last baseline.
  var text: String { ([constant] + factors).map { decimal(Double($0)) }.joined(separator: " ") }
}
