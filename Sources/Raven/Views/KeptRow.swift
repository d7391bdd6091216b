#if hasFeature(Embedded)
/// A row of any view: what brings rows to their list is compiled once for all lists whose rows are kept so.
struct KeptRow: View {
  private let storage: KeptRowStorage

  init<Row: View>(_ row: Row) { storage = TypedKeptRow(row) }

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) { view.storage.visit(visitor) }
}

private class KeptRowStorage {
  init() {}
  nonisolated deinit {}
  func visit(_ visitor: Visitor) {}
}

private final class TypedKeptRow<Row: View>: KeptRowStorage {
  private let row: Row

  init(_ row: Row) {
    self.row = row
    super.init()
  }

  nonisolated deinit {}
  override func visit(_ visitor: Visitor) { show(visitor) }
  private final func show(_ visitor: Visitor) { Row._visit(row, visitor) }
}

func keptRow<Row: View>(_ row: Row) -> KeptRow { KeptRow(row) }
#else
/// A row as it is: only inside the page it is kept in an object.
func keptRow<Row: View>(_ row: Row) -> Row { row }
#endif
