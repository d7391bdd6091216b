/// An order in which every product has been looked for, and at least one found.
///
/// There is no other way to make one than from products that are marked so; not from kept text either.
nonisolated struct PickedOrder: Equatable {
  let heading: OrderHeading
  let products: [PickedProduct]

  /// Creates it of marked products; nil if one is not marked, or nothing was found.
  init?(_ marked: FindProducts) {
    heading = marked.heading
    products = marked.products.compactMap { entry in
      entry.finding.map { PickedProduct(product: entry.product, finding: $0) }
    }
    if products.count < marked.products.count || !products.contains(where: { $0.finding == .found }) { return nil }
  }

  /// The products as they were marked.
  var marked: [MarkedProduct] { products.map { MarkedProduct(product: $0.product, finding: $0.finding) } }
}

extension PickedOrder: Codable {
  init(from decoder: any Decoder) throws {
    guard let picked = PickedOrder(try FindProducts(from: decoder)) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "an order that has not been picked")
      )
    }
    self = picked
  }

  func encode(to encoder: any Encoder) throws {
    try FindProducts(heading: heading, products: marked).encode(to: encoder)
  }
}
