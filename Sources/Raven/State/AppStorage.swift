#if !hasFeature(Embedded)
public import Foundation
#endif

/// A value of a view that the visitor's browser keeps: it is there again at the next visit.
///
/// Use it for what somebody chose once and expects to find again: a currency, the order of a list, whether a hint was put
/// away. All views with the same key share the value, on all pages of the browser; writing it runs the bodies that read it.
///
/// ```swift
/// struct Prices: View {
///   @AppStorage("currency") private var currency = "EUR"
///   var body: some View { Picker("Currency", selection: $currency) { ForEach(["EUR", "USD"], id: \.self) { Text($0) } } }
/// }
/// ```
/// A live server keeps values in its own file, by a cookie that tells browsers apart; an app inside the page keeps them in
/// the browser's local storage. What is kept under a key but cannot be read as the property's type shows as the default.
/// A value outside of any page, as in a model, is never read from the browser.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, @unchecked Sendable {
  private let slot: StorageSlot<Value>
  /// Another key is another value, so a view that was given one runs again.
  private let key: String

  init(_ key: String, default value: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    slot = StorageSlot(StorageBox(.browser, key, value, coding))
  }

  /// The value that is kept, or the default.
  public var wrappedValue: Value {
    get { slot.box.kept.read() }
    nonmutating set { slot.box.kept.write(newValue) }
  }

  /// A binding to the value, for controls and child views.
  public var projectedValue: Binding<Value> { Binding(location: slot.box.kept) }
}

extension AppStorage {
  /// Keeps a truth value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, default: wrappedValue, .bool)
  }

  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, default: wrappedValue, .int)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, default: wrappedValue, .double)
  }

  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, default: wrappedValue, .string)
  }

  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, default: wrappedValue, .url)
  }

  /// Keeps a value by its number, as of an enumeration.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, default: wrappedValue, .raw(.int))
  }

  /// Keeps a value by its text, as of an enumeration.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, default: wrappedValue, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value, or nothing.
  public init(_ key: String) where Value == Bool? { self.init(key, default: nil, .optional(.bool)) }

  /// Keeps a whole number, or nothing.
  public init(_ key: String) where Value == Int? { self.init(key, default: nil, .optional(.int)) }

  /// Keeps a number, or nothing.
  public init(_ key: String) where Value == Double? { self.init(key, default: nil, .optional(.double)) }

  /// Keeps a text, or nothing.
  public init(_ key: String) where Value == String? { self.init(key, default: nil, .optional(.string)) }

  /// Keeps an address, or nothing.
  public init(_ key: String) where Value == URL? { self.init(key, default: nil, .optional(.url)) }

  /// Keeps a value by its number, or nothing.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
    self.init(key, default: nil, .optional(.raw(.int)))
  }

  /// Keeps a value by its text, or nothing.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
    self.init(key, default: nil, .optional(.raw(.string)))
  }
}
