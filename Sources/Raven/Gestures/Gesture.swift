/// What a person does with a pointer on a view: drags, presses for long, taps.
///
/// Make one of the built-in gestures, say with `onChanged(_:)`, `updating(_:body:)` and `onEnded(_:)` what it does, and put
/// it on a view with `gesture(_:)`.
///
/// ```swift
/// @State private var offset = CGSize.zero
/// var drag: some Gesture {
///   DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero }
/// }
/// ```
/// A pointer is reported once a frame at most. On a live page every report goes to the server and back, so what follows a
/// finger does so as fast as the network; inside the page it does so at once. Keys make no gestures: offer a button as well.
public protocol Gesture<Value> {
  /// What is known of the gesture.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  var body: Body { get }
  /// Adds what the page has to listen to.
  func _recognize(_ handlers: _GestureHandlers<Value>, in parts: inout _GestureParts)
}

extension Gesture where Body.Value == Value {
  public func _recognize(_ handlers: _GestureHandlers<Value>, in parts: inout _GestureParts) {
    body._recognize(handlers, in: &parts)
  }
}

extension Gesture where Body == Never {
  public var body: Never { neverBody() }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _recognize(_ handlers: _GestureHandlers<Never>, in parts: inout _GestureParts) {}
}

/// What is done as a gesture goes on.
public struct _GestureHandlers<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  /// It is over, whether it came to its end or was given up.
  var reset: () -> Void = {}
}

/// A gesture that tells of its changes; made by `onChanged(_:)`.
public struct _ChangedGesture<Base: Gesture>: Gesture {
  let base: Base
  let action: (Base.Value) -> Void

  public func _recognize(_ handlers: _GestureHandlers<Base.Value>, in parts: inout _GestureParts) {
    var handlers = handlers
    let (changed, action) = (handlers.changed, action)
    handlers.changed = {
      action($0)
      changed($0)
    }
    base._recognize(handlers, in: &parts)
  }
}

/// A gesture that tells of its end; made by `onEnded(_:)`.
public struct _EndedGesture<Base: Gesture>: Gesture {
  let base: Base
  let action: (Base.Value) -> Void

  public func _recognize(_ handlers: _GestureHandlers<Base.Value>, in parts: inout _GestureParts) {
    var handlers = handlers
    let (ended, action) = (handlers.ended, action)
    handlers.ended = {
      action($0)
      ended($0)
    }
    base._recognize(handlers, in: &parts)
  }
}

extension Gesture where Value: Equatable {
  /// Does something whenever what is known of the gesture changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

extension Gesture {
  /// Does something when the gesture comes to its end; not if it is given up, as for scrolling.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Recognises another gesture beside this one.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Not available: gestures do not wait for one another.
  @available(*, unavailable, message: "Use simultaneously(with:), or begin the second in the first one's onEnded(_:).")
  public func sequenced<Other: Gesture>(before other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Not available: gestures do not wait for one another.
  @available(*, unavailable, message: "Use simultaneously(with:), and decide in the actions which one counts.")
  public func exclusively<Other: Gesture>(before other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
