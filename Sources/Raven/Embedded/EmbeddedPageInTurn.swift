#if hasFeature(Embedded)
extension RenderCoordinator {
  /// Runs something in this page's turn: there is only one page.
  func inTurn<Result>(_ body: () -> Result) -> Result { body() }
}
#endif
