import Showcase

extension Document {
  /// Everything Raven can do.
  static let fieldGuide = Document("Raven") {
    Description(
      """
      Raven runs source written for SwiftUI on Linux and shows it live in any browser. This guide says what it can do, a topic
      at a time, and everything that can be tried is there to be tried: the code you read is the code that runs.
      """
    )
    Chapter.gettingStarted
    Chapter.views
    Chapter.layout
    Chapter.state
    Chapter.lists
    Chapter.navigation
    Chapter.stackBoard
    Chapter.tiled
    Chapter.poet
    Chapter.deployment
    Chapter.security
    Chapter.moreExamples
  }
}
