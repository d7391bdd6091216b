/// What one screen shows: its bars, and between them its content.
struct ScreenView: View {
  let screen: ScreenModel

  var body: some View {
    ScreenReader(screen: screen, content: screen.content())
      .onPreferenceChange(ScreenChromeKey.self) { [unowned(unsafe) screen] in screen.take($0) }
  }
}

/// The content of a screen, resolved before the bar above it is built: what it says of the bar is known then.
private struct ScreenReader: View {
  let screen: ScreenModel
  let content: AnyView

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let screen = view.screen
    visitor.read(view.content) { tape, environment in
      screen.resolved(tape)
      var leaves: [ResolvedLeaf] = []
      tape.collectLeaves(&leaves)
      return ScreenFrame(screen: screen, content: SubviewsCollection(leaves: leaves, base: environment))
    }
  }
}

/// The elements of a screen.
private struct ScreenFrame: View {
  let screen: ScreenModel
  let content: SubviewsCollection

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    ScreenHeader._visit(ScreenHeader(screen: view.screen), visitor)
    let body = visitor.openBare(.div, .fills, kind: visitor.intern("nav-body v"))
    visitor.container.axis = .vertical
    // As wide as the screen; how much height the bars leave is for the stylesheet to find out.
    visitor.container.offer.forgetHeight()
    SubviewsCollection._visit(view.content, visitor)
    visitor.closeBare(body)
    ScreenFooter._visit(ScreenFooter(screen: view.screen), visitor)
  }
}
