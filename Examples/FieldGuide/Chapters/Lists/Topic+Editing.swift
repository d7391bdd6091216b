import Showcase

extension Topic {
  static let editing = Topic("Deleting and moving") {
    Description(
      """
      `onDelete` and `onMove` say what becomes of the elements. The page gives rows what it takes: swipes for fingers, drags
      for mice, Delete and Alt with an arrow for keys, and an edit mode for everybody.
      """
    )
    Example("Delete, move, edit", sample: .editing) { EditableList() }
    Topic("Shorter") {
      Description("Where the list may change a binding itself, `editActions:` says all of it.")
      Example("editActions", sample: .editActions) { EditActionsList() }
    }
    Topic("Dropped and pasted") {
      Description(
        """
        `onInsert` takes text and links that are dropped between rows, or pasted where a row has the focus: from another
        window, or from a file of text.
        """
      )
      Example("Drop some text", sample: .insert) { DropList() }
    }
  }
}
