/// While products are looked for: which there are, and how each is marked.
nonisolated struct FindProducts: Codable, Equatable {
  let heading: OrderHeading
  private(set) var products: [MarkedProduct]

  init(heading: OrderHeading, products: [MarkedProduct]) {
    self.heading = heading
    self.products = products
  }

  /// Begins with an order in which nothing is marked.
  init(_ order: Order) {
    self.init(heading: order.heading, products: order.products.map { MarkedProduct(product: $0, finding: nil) })
  }

  /// How many have not been marked.
  var open: Int { products.count { $0.finding == nil } }

  /// Whether every product was looked for in vain.
  var isInVain: Bool { open == 0 && !products.contains { $0.finding == .found } }

  /// The entry of a product; nil if it is none of these.
  func entry(of id: Product.ID) -> MarkedProduct? { products.first { $0.product.id == id } }

  /// The same with one product marked; nil if that changes nothing.
  func marking(_ id: Product.ID, _ finding: Finding) -> FindProducts? {
    guard let index = products.firstIndex(where: { $0.product.id == id }), products[index].finding != finding else {
      return nil
    }
    var marked = self
    marked.products[index].finding = finding
    return marked
  }
}
