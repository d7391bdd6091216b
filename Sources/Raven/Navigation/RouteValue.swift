/// A value that stands for a screen, whatever its type.
nonisolated class AnyRouteValue {
  /// The part of the address that stands for the value; nil if nothing readable does.
  final let part: String?

  #if !hasFeature(Embedded)
  /// The part that stands for it inside the page too: for its type alone, or for what a destination makes of it.
  func plainPart(hasDestination: Bool) -> String? { nil }
  #endif

  fileprivate init(part: String?) { self.part = part }

  var typeID: ObjectIdentifier { preconditionFailure("a value without a type") }
  func isSame(as other: AnyRouteValue) -> Bool { false }
  /// Has a row stand for the value.
  func tag(_ values: inout ContainerValues) {}
}

/// A value of one type.
nonisolated final class RouteValue<Value: Hashable>: AnyRouteValue {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(part: RouteSegment.text(for: value))
  }

  #if !hasFeature(Embedded)
  override func plainPart(hasDestination: Bool) -> String? {
    hasDestination ? RouteSegment.plainText(for: value) : RouteSegment.plainText(of: value)
  }
  #endif

  static var id: ObjectIdentifier { ObjectIdentifier(RouteValue<Value>.self) }
  override var typeID: ObjectIdentifier { RouteValue<Value>.id }

  override func isSame(as other: AnyRouteValue) -> Bool {
    other.typeID == RouteValue<Value>.id && unsafeDowncast(other, to: RouteValue<Value>.self).value == value
  }

  override func tag(_ values: inout ContainerValues) { values.setTag(value) }

  /// The value, if another is of this type.
  static func value(of other: AnyRouteValue) -> Value? {
    other.typeID == id ? unsafeDowncast(other, to: RouteValue<Value>.self).value : nil
  }
}
