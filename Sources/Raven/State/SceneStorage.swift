#if !hasFeature(Embedded)
public import Foundation
#endif

/// A value of a view that one tab of the browser keeps: it is there again after the page was loaded anew or its server was replaced.
///
/// Use it for how somebody has arranged a page: which tab is chosen, what a search is narrowed to, a text that is half written.
/// Each tab has values of its own; all views of a page with the same key share one. What all tabs are to share, and what is to be
/// there at the next visit, belongs in `AppStorage`; what nobody may lose, in a file or database of the app.
///
/// ```swift
/// struct Library: View {
///   @SceneStorage("shelf") private var shelf = "Fiction"
///   var body: some View { Picker("Shelf", selection: $shelf) { ForEach(["Fiction", "Travel"], id: \.self) { Text($0) } } }
/// }
/// ```
/// A live server keeps values under the tab's session, for seven days; they outlive the server where it has a folder (`--data`).
/// An app inside the page keeps them in the tab's own storage. What is kept under a key but cannot be read as the property's
/// type, as after a deploy that changed it, shows as the default.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, @unchecked Sendable {
  private let slot: StorageSlot<Value>
  /// Another key is another value, so a view that was given one runs again.
  private let key: String

  init(_ key: String, default value: Value, _ coding: StorageCoding<Value>) {
    self.key = key
    slot = StorageSlot(StorageBox(.scene, key, value, coding))
  }

  /// The value that is kept, or the default.
  public var wrappedValue: Value {
    get { slot.box.kept.read() }
    nonmutating set { slot.box.kept.write(newValue) }
  }

  /// A binding to the value, for controls and child views.
  public var projectedValue: Binding<Value> { Binding(location: slot.box.kept) }
}

extension SceneStorage {
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

extension SceneStorage where Value: ExpressibleByNilLiteral {
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
