#if !hasFeature(Embedded)
internal import Foundation
#endif

/// What a gesture has the page listen to, and what is done then.
public struct _GestureParts {
  struct Drag {
    let minimumDistance: CGFloat
    let run: (PageEvent.Drag, NamedSpace?) -> Void
  }

  struct Hold {
    let minimumDuration: Double
    let maximumDistance: CGFloat
    let run: (PageEvent.Hold) -> Void
  }

  var hovers: [(Bool) -> Void] = []
  var drags: [Drag] = []
  var holds: [Hold] = []
  var taps: [() -> Void] = []
  var doubleTaps: [() -> Void] = []

  init() {}

  init<Recognized: Gesture>(_ gesture: Recognized) { gesture._recognize(_GestureHandlers(), in: &self) }

  /// Whether the page needs more than clicks.
  var followsPointers: Bool { !hovers.isEmpty || !drags.isEmpty || !holds.isEmpty }

  var hasTaps: Bool { !taps.isEmpty || !doubleTaps.isEmpty }

  /// How far a pointer has to move before it drags; nil where it does not drag.
  ///
  /// Of several gestures on one view the most eager one says.
  var dragDistance: String? { drags.map(\.minimumDistance).min().map { decimal(Double(max($0, 0))) } }

  /// How long it has to be held, in milliseconds, and how far it may move meanwhile; nil where nobody asks.
  var hold: String? {
    guard let first = holds.first else { return nil }
    let duration = (max(first.minimumDuration, 0) * 1000).rounded()
    return decimal(duration) + " " + decimal(Double(max(first.maximumDistance, 0)))
  }
}
