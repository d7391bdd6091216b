#if !hasFeature(Embedded)
public import Foundation
#endif

/// A pointer that is held down and moved.
///
/// ```swift
/// Card().offset(offset).gesture(
///   DragGesture()
///     .onChanged { offset = $0.translation }
///     .onEnded { if $0.predictedEndTranslation.width > 200 { dismiss() } else { offset = .zero } }
/// )
/// ```
/// A finger that drags does not scroll the page, unless the view stands in a `ScrollView` and the finger goes its way: the
/// gesture is given up then.
public struct DragGesture: Gesture {
  /// Where the pointer is and was.
  public struct Value: Equatable, Sendable {
    /// Where it began.
    public var startLocation: CGPoint
    /// Where it is.
    public var location: CGPoint
    /// How fast it goes, in points a second.
    public var velocity: CGSize

    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest if it were let go of now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width * 0.25, y: location.y + velocity.height * 0.25)
    }
    /// How far it would come if it were let go of now.
    public var predictedEndTranslation: CGSize {
      CGSize(width: translation.width + velocity.width * 0.25, height: translation.height + velocity.height * 0.25)
    }
  }

  /// How far a pointer has to move before it drags.
  public var minimumDistance: CGFloat
  private let space: CoordinateSpace

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: how far a pointer has to move before it drags; 0 has it drag as soon as it is down.
  ///   - coordinateSpace: what places are relative to. The view's own is where it stood when the pointer came down.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    space = coordinateSpace.coordinateSpace
  }

  public func _recognize(_ handlers: _GestureHandlers<Value>, in parts: inout _GestureParts) {
    let space = space
    parts.drags.append(
      _GestureParts.Drag(minimumDistance: minimumDistance) { drag, named in
        switch drag.phase {
        case .moved: handlers.changed(Value(drag, in: space, named))
        case .ended:
          handlers.ended(Value(drag, in: space, named))
          handlers.reset()
        case .cancelled: handlers.reset()
        }
      }
    )
  }
}

extension DragGesture.Value {
  fileprivate init(_ drag: PageEvent.Drag, in space: CoordinateSpace, _ named: NamedSpace?) {
    let (x, y) = DragGesture.Value.origin(of: space, named, drag.box)
    startLocation = CGPoint(x: CGFloat(drag.startX) - x, y: CGFloat(drag.startY) - y)
    location = CGPoint(x: CGFloat(drag.x) - x, y: CGFloat(drag.y) - y)
    velocity = CGSize(width: CGFloat(drag.velocityX), height: CGFloat(drag.velocityY))
  }

  /// Where a space begins in the window.
  private static func origin(
    of space: CoordinateSpace,
    _ named: NamedSpace?,
    _ box: PageEvent.Box
  ) -> (CGFloat, CGFloat) {
    // The view's own rectangle is given in any space but its own.
    let frame = GeometryProxy(box, named, GeometryUse()).frame(in: space)
    return (CGFloat(box.x) - frame.minX, CGFloat(box.y) - frame.minY)
  }
}
