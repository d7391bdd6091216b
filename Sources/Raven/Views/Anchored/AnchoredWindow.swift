/// What an `AnchoredScrollView` says of the rows it has and of those it has not.
public nonisolated struct AnchoredWindow: Equatable, Sendable {
  /// Whether the end stays in sight when rows come there.
  public enum Follow: UInt8, Sendable {
    /// Never.
    case never
    /// As long as the reader is at the end.
    case whenAtEnd
    /// Always, wherever the reader is.
    case always
  }

  /// Where something is to be seen.
  ///
  /// The page goes there once for each number.
  public struct Aim: Equatable, Sendable {
    /// Where to go.
    public enum Target: Equatable, Sendable {
      /// To the very end.
      case end
      /// To a row, by its key: so that a fraction of the row, and of what is seen, meet; some points lower.
      case row(Int, fraction: Double, offset: Double)
    }

    /// Tells it from others.
    public var number: Int
    /// The page's jump it answers, where it goes only if the reader still is where that led; 0 for none.
    public var jump: Int
    /// Where to go.
    public var target: Target

    /// Creates an aim.
    public init(number: Int, jump: Int = 0, target: Target) {
      (self.number, self.jump, self.target) = (number, jump, target)
    }

    /// `number jump target`, the target as `end` or `key fraction offset`.
    fileprivate var text: String {
      let head = String(number) + " " + String(jump) + " "
      switch target {
      case .end: return head + "end"
      case .row(let key, let fraction, let offset):
        return head + String(key) + " " + decimal(fraction) + " " + decimal(offset)
      }
    }
  }

  /// Counts windows: the page knows by it that it was answered.
  public var version: Int
  /// How high what is above the rows is, about, in points.
  public var before: Double
  /// How high what is below them is, about, in points.
  public var behind: Double
  /// Whether the end stays in sight.
  public var follow: Follow
  /// Whether a page begins at the end.
  public var startsAtEnd: Bool
  /// Where to go.
  public var aim: Aim?

  /// Creates a window.
  public init(
    version: Int = 0,
    before: Double = 0,
    behind: Double = 0,
    follow: Follow = .never,
    startsAtEnd: Bool = false,
    aim: Aim? = nil
  ) {
    (self.version, self.before, self.behind) = (version, before, behind)
    (self.follow, self.startsAtEnd, self.aim) = (follow, startsAtEnd, aim)
  }

  /// `version before behind follow`.
  var text: String {
    let numbers = [version, Int(before.rounded()), Int(behind.rounded()), Int(follow.rawValue)]
    return numbers.map { String($0) }.joined(separator: " ")
  }

  var aimText: String? { aim?.text }
}
