import SwiftUI

// sample: sections
struct Menus: View {
  @State private var showsDesserts = true

  var body: some View {
    List {
      Section("Soups") {
        Text("Leek")
        Text("Tomato")
      }
      Section("Desserts", isExpanded: $showsDesserts) {
        Text("Strudel")
        Text("Plum cake")
      }
      Section {
        Text("Tea")
      } header: {
        Label("Drinks", systemImage: "cup.and.saucer")
      } footer: {
        Text("The tea is free on Sundays.")
      }
    }
    .frame(height: 400)
  }
}
// end sample
