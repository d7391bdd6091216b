// What an app imports as `SwiftUI` in this check: Raven alone, and a `main` that mounts the app's page.

@_exported public import Raven

private var page: RenderCoordinator?

extension App {
  /// Mounts the page and takes its first batch.
  public static func main() {
    let mounted = Body._page(of: Self().body).mount(PageContext(), .root)
    page = mounted
    precondition(mounted.takeBatch() != nil)
  }
}
