import Showcase

extension Topic {
  static let undo = Topic("Undo") {
    Description(
      """
      Every page has an `UndoManager` in the environment. It listens to the keys people know: Command or Control with Z, and
      with Shift for redo.
      """
    )
    Example("Take it back", sample: .undo) { UndoSample() }
  }
}
