public import Poet

/// Writes down what becomes of a translator's display state.
///
/// ```swift
/// let recorder = DisplayStateRecorder(evaluator.translator)
/// evaluator.forwardTapped()
/// #expect(recorder.changes == [#"pageNumber: "1 / 3" → "2 / 3""#])
/// ```
@MainActor
public final class DisplayStateRecorder {
  private let state: DisplayState
  private var last: [Any] = []
  /// Every change since the beginning, or since ``clear()``: the name, what it was, and what it is.
  public private(set) var changes: [String] = []

  /// Begins to record.
  ///
  /// One recorder at a time can record a translator.
  public init(_ translator: some Translator) {
    state = DisplayState(of: translator)
    last = state.values.map(\.value.any)
    for (index, entry) in state.values.enumerated() {
      entry.value.onChange = { [weak self] in self?.note(index) }
    }
  }

  isolated deinit { for entry in state.values { entry.value.onChange = nil } }

  /// The names of all display state, in the order it is declared.
  public var names: [String] { state.values.map(\.name) }

  /// All display state there is, by name.
  public var values: [String: String] {
    Dictionary(state.values.map { ($0.name, told($0.value.any)) }) { first, _ in first }
  }

  /// Forgets the changes so far.
  public func clear() { changes = [] }

  private func note(_ index: Int) {
    let (name, value) = state.values[index]
    if !isSame(last[index], value.any) { changes.append("\(name): \(told(last[index])) → \(told(value.any))") }
    last[index] = value.any
  }
}
