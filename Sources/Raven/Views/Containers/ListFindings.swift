/// What is learned of a list while its content is resolved, before its rows are made.
final class ListFindings: Retained {
  /// Whether some of its rows show and hide others.
  var isTree = false
  /// Whether its rows can be chosen.
  var hasChoices = false
  /// Those of its elements that take items from elsewhere.
  var inserting: [RowEdits] = []

  nonisolated deinit {}
}

private nonisolated enum ListFindingsKey: EnvironmentKey {
  static var defaultValue: ListFindings? { nil }
}

nonisolated extension EnvironmentValues {
  /// What is learned of the list around; nil where there is none.
  var listFindings: ListFindings? {
    get { self[ListFindingsKey.self] }
    set { self[ListFindingsKey.self] = newValue }
  }
}

extension Visitor {
  /// Whether what is being visited becomes rows of a list, rather than a part of one.
  var makesListRows: Bool { container.isResolving && EnvironmentValues(environment).standing == .listRow }

  /// Whether what is being visited becomes rows of a list or form.
  var makesRows: Bool { container.isResolving && EnvironmentValues(environment).standing.isRow }

  /// Has the list around be a tree: some of its rows show and hide others.
  func markTree() { EnvironmentValues(environment).listFindings?.isTree = true }

  /// Has the list around know of elements that take items, whether or not they have rows.
  func know(_ edits: RowEdits) {
    guard edits.findings == nil, makesListRows, let findings = EnvironmentValues(environment).listFindings
    else { return }
    findings.inserting.append(edits)
    edits.findings = findings
  }
}
