/// A step of an evaluator: business state.
///
/// Each case of the enumeration carries everything that is needed to show it.
///
/// ```swift
/// enum Step: EvaluatorStep {
///   case loading
///   case page(PageConfiguration)
/// }
/// ```
/// There is one step at a time, so no partial or contradictory state can be expressed.
public nonisolated protocol EvaluatorStep {}
