/// The element by which the page's address, title and history are said to the browser.
///
/// It stands last in the page's outermost container: what it says at first, the containers inside have found out by then.
struct HistoryAnchor: View {
  let router: Router

  var body: some View {
    let history = router.say()
    HistoryElement(
      router: router,
      url: router.url,
      entry: "\(history.number) \(history.position) \(history.oldest)",
      title: router.title
    )
  }
}

private struct HistoryElement: _LeafView {
  let router: Router
  let url: String
  let entry: String
  let title: String?

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(.div, .raw)
    visitor.constant(.hidden, .empty)
    visitor.attribute(visitor.intern("data-url"), view.url)
    visitor.attribute(visitor.intern("data-title"), view.title)
    visitor.attribute(visitor.intern("data-entry"), view.entry)
    let router = view.router
    visitor.listen(
      EventActions(.navigate) { event in
        if case .navigate(let entry) = event.payload { router.navigate(to: entry) }
      }
    )
    visitor.constant(.dataWith, visitor.intern("history"))
    visitor.close(element)
  }
}

/// Notes that the container which shows the anchor has gone.
final class AnchorClaim: Retained {
  /// What to say; nil if it is said elsewhere.
  let router: Router?

  init(_ router: Router?) {
    self.router = router.flatMap { $0.claimAnchor() ? $0 : nil }
    super.init()
  }

  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) { router?.releaseAnchor() }
}
