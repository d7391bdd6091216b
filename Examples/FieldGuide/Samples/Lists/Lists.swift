import SwiftUI

// sample: list
struct ShelfList: View {
  private let books = ["Emma", "Persuasion", "Mansfield Park"]

  var body: some View {
    List {
      Text("By itself").foregroundStyle(.secondary)
      ForEach(books, id: \.self) { book in
        Label(book, systemImage: "book")
      }
      TwoMore()
    }
    .frame(height: 300)
  }
}

struct TwoMore: View {
  var body: some View {
    Text("A row of another view")
    Text("And one more").badge(2)
  }
}
// end sample

// sample: listStyles
struct ListStyles: View {
  @State private var style = "Cards"

  var body: some View {
    VStack {
      Picker("Style", selection: $style) {
        ForEach(["Cards", "Inset", "Plain", "Sidebar"], id: \.self) {
          Text($0)
        }
      }
      .pickerStyle(.segmented)
      Group {
        switch style {
        case "Cards": rows.listStyle(.insetGrouped)
        case "Inset": rows.listStyle(.inset)
        case "Plain": rows.listStyle(.plain)
        default: rows.listStyle(.sidebar)
        }
      }
      .frame(height: 200)
    }
  }

  private var rows: some View {
    List(["Spring", "Summer", "Autumn"], id: \.self) { Text($0) }
  }
}
// end sample

// sample: listRows
struct DressedRows: View {
  var body: some View {
    List {
      Text("Coloured").listRowBackground(Color.yellow.opacity(0.25))
      Text("Indented").listRowInsets(
        EdgeInsets(top: 8, leading: 48, bottom: 8, trailing: 16)
      )
      Text("No line below").listRowSeparator(.hidden)
      Text("A red line below")
        .listRowSeparatorTint(.red, edges: .bottom)
      Label("A tinted icon", systemImage: "star").listItemTint(.orange)
    }
    .frame(height: 300)
  }
}
// end sample
