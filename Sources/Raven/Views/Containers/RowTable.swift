/// The rows of a list on the page that a person may delete or move, or insert others beside, by the ids of their elements.
///
/// The page names rows; which elements that is about is decided here, from the data: an element that was chosen counts
/// whether or not its row is on the page.
final class RowTable: Retained {
  private var rows: [UInt32: RowPlace] = [:]
  /// The lists of which rows may be moved: their numbers tell the page what may be moved past what.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// How rows are chosen, if they are.
  var selection: RowSelection?
  /// The element around the rows; 0 once it has gone.
  var node: UInt32 = 0
  /// What was learned of the list's elements.
  var findings: ListFindings?
  /// What an app was asked to insert and has not yet.
  var awaited: AwaitedRows?

  override init() { super.init() }
  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) {
    rows = [:]
    node = 0
    findings = nil
    awaited = nil
  }

  subscript(node: UInt32) -> RowPlace? { rows[node] }

  fileprivate func add(_ place: RowPlace) {
    rows[place.node] = place
    guard let coordinator = awaited?.coordinator else { return }
    coordinator.afterCommit { [self] in tellOfAwaited(coordinator) }
  }

  fileprivate func remove(_ place: RowPlace) { rows[place.node] = nil }

  /// The number of the list that a row's element may be moved in, or that others may be moved in past it.
  func number(of leaf: ResolvedLeaf, _ edits: RowEdits?) -> Int? {
    guard let edits, edits.move != nil, let element = leaf.element(for: edits) else { return nil }
    let key = ObjectIdentifier(element.list)
    if let known = numbers[key] { return known }
    numbers[key] = numbers.count + 1
    return numbers.count
  }

  /// The offsets that something done to a row is about, which rise.
  ///
  /// They are those of all chosen elements of its list if it is one of them, else its own element's alone.
  func offsets(_ edit: RowEdit, with leaf: ResolvedLeaf, _ element: ListedElement) -> [Int] {
    guard let offset = element.offset else { return [] }
    guard let selection, selection.isMultiple, selection.isSelected(leaf.taggedValues) == true else { return [offset] }
    // What a row on the page says of itself goes before the id of its element.
    var isMeant: [Int: Bool] = [offset: true]
    for place in rows.values {
      let values = place.leaf.taggedValues
      guard let other = edit.edits(values).flatMap({ place.leaf.element(for: $0) }), other.list === element.list,
        let offset = other.offset
      else { continue }
      let isChosen = selection.isSelected(values) == true && edit.isAllowed(values)
      isMeant[offset] = isChosen || isMeant[offset] ?? false
    }
    return (0..<element.list.elementCount).filter { offset in
      if let isMeant = isMeant[offset] { return isMeant }
      var values = ContainerValues()
      element.list.addTag(at: offset, to: &values)
      return selection.isSelected(values) == true
    }
  }
}

/// What a person does to rows.
enum RowEdit {
  case delete
  case move

  func edits(_ values: ContainerValues) -> RowEdits? { self == .delete ? values.deletion : values.moving }
  func isAllowed(_ values: ContainerValues) -> Bool { self == .delete ? values.canBeDeleted : values.canBeMoved }
}

/// A row in the table for as long as it is on the page.
final class RowPlace: Retained {
  let node: UInt32
  private(set) var leaf: ResolvedLeaf
  private let table: RowTable

  init(_ node: UInt32, _ leaf: ResolvedLeaf, _ table: RowTable) {
    self.node = node
    self.leaf = leaf
    self.table = table
    super.init()
    table.add(self)
  }

  nonisolated deinit {}

  /// Takes over what the row shows now.
  func show(_ leaf: ResolvedLeaf) { self.leaf = leaf }

  override func retire(_ coordinator: RenderCoordinator) { table.remove(self) }
}
