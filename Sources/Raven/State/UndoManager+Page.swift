extension UndoManager {
  /// The manager of a page: it says what it did, and the page's keys reach it.
  static func ofPage(_ page: OpenURLAction.Page) -> UndoManager {
    let manager = UndoManager(
      event: { page.coordinator?.turn ?? 0 },
      hasDone: { page.coordinator?.say(.announcer, $0) }
    )
    page.coordinator?.watchUndoKeys { isRedo in
      guard let manager = page.coordinator?.device.undoManager else { return }
      switch (isRedo, isRedo ? manager.canRedo : manager.canUndo) {
      case (false, true): manager.undo()
      case (true, true): manager.redo()
      case (false, false): page.coordinator?.say(.announcer, "Nothing to undo")
      case (true, false): page.coordinator?.say(.announcer, "Nothing to redo")
      }
    }
    return manager
  }
}

nonisolated extension EnvironmentValues {
  /// What takes back what was done on this page; nil for a view that is on none.
  ///
  /// Pages whose views ask for it have keys for undoing and redoing: Control-Z and Shift-Control-Z or Control-Y, Command in
  /// place of Control on a Mac.
  public var undoManager: UndoManager? {
    nonisolated(unsafe) let device = device
    return MainActor.assumeIsolated { device?.undoManager }
  }
}
