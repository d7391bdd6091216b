extension Order {
  /// One of the orders that came with the program; behind the last they begin again.
  static func sample(turn: Int) -> Order {
    let (customer, products) = samples[max(0, turn - 1) % samples.count]
    return Order(
      heading: OrderHeading(turn: turn, number: 1040 + turn, customer: customer),
      products: products.enumerated().map { index, product in
        Product(id: index + 1, name: product.name, amount: product.amount, shelf: product.shelf)
      }
    )
  }

  private static let samples: [(customer: String, products: [(name: String, amount: String, shelf: String)])] = [
    (
      "Mara Lindgren",
      [
        ("Oat milk", "2 × 1 l", "A 4"),
        ("Rye bread, sliced", "1 loaf", "B 1"),
        ("Bananas", "6 pieces", "C 2"),
        ("Basil in a pot", "1 pot", "C 7"),
        ("Dishwasher tablets", "1 pack of 40", "F 3"),
      ]
    ),
    (
      "Tomasz Adeyemi",
      [
        ("Espresso beans", "500 g", "D 5"),
        ("Brown sugar", "1 kg", "D 6"),
        ("Lemons, organic", "4 pieces", "C 3"),
        ("Sparkling water", "6 × 0.75 l", "G 1"),
      ]
    ),
    (
      "Priya Okafor-Haraldsdóttir",
      [
        ("Red lentils", "1 kg", "E 2"),
        ("Coconut milk, unsweetened", "3 × 400 ml", "E 4"),
        ("Fresh ginger", "1 root", "C 5"),
      ]
    ),
  ]
}
