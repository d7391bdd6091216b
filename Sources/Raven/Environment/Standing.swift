/// Where a control stands, as far as it looks different there.
nonisolated enum Standing: Sendable {
  /// Anywhere.
  case free
  /// A row of a form.
  case formRow
  /// A row of a list.
  case listRow
  /// The header or footer of a section.
  case heading

  var isRow: Bool { self == .formRow || self == .listRow }
}

private nonisolated enum StandingKey: EnvironmentKey {
  static let defaultValue = Standing.free
}

nonisolated extension EnvironmentValues {
  var standing: Standing {
    get { self[StandingKey.self] }
    set { self[StandingKey.self] = newValue }
  }
}

extension Visitor {
  /// Visits what stands somewhere else than its surroundings.
  func standing(_ standing: Standing, _ visit: (Visitor) -> Void) {
    let outside = environment
    let writer = object { EnvironmentWriter() }
    environment = writer.apply({ $0.standing = standing }, to: outside)
    visit(self)
    environment = outside
  }
}
