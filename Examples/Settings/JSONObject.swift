import Foundation

/// The members of a JSON object, by their names.
nonisolated struct JSONObject: ExpressibleByDictionaryLiteral {
  private(set) var members: [String: Any]

  init(dictionaryLiteral elements: (String, Any)...) { members = Dictionary(uniqueKeysWithValues: elements) }

  private init(_ members: [String: Any]) { self.members = members }

  /// Reads an object; nil if it is something else.
  init?(json: Data) {
    guard let members = try? JSONSerialization.jsonObject(with: json) as? [String: Any] else { return nil }
    self.members = members
  }

  /// Makes an object of a value that is encoded as one.
  init(encoding value: some Encodable) throws {
    self = JSONObject(json: try JSONEncoder().encode(value)) ?? [:]
  }

  /// The object in a form that people can read, too.
  func json() throws -> Data {
    try JSONSerialization.data(withJSONObject: members, options: [.prettyPrinted, .sortedKeys])
  }

  /// The value an object stands for.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: json())
  }

  /// The paths of all values that are no objects, in alphabetical order.
  var paths: [[String]] {
    members.keys.sorted().flatMap { name -> [[String]] in
      guard let inner = self[name] else { return [[name]] }
      return inner.paths.map { [name] + $0 }
    }
  }

  /// The object a member is; nil if it is something else.
  private subscript(name: String) -> JSONObject? { (members[name] as? [String: Any]).map { JSONObject($0) } }

  /// The value at the end of a path; nil if there is none.
  subscript(path: some Collection<String>) -> Any? {
    get {
      guard let name = path.first else { return nil }
      return path.count == 1 ? members[name] : self[name]?[path.dropFirst()]
    }
    set {
      guard let name = path.first else { return }
      if path.count == 1 {
        members[name] = newValue
      } else {
        var inner = self[name] ?? [:]
        inner[path.dropFirst()] = newValue
        members[name] = inner.members
      }
    }
  }

  /// The object with the values of another in place of its own; what only it has stays.
  func laidOver(by other: JSONObject) -> JSONObject {
    var both = self
    for path in other.paths { both[path] = other[path] }
    return both
  }
}
