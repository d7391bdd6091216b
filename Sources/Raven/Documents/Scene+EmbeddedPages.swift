extension Scene {
  /// Allows pages of other sites to be shown inside the scene's pages, by `EmbeddedPage`.
  ///
  /// The browser is told so with every page of the scene (`frame-src` of its Content-Security-Policy), and shows nothing from
  /// elsewhere. A source is the origin of a site by https, scheme and host alone, or `'self'` for pages that the same
  /// host serves beside the app; any other is left out with a diagnostic. An exported page has the policy of
  /// whoever hosts it.
  ///
  /// ```swift
  /// WindowGroup { Guide() }.embeddedPages(from: ["https://www.youtube-nocookie.com"])
  /// ```
  ///
  /// - Parameter sources: where they may come from.
  /// - Returns: the scene, whose pages may show them.
  ///
  /// - Support: own
  public func embeddedPages(from sources: [String]) -> some Scene { EmbeddingScene(scene: self, sources: sources) }
}

/// A scene whose pages may show those of other sites.
private struct EmbeddingScene<Base: Scene>: Scene {
  let scene: Base
  let sources: [String]

  var body: Never { neverBody() }

  static func _content(of scene: Self) -> Base._Content { Base._content(of: scene.scene) }

  static func _page<Root: View>(of scene: Self, showing root: Root) -> ScenePage {
    let page = Base._page(of: scene.scene, showing: root)
    #if hasFeature(Embedded)
    return page
    #else
    let (given, allowed) = (scene.sources, scene.sources.compactMap { EmbeddedAddress.source($0) })
    return ScenePage(title: page.title, frameSources: page.frameSources + allowed) { context, route in
      // Here, so that it is told to the developer who looks at the page.
      for source in given where EmbeddedAddress.source(source) == nil {
        Diagnostics.report(.refusedEmbedSource(source))
      }
      var context = context
      context.frameSources += allowed
      return page.mount(context, route)
    }
    #endif
  }
}
