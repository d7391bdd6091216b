private nonisolated enum IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

nonisolated extension EnvironmentValues {
  /// Whether areas, lists and forms here can be scrolled.
  ///
  /// Set it with `scrollDisabled(_:)`.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps scrolling areas, lists and forms in this view from being scrolled by hand.
  ///
  /// What `scrollPosition(id:anchor:)` or a `ScrollViewReader` scrolls to is still scrolled to, and so is what gets the focus.
  /// What an outer view disabled stays so.
  ///
  /// ```swift
  /// ScrollView(.horizontal) { Steps() }.scrollDisabled(isBusy)
  /// ```
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
}
