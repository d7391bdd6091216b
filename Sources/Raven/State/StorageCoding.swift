#if !hasFeature(Embedded)
import Foundation
#endif

/// How a value is kept as text.
nonisolated struct StorageCoding<Value> {
  /// The value of a text; nil if it is none of the type.
  let decode: (String) -> Value?
  /// The text of a value; nil if there is nothing to keep.
  let encode: (Value) -> String?

  static func optional<Wrapped>(_ coding: StorageCoding<Wrapped>) -> Self where Value == Wrapped? {
    Self(decode: { .some(coding.decode($0)) }, encode: { $0.flatMap(coding.encode) })
  }

  static func raw(_ coding: StorageCoding<Value.RawValue>) -> Self where Value: RawRepresentable {
    Self(decode: { coding.decode($0).flatMap(Value.init(rawValue:)) }, encode: { coding.encode($0.rawValue) })
  }
}

nonisolated extension StorageCoding<Bool> {
  static var bool: Self {
    Self(
      decode: { sameBytes($0, "true") ? true : sameBytes($0, "false") ? false : nil },
      encode: { $0 ? "true" : "false" }
    )
  }
}

nonisolated extension StorageCoding<Int> {
  static var int: Self { Self(decode: { Int($0) }, encode: { String($0) }) }
}

nonisolated extension StorageCoding<Double> {
  static var double: Self { Self(decode: { number(of: $0) }, encode: { text(of: $0) }) }
}

nonisolated extension StorageCoding<String> {
  static var string: Self { Self(decode: { $0 }, encode: { $0 }) }
}

nonisolated extension StorageCoding<URL> {
  static var url: Self { Self(decode: { URL(string: $0) }, encode: { $0.absoluteString }) }
}
