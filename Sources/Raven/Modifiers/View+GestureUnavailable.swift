// Gestures that pages do not know yet, with what to write instead.

#if !hasFeature(Embedded)
public import Foundation
#endif

/// A drag; not available.
@available(*, unavailable, message: "Use a Slider for values, and a ScrollView for what moves.")
public struct DragGesture {
  /// Not available.
  public init(minimumDistance: CGFloat = 10) {}
}

/// A pinch; not available.
@available(*, unavailable, message: "Use a Slider or buttons that change the scale.")
public struct MagnifyGesture {
  /// Not available.
  public init() {}
}

/// A turn of two fingers; not available.
@available(*, unavailable, message: "Use a Slider or buttons that change the angle.")
public struct RotateGesture {
  /// Not available.
  public init() {}
}

extension View {
  /// Not available: pages know taps.
  @available(*, unavailable, message: "Use onTapGesture(count:perform:), a Button, or contextMenu for a long press.")
  public func gesture<Gesture>(_ gesture: Gesture) -> some View { self }

  /// Not available: pages know taps.
  @available(*, unavailable, message: "Use onTapGesture(count:perform:).")
  public func simultaneousGesture<Gesture>(_ gesture: Gesture) -> some View { self }

  /// Not available: pages know taps.
  @available(*, unavailable, message: "Use onTapGesture(count:perform:).")
  public func highPriorityGesture<Gesture>(_ gesture: Gesture) -> some View { self }

  /// Not available: nothing can be dragged yet.
  @available(*, unavailable, message: "Offer a menu or buttons that move the element.")
  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View { self }

  /// Not available: nothing can be dragged yet.
  @available(*, unavailable, message: "Offer a menu or buttons that move the element.")
  public func dropDestination<Payload>(
    for type: Payload.Type,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool
  ) -> some View { self }
}
