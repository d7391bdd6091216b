// Gestures that pages do not know yet, with what to write instead.

#if !hasFeature(Embedded)
public import Foundation
#endif

/// A drag; not available.
@available(*, unavailable, message: "Use a Slider for values, and a ScrollView for what moves.")
public struct DragGesture {
  /// Where a drag is.
  public struct Value {
    /// How far it has come.
    public var translation: CGSize { .zero }
    /// How far it would go.
    public var predictedEndTranslation: CGSize { .zero }
    /// Where it is.
    public var location: CGPoint { .zero }
    /// Where it began.
    public var startLocation: CGPoint { .zero }
  }

  /// Not available.
  public init(minimumDistance: CGFloat = 10) {}
  /// Not available.
  public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture { self }
  /// Not available.
  public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture { self }
  /// Not available.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> DragGesture { self }
}

/// A pinch; not available.
@available(*, unavailable, message: "Use a Slider or buttons that change the scale.")
public struct MagnifyGesture {
  /// How far apart the fingers are.
  public struct Value {
    /// Against where they began.
    public var magnification: CGFloat { 1 }
  }

  /// Not available.
  public init() {}
  /// Not available.
  public func onChanged(_ action: @escaping (Value) -> Void) -> MagnifyGesture { self }
  /// Not available.
  public func onEnded(_ action: @escaping (Value) -> Void) -> MagnifyGesture { self }
  /// Not available.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> MagnifyGesture { self }
}

/// A turn of two fingers; not available.
@available(*, unavailable, message: "Use a Slider or buttons that change the angle.")
public struct RotateGesture {
  /// How far the fingers have turned.
  public struct Value {
    /// From where they began.
    public var rotation: Angle { .zero }
  }

  /// Not available.
  public init() {}
  /// Not available.
  public func onChanged(_ action: @escaping (Value) -> Void) -> RotateGesture { self }
  /// Not available.
  public func onEnded(_ action: @escaping (Value) -> Void) -> RotateGesture { self }
  /// Not available.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> RotateGesture { self }
}

/// A tap; not available.
@available(*, unavailable, message: "Use onTapGesture(count:perform:), or a Button.")
public struct TapGesture {
  /// Not available.
  public init(count: Int = 1) {}
  /// Not available.
  public func onChanged(_ action: @escaping (Void) -> Void) -> TapGesture { self }
  /// Not available.
  public func onEnded(_ action: @escaping (Void) -> Void) -> TapGesture { self }
  /// Not available.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Void, inout State, inout Transaction) -> Void
  ) -> TapGesture { self }
}

/// A long press; not available.
@available(*, unavailable, message: "Use contextMenu(menuItems:), which a long press opens, or a button.")
public struct LongPressGesture {
  /// Not available.
  public init(minimumDuration: Double = 0.5) {}
  /// Not available.
  public func onChanged(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
  /// Not available.
  public func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
  /// Not available.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Bool, inout State, inout Transaction) -> Void
  ) -> LongPressGesture { self }
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
