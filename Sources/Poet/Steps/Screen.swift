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
/// that one runs again. What the evaluator reads while it is made, such as something the browser keeps, has nothing of it
/// run again either. The evaluator is made once; a parent that runs again with another expression changes nothing, as with
/// `@StateObject`. When the screen goes, the evaluator goes, and with it the work it had under way.
public struct Screen<Evaluating: Evaluator, Content: View>: View {
  private let make: () -> Evaluating
  private let content: (WeakEvaluator<Evaluating>, Evaluating.Display) -> Content
  @State private var life = ScreenLife<Evaluating, Content>()

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
    life.receive(make, content)
    return ScreenMaking(life: life, version: life.version)
  }
}

/// Makes the evaluator, and observes what is read for that: the content is passed by when it changes.
private struct ScreenMaking<Evaluating: Evaluator, Content: View>: View {
  let life: ScreenLife<Evaluating, Content>
  let version: Int

  var body: some View {
    life.begin()
    return ScreenContent(life: life, version: version)
  }
}

/// What the screen shows.
private struct ScreenContent<Evaluating: Evaluator, Content: View>: View {
  let life: ScreenLife<Evaluating, Content>
  /// Another one when the content may be.
  let version: Int

  var body: some View {
    let life = life
    if let evaluator = life.evaluator, let content = life.content {
      content(WeakEvaluator(evaluator), evaluator.translator)
        .onAppear { life.evaluator?.viewDidAppear() }
        .onDisappear { life.evaluator?.viewDidDisappear() }
    }
  }
}

/// Keeps a screen's evaluator, as long as the screen has it.
private final class ScreenLife<Evaluating: Evaluator, Content: View> {
  private(set) var evaluator: Evaluating?
  private(set) var content: ((WeakEvaluator<Evaluating>, Evaluating.Display) -> Content)?
  /// How often the screen was given content.
  private(set) var version = 0
  private var make: (() -> Evaluating)?
  private nonisolated(unsafe) var home: EvaluatorHome?

  init() {}

  nonisolated deinit { home?.close() }

  func receive(
    _ make: @escaping () -> Evaluating,
    _ content: @escaping (WeakEvaluator<Evaluating>, Evaluating.Display) -> Content
  ) {
    if evaluator == nil { self.make = make }
    self.content = content
    version += 1
  }

  /// Makes the evaluator, the first time.
  func begin() {
    guard let make else { return }
    self.make = nil
    let made = make()
    evaluator = made
    home = made.current.home
    home?.open()
    if !made.current.isTranslated { made.current.translated(by: made.translator) }
  }
}
