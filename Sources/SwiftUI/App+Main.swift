import Foundation
public import Raven
public import RavenLive
import RavenRuntime

extension App {
  /// Serves the app to browsers until the program is asked to stop.
  ///
  /// What `@main` calls. Arguments: `serve` (the default), `--host`, `--port`, `--help`.
  public static func main() { AppLauncher.launch(Self.self) }
}

/// Starts apps: one by itself, or several that one program was linked from.
public enum AppLauncher {
  private static var collected: [(String) -> MountedApp]?
  /// Where the files of the apps started so far are.
  private static var fileDirectories: [String] = []

  /// Serves several apps of one program, each below a path of its own, and a page that leads to them.
  ///
  /// - Parameters:
  ///   - index: the app that leads to the others.
  ///   - path: where that is.
  ///   - apps: the path of each app, and the entry point made from its `@main`.
  public static func serve<Index: App>(
    index: Index.Type,
    at path: String = "/",
    apps: [(path: String, main: () -> Void)]
  ) -> Never {
    var mounted = [mount(index, at: path)]
    for app in apps {
      collected = []
      app.main()
      mounted += (collected ?? []).map { $0(app.path) }
    }
    run(mounted)
  }

  static func launch<Launched: App>(_ app: Launched.Type) {
    if collected == nil { run([mount(app, at: "/")]) }
    collected?.append { mount(app, at: $0) }
  }

  private static func run(_ apps: [MountedApp]) -> Never {
    ServeCommand.run(
      apps: apps,
      assets: ServerAssets(
        hash: RuntimeAssets.hash,
        files: RuntimeAssets.all.map { ServerAssets.File(name: $0.name, contentType: $0.contentType, bytes: $0.bytes) },
        stylesheets: ["raven.css"],
        script: "main.js",
        moduleScript: "web.js",
        pageScript: ("page.js", RuntimeAssets.behavioursOfPages),
        moduleFiles: RuntimeAssets.filesByModule,
        drawingDirectory: RenderCoordinator.drawingDirectory,
        drawingsPerSheet: RuntimeAssets.drawingsPerSheet,
        drawing: { name in
          RuntimeAssets.drawing(name, of: SymbolTable.drawing(ofKey:)).map {
            ServerAssets.File(name: $0.name, contentType: $0.contentType, bytes: $0.bytes)
          }
        }
      ),
      appFiles: AppFiles(directories: fileDirectories)
    )
  }

  /// The folder into which the package manager put the resources of an app's target.
  ///
  /// It lies beside the program, called after package and target. Files declared one by one stand in it; a folder declared
  /// as `.copy("Resources")` keeps its name.
  private static func resourceDirectories<Mounted: App>(of app: Mounted.Type) -> [String] {
    guard let module = String(reflecting: app).split(separator: ".").first else { return [] }
    let program = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program.path)) ?? []
    return names.filter { $0.hasSuffix("_\(module).resources") }.flatMap { name in
      [program.appending(path: name).path, program.appending(path: "\(name)/Resources").path]
    }
  }

  /// An app at a path of a server.
  static func mount<Mounted: App>(_ app: Mounted.Type, at path: String) -> MountedApp {
    fileDirectories += resourceDirectories(of: Mounted.self)
    let scene = Mounted._page()
    let title = scene.title ?? String(describing: Mounted.self)
    return MountedApp(
      path: path,
      typeName: String(reflecting: Mounted.self),
      title: title,
      hasSubpaths: true,
      frameSources: scene.frameSources
    ) { request, route in
      let context = PageContext(request, appPath: route.base)
      let page = Mounted._page().mount(context, route)
      guard page.routeOutcome != .noSuchPage else {
        page.end()
        return nil
      }
      let batch = page.takeBatch() ?? []
      let markup = HTMLWriter.page(of: batch, names: page.internedNames)
      return MountedApp.Page(
        live: page,
        html: markup.html,
        batch: batch,
        title: page.title,
        isFound: page.routeOutcome == .found,
        stylesheets: ServerAssets.sheets(
          of: page.firstDrawings.sorted(),
          in: RenderCoordinator.drawingDirectory,
          holding: RuntimeAssets.drawingsPerSheet
        ),
        modules: markup.modules,
        isRightToLeft: context.isRightToLeft,
        offeredRoutes: page.offeredRoutes
      )
    }
  }
}
