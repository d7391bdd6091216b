#if hasFeature(Embedded)
/// A value that stands in an address by itself: text, a whole number, a `UUID`.
///
/// Natively a value is looked into for what tells it apart; here its type has to say so.
public nonisolated protocol _RoutePart: Hashable {
  /// The part of an address that stands for the value; nil if it cannot stand there.
  var _routePart: String? { get }
  /// The value that a part stands for; only one whose own part is the same.
  static func _value(ofRoutePart part: String) -> Self?
}

nonisolated extension String: _RoutePart {
  public var _routePart: String? { RouteSegment.quote(self) }
  public static func _value(ofRoutePart part: String) -> String? {
    let text = RouteSegment.unquote(part)
    return text._routePart.flatMap { sameBytes($0, part) ? text : nil }
  }
}

nonisolated extension Int: _RoutePart {
  public var _routePart: String? { String(self) }
  public static func _value(ofRoutePart part: String) -> Int? {
    Int(part).flatMap { sameBytes(String($0), part) ? $0 : nil }
  }
}

nonisolated extension UUID: _RoutePart {
  public var _routePart: String? { lowercased }
  public static func _value(ofRoutePart part: String) -> UUID? {
    UUID(uuidString: part).flatMap { sameBytes($0.lowercased, part) ? $0 : nil }
  }

  private var lowercased: String { uuidString.lowercased() }
}

nonisolated extension RouteSegment {
  /// The part of an address that stands for a value, where its type needs nobody to say so.
  static func text<Value: Hashable>(for value: Value) -> String? {
    if let text = value as? String { return text._routePart }
    if let number = value as? Int { return number._routePart }
    if let id = value as? UUID { return id._routePart }
    return nil
  }

  /// The value a part stands for.
  static func value<Value: Hashable>(_ type: Value.Type, of segment: String) -> Value? {
    // A cast of an optional needs metadata, which is not there.
    if Value.self == String.self, let text = String._value(ofRoutePart: segment) { return text as? Value }
    if Value.self == Int.self, let number = Int._value(ofRoutePart: segment) { return number as? Value }
    if Value.self == UUID.self, let id = UUID._value(ofRoutePart: segment) { return id as? Value }
    return nil
  }

  /// The text of a view that is nothing but a text, alone or with an image.
  @MainActor static func visibleText<Content>(in view: Content) -> String? {
    if Content.self == Text.self { return unsafeBitCast(view, to: Text.self).string }
    if Content.self == TupleView2<Image, Text>.self {
      return unsafeBitCast(view, to: TupleView2<Image, Text>.self).v1.string
    }
    if Content.self == Label<Text, Image>.self { return unsafeBitCast(view, to: Label<Text, Image>.self).title.string }
    return nil
  }
}

extension View {
  /// Says which view a stack shows for values that have an id.
  public func navigationDestination<Data: Hashable & Identifiable, Destination: View>(
    for data: Data.Type,
    @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View where Data.ID: _RoutePart {
    // A link on the screen has the value; from its id alone nobody could make it, unless it is its own.
    _DestinationView(
      content: self,
      destination: destination,
      coder: RouteCoder(part: { $0.id._routePart }, value: { RouteSegment.value(Data.self, of: $0) })
    )
  }

  /// Says which view a stack shows for values that stand for a text or a number.
  public func navigationDestination<Data: Hashable & RawRepresentable, Destination: View>(
    for data: Data.Type,
    @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View where Data.RawValue: _RoutePart {
    _DestinationView(content: self, destination: destination, coder: .raw)
  }

  /// Says which view a stack shows for values that stand for a text or a number, and have an id.
  public func navigationDestination<Data: Hashable & RawRepresentable & Identifiable, Destination: View>(
    for data: Data.Type,
    @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View where Data.RawValue: _RoutePart, Data.ID: _RoutePart {
    _DestinationView(content: self, destination: destination, coder: .raw)
  }
}

extension RouteCoder {
  fileprivate init(part: @escaping (Value) -> String?, value: @escaping (String) -> Value?) {
    self.init(parts: { part($0).map { [$0] } ?? [] }, value: { $0.count == 1 ? value($0[0]) : nil })
  }
}

extension RouteCoder where Value: RawRepresentable, Value.RawValue: _RoutePart {
  fileprivate static var raw: RouteCoder {
    RouteCoder(
      part: { $0.rawValue._routePart },
      value: { part in
        let value = Value.RawValue._value(ofRoutePart: part).flatMap { Value(rawValue: $0) }
        // Some raw values stand for the same value as others.
        return value?.rawValue._routePart.flatMap { sameBytes($0, part) ? value : nil }
      }
    )
  }
}
#endif
