/// What an `AnchoredScrollView` says of the rows it has and of those it has not.
public nonisolated struct AnchoredWindow: Equatable, Sendable {
  /// What is beyond the rows that are there, on one side.
  public struct Side: Equatable, Sendable {
    /// How high what is known of it is, about, in points.
    public var extent: Double
    /// Whether there may be more than that.
    public var isOpen: Bool

    /// Creates a side.
    public init(extent: Double = 0, isOpen: Bool = false) { (self.extent, self.isOpen) = (extent, isOpen) }
  }

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
    /// Where to go.
    public var target: Target
    /// Whether to scroll there, where that is near.
    public var isAnimated: Bool

    /// Creates an aim.
    public init(number: Int, jump: Int = 0, target: Target, isAnimated: Bool = false) {
      (self.number, self.jump, self.target, self.isAnimated) = (number, jump, target, isAnimated)
    }

    /// `number jump animated target`, the target as `start`, `end`, or `key fraction offset`.
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

  /// Counts windows: the page says which one it shows.
  public var version: Int
  /// What is above the rows.
  public var before: Side
  /// What is below them.
  public var behind: Side
  /// Whether the end stays in sight.
  public var follow: Follow
  /// Whether a page begins at the end.
  public var startsAtEnd: Bool
  /// Where to go.
  public var aim: Aim?

  /// Creates a window.
  public init(
    version: Int = 0,
    before: Side = Side(),
    behind: Side = Side(),
    follow: Follow = .never,
    startsAtEnd: Bool = false,
    aim: Aim? = nil
  ) {
    (self.version, self.before, self.behind) = (version, before, behind)
    (self.follow, self.startsAtEnd, self.aim) = (follow, startsAtEnd, aim)
  }

  /// `version · before · open · behind · open · follow`.
  var text: String {
    func side(_ side: Side) -> String { String(Int(side.extent.rounded())) + (side.isOpen ? " 1 " : " 0 ") }
    return String(version) + " " + side(before) + side(behind) + String(follow.rawValue)
  }

  var aimText: String? { aim?.text }
}
