import SwiftUI

/// The screen, with what this browser keeps of the order that is being picked.
struct RetailView: View {
  @AppStorage("retail.order") private var kept = ""

  var body: some View {
    let text = $kept
    RetailScreen(storage: OrderStorage(text: kept) { text.wrappedValue = $0 })
  }
}
