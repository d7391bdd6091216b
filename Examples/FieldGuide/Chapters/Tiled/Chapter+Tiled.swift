import Showcase

extension Chapter {
  static let tiled = Chapter("Tiled") {
    Description(
      """
      A library for lists that grow at both ends while somebody reads the middle: chats, logs, timelines. What is read stays
      where it is. `import Tiled`, with the product of that name.
      """
    )
    Topic.heldLists
    Topic.loadingAtBothEnds
    Topic.conversations
    Topic.moreThanMemory
  }
}
