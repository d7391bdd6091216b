#if hasFeature(Embedded)
/// A row without its type: what brings rows to their list is compiled once for all lists of such rows.
///
/// Unlike `AnyView` it never holds a row of another type than before: a list has one kind of row.
struct ErasedRow: View {
  private let storage: ErasedRowStorage

  init<Row: View>(_ row: Row) { storage = TypedRow(row) }

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) { view.storage.visit(visitor) }
}

private class ErasedRowStorage {
  init() {}
  nonisolated deinit {}
  func visit(_ visitor: Visitor) {}
}

private final class TypedRow<Row: View>: ErasedRowStorage {
  private let row: Row

  init(_ row: Row) {
    self.row = row
    super.init()
  }

  nonisolated deinit {}
  override func visit(_ visitor: Visitor) { show(visitor) }
  private final func show(_ visitor: Visitor) { Row._visit(row, visitor) }
}

/// A row without its type.
func erasedRow<Row: View>(_ row: Row) -> ErasedRow { ErasedRow(row) }
#else
/// A row as it is: natively nothing is gained by hiding its type.
func erasedRow<Row: View>(_ row: Row) -> Row { row }
#endif
