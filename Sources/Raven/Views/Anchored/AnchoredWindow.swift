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
      /// To the very beginning.
      case start
      /// To the very end.
      case end
      /// To a row, by its key: so that a fraction of the row, and of what is seen, meet; some points lower.
      case row(Int, fraction: Double, offset: Double)
    }

    /// Tells it from others.
    public var number: Int
    /// The page's jump it answers, where it goes only if the reader still is where that led; 0 for none.
    public var jump: Int
    /// Whether the way there is shown, if it is not long and motion is not to be reduced.
    public var isAnimated: Bool
    /// Where to go.
    public var target: Target

    /// Creates an aim.
    public init(number: Int, jump: Int = 0, isAnimated: Bool = false, target: Target) {
      (self.number, self.jump, self.isAnimated, self.target) = (number, jump, isAnimated, target)
    }

    /// `number jump animated target`, the target as `start`, `end` or `key fraction offset`.
    fileprivate var text: String {
      let head = String(number) + " " + String(jump) + (isAnimated ? " 1 " : " 0 ")
      switch target {
      case .start: return head + "start"
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
  /// Whether more may come above all this: the page leaves room there to scroll into.
  public var isOpenAbove: Bool
  /// Whether more may come below.
  public var isOpenBelow: Bool
  /// Whether the end stays in sight.
  public var follow: Follow
  /// The key of a row below which there is always room enough to see it at the upper edge; 0 for none.
  public var prompt: Int
  /// Whether a page begins at the end.
  public var startsAtEnd: Bool
  /// Where to go.
  public var aim: Aim?

  /// Creates a window.
  public init(
    version: Int = 0,
    before: Double = 0,
    behind: Double = 0,
    isOpenAbove: Bool = false,
    isOpenBelow: Bool = false,
    follow: Follow = .never,
    prompt: Int = 0,
    startsAtEnd: Bool = false,
    aim: Aim? = nil
  ) {
    (self.version, self.before, self.behind) = (version, before, behind)
    (self.isOpenAbove, self.isOpenBelow) = (isOpenAbove, isOpenBelow)
    (self.follow, self.prompt, self.startsAtEnd, self.aim) = (follow, prompt, startsAtEnd, aim)
  }

  /// `version before behind follow open prompt`, where open is 1 for above and 2 for below.
  var text: String {
    let extents = [Int(before.rounded()), Int(behind.rounded())]
    let open = (isOpenAbove ? 1 : 0) + (isOpenBelow ? 2 : 0)
    let numbers = [version] + extents + [Int(follow.rawValue), open, prompt]
    return numbers.map { String($0) }.joined(separator: " ")
  }

  var aimText: String? { aim?.text }
}
