/// A program: its scenes.
///
/// ```swift
/// @main struct NotesApp: App {
///   var body: some Scene { WindowGroup { NotesView() } }
/// }
/// ```
/// The engine makes one value of an app for every page; what all pages share lives in `static` properties.
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
  /// The page a scene shows, if it shows one itself.
  static func _page(of scene: Self) -> ScenePage
}

extension Scene {
  public static func _page(of scene: Self) -> ScenePage { Body._page(of: scene.body) }
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
  public static func _page(of scene: Never) -> ScenePage {}
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

  public static func _page(of scene: Self) -> ScenePage {
    let content = scene.content
    return ScenePage(title: scene.title) { RenderCoordinator(content, context: $0, at: $1) }
  }
}
