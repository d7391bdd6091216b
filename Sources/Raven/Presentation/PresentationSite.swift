/// The place in the tree at which something may be presented.
class PresentationPlace: Retained {
  private final let host: PresentationHost
  final fileprivate(set) var current: Presentation?
  private final var anchor: UInt32 = 0

  init(_ host: PresentationHost) {
    self.host = host
    super.init()
  }

  nonisolated deinit {}

  /// Takes note of the element of the view that presents.
  fileprivate final func stand(at element: UInt32) {
    if anchor == element { return }
    anchor = element
    current?.move(to: element)
  }

  fileprivate final func present(
    _ request: PresentationRequest,
    _ environment: EnvironmentNode?,
    _ coordinator: RenderCoordinator
  ) {
    let number = coordinator.issuePresentation()
    let presentation = Presentation(request, environment, anchor: anchor, number: number)
    current = presentation
    host.add(presentation)
  }

  fileprivate final func withdraw() {
    guard let presentation = current else { return }
    current = nil
    host.remove(presentation)
  }

  override func retire(_ coordinator: RenderCoordinator) {
    current?.abandon()
    withdraw()
  }
}

/// A place that tells what is presented by a key: another key is another presentation.
final class PresentationSite<Key: Equatable>: PresentationPlace {
  private var key: Key?

  nonisolated deinit {}

  /// Compares what is wanted with what is there.
  fileprivate func update(
    _ wanted: Key?,
    _ request: PresentationRequest,
    _ environment: EnvironmentNode?,
    _ coordinator: RenderCoordinator
  ) {
    if let current {
      if wanted != nil, wanted == key { return current.receive(request, environment) }
      current.receive(request, environment)
      withdraw()
    }
    key = wanted
    if wanted != nil, request.isReady { present(request, environment, coordinator) }
  }
}

/// A view that presents another while it has a key.
public struct _PresentingView<Content: View, Key: Equatable>: View {
  let content: Content
  let key: Key?
  let request: PresentationRequest

  public var body: Never { neverBody() }

  public static func _visit(_ view: Self, _ visitor: Visitor) {
    let coordinator = visitor.coordinator
    let site = visitor.object {
      PresentationSite<Key>(
        EnvironmentValues(visitor.environment).presentation?.children ?? coordinator.presentations
      )
    }
    site.update(view.key, view.request, visitor.environment, coordinator)
    let outer = visitor.chain
    visitor.chain = AnchorLink(site, outer: outer)
    Content._visit(view.content, visitor)
    visitor.chain = outer
  }
}

/// Tells a place which element it stands at: the outermost one of the view up to here.
private final class AnchorLink: ChainLink {
  private let place: PresentationPlace

  init(_ place: PresentationPlace, outer: ChainLink?) {
    self.place = place
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func close(_ visitor: Visitor) { place.stand(at: visitor.place.previous) }

  override func absorb(_ other: ChainLink) -> Bool { unsafeDowncast(other, to: AnchorLink.self).place === place }
}
