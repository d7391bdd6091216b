/// What a row or header of a list shows and hides: the rows under it.
nonisolated struct RowDisclosure {
  let isExpanded: Bool
  let toggle: () -> Void
}

private nonisolated enum DisclosureKey: ContainerValueKey {
  static var defaultValue: RowDisclosure? { nil }
}
private nonisolated enum DepthKey: ContainerValueKey {
  static let defaultValue = 0
}

extension ContainerValues {
  /// What the row shows and hides; nil for a row with nothing under it.
  var disclosure: RowDisclosure? {
    get { self[DisclosureKey.self] }
    set { self[DisclosureKey.self] = newValue }
  }

  /// Under how many other rows the row stands.
  var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}
