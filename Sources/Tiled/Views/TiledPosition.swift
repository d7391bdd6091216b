public import SwiftUI

/// Where the reader of a list is, and where to bring the reader.
///
/// Keep it in `@State`, hand its binding to ``TiledView/tiledPosition(_:)``; the list writes what is seen, you say where to go.
///
/// ```swift
/// @State private var position = TiledPosition<Message.ID>()
///
/// TiledView(messages) { Bubble($0) }
///   .tiledPosition($position)
///   .toolbar { Button("First unread") { position.scrollTo(id: unread) } }
/// ```
/// What is seen is told when scrolling rests and when other rows are needed, not at every pixel.
nonisolated public struct TiledPosition<ID: Hashable>: Equatable {
  /// Where to go, once.
  struct Goal: Equatable {
    enum Target: Equatable {
      case start
      case end
      /// A row: so that a fraction of the row, and of what is seen, meet.
      case row(ID, fraction: Double)
    }

    let number: Int
    let target: Target
    let isAnimated: Bool
  }

  /// The id of the first element in sight; nil before the page has said.
  public internal(set) var firstVisibleID: ID?
  /// How far what is seen is from the start of all rows, in points: estimated where rows were never shown.
  public internal(set) var distanceFromStart = 0.0
  /// How far what is seen is from the end of all rows, in points: estimated where rows were never shown.
  public internal(set) var distanceFromEnd = 0.0
  /// Whether the reader is at the end, and follows what comes there.
  public internal(set) var isAtEnd = false
  private(set) var goal: Goal?

  /// Creates a position that says nothing yet.
  public init() {}

  /// Goes to an element.
  ///
  /// One that is not in the array is gone to as soon as it is.
  ///
  /// - Parameters:
  ///   - id: the element.
  ///   - anchor: where in sight it is to be, by its vertical part: `.top`, `.center`, `.bottom` or between.
  ///   - animated: whether the way there is shown, if it is short.
  public mutating func scrollTo(id: ID, anchor: UnitPoint = .center, animated: Bool = false) {
    go(to: .row(id, fraction: Double(anchor.y)), animated)
  }

  /// Goes to the start or the end.
  ///
  /// - Parameters:
  ///   - edge: which.
  ///   - animated: whether the way there is shown, if it is short.
  public mutating func scrollTo(edge: VerticalEdge, animated: Bool = false) {
    go(to: edge == .top ? .start : .end, animated)
  }

  private mutating func go(to target: Goal.Target, _ isAnimated: Bool) {
    goal = Goal(number: (goal?.number ?? 0) + 1, target: target, isAnimated: isAnimated)
  }
}
