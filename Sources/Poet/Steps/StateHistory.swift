/// Steps that can be gone back to, and forward again.
///
/// Use it in an evaluator: record each step a person may return to, and assign what `undo` and `redo` give.
///
/// ```swift
/// private var history = StateHistory(Step.asking)
/// private func show(_ step: Step) {
///   history.record(step)
///   current.step = step
/// }
/// func undoTapped() { if let step = history.undo() { current.step = step } }
/// ```
/// A step that only passes, such as loading, is assigned without being recorded.
public struct StateHistory<Step> {
  private var steps: [Step]
  private var index = 0
  /// How many steps are kept; the oldest go first.
  public let limit: Int

  /// Begins with a step.
  ///
  /// - Parameters:
  ///   - first: the step there is.
  ///   - limit: how many steps are kept, at least one.
  public init(_ first: Step, limit: Int = 100) {
    steps = [first]
    self.limit = max(1, limit)
  }

  /// The step there is.
  public var present: Step { steps[index] }
  /// Whether there is a step to go back to.
  public var canUndo: Bool { index > 0 }
  /// Whether there is a step to go forward to.
  public var canRedo: Bool { index + 1 < steps.count }

  /// Adds a step behind the one there is; what was undone is forgotten.
  public mutating func record(_ step: Step) {
    steps.removeSubrange((index + 1)...)
    steps.append(step)
    if steps.count > limit { steps.removeFirst(steps.count - limit) }
    index = steps.count - 1
  }

  /// Puts another step in the place of the one there is.
  public mutating func replace(_ step: Step) { steps[index] = step }

  /// Goes back; nil if there is nothing to go back to.
  public mutating func undo() -> Step? {
    if !canUndo { return nil }
    index -= 1
    return present
  }

  /// Goes forward again; nil if there is nothing to go forward to.
  public mutating func redo() -> Step? {
    if !canRedo { return nil }
    index += 1
    return present
  }
}

extension StateHistory: Equatable where Step: Equatable {}

#if !hasFeature(Embedded)
extension StateHistory: Codable where Step: Codable {
  private enum CodingKeys: CodingKey { case steps, index, limit }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    steps = try container.decode([Step].self, forKey: .steps)
    index = try container.decode(Int.self, forKey: .index)
    limit = try container.decode(Int.self, forKey: .limit)
    guard steps.indices.contains(index), steps.count <= limit else {
      let problem = "a history of \(steps.count) steps cannot be at step \(index), and keep \(limit)"
      throw DecodingError.dataCorruptedError(forKey: .index, in: container, debugDescription: problem)
    }
  }
}
#endif
