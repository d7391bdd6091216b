/// How values stand in a page's address, where their type alone does not say it well: in several parts, perhaps.
///
/// Without a format a value stands there as readably as its type lets it, in one part. Give `navigationDestination` one for
/// values that have a place in a hierarchy, or of which only some exist:
///
/// ```swift
/// .navigationDestination(
///   for: Place.self,
///   address: AddressFormat(parts: { [$0.country, $0.town] }, value: { atlas.place(at: $0) })
/// ) { PlaceView(place: $0) }
/// ```
/// That is `/austria/graz` for a link with the value of that town, and the town for a visitor who comes with that address.
public nonisolated struct AddressFormat<Value: Hashable> {
  let parts: (Value) -> [String]
  let value: ([String]) -> Value?

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - parts: the parts of the address that stand for a value, not encoded. Each is a text of 1 to 512 bytes, neither "."
  ///     nor ".."; a value with another one has no address.
  ///   - value: the value that parts stand for; nil if there is none. It is asked for as many parts as are left first, then
  ///     for fewer, and believed only if its own parts are the same.
  public init(parts: @escaping (Value) -> [String], value: @escaping ([String]) -> Value?) {
    self.parts = parts
    self.value = value
  }
}
