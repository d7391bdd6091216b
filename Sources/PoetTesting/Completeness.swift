public import Poet

/// Whether every step sets every piece of display state.
///
/// What a step leaves as it was depends on where a person came from, which is found late and hard to explain. This check
/// translates each step from two different starting states and reports what came out different.
///
/// ```swift
/// let report = Completeness.check(steps: [.loading, .page(first), .page(last)]) { TutorialTranslator() }
/// #expect(report.isComplete, "\(report)")
/// ```
public struct Completeness: CustomStringConvertible {
  /// A piece of display state that a step leaves as it was.
  public struct Finding: Equatable, CustomStringConvertible {
    /// The step.
    public let step: String
    /// The name of the display state.
    public let name: String
    /// What it was after the step, from one start.
    public let first: String
    /// What it was after the step, from the other start.
    public let second: String

    public var description: String { "\(step) does not set \(name): it is \(first) or \(second), as it was before" }
  }

  /// What depended on where it came from.
  public let findings: [Finding]
  /// The names of display state that had only one value in all steps, of a type whose values cannot be made up: give steps in
  /// which it differs.
  public let unchecked: [String]

  /// Whether nothing depended on where it came from.
  public var isComplete: Bool { findings.isEmpty }

  public var description: String {
    let lines = findings.map(\.description) + unchecked.map { "\($0) has the same value in all steps: not checked" }
    return lines.isEmpty ? "complete" : lines.joined(separator: "\n")
  }

  /// Checks a translator.
  ///
  /// - Parameters:
  ///   - steps: the steps to translate; at least one of each case, and of each that shows something different.
  ///   - makeTranslator: makes a translator; called several times for each step.
  /// - Returns: what was found.
  public static func check<Display: Translator>(
    steps: [Display.Step],
    _ makeTranslator: () -> Display
  ) -> Completeness {
    var findings: [Finding] = []
    var unchecked: [String] = []
    let results = steps.map { step in
      let translator = makeTranslator()
      translator.translate(step: step)
      return DisplayState(of: translator).values.map(\.value.any)
    }
    let names = DisplayState(of: makeTranslator()).values.map(\.name)
    // What each piece of display state can be before a step: what it is at first and after any step, and made up.
    let starts = DisplayState(of: makeTranslator()).values.enumerated().map { index, entry in
      ([entry.value.any] + results.map { $0[index] } + entry.value.scribbles).reduce(into: [Any]()) { all, value in
        if !all.contains(where: { isSame($0, value) }) { all.append(value) }
      }
    }
    for (index, values) in starts.enumerated() where values.count < 2 { unchecked.append(names[index]) }
    for (step, result) in zip(steps, results) {
      // Starts that differ from each other, and from what the step makes, where there are such.
      let pairs = starts.enumerated().map { index, values in
        let others = values.filter { !isSame($0, result[index]) }
        return (
          others.last ?? values[0], others.dropLast().last ?? values.first { isSame($0, result[index]) } ?? values[0]
        )
      }
      func outcome(_ starts: [Any]) -> [Any] {
        let translator = makeTranslator()
        let state = DisplayState(of: translator)
        for (entry, start) in zip(state.values, starts) { entry.value.set(start) }
        translator.translate(step: step)
        return state.values.map(\.value.any)
      }
      let (first, second) = (outcome(pairs.map(\.0)), outcome(pairs.map(\.1)))
      for index in names.indices where !isSame(first[index], second[index]) {
        findings.append(
          Finding(step: name(of: step), name: names[index], first: told(first[index]), second: told(second[index]))
        )
      }
    }
    return Completeness(findings: findings, unchecked: unchecked)
  }

  /// The name of a step's case.
  private static func name(of step: some EvaluatorStep) -> String {
    Mirror(reflecting: step).children.first?.label ?? String(describing: step)
  }
}
