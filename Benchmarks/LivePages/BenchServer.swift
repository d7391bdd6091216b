import Raven
import RavenLive
import RavenRuntime

@testable import Counter
@testable import Rows
import RowsAsValues
@testable import Timeline

/// The pages whose cost `make bench` measures, served without a limit on events.
///
/// The rows example starts empty, as its benchmark wants it; here the rows are there at first paint. They are values as well
/// as the objects the example has, which cost a server more memory and a change less time.
@main
struct BenchServer {
  static func main() {
    var configuration = ServerConfiguration()
    configuration.logLevel = .off
    // A load generator clicks faster than any person.
    configuration.limits.framesPerSecond = 0
    ServeCommand.run(
      apps: [
        page("/counter", CounterView()),
        page("/rows", ValueRowsView(count: 1_000)),
        page("/rows10k", ValueRowsView(count: 10_000)),
        page("/rows-state", SelectableRows(count: 1_000)),
        page("/rows-objects", RowsView(count: 1_000)),
        page("/stacks10k", StackedRows(count: 10_000)),
        page("/list10k", ChoosableList(count: 10_000)),
        page("/empty", EmptyView()),
        page("/lazy-list", LazyList()),
        page("/lazy-column", LazyColumn()),
        page("/timeline", TimelineView()),
      ],
      assets: ServerAssets(
        hash: RuntimeAssets.hash,
        files: RuntimeAssets.all.map { ServerAssets.File(name: $0.name, contentType: $0.contentType, bytes: $0.bytes) },
        stylesheets: ["raven.css"],
        script: "main.js"
      ),
      configuration: configuration
    )
  }

  /// Every page gets a view of its own, state included, as an app that is made for it.
  private static func page(_ path: String, _ view: @autoclosure @escaping () -> some View) -> MountedApp {
    MountedApp(path: path, title: path) { _, _ in
      let page = RenderCoordinator(view())
      let batch = page.takeBatch() ?? []
      return MountedApp.Page(live: page, html: HTMLWriter.page(of: batch, names: page.internedNames).html)
    }
  }
}
