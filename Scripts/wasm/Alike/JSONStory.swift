import Foundation

/// Values as JSON: read, written, refused.
enum JSONStory {
  static func tell() -> [String] { read() + names() + dates() + refused() + written() + ids() }

  // MARK: What is told about

  struct Place: Codable, Hashable {
    let city: String
    var street: String?
    var number: Int
  }

  enum Kind: String, Codable {
    case plain
    case special = "very-special"
  }

  enum Level: Int, Codable { case low = 1, high }

  enum Shape: Codable {
    case none
    case circle(radius: Double)
    case box(Int, height: Int?)
  }

  struct Order: Codable {
    let id: Int64
    var title: String
    var kind: Kind
    var level: Level = .low
    var places: [Place] = []
    var shape: Shape
    var prices: [String: Double]
    var note: String?
    var isPaid = false
    var link: URL?
    var tags: Set<String>
    let version = 3
    var words: Int { title.count }
    static let first = 1

    private enum CodingKeys: String, CodingKey {
      case id = "order_id"
      case title, kind, level, places, shape, prices, note, link, tags
      case isPaid = "paid"
    }
  }

  struct Page<Item: Codable>: Codable {
    let items: [Item]
    let next: Int?
  }

  /// Says itself how it is read and written.
  struct Range: Codable {
    var low, high: Int

    enum CodingKeys: CodingKey { case low, high, extra }

    init(low: Int, high: Int) {
      self.low = low
      self.high = high
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      low = try values.decode(Int.self, forKey: .low)
      high = try values.decodeIfPresent(Int.self, forKey: .high) ?? low
      if high < low {
        throw DecodingError.dataCorruptedError(forKey: .high, in: values, debugDescription: "It ends before it begins")
      }
      if values.contains(.extra) {
        var extra = try values.nestedUnkeyedContainer(forKey: .extra)
        while !extra.isAtEnd { high += try extra.decode(Int.self) }
      }
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(low, forKey: .low)
      try values.encode(high, forKey: .high)
      var extra = values.nestedUnkeyedContainer(forKey: .extra)
      try extra.encode(0)
    }
  }

  struct Degrees: Codable {
    var value: Double

    init(value: Double) { self.value = value }
    init(from decoder: Decoder) throws { value = try decoder.singleValueContainer().decode(Double.self) }
    func encode(to encoder: Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  struct Event: Codable { var firstDate: Date }

  // MARK: Reading

  private static func read() -> [String] {
    let order = """
      {"order_id": 5000000000, "title": "Caf\\u00e9 \\"Gr\\u00fc\\u00dfe\\" \\ud83d\\ude00 \\/ \\\\ \\n end", "kind": "very-special",
       "level": 2, "places": [{"city": "Wien", "number": 3, "unknown": [1, {"a": null}]}, {"city": "", "street": "A", "number": -1}],
       "shape": {"box": {"_0": 4}}, "prices": {"b": 2.5, "a": 1e2, "c": -0.125}, "note": null, "paid": true,
       "link": "https://example.org/a?b=c", "tags": ["one"]}
      """
    var lines = ["Order: " + decoded(order, as: Order.self) { say($0) }]
    lines.append(
      "Page: "
        + decoded("{\"items\":[{\"city\":\"Rom\",\"number\":1}],\"next\":7}", as: Page<Place>.self) {
          "\($0.items.count) \($0.items[0].city) \($0.next ?? 0)"
        }
    )
    for text in ["{\"low\":1}", "{\"low\":1,\"high\":4,\"extra\":[1,2]}", "{\"low\":5,\"high\":4}", "{\"high\":5}"] {
      lines.append("Range of \(text): " + decoded(text, as: Range.self) { "\($0.low) to \($0.high)" })
    }
    for text in ["1.5", "3", "-0", "1e3", "null", "\"1\"", "true", "1.", "01", "+1", "-", "", "1 2", "[1]"] {
      lines.append("Degrees of \(text): " + decoded(text, as: Degrees.self) { "\($0.value)" })
      lines.append("Int of \(text): " + decoded(text, as: Int.self) { "\($0)" })
    }
    for text in ["255", "256", "-1", "1.0", "1.5", "1e2", "2.55e2"] {
      lines.append("UInt8 of \(text): " + decoded(text, as: UInt8.self) { "\($0)" })
    }
    for text in [
      "\"\"", "\"\\t\"", "\"a\tb\"", "\"\\u0041\\u00DF\"", "\"\\ud800\"", "\"\\x\"", "\"open", "'a'", "\"é😀\"",
    ] {
      lines.append("String of \(text): " + decoded(text, as: String.self) { $0 })
    }
    for text in ["[]", " [ 1 , 2 ]\n", "[1,]", "[,1]", "[1 2]", "[1", "{}", "[null]", "[[1]]"] {
      lines.append("Array of \(text): " + decoded(text, as: [Int].self) { list($0) })
      lines.append("Optionals of \(text): " + decoded(text, as: [Int?].self) { list($0.map { $0 ?? -1 }) })
    }
    for text in ["{}", "{\"a\":1,\"b\":2}", "{\"a\":1,}", "{a:1}", "{\"a\" 1}", "[1]", "{\"a\":null}", "{\"\":7}"] {
      lines.append("Dictionary of \(text): " + decoded(text, as: [String: Int].self) { say($0) })
    }
    for text in ["{\"none\":{}}", "{\"circle\":{\"radius\":2}}", "{\"box\":{\"_0\":1,\"height\":2}}", "{\"box\":{}}"] {
      lines.append("Shape of \(text): " + decoded(text, as: Shape.self) { say($0) })
    }
    return lines
  }

  private static func names() -> [String] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    struct Person: Codable {
      var firstName: String
      var homeAddressLine2: String?
      var _private: Int?
    }
    let text = "{\"first_name\":\"Ada\",\"home_address_line_2\":\"B\",\"_private\":4}"
    var lines = [
      "Snakes: "
        + decoded(text, as: Person.self, by: decoder) {
          "\($0.firstName) \($0.homeAddressLine2 ?? "-") \($0._private ?? 0)"
        }
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.keyEncodingStrategy = .convertToSnakeCase
    struct Odd: Encodable {
      var myURLProperty = 1
      var basicID = 2
      var plain = 3
      var aB = ["keepThis": 4]
    }
    lines.append("Odd: " + encoded(Odd(), by: encoder))
    lines.append("Person: " + encoded(Person(firstName: "A", homeAddressLine2: nil, _private: 1), by: encoder))
    return lines
  }

  private static func dates() -> [String] {
    var lines: [String] = []
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    for date in [
      "2026-11-26T23:28:15Z", "2000-02-29T00:00:00Z", "1970-01-01T00:00:00+02:00", "1899-12-31T23:59:59-0330",
      "2026-11-26", "2026-13-01T00:00:00Z", "yesterday",
    ] {
      lines.append(
        "Date \(date): "
          + decoded("{\"firstDate\":\"\(date)\"}", as: Event.self, by: decoder) {
            "\(Int64($0.firstDate.timeIntervalSince1970))"
          }
      )
    }
    let encoder = JSONEncoder()
    for seconds in [0, 951_782_399, -1, 1_795_735_695.75, 4_102_444_800, -2_208_988_800] {
      let event = Event(firstDate: Date(timeIntervalSince1970: seconds))
      for strategy in [
        JSONEncoder.DateEncodingStrategy.deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601,
      ] {
        encoder.dateEncodingStrategy = strategy
        lines.append("\(seconds): " + encoded(event, by: encoder))
      }
    }
    decoder.dateDecodingStrategy = .millisecondsSince1970
    lines.append(
      "Milliseconds: "
        + decoded("{\"firstDate\":1500}", as: Event.self, by: decoder) {
          "\($0.firstDate.timeIntervalSince1970)"
        }
    )
    decoder.dateDecodingStrategy = .custom { decoder in
      Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self) * 60)
    }
    lines.append(
      "Minutes: "
        + decoded("{\"firstDate\":2}", as: Event.self, by: decoder) {
          "\($0.firstDate.timeIntervalSince1970)"
        }
    )
    return lines
  }

  // MARK: What is wrong

  private static func refused() -> [String] {
    let texts = [
      "{\"city\":\"A\"}", "{\"city\":1,\"number\":1}", "{\"city\":null,\"number\":1}",
      "{\"city\":\"A\",\"number\":1.5}",
      "{\"city\":\"A\",\"number\":\"1\"}", "[]", "nonsense",
    ]
    return texts.map { text in
      do {
        _ = try JSONDecoder().decode([String: [Place]].self, from: Data("{\"all\":[\(text)]}".utf8))
        return "\(text): fine"
      } catch DecodingError.keyNotFound(let key, let context) {
        return "\(text): no \(key.stringValue) in \(path(context))"
      } catch DecodingError.typeMismatch(_, let context) {
        return "\(text): another type at \(path(context))"
      } catch DecodingError.valueNotFound(_, let context) {
        return "\(text): null at \(path(context))"
      } catch DecodingError.dataCorrupted {
        return "\(text): corrupted"
      } catch {
        return "\(text): something else"
      }
    }
  }

  private static func path(_ context: DecodingError.Context) -> String {
    context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
  }

  // MARK: Writing

  private static func written() -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let order = Order(
      id: -9_000_000_000,
      title: "A \"b\" \\ / \u{1} \u{8}\u{c}\n\r\t é😀 \u{2028}",
      kind: .special,
      level: .high,
      places: [Place(city: "X", street: nil, number: 1), Place(city: "Y", street: "Z", number: 2)],
      shape: .box(1, height: nil),
      prices: ["b": 0.1, "a": 3],
      note: nil,
      isPaid: true,
      link: URL(string: "https://example.org/u"),
      tags: ["t"]
    )
    var lines = ["Order: " + encoded(order, by: encoder)]
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    lines.append("Order: " + encoded(order, by: encoder))
    lines.append("Nothing: " + encoded([Int](), by: encoder) + encoded([String: Int](), by: encoder))
    encoder.outputFormatting = [.sortedKeys]
    lines.append("Range: " + encoded(Range(low: 1, high: 2), by: encoder))
    let numbers = [
      0, -0.0, 1, 1.5, 0.1, 1e15, 1e16, 1e17, 1e20, 1e21, 1e-5, 123_456.789, .pi, -2.5e-10, .greatestFiniteMagnitude,
    ]
    lines += numbers.map { "\($0): " + encoded(Degrees(value: $0), by: encoder) }
    lines.append("Floats: " + encoded([Float(0.1), 3, 1e20], by: encoder))
    lines.append("Not a number: " + encoded(Degrees(value: .nan), by: encoder))
    lines.append("Optionals: " + encoded([1, nil, 3] as [Int?], by: encoder))
    lines.append("Shapes: " + encoded([Shape.none, .circle(radius: 1), .box(2, height: 3)], by: encoder))
    lines.append("Data: " + encoded([Data([]), Data([1]), Data([1, 2]), Data([250, 251, 252, 253])], by: encoder))
    for text in ["\"\"", "\"AQ==\"", "\"+vv8/Q==\"", "\"A\"", "\"AQ=\"", "\"A===\"", "\"!!!!\""] {
      lines.append("Data of \(text): " + decoded(text, as: Data.self) { list($0.map { Int($0) }) })
    }
    return lines
  }

  private static func ids() -> [String] {
    let id = UUID()
    var lines = [
      "Ids: \(id.uuidString.count) \(UUID() != id) \(Array(id.uuidString)[14]) \(UUID(uuidString: id.uuidString) == id)"
    ]
    for text in [
      "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"", "\"e621e1f8-c36c-495a-93fc-0c247a3e6e5f\"", "\"E621E1F8\"",
      "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5G\"", "\"E621E1F8xC36C-495A-93FC-0C247A3E6E5F\"",
    ] {
      lines.append("UUID of \(text): " + decoded(text, as: UUID.self) { $0.uuidString })
    }
    return lines
  }

  // MARK: Saying

  private static func decoded<Value: Decodable>(
    _ text: String,
    as type: Value.Type,
    by decoder: JSONDecoder = JSONDecoder(),
    _ say: (Value) -> String
  ) -> String {
    do {
      return say(try decoder.decode(type, from: Data(text.utf8)))
    } catch {
      return error.localizedDescription
    }
  }

  private static func encoded<Value: Encodable>(_ value: Value, by encoder: JSONEncoder) -> String {
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      return error.localizedDescription
    }
  }

  private static func list(_ numbers: [Int]) -> String { numbers.map { "\($0)" }.joined(separator: ",") }

  private static func say(_ values: [String: Int]) -> String {
    values.keys.sorted().map { "\($0)=\(values[$0] ?? 0)" }.joined(separator: ",")
  }

  private static func say(_ shape: Shape) -> String {
    switch shape {
    case .none: "none"
    case .circle(let radius): "circle \(radius)"
    case .box(let width, let height): "box \(width) \(height ?? -1)"
    }
  }

  private static func say(_ order: Order) -> String {
    let places = order.places.map { "\($0.city)/\($0.street ?? "-")/\($0.number)" }.joined(separator: ",")
    let prices = order.prices.keys.sorted().map { "\($0)=\(order.prices[$0] ?? 0)" }.joined(separator: ",")
    return "\(order.id) \(order.title) \(order.kind.rawValue) \(order.level.rawValue) \(places) \(say(order.shape)) "
      + "\(prices) \(order.note ?? "none") \(order.isPaid) \(order.link?.absoluteString ?? "") \(order.tags.count)"
  }
}
