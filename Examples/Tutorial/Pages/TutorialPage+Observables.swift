extension TutorialPage {
  /// What a test counts.
  static let countOfObservables =
    "This app has seven observables and one passable, which the next page is about."

  static let observables = TutorialPage(
    "Observables",
    [
      .text(
        """
        Display state lives in observables: `ObservableString`, `ObservableBool`, `ObservableInt`, `ObservableArray` \
        and their relatives. Each has a value at every moment, and each is observed on its own.
        """
      ),
      .code(
        """
        let title = ObservableString()
        let elements = ObservableArray<TutorialElement>()
        """,
        from: "Examples/Tutorial/TutorialTranslator.swift"
      ),
      .text(
        """
        The screen reads none of them. It passes them on to small views, and only those run again when a value changes.
        """
      ),
      .code(
        """
        ObservingPageView(translator.elements) { ElementView(element: $0) }
        """,
        from: "Examples/Tutorial/Views/PageView.swift"
      ),
      .text(
        """
        `ObservingTextView` shows a text, `ObservingPageView` a list; `Hideable` has its content there or not. A small \
        view of your own does as well, if it takes observables and reads them:
        """
      ),
      .code(
        """
        private struct PageNumber: View {
          let seen: ObservableString
          let spoken: ObservableString

          var body: some View {
            Text(seen.string)
              .monospacedDigit()
              .frame(minWidth: 88, minHeight: 44)
              .contentShape(Rectangle())
              .accessibilityLabel(spoken.string)
          }
        }
        """,
        from: "Examples/Tutorial/Views/PageBar.swift"
      ),
      .footnote(countOfObservables),
    ]
  )
}
