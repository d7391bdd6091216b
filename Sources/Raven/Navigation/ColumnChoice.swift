/// A row chosen in a column of a split view: on a narrow page it brings up the next column, and going back takes it back.
final class ColumnChoice: PushSource {
  private var stack: StackModel?
  private var isMade = false
  private var takeBack: () -> () -> Void = { {} }
  private var makeAgain: () -> Void = {}

  override init() { super.init() }
  nonisolated deinit {}

  /// Takes in whether a row is chosen, whoever chose it.
  func follow(_ selection: RowSelection, _ visitor: Visitor) {
    let stack = EnvironmentValues(visitor.environment).navigationScreen?.stack
    guard let ask = selection.isMade, let stack, let columns = stack.columns else { return }
    // Asked now: what a list was built with may be older than what it chooses for.
    let isMade = ask()
    self.stack = stack
    selection.state.columnChoice = self
    takeBack = selection.takeBack
    if isMade == self.isMade { return }
    self.isMade = isMade
    if isMade, columns.isStarting { return columns.begin(self, from: stack.column) }
    visitor.coordinator.afterCommit { [self] in
      if isMade { columns.choose(self, from: stack.column) } else { columns.hide(self) }
    }
  }

  /// A row was pressed, maybe the one that is chosen already.
  func bringUpNext() {
    guard isMade, let stack else { return }
    stack.columns?.bringUpNext(after: stack.column)
  }

  override func retire(_ coordinator: RenderCoordinator) {
    super.retire(coordinator)
    stack?.columns?.forget(self)
    stack = nil
    takeBack = { {} }
    makeAgain = {}
  }

  override func restored() {
    if isMade || !isAlive { return }
    isMade = true
    makeAgain()
  }

  override func popped() {
    guard isMade, isAlive else { return }
    isMade = false
    makeAgain = takeBack()
  }
}
