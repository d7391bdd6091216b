import Observation

/// Who is writing where, until they have written nothing for three seconds.
@Observable
final class ChatTyping {
  /// For how long a key counts.
  static let patience = Duration.seconds(3)

  private struct Place: Hashable {
    let person: Int
    let room: Int
  }

  private var places: Set<Place> = []
  /// The number of the last key at each place.
  @ObservationIgnored private var keys: [Place: Int] = [:]
  @ObservationIgnored private var number = 0
  @ObservationIgnored private let wait: (Duration) async -> Void

  /// Creates it with nobody writing.
  ///
  /// - Parameter wait: how time passes.
  init(wait: @escaping (Duration) async -> Void = { try? await Task.sleep(for: $0) }) { self.wait = wait }

  /// The people who are writing in a room, by their ids in order.
  func people(in room: Int) -> [Int] { places.filter { $0.room == room }.map(\.person).sorted() }

  /// Notes that somebody pressed a key.
  func type(_ person: Int, in room: Int) {
    let place = Place(person: person, room: room)
    number += 1
    keys[place] = number
    // Pages are told when somebody begins, not of every key.
    if !places.contains(place) { places.insert(place) }
    Task { [number] in
      await wait(Self.patience)
      if keys[place] == number { forget(place) }
    }
  }

  /// Notes that somebody has sent or given up what was written.
  func stop(_ person: Int, in room: Int) { forget(Place(person: person, room: room)) }

  private func forget(_ place: Place) {
    keys[place] = nil
    if places.contains(place) { places.remove(place) }
  }
}
