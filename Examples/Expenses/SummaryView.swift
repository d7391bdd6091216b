import SwiftUI

/// Where the money went: a bar for each category, which also filters by it.
struct SummaryView: View {
  let ledger: Ledger
  @Binding var filter: Category?

  private var categories: [Category] { Category.allCases.filter { ledger.total(of: $0) > 0 } }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Spent in all").font(.subheadline).foregroundStyle(.secondary)
        Text(ledger.total, format: .currency(code: "EUR"))
          .font(.system(.largeTitle, design: .rounded, weight: .bold))
      }
      ShareBar(shares: categories.map { ($0.color, ledger.total(of: $0)) })
        .frame(height: 12)
        .clipShape(Capsule())
        .accessibilityHidden(true)
      ForEach(categories) { category in
        Button {
          filter = filter == category ? nil : category
        } label: {
          CategoryLine(
            category: category,
            amount: ledger.total(of: category),
            share: ledger.total(of: category) / ledger.total,
            isDimmed: filter != nil && filter != category
          )
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(filter == category ? .isSelected : [])
      }
    }
    .padding(.vertical, 8)
    .animation(.default, value: filter)
  }
}

/// Stretches of a bar, as long as their shares.
struct ShareBar: View {
  let shares: [(color: Color, amount: Double)]

  private var total: Double { shares.reduce(0) { $0 + $1.amount } }

  var body: some View {
    GeometryReader { geometry in
      HStack(spacing: 2) {
        ForEach(shares.indices, id: \.self) { index in
          Rectangle()
            .fill(shares[index].color)
            .frame(width: max(2, (geometry.size.width - 2 * Double(shares.count - 1)) * shares[index].amount / total))
        }
      }
    }
  }
}

struct CategoryLine: View {
  let category: Category
  let amount: Double
  let share: Double
  let isDimmed: Bool

  var body: some View {
    HStack {
      Circle().fill(category.color).frame(width: 10, height: 10)
      Text(category.title)
      Spacer()
      Text(share, format: .percent.precision(.fractionLength(0))).foregroundStyle(.secondary)
      Text(amount, format: .currency(code: "EUR")).monospacedDigit()
    }
    .opacity(isDimmed ? 0.45 : 1)
    .contentShape(Rectangle())
  }
}
