/// An event with a text.
public typealias PassableString = Passable<String>
/// An event with a whole number.
public typealias PassableInt = Passable<Int>
/// An event with a number.
public typealias PassableDouble = Passable<Double>
/// An event with values in order.
public typealias PassableArray<Element> = Passable<[Element]>
/// An event that says only that it happened.
public typealias PassablePlease = Passable<Void>

extension Passable where Value == String {
  /// The text passed last; writing one passes it.
  public var string: String? {
    get { value }
    set { value = newValue }
  }
}

extension Passable where Value == Int {
  /// The number passed last; writing one passes it.
  public var int: Int? {
    get { value }
    set { value = newValue }
  }
}

extension Passable where Value == Double {
  /// The number passed last; writing one passes it.
  public var double: Double? {
    get { value }
    set { value = newValue }
  }
}

extension Passable where Value: RangeReplaceableCollection {
  /// The values passed last; writing some passes them.
  public var array: Value? {
    get { value }
    set { value = newValue }
  }
}

extension Passable where Value == Void {
  /// Has it happen.
  public func please() { value = () }
}
