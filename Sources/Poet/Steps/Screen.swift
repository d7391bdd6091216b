public import SwiftUI

/// Shows an evaluator's display state.
///
/// It makes the evaluator, keeps it as long as it is on the page, and hands its content the evaluator, not kept, and
/// the translator.
///
/// ```swift
/// struct GreetingScreen: View {
///   var body: some View {
///     Screen(GreetingEvaluator()) { evaluator, translator in
///       VStack {
///         ObservingTextView(translator.title)
///         Button("Again") { evaluator.tell { $0.againTapped() } }
///       }
///       .presenting(translator)
///     }
///   }
/// }
/// ```
/// The screen observes nothing itself: a value is observed by the small view that reads it, such as ``ObservingTextView``, and only
/// that one runs again. The evaluator is made once; a parent that runs again with another expression changes nothing, as with
/// `@StateObject`. When the screen goes, the evaluator goes, and with it the work it had under way.
public struct Screen<Evaluating: Evaluator, Content: View>: View {
  private let make: () -> Evaluating
  private let content: (WeakEvaluator<Evaluating>, Evaluating.Display) -> Content
  @State private var life = ScreenLife<Evaluating>()

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - evaluator: makes the evaluator, when the screen is first shown.
  ///   - content: what is shown, of the translator's display state.
  public init(
    _ evaluator: @autoclosure @escaping () -> Evaluating,
    @ViewBuilder content: @escaping (WeakEvaluator<Evaluating>, Evaluating.Display) -> Content
  ) {
    make = evaluator
    self.content = content
  }

  public var body: some View {
    let (life, evaluator) = (life, life.begin(make))
    content(WeakEvaluator(evaluator), evaluator.translator)
      .onAppear { life.evaluator?.viewDidAppear() }
      .onDisappear { life.evaluator?.viewDidDisappear() }
  }
}

/// Keeps a screen's evaluator, as long as the screen has it.
private final class ScreenLife<Evaluating: Evaluator> {
  private(set) var evaluator: Evaluating?
  private nonisolated(unsafe) var home: EvaluatorHome?

  init() {}

  nonisolated deinit { home?.close() }

  func begin(_ make: () -> Evaluating) -> Evaluating {
    if let evaluator { return evaluator }
    let made = make()
    evaluator = made
    home = made.current.home
    home?.open()
    if !made.current.isTranslated { made.current.translated(by: made.translator) }
    return made
  }
}
