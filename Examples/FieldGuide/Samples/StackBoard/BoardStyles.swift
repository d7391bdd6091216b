import StackBoard
import SwiftUI

// sample: boardStyle
struct StyledBoard: View {
  @State private var isChecklist = true

  var body: some View {
    VStack {
      Toggle("Checklist", isOn: $isChecklist)
      if isChecklist {
        recipe.stackBoardStyle(ChecklistStyle())
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

struct ChecklistStyle: StackBoardStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(configuration.board) { section in
        section.header.font(.headline)
        ForEach(section.children) { row in
          HStack {
            Image(systemName: "circle").accessibilityHidden(true)
            row.content
          }
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
// end sample
