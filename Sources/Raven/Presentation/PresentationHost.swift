/// What is presented from the page itself, or from inside one presentation: a list in the order presented.
final class PresentationHost: Retained {
  private let source = Source()
  private var presentations: [Presentation] = []
  private var isClosed = false

  override init() { super.init() }
  nonisolated deinit {}

  /// The list, read by the running scope.
  func current() -> [Presentation] {
    source.recordRead()
    return presentations
  }

  func add(_ presentation: Presentation) {
    if isClosed { return }
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
