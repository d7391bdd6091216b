#if hasFeature(Embedded)
/// The page: a module has one.
nonisolated enum PageInTurn {
  nonisolated(unsafe) static var page: OpenURLAction.Page?
}

extension RenderCoordinator {
  /// Runs something in this page's turn.
  func inTurn<Result>(_ body: () -> Result) -> Result {
    PageInTurn.page = device.page
    return body()
  }
}
#endif
