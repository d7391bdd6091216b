import StackBoard
import SwiftUI

// sample: boardStyle
struct StyledBoard: View {
  @State private var isNumbered = true

  var body: some View {
    VStack {
      Toggle("Numbered", isOn: $isNumbered)
      if isNumbered {
        recipe.stackBoardStyle(NumberedStyle())
      } else {
        recipe.stackBoardStyle(.plain).frame(height: 360)
      }
    }
  }

  private var recipe: some View {
    StackBoard {
      StackBoardSection("Dough") {
        Text("Mix flour and water")
        Text("Wait an hour")
      }
      StackBoardSection("Bread") { Text("Bake it") }
    }
  }
}

struct NumberedStyle: StackBoardStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(configuration.board) { block in
        VStack(alignment: .leading, spacing: 4) {
          block.header.font(.headline)
          ForEach(block.children.enumerated(), id: \.element.id) {
            number, row in
            HStack {
              Text("\(number + 1).").foregroundStyle(.secondary)
              row.content
            }
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
// end sample
