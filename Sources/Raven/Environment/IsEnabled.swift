nonisolated enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

nonisolated extension EnvironmentValues {
  /// Whether controls here take input.
  ///
  /// Set it with `disabled(_:)`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Keeps controls in this view from taking input.
  ///
  /// What an outer view disabled stays so.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
