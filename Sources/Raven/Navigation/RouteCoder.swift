/// How values of a type become parts of an address, and parts values.
struct RouteCoder<Value: Hashable> {
  /// Whether the values say themselves what stands for them.
  var saysParts = false
  /// The parts that stand for a value; empty if nothing does.
  let parts: (Value) -> [String]
  let value: ([String]) -> Value?

  /// As readable as the type lets it be, in one part.
  static var plain: RouteCoder {
    RouteCoder(
      parts: { RouteSegment.text(for: $0).map { [$0] } ?? [] },
      value: { $0.count == 1 ? RouteSegment.value(Value.self, of: $0[0]) : nil }
    )
  }
}

extension RouteCoder {
  /// As an app says.
  init(_ format: AddressFormat<Value>) {
    self.init(
      saysParts: true,
      parts: { Self.parts(of: $0, format) },
      value: { parts in
        guard let value = format.value(parts) else { return nil }
        let own = Self.parts(of: value, format)
        guard own.count == parts.count else { return nil }
        for (part, other) in zip(own, parts) where !sameBytes(part, other) { return nil }
        return value
      }
    )
  }

  /// What a format says of a value; empty if a part of it cannot stand in an address.
  private static func parts(of value: Value, _ format: AddressFormat<Value>) -> [String] {
    let parts = format.parts(value)
    for part in parts where !RouteSegment.stands(part) { return [] }
    return parts
  }
}

#if !hasFeature(Embedded)
extension RouteCoder where Value: Codable {
  /// Readable where it can be, else as JSON; in one part.
  static var json: RouteCoder {
    RouteCoder(
      parts: { (RouteSegment.text(for: $0) ?? RouteSegment.json(of: $0)).map { [$0] } ?? [] },
      value: { $0.count == 1 ? RouteSegment.jsonValue(Value.self, of: $0[0]) : nil }
    )
  }
}
#endif
