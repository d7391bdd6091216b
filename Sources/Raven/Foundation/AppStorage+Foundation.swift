#if !hasFeature(Embedded)
public import Foundation

nonisolated extension BrowserStorage {
  /// What a page has whose host knows no browser: texts are kept as long as the page.
  static func ofPage() -> BrowserStorage { BrowserStorage() }
  /// What a tab has whose host knows none, likewise.
  static func ofScene() -> BrowserStorage { BrowserStorage() }
}

nonisolated extension StorageCoding<Double> {
  static func number(of text: String) -> Double? { Double(text).flatMap { $0.isNaN ? nil : $0 } }
  static func text(of number: Double) -> String { String(number) }
}

nonisolated extension StorageCoding<Data> {
  static var data: Self { Self(decode: { Data(base64Encoded: $0) }, encode: { $0.base64EncodedString() }) }
}

extension AppStorage {
  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, default: wrappedValue, .data)
  }

  /// Not available.
  @available(*, unavailable, message: "Leave out the store: the visitor's browser has one for every app.")
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
    fatalError()
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps bytes, or nothing.
  public init(_ key: String) where Value == Data? { self.init(key, default: nil, .optional(.data)) }

  /// Not available.
  @available(*, unavailable, message: "Leave out the store: the visitor's browser has one for every app.")
  public init(_ key: String, store: UserDefaults?) {
    fatalError()
  }
}
#endif
