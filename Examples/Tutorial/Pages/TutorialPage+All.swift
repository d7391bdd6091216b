extension TutorialPage {
  /// The tutorial, first page to last.
  static let all = [
    welcome, twoKindsOfState, fourActors, steps, translating, everyStep, observables, passables, actions, modals,
    performers, testing, completeness, onwards,
  ]
}
