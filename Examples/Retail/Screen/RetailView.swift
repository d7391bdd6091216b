import Poet
import SwiftUI

/// The screen of an order, with what this browser keeps of it.
///
/// What is kept is read when the evaluator is made: that something is kept later is no reason to run again.
struct RetailView: View {
  @AppStorage("retail.order") private var kept = ""

  var body: some View {
    let text = $kept
    Screen(
      RetailEvaluator(
        loader: StockRoom(),
        storage: OrderStorage(text: text.wrappedValue) { text.wrappedValue = $0 }
      )
    ) { evaluator, translator in
      RetailPage(evaluator: evaluator, translator: translator)
    }
  }
}
