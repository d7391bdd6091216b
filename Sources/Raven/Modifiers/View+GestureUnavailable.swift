// Gestures that pages do not know yet, with what to write instead.

#if !hasFeature(Embedded)
public import Foundation
#endif

/// A pinch; not available.
@available(*, unavailable, message: "Use a Slider or buttons that change the scale.")
public struct MagnifyGesture: Gesture {
  /// How far apart the fingers are.
  public struct Value: Equatable {
    /// Against where they began.
    public var magnification: CGFloat { 1 }
  }

  /// Not available.
  public init() {}
  public func _recognize(_ handlers: _GestureHandlers<Value>, in parts: inout _GestureParts) {}
}

/// A turn of two fingers; not available.
@available(*, unavailable, message: "Use a Slider or buttons that change the angle.")
public struct RotateGesture: Gesture {
  /// How far the fingers have turned.
  public struct Value: Equatable {
    /// From where they began.
    public var rotation: Angle { .zero }
  }

  /// Not available.
  public init() {}
  public func _recognize(_ handlers: _GestureHandlers<Value>, in parts: inout _GestureParts) {}
}

extension View {
  /// Not available: nothing can be dragged yet.
  @available(*, unavailable, message: "Offer a menu or buttons that move the element.")
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View { self }

  /// Not available: nothing can be dragged yet.
  @available(*, unavailable, message: "Offer a menu or buttons that move the element.")
  public func dropDestination<Payload>(
    for type: Payload.Type,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Not available: nothing can be dragged yet.
  @available(
    *,
    unavailable,
    message: "Offer a menu or buttons that move the element; rows of a list move with onMove(perform:)."
  )
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Not available: what is dropped is for lists.
  @available(*, unavailable, message: "Lists take what is dropped with onInsert(of:perform:) of their ForEach.")
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }
}
