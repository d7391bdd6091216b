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

/// The facts as a grid; where there is little room for more than two columns, as a list.
private struct FactGrid: View {
  let name: String
  let header: [String]
  let rows: [[String]]
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    VStack(alignment: .leading) {
      if width == .compact, header.count > 2 { list } else { grid }
    }
    .font(.subheadline)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(name)
  }

  private var grid: some View {
    Grid(alignment: .topLeading, horizontalSpacing: 16, verticalSpacing: 8) {
      GridRow { cells(header).fontWeight(.semibold) }
      ForEach(rows.indices, id: \.self) { row in
        Divider()
        GridRow { cells(rows[row]) }
      }
    }
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(rows.indices, id: \.self) { row in
        VStack(alignment: .leading, spacing: 4) {
          text(rows[row][0]).fontWeight(.semibold)
          ForEach(header.indices.dropFirst(), id: \.self) { column in
            if rows[row][column] != "" { text("\(header[column]): \(rows[row][column])") }
          }
        }
      }
    }
  }

  private func cells(_ texts: [String]) -> some View {
    ForEach(texts.indices, id: \.self) { column in text(texts[column]) }
  }

  private func text(_ markdown: String) -> some View {
    MarkdownView(markdown).frame(maxWidth: .infinity, alignment: .leading)
  }
}
