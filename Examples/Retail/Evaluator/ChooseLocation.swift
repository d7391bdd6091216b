/// While a place is chosen for what was picked.
nonisolated struct ChooseLocation: Codable, Equatable {
  let picked: PickedOrder
  /// Nil until one has been chosen.
  var location: DeliveryLocation?
  /// As it was typed; perhaps nothing, perhaps still too long.
  var note: String

  /// What is handed over; nil while no place is chosen, or the note is too long.
  var handover: Handover? {
    guard let location, CustomerNote.isAllowed(note) else { return nil }
    return Handover(picked: picked, location: location, note: CustomerNote(note))
  }
}
