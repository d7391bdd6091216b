/// Rows of an `AnchoredScrollView` that belong together, under a header that stays in sight as long as one of them is.
///
/// ```swift
/// AnchoredSection(header: Text("Tuesday")) {
///   ForEach(rows, id: \.key) { row in AnchoredRow(key: row.key) { RowView(row) } }
/// }
/// ```
public struct AnchoredSection<Header: View, Rows: View>: _LeafView {
  private let header: Header
  private let rows: Rows

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - header: what stays above the rows.
  ///   - rows: the rows, in an `AnchoredRow` each.
  public init(header: Header, @ViewBuilder rows: () -> Rows) {
    self.header = header
    self.rows = rows()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let section = visitor.openColumn("v anchored-section")
    let head = visitor.openColumn("v anchored-header")
    Header._visit(view.header, visitor)
    visitor.close(head)
    Rows._visit(view.rows, visitor)
    visitor.close(section)
  }
}

extension Visitor {
  /// Opens a column as wide as it is offered.
  func openColumn(_ kind: StaticString) -> OpenElement {
    let element = open(boxTag, LayoutRule(x: .fills, y: .union), kind: intern(kind))
    container.beginColumn(offer: offer(of: element))
    return element
  }
}
