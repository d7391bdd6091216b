public import SwiftUI

/// A piece of display state that is observed on its own: when it changes, the views that show it run again, and no others.
///
/// Use it for what mirrors the evaluator's step and has a value at every time: a title, whether a button is there, the rows of a
/// list. For what *happens* and is over, such as a sound or a jump to the top, use a ``Passable``.
///
/// ```swift
/// let title = ObservableString()
/// title.string = "Where to?"          // in translate(step:)
/// ObservingTextView(title)             // in the screen
/// ```
/// Writing a value that is equal to the one there is changes nothing, so a translator may set everything for every step.
/// Views that were written for `@ObservedObject` can hold it so, too.
@Observable public final class ObservableValue<Value> {
  private var kept: Value
  @ObservationIgnored private let isSame: (Value, Value) -> Bool
  /// Told after every change: who records display state.
  @ObservationIgnored package var onChange: (() -> Void)?

  private init(kept: Value, isSame: @escaping (Value, Value) -> Bool) {
    self.kept = kept
    self.isSame = isSame
  }

  /// Creates it with its first value; every write is a change, because the values cannot be compared.
  public convenience init(_ value: Value) { self.init(kept: value) { _, _ in false } }

  /// Creates it with its first value.
  public convenience init(_ value: Value) where Value: Equatable { self.init(kept: value) { $0 == $1 } }

  nonisolated deinit {}

  /// The value.
  ///
  /// Reading it in a body makes that body run when it changes.
  public var value: Value {
    get { kept }
    set {
      if isSame(_kept, newValue) { return }
      announce()
      kept = newValue
      onChange?()
    }
  }

  #if hasFeature(Embedded)
  private func announce() {}
  #else
  private func announce() { objectWillChange.send() }
  #endif
}

#if !hasFeature(Embedded)
// For views that hold it as an `@ObservedObject`.
extension ObservableValue: ObservableObject {}
#endif
