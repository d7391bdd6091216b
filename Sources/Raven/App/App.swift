/// A program: its scenes.
///
/// ```swift
/// @main struct NotesApp: App {
///   var body: some Scene { WindowGroup { NotesView() } }
/// }
/// ```
/// The engine makes one value of an app for every page, whose `@State`, `@AppStorage` and other properties work as those of
/// a view; what all pages share lives in `static` properties.
@MainActor public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Creates the app, for one page.
  init()
}

/// A part of an app that shows a page.
@MainActor public protocol Scene {
  /// The type of the scene's own scenes.
  associatedtype Body: Scene
  /// The scene's own scenes.
  @SceneBuilder var body: Body { get }
  /// The type of what the page of the scene shows.
  associatedtype _Content: View = Body._Content
  /// What the page of a scene shows.
  static func _content(of scene: Self) -> _Content
  /// The page of a scene, which shows a view in place of its own content.
  static func _page<Root: View>(of scene: Self, showing root: Root) -> ScenePage
}

extension Scene {
  public static func _page<Root: View>(of scene: Self, showing root: Root) -> ScenePage {
    Body._page(of: scene.body, showing: root)
  }

  /// The page of a scene.
  public static func _page(of scene: Self) -> ScenePage { _page(of: scene, showing: _content(of: scene)) }
}

extension Scene where _Content == Body._Content {
  public static func _content(of scene: Self) -> _Content { Body._content(of: scene.body) }
}

extension App {
  /// The page of a new value of the app, whose properties are the page's state.
  public static func _page() -> ScenePage {
    let app = Self()
    // Without properties nothing can have the scenes built again.
    if MemoryLayout<Self>.size == 0 { return Body._page(of: app.body) }
    return Body._page(of: app.body, showing: AppContent(app: app))
  }
}

/// What an app shows, built again when a property of the app that its scenes read has changed.
private struct AppContent<Shown: App>: View {
  let app: Shown
  var body: some View { Shown.Body._content(of: app.body) }
}

/// A scene's title and a way to mount what it shows.
public struct ScenePage {
  /// The title of the page; nil for the app's name.
  public let title: String?
  /// Where pages may come from that are shown inside it, as sources of a Content-Security-Policy.
  public var frameSources: [String] = []
  /// Mounts the page for one visit, at an address.
  public let mount: (PageContext, PageRoute) -> RenderCoordinator
}

extension Never: Scene {
  public static func _content(of scene: Never) -> Never {}
  public static func _page<Root: View>(of scene: Never, showing root: Root) -> ScenePage {}
}

/// Builds a scene from the statements of a closure: one scene.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  #if !hasFeature(Embedded)
  /// Not available: a page shows one scene.
  @available(
    *,
    unavailable,
    message: "A page shows one scene: keep the WindowGroup, and make the others its tabs or screens."
  )
  public static func buildBlock<Content: Scene, each Other>(_ content: Content, _ others: repeat each Other) -> Content
  {
    content
  }
  #endif
}

/// A window, which on the web is a page.
public struct WindowGroup<Content: View>: Scene {
  private let title: String?
  private let content: Content

  /// Creates a page.
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }

  /// Creates a page with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  public var body: Never { neverBody() }

  public static func _content(of scene: Self) -> Content { scene.content }

  public static func _page<Root: View>(of scene: Self, showing root: Root) -> ScenePage {
    ScenePage(title: scene.title) { RenderCoordinator(root, context: $0, at: $1) }
  }
}
