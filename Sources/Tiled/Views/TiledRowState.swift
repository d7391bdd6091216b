public import SwiftUI

/// A value a row owns, which outlives the row's leaving the window.
///
/// Rows of a long list are there only while they are near what is seen, and `@State` goes with them. Use this for what should still
/// be so when the reader comes back: whether a long text is open, a half-written answer.
///
/// ```swift
/// struct Bubble: View {
///   @TiledRowState private var isOpen = false
///   let message: Message
///   var body: some View { Text(message.text).lineLimit(isOpen ? nil : 4).onTapGesture { isOpen.toggle() } }
/// }
/// ```
/// The value belongs to the element's id, as long as the list is there. Outside the rows of a ``TiledView`` it is a `@State`.
@propertyWrapper
public struct TiledRowState<Value>: DynamicProperty {
  @Environment(\.tiledRow) private var row
  @State private var own: Value
  private let place: TiledRowMemory.Place
  private let initial: Value

  /// Creates a row's value.
  ///
  /// - Parameters:
  ///   - wrappedValue: what it is until it is set.
  ///   - file: where it is declared: tells it from others of the row.
  ///   - line: where it is declared.
  public init(wrappedValue: Value, file: StaticString = #fileID, line: Int = #line) {
    _own = State(initialValue: wrappedValue)
    initial = wrappedValue
    place = TiledRowMemory.Place(
      type: ObjectIdentifier(TiledRowValue<Value>.self),
      file: UInt(bitPattern: file.utf8Start),
      line: line
    )
  }

  /// The current value.
  public var wrappedValue: Value {
    get { row?.value(at: place, else: initial).value ?? own }
    nonmutating set {
      if let row {
        row.value(at: place, else: initial).value = newValue
        row.isKept = true
      } else {
        own = newValue
      }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

/// The values of one row.
final class TiledRowMemory {
  /// Where a value is declared.
  struct Place: Hashable {
    let type: ObjectIdentifier
    let file: UInt
    let line: Int
  }

  private var values: [Place: AnyObject] = [:]
  /// Whether something was set, and has to be there when the row comes back.
  var isKept = false

  nonisolated deinit {}

  func value<Value>(at place: Place, else initial: Value) -> TiledRowValue<Value> {
    // The place has the type in it.
    if let found = values[place] { return unsafeDowncast(found, to: TiledRowValue<Value>.self) }
    let made = TiledRowValue(initial)
    values[place] = made
    return made
  }
}

@Observable final class TiledRowValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  nonisolated deinit {}
}

private nonisolated enum TiledRowKey: EnvironmentKey {
  static var defaultValue: TiledRowMemory? { nil }
}

extension EnvironmentValues {
  /// What the row around a view remembers.
  var tiledRow: TiledRowMemory? {
    get { self[TiledRowKey.self] }
    set { self[TiledRowKey.self] = newValue }
  }
}
