/// A place to choose, as its row shows it.
struct LocationRow: Equatable, Identifiable {
  let id: DeliveryLocation
  let name: String
  let detail: String
  let isChosen: Bool
}
