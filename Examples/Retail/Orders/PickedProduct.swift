/// A product that has been looked for.
nonisolated struct PickedProduct: Equatable {
  let product: Product
  let finding: Finding
}
