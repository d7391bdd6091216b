import Showcase

extension Topic {
  static let whyDidThisRun = Topic("Why did this run?") {
    Description("A server that is started with `--why` shows in its pages which bodies run, and what woke them:")
    CodeBlock(language: .shell) {
      """
      .build/debug/MyApp --why
      RAVEN_WHY=1 swift run MyApp
      """
    }
    ContentList {
      "What ran is outlined for a second, with the name of the view, what has changed and the bytes that came of it."
      "The panel in the corner lists the last fifty batches: what somebody did, or that the page changed by itself, each view that ran, and the bytes in all. A view in it that has the focus or the pointer is outlined again."
    }
    FactTable(
      "What changed",
      header: ["word", "says"],
      rows: [
        ["`_count = 3`", "a property was written; this is what it is now, cut after 40 characters"],
        ["`@self`", "the view around gave it another value; a closure counts as another"],
        ["`@dependencies`", "something else that was read, as a property of an observable object"],
        ["`@identity`", "the view is new on the page"],
        ["`unchanged`", "none of these: a modifier around the view is new"],
      ]
    )
    Paragraph(
      """
      A body that runs for `0 bytes` has made what was there: look whether it reads more than it shows. `Self._printChanges()` in a
      body prints the same words for that view alone, without values.
      """
    )
    Note(.warning) {
      "It is for development. Whoever has a page sees the names of types and the values of state, also of what the page does not show. Values that are typed in a `SecureField` are hidden; copies of them are not."
    }
  }
}
