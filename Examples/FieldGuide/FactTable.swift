import Showcase
import SwiftUI

/// Facts in rows and columns, in a topic; every cell is Markdown of a line.
struct FactTable: TopicContentConvertible {
  private let name: String
  private let header: [String]
  private let rows: [[String]]

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - name: what it is; what is said of it.
  ///   - header: what stands above the columns.
  ///   - rows: as many cells as there are columns in each.
  init(_ name: String, header: [String], rows: [[String]]) {
    self.name = name
    self.header = header
    self.rows = rows
  }

  func merge(into content: inout Topic.Content) {
    let words = ([header] + rows).map { $0.joined(separator: " ") }.joined(separator: "\n")
    content.append(.custom(AnyTopicContent(name, text: words) { FactGrid(name: name, header: header, rows: rows) }))
  }
}

private struct FactGrid: View {
  let name: String
  let header: [String]
  let rows: [[String]]

  var body: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: 8) {
      GridRow { cells(header).fontWeight(.semibold) }
      ForEach(rows.indices, id: \.self) { row in
        Divider()
        GridRow { cells(rows[row]) }
      }
    }
    .font(.subheadline)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(name)
  }

  private func cells(_ texts: [String]) -> some View {
    ForEach(texts.indices, id: \.self) { column in
      Text(LocalizedStringKey(texts[column])).frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}
