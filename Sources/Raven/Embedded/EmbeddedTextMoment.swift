#if hasFeature(Embedded)
nonisolated extension Text {
  /// Creates text that says how far a moment is from now, and that the page's clock keeps right.
  package init(_ words: String, keptBy moment: TextMoment) {
    var run = TextRun(words, kind: .clock)
    run.moment = moment
    self.init(string: words, rich: RichText(runs: [run]))
  }
}
#endif
