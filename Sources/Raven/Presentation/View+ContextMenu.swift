extension View {
  /// Shows a menu on a right click, a long press, or the menu key (Shift-F10) while the view has the focus.
  ///
  /// Whatever it offers should be found elsewhere too: a context menu is seen only by who looks for it.
  ///
  /// ```swift
  /// NoteRow(note).contextMenu { Button("Delete", role: .destructive) { delete(note) } }
  /// ```
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    ContextMenuView(content: self, items: menuItems())
  }
}

/// A view with a context menu.
private struct ContextMenuView<Content: View, Items: View>: View {
  let content: Content
  let items: Items
  @State private var place: RevealedPlace?

  var body: some View {
    var request = PresentationRequest(
      manner: .menu,
      content: TypedViewStorage(PresentedContent { MenuItems(content: items) }),
      close: { place = nil }
    )
    request.spot = place.map { "\($0.x) \($0.y)" }
    return _PresentingView(
      content: _ChainedView(content: content, as: RevealLink.self) { RevealLink({ place = $0 }, outer: $0) },
      key: place == nil ? nil : true,
      request: request
    )
  }
}

/// Where on the window a menu was asked for.
private struct RevealedPlace: Equatable {
  let x: UInt32
  let y: UInt32
}

/// Puts an element around that listens to whatever asks for a menu.
private final class RevealLink: WrapperLink {
  private var reveal: (RevealedPlace) -> Void

  init(_ reveal: @escaping (RevealedPlace) -> Void, outer: ChainLink?) {
    self.reveal = reveal
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.constant(.dataWith, visitor.intern("context"))
    visitor.listen(
      EventActions(.reveal) { [self] event in
        if case .reveal(let x, let y) = event.payload { reveal(RevealedPlace(x: x, y: y)) }
      }
    )
  }

  override func absorb(_ other: ChainLink) -> Bool {
    reveal = unsafeDowncast(other, to: RevealLink.self).reveal
    return true
  }
}
