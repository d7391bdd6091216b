#if !hasFeature(Embedded)
public import Foundation

extension SceneStorage {
  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, default: wrappedValue, .data)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps bytes, or nothing.
  public init(_ key: String) where Value == Data? { self.init(key, default: nil, .optional(.data)) }
}
#endif
