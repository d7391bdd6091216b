/// One tap or click, or two in quick succession.
///
/// ```swift
/// Image("map.png").gesture(TapGesture(count: 2).onEnded { zoomIn() })
/// ```
public struct TapGesture: Gesture {
  public typealias Value = Void

  /// How often in quick succession, once or twice; more count as twice.
  public var count: Int

  /// Creates a gesture.
  public init(count: Int = 1) { self.count = count }

  public func _recognize(_ handlers: _GestureHandlers<Void>, in parts: inout _GestureParts) {
    let run = {
      handlers.ended(())
      handlers.reset()
    }
    if count > 1 { parts.doubleTaps.append(run) } else { parts.taps.append(run) }
  }
}
