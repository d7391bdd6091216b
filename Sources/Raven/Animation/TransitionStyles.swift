extension ViewModifier {
  /// The styles that the modifier gives a view, as far as they are styles: opacity, moves, turns, scales, filters.
  ///
  /// The modifier's body runs on a page of its own that nobody sees.
  nonisolated var transitionStyles: [String] {
    nonisolated(unsafe) let modifier = self
    return MainActor.assumeIsolated { StyleCollector.collect(modifier) }
  }
}

/// Finds the styles of the innermost element of a modified view, and of those around it.
private enum StyleCollector {
  static func collect<Modifier: ViewModifier>(_ modifier: Modifier) -> [String] {
    let sheet = StyleSheet()
    let view = Probe(sheet: sheet).modifier(modifier)
    RenderCoordinator.visitApart(view)
    return sheet.styles
  }

  final class StyleSheet: Retained {
    var styles: [String] = []
    override init() { super.init() }
    nonisolated deinit {}
  }

  /// Stands for the view that comes and goes.
  struct Probe: _LeafView {
    let sheet: StyleSheet

    static func _build(_ view: Self, _ visitor: Visitor) {
      var link = visitor.chain
      while let current = link {
        if let style = current.transitionStyle { view.sheet.styles.append(style) }
        link = current.outer
      }
    }
  }
}
