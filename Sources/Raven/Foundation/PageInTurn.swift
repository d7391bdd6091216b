#if !hasFeature(Embedded)
/// The page whose event or commit is being handled; tasks started meanwhile keep it.
nonisolated enum PageInTurn {
  @TaskLocal static var page: OpenURLAction.Page?
}

extension RenderCoordinator {
  /// Runs something in this page's turn.
  func inTurn<Result>(_ body: () -> Result) -> Result { PageInTurn.$page.withValue(device.page) { body() } }
}
#endif
