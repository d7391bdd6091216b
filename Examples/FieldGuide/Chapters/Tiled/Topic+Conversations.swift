import Showcase

extension Topic {
  static let conversations = Topic("Conversations") {
    Description(
      """
      A list that begins at its end follows what comes there, until its reader scrolls up by one notch, and again from the end.
      Headers stay in sight, a marker stands before what was not read, and `@TiledRowState` is kept while a row is off the page.
      """
    )
    Example("A conversation", sample: .conversation) { Conversation() }
    Note(.tip) {
      """
      A message that shows before the server has confirmed it changes its id later: `tiledFormerID(_:)` keeps its row.
      """
    }
    ExampleApp("/chat", "The example Chat", "Six rooms in a database, for everybody who has the page open.")
  }
}
