/// A value that is made when it is first needed, and stays.
///
/// For a `@State` whose value costs something to make: what a view's initializer says of it is made anew each time.
final class Once<Value> {
  private var made: Value?

  func value(_ make: () -> Value) -> Value {
    if let made { return made }
    let value = make()
    made = value
    return value
  }
}
