public import SwiftUI

/// Display state: a text.
public typealias ObservableString = ObservableValue<String>
/// Display state: whether something is so.
public typealias ObservableBool = ObservableValue<Bool>
/// Display state: a whole number.
public typealias ObservableInt = ObservableValue<Int>
/// Display state: a number.
public typealias ObservableDouble = ObservableValue<Double>
/// Display state: values in order.
public typealias ObservableArray<Element> = ObservableValue<[Element]>
/// Display state: an address, or none.
public typealias ObservableURL = ObservableValue<URL?>
/// Display state: what an alert offers, or nothing.
public typealias ObservableAlertAction = ObservableValue<AlertAction?>

extension ObservableValue where Value == String {
  /// Creates an empty text.
  public convenience init() { self.init("") }

  /// The text.
  public var string: String {
    get { value }
    set { value = newValue }
  }
}

extension ObservableValue where Value == Bool {
  /// Creates one that is false.
  public convenience init() { self.init(false) }

  /// Whether it is so.
  public var bool: Bool {
    get { value }
    set { value = newValue }
  }
}

extension ObservableValue where Value == Int {
  /// Creates a zero.
  public convenience init() { self.init(0) }

  /// The number.
  public var int: Int {
    get { value }
    set { value = newValue }
  }
}

extension ObservableValue where Value == Double {
  /// Creates a zero.
  public convenience init() { self.init(0) }

  /// The number.
  public var double: Double {
    get { value }
    set { value = newValue }
  }
}

extension ObservableValue where Value: RangeReplaceableCollection {
  /// The values.
  public var array: Value {
    get { value }
    set { value = newValue }
  }
}

extension ObservableValue {
  /// Creates an empty list.
  public convenience init<Element>() where Value == [Element] { self.init([]) }
  /// Creates an empty list.
  public convenience init<Element: Equatable>() where Value == [Element] { self.init([]) }
}

extension ObservableValue where Value == URL? {
  /// Creates one without an address.
  public convenience init() { self.init(nil) }

  /// The address.
  public var url: URL? {
    get { value }
    set { value = newValue }
  }
}

extension ObservableValue where Value == AlertAction? {
  /// Creates one that offers nothing.
  public convenience init() { self.init(nil) }

  /// What is offered.
  public var action: AlertAction? {
    get { value }
    set { value = newValue }
  }
}
