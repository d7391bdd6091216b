/// Gives siblings their places, in order: each a slug of its title, and a number where that is taken.
///
/// The number is the occurrence among those with the same slug, so a new sibling changes the places of later ones only if
/// it has their title.
nonisolated struct SiblingPlaces {
  private let parent: Place
  /// How often each slug was asked for.
  private var counts: [String: Int] = [:]
  private var taken: Set<String> = []

  init(below parent: Place) { self.parent = parent }

  /// The place of something that stands nowhere yet.
  static func first(_ title: String) -> Place {
    var places = SiblingPlaces(below: .root)
    return places.place(for: title)
  }

  /// The place of the next sibling.
  mutating func place(for title: String) -> Place {
    let slug = Slug.of(title)
    var count = (counts[slug] ?? 0) + 1
    var candidate = count == 1 ? slug : "\(slug)-\(count)"
    while taken.contains(candidate) {
      count += 1
      candidate = "\(slug)-\(count)"
    }
    counts[slug] = count
    taken.insert(candidate)
    return parent.appending(candidate)
  }
}
