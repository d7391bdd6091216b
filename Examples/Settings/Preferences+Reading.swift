nonisolated extension Preferences {
  /// Reads settings one by one: what cannot be understood is as usual, and nothing else is lost for it.
  ///
  /// A value is tried by decoding everything with it, so this is O(*n*²) for *n* settings, of which there are few.
  ///
  /// - Parameter object: what stands in a file.
  /// - Returns: the settings, and the names of those that could not be understood.
  static func reading(_ object: JSONObject) -> (preferences: Preferences, unknown: [String]) {
    var read = Preferences()
    guard var accepted = try? JSONObject(encoding: read) else { return (read, []) }
    var unknown: [String] = []
    for path in accepted.paths {
      guard let value = object[path] else {
        if object.isBlocked(on: path) { unknown.append(path.joined(separator: ".")) }
        continue
      }
      var attempt = accepted
      attempt[path] = value
      if let preferences = try? attempt.decoded(as: Preferences.self) {
        (read, accepted) = (preferences, attempt)
      } else {
        unknown.append(path.joined(separator: "."))
      }
    }
    return (read, unknown)
  }
}

nonisolated extension JSONObject {
  /// Whether there is something else than an object on the way to a value.
  fileprivate func isBlocked(on path: [String]) -> Bool {
    (1..<path.count).contains { length in
      self[path.prefix(length)].map { !($0 is [String: Any]) } ?? false
    }
  }
}
