import Poet
import SwiftUI

/// What has come of the order so far.
struct SummaryCard: View {
  let lines: ObservableArray<SummaryLine>

  var body: some View {
    Card("Summary") {
      VStack(alignment: .leading, spacing: 10) {
        ObservingPageView(lines) { SummaryRow(line: $0) }
      }
    }
  }
}

private struct SummaryRow: View {
  let line: SummaryLine

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Image(systemName: line.id.symbol).foregroundStyle(line.id.color).frame(width: 24).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .top) {
          Text(line.name)
          Spacer(minLength: 8)
          Text(line.value).fontWeight(.semibold).monospacedDigit()
        }
        if !line.detail.isEmpty { Text(line.detail).font(.subheadline).foregroundStyle(.secondary) }
      }
    }
    .accessibilityElement(children: .combine)
  }
}

extension SummaryLine.Kind {
  fileprivate var symbol: String {
    switch self {
    case .products: "basket"
    case .found: "checkmark.circle.fill"
    case .notFound: "xmark.circle.fill"
    case .open: "circle"
    case .location: "mappin.circle.fill"
    case .note: "note.text"
    }
  }

  fileprivate var color: Color {
    switch self {
    case .found: .green
    case .notFound: .red
    case .location: .accentColor
    case .products, .open, .note: .secondary
    }
  }
}
