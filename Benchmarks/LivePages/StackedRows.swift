import SwiftUI

/// Rows as an app without a table has them: stacks in a stack that scrolls.
struct StackedRows: View {
  let count: Int
  @State private var selected: Int?

  var body: some View {
    ScrollView {
      VStack {
        ForEach(Array(0..<count), id: \.self) { number in
          StackedRow(number: number, isSelected: selected == number, selected: $selected)
        }
      }
    }
  }
}

struct StackedRow: View {
  let number: Int
  let isSelected: Bool
  @Binding var selected: Int?

  var body: some View {
    HStack {
      Text("\(number)")
      Spacer()
      Button("Select") { selected = number }
        .accessibilityLabel(isSelected ? "Selected" : "Select \(number)")
    }
  }
}
