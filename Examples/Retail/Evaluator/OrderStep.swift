/// How far an order is: one of these at a time, each with all that is needed to show it.
///
/// ```
///            ┌─▶ failed ─┐ (again)
///   loading ─┤◀──────────┘
///            └─▶ notStarted ─▶ findProducts ─▶ chooseLocation ─▶ completed ─▶ loading, of the next
///                    └───────────────┴───────────────┴─────────▶ cancelled ─▶ loading, of the next
/// ```
enum OrderStep: Codable, Equatable {
  case loading(OrderRequest)
  case failed(OrderRequest, OrderFailure)
  case notStarted(Order)
  case findProducts(FindProducts)
  case chooseLocation(ChooseLocation)
  case completed(Handover)
  /// Nobody picks it any more; the products are as they were marked by then.
  case cancelled(FindProducts)
}

extension OrderStep {
  /// The order; nil while it is not there.
  var heading: OrderHeading? {
    switch self {
    case .loading, .failed: nil
    case .notStarted(let order): order.heading
    case .findProducts(let find), .cancelled(let find): find.heading
    case .chooseLocation(let choice): choice.picked.heading
    case .completed(let handover): handover.picked.heading
    }
  }

  /// The products, as they are marked.
  var products: [MarkedProduct] {
    switch self {
    case .loading, .failed: []
    case .notStarted(let order): FindProducts(order).products
    case .findProducts(let find), .cancelled(let find): find.products
    case .chooseLocation(let choice): choice.picked.marked
    case .completed(let handover): handover.picked.marked
    }
  }

  /// What becomes of it when it is cancelled; nil if it is not under way.
  var cancellation: FindProducts? {
    switch self {
    case .notStarted, .findProducts, .chooseLocation:
      heading.map { FindProducts(heading: $0, products: products) }
    case .loading, .failed, .completed, .cancelled: nil
    }
  }
}
