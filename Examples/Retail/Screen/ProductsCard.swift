import Poet
import SwiftUI

/// The products of the order.
struct ProductsCard: View {
  let evaluator: WeakEvaluator<RetailEvaluator>
  let rows: ObservableArray<ProductRow>

  var body: some View {
    Card("Products") {
      VStack(alignment: .leading, spacing: 0) {
        ObservingPageView(rows) { ProductRowView(evaluator: evaluator, row: $0) }
      }
    }
  }
}
