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

nonisolated extension EnvironmentValues {
  fileprivate mutating func stand(_ standing: Standing, in list: ListFindings?) {
    self.standing = standing
    if let list { listFindings = list }
  }
}

extension Visitor {
  /// Visits what stands somewhere else than its surroundings.
  ///
  /// - Parameters:
  ///   - standing: where it stands.
  ///   - findings: is told what is learned of the list in it.
  ///   - visit: visits it.
  func standing(_ standing: Standing, findings: ListFindings? = nil, _ visit: (Visitor) -> Void) {
    let outside = environment
    let writer = object { EnvironmentWriter() }
    environment = writer.apply({ $0.stand(standing, in: findings) }, to: outside)
    visit(self)
    environment = outside
  }
}
