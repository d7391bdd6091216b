import Poet
import SwiftUI

/// The screen of an order.
///
/// What was kept counts when it is made: that something is kept later is no reason to run again.
struct RetailScreen: View, @MainActor Equatable {
  let storage: OrderStorage

  static func == (left: RetailScreen, right: RetailScreen) -> Bool { true }

  var body: some View {
    Screen(RetailEvaluator(loader: StockRoom(), storage: storage)) { evaluator, translator in
      RetailPage(evaluator: evaluator, translator: translator)
    }
  }
}
