/// What is presented from the page itself, or from inside one presentation: a list in the order presented.
final class PresentationHost: Retained {
  private let source = Source()
  private var presentations: [Presentation] = []
  /// Shows the list.
  ///
  /// It comes with the first presentation, so that a page that presents nothing does not bring along, in a download, what
  /// dialogs and lists need.
  private var show: ((Visitor, [Presentation]) -> Void)?
  private var isClosed = false

  override init() { super.init() }
  nonisolated deinit {}

  /// Shows the list, read by the running scope.
  func visit(_ visitor: Visitor) {
    source.recordRead()
    guard Presence.presentations, let show, !presentations.isEmpty else { return visitor.emptyBranch() }
    let outside = visitor.enterBranch(1)
    show(visitor, presentations)
    visitor.leave(outside)
  }

  func add(_ presentation: Presentation) {
    if isClosed { return }
    Presence.presentations = true
    show = { visitor, presentations in visitor.show(presentations) }
    presentations.append(presentation)
    source.notifyReaders()
  }

  func remove(_ presentation: Presentation) {
    guard !isClosed, let index = presentations.firstIndex(where: { $0 === presentation }) else { return }
    presentations.remove(at: index)
    source.notifyReaders()
  }

  /// Ends it with what shows its list.
  override func retire(_ coordinator: RenderCoordinator) {
    isClosed = true
    presentations = []
  }
}
