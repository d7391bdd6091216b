private nonisolated enum BadgeKey: ContainerValueKey {
  static var defaultValue: Text? { nil }
}

extension ContainerValues {
  /// The view's badge.
  public internal(set) var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension View {
  /// Shows a number at the end of this row, or on this tab; zero shows none.
  public func badge(_ count: Int) -> some View {
    let text = count == 0 ? nil : Text(String(count))
    return _containerValue { $0.badge = text }
  }

  /// Shows a few words at the end of this row, or on this tab.
  public func badge(_ label: Text?) -> some View { _containerValue { $0.badge = label } }

  /// Shows a few words at the end of this row, or on this tab.
  @_disfavoredOverload
  public func badge(_ label: some StringProtocol) -> some View { badge(Text(label)) }
}
