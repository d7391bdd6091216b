extension Visitor {
  /// Shows what a host presents, as the last children of the page or of a presentation.
  func layer(of host: PresentationHost) {
    if isMounting {
      let layer = LayerScope(host, coordinator: coordinator)
      layer.index = UInt32(passed)
      append(SlotHeader(kind: .block)).initialize(object: layer)
      receive(layer)
      let outside = enterFresh(layer)
      inScope(layer) { layer.runLayer(self) }
      leave(outside)
    } else {
      let layer = unsafeDowncast(next().object, to: LayerScope.self)
      if isRedrawing { runExisting(layer) } else { skip(layer) }
    }
  }
}

extension Visitor {
  /// Shows presentations, the one asked for first at the bottom.
  func show(_ presentations: [Presentation]) {
    ForEach._visit(
      ForEach(
        data: presentations,
        content: { PresentedView(presentation: $0) },
        id: { $0.number },
        source: SourceLocation(#fileID, #line)
      ),
      self
    )
  }
}

/// The scope of a host's presentations; runs again when one is added or removed.
private final class LayerScope: Scope {
  private let host: PresentationHost

  init(_ host: PresentationHost, coordinator: RenderCoordinator) {
    self.host = host
    #if hasFeature(Embedded)
    super.init(coordinator: coordinator)
    #else
    super.init(coordinator: coordinator) { unsafeDowncast($0, to: LayerScope.self).runLayer($1) }
    #endif
  }

  nonisolated deinit {}

  #if hasFeature(Embedded)
  override func run(_ visitor: Visitor) { runLayer(visitor) }
  #endif

  final func runLayer(_ visitor: Visitor) { host.visit(visitor) }

  override func retire(_ coordinator: RenderCoordinator) {
    host.retire(coordinator)
    super.retire(coordinator)
  }
}

/// One presentation; runs again when the site that asked for it has, or something inside changed how it is shown.
private struct PresentedView: View {
  let presentation: Presentation

  var body: some View {
    presentation.source.recordRead()
    return PresentationElement(presentation: presentation)
  }
}

/// The dialog of a presentation.
private struct PresentationElement: _LeafView {
  let presentation: Presentation

  static func _build(_ view: Self, _ visitor: Visitor) {
    let presentation = view.presentation
    let manner = presentation.manner
    let saved = (visitor.environment, visitor.container)
    visitor.environment = presentation.innerEnvironment()
    visitor.container = Container()
    let dialog = visitor.openBare(.dialog, .raw)
    visitor.constant(.class, visitor.intern(manner.className))
    visitor.constant(visitor.intern("open"), .empty)
    visitor.constant(.dataWith, visitor.intern(manner.module))
    if manner.isQuestion {
      visitor.constant(.role, visitor.intern("alertdialog"))
      visitor.attribute(.ariaLabelledby, "title-\(presentation.number)")
      visitor.attribute(.ariaDescribedby, "message-\(presentation.number)")
    }
    visitor.attribute(visitor.intern("data-from"), String(presentation.anchor))
    visitor.attribute(visitor.intern("data-at"), presentation.spot)
    presentation.options.write(visitor)
    let isOpenEnded = manner.canBeClosed && !presentation.options.isDismissDisabled
    visitor.listen(isOpenEnded ? EventActions(.close) { _ in presentation.dismiss() } : EventActions())
    let place = visitor.openBare(.div, .stack, kind: visitor.intern("v body"))
    visitor.container.axis = .vertical
    visitor.beginActions(manner.actions)
    visitor.container.offer = Offer()
    presentation.content.visit(visitor)
    visitor.closeBare(place)
    visitor.layer(of: presentation.children)
    let ending = visitor.object { PresentationEnding() }
    ending.presentation = presentation
    visitor.closeBare(dialog)
    (visitor.environment, visitor.container) = saved
  }
}

/// The last slot of a presentation: told when everything before it has gone.
private final class PresentationEnding: Retained {
  var presentation: Presentation?

  override init() { super.init() }
  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) { presentation?.hasGone(coordinator) }
}

/// A view built when it is shown; what its closure reads is its own.
struct PresentedContent<Content: View>: View {
  let build: () -> Content

  var body: Content { build() }
}
