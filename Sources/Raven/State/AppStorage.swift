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
/// A value outside of any page, as in an `App`, is never read from the browser.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty, @unchecked Sendable {
  private let slot: StorageSlot<Value>
  /// Another key is another value, so a view that was given one runs again.
  private let key: String

  init(_ key: String, default value: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    slot = StorageSlot(StorageBox(key, value, coding))
  }

  /// The value that is kept, or the default.
  public var wrappedValue: Value {
    get { slot.box.kept.read() }
    nonmutating set { slot.box.kept.write(newValue) }
  }

  /// A binding to the value, for controls and child views.
  public var projectedValue: Binding<Value> { Binding(location: slot.box.kept) }
}

/// The part of an `AppStorage` that says nothing about whether its view has changed.
private struct StorageSlot<Value>: DynamicProperty, StateSlot {
  let mark: BoxMark
  let box: StorageBox<Value>

  init(_ box: StorageBox<Value>) {
    self.box = box
    mark = BoxMark(box)
  }
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

/// The box of one `AppStorage`: between a view and a cell of the browser's storage.
nonisolated final class StorageBox<Value>: BindingLocation<Value> {
  private let key: String
  private let value: Value
  private let coding: StorageCoding<Value>
  private var storage: BrowserStorage?
  private var cell: StorageCell?
  /// What was written before the view stood on a page.
  private var early: Value?

  init(_ key: String, _ value: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    self.value = value
    self.coding = coding
    super.init(isDiscoverable: true)
  }

  deinit {}

  /// The box that knows the storage.
  var kept: StorageBox<Value> { unsafeDowncast(root, to: StorageBox<Value>.self) }

  override func read() -> Value { readKept() }
  override func write(_ newValue: Value) { writeKept(newValue) }
  @MainActor override func attach(to scope: Scope) { attachKept(to: scope) }
  override func makeFresh() -> DynamicBox { StorageBox(key, value, coding) }
  override func isSameKind(as other: DynamicBox) -> Bool { hasSameKey(as: other) }

  private final func readKept() -> Value {
    guard let cell else { return early ?? value }
    cell.recordRead()
    return cell.text.flatMap(coding.decode) ?? value
  }

  private final func writeKept(_ new: Value) {
    guard let storage, let cell else { return early = new }
    storage.write(coding.encode(new), to: cell)
  }

  @MainActor private final func attachKept(to scope: Scope) {
    guard storage == nil, let device = EnvironmentValues(scope.environment).device else { return }
    storage = device.storage
    cell = device.storage.cell(for: key)
    if let early { writeKept(early) }
  }

  private final func hasSameKey(as other: DynamicBox) -> Bool {
    type(of: other) == StorageBox<Value>.self && sameBytes(unsafeDowncast(other, to: StorageBox<Value>.self).key, key)
  }
}

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
