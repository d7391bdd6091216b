import Poet
import SwiftUI

/// A product: what it is, where it stands, and how it is marked.
struct ProductRowView: View, @MainActor Equatable {
  let evaluator: WeakEvaluator<RetailEvaluator>
  let row: ProductRow

  /// The evaluator is the same as long as the screen is.
  static func == (left: ProductRowView, right: ProductRowView) -> Bool { left.row == right.row }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if row.id > 1 { Divider() }
      HStack(alignment: .top, spacing: 12) {
        Image(systemName: row.mark.symbol)
          .font(.title2)
          .foregroundStyle(row.mark.color)
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          Text(row.name).fontWeight(.semibold)
          Text(row.amount).font(.subheadline).foregroundStyle(.secondary)
          if !row.state.isEmpty { Text(row.state).font(.subheadline) }
        }
        Spacer(minLength: 8)
        ShelfTag(shelf: row.shelf)
      }
      if row.isMarkable {
        HStack(spacing: 8) {
          MarkButton(name: "Found", mark: .found, row: row, action: Action(evaluator, .found(row.id)))
          MarkButton(name: "Not found…", mark: .notFound, row: row, action: Action(evaluator, .notFound(row.id)))
        }
      }
    }
    .padding(.bottom, 10)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(row.name)
  }
}

/// Where a product stands in the shop.
private struct ShelfTag: View {
  let shelf: String

  var body: some View {
    Text(shelf)
      .font(.subheadline.monospacedDigit())
      .lineLimit(1)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(Color.primary.opacity(0.08), in: Capsule())
  }
}

/// Marks a product.
private struct MarkButton: View {
  let name: String
  let mark: ProductRow.Mark
  let row: ProductRow
  let action: Action

  var body: some View {
    let isMarked = row.mark == mark
    Button(action: action.evaluate) { Label(name, systemImage: isMarked ? mark.symbol : mark.outline) }
      .buttonStyle(ChoiceStyle(isChosen: isMarked, color: mark.color))
      .accessibilityLabel("\(row.name): \(name.filter { $0 != "…" }.lowercased())")
      .accessibilityAddTraits(isMarked ? .isSelected : [])
  }
}

extension ProductRow.Mark {
  fileprivate var symbol: String {
    switch self {
    case .open: "circle"
    case .found: "checkmark.circle.fill"
    case .notFound: "xmark.circle.fill"
    }
  }

  fileprivate var outline: String { self == .found ? "checkmark" : "xmark" }

  fileprivate var color: Color {
    switch self {
    case .open: .secondary
    case .found: .green
    case .notFound: .red
    }
  }
}
