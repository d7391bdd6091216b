#if !hasFeature(Embedded)
public import Foundation
#endif

/// A pointer that is held down for a while without moving.
///
/// ```swift
/// Text("Hold me").gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in isShown = true })
/// ```
/// Its value is true as soon as the pointer is down.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool

  /// How long it is held, in seconds.
  public var minimumDuration: Double
  /// How far it may move meanwhile.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _recognize(_ handlers: _GestureHandlers<Bool>, in parts: inout _GestureParts) {
    parts.holds.append(
      _GestureParts.Hold(minimumDuration: minimumDuration, maximumDistance: maximumDistance) { phase in
        switch phase {
        case .began: handlers.changed(true)
        case .lasted:
          handlers.ended(true)
          handlers.reset()
        case .stopped: handlers.reset()
        }
      }
    )
  }
}
