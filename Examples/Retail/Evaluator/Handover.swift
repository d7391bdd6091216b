/// An order that has been handed over.
nonisolated struct Handover: Codable, Equatable {
  let picked: PickedOrder
  let location: DeliveryLocation
  let note: CustomerNote?
}
