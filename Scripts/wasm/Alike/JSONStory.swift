import Foundation

/// Values as JSON: read, written, refused.
enum JSONStory {
  static func tell() -> [String] { read() + odd() + names() + dates() + refused() + written() + ids() }

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

  /// Says how it is read with the names nobody has written.
  struct Settings: Codable {
    var theme = "light"
    var size: Double?

    init() {}
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      theme = try values.decodeIfPresent(String.self, forKey: .theme) ?? "light"
      size = try values.decodeIfPresent(Double.self, forKey: .size)
    }
  }

  struct Skip: Decodable {}

  /// Those of many that can be read.
  struct Some: Decodable {
    var numbers: [Int] = []

    init(from decoder: any Decoder) throws {
      var items = try decoder.unkeyedContainer()
      while !items.isAtEnd {
        if let number = try? items.decode(Int.self) { numbers.append(number) } else { _ = try items.decode(Skip.self) }
      }
    }
  }

  @propertyWrapper struct Spelled: Codable {
    var wrappedValue: Int

    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
    init(from decoder: any Decoder) throws {
      wrappedValue = Int(try decoder.singleValueContainer().decode(String.self)) ?? 0
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("\(wrappedValue)")
    }
  }

  struct Choice: OptionSet, Codable { let rawValue: Int }

  struct Key: RawRepresentable, Codable { var rawValue: String }

  typealias Note = String?

  struct Odd: Codable {
    @Spelled var count: Int
    var choice: Choice
    var key: Key
    var note: Note
    private struct Inner: Codable { var deep = 1; var more: [Int] = [] }
    private var inner = Inner()
    #if hasFeature(Embedded) || os(Linux)
    var extra = 5
    #endif

    init(count: Int, choice: Choice, key: Key, note: Note) {
      (self.choice, self.key, self.note) = (choice, key, note)
      self.count = count
    }
  }

  enum Message: Codable {
    case text(String)
    case none

    enum TextCodingKeys: String, CodingKey { case _0 = "value" }
  }

  struct Box<Value> { var value: Value }

  // MARK: Reading

  private static func odd() -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var lines: [String] = []
    for text in ["{}", "{\"theme\":\"dark\",\"size\":1.5}", "{\"size\":null}", "{\"theme\":1}"] {
      lines.append("Settings of \(text): " + decoded(text, as: Settings.self) { "\($0.theme) \($0.size ?? 0)" })
    }
    lines.append("Settings: " + encoded(Settings(), by: encoder))
    for text in ["1", "null", "[]", "{}", "\"a\""] {
      lines.append("Skip of \(text): " + decoded(text, as: Skip.self) { _ in "skipped" })
    }
    lines.append("Some: " + decoded("[1,\"a\",null,2,{},[3],4]", as: Some.self) { list($0.numbers) })
    let odd = Odd(count: 3, choice: Choice(rawValue: 6), key: Key(rawValue: "k"), note: nil)
    lines.append("Odd: " + encoded(odd, by: encoder))
    for text in [
      "{\"count\":\"4\",\"choice\":1,\"key\":\"x\",\"inner\":{\"deep\":2,\"more\":[]},\"extra\":1}",
      "{\"count\":4,\"choice\":1,\"key\":\"x\",\"inner\":{\"deep\":2,\"more\":[]},\"extra\":1}",
      "{\"count\":\"4\",\"choice\":1,\"key\":\"x\",\"inner\":{\"deep\":2,\"more\":[]}}",
    ] {
      lines.append(
        "Odd of \(text): "
          + decoded(text, as: Odd.self) {
            "\($0.count) \($0.choice.rawValue) \($0.key.rawValue) \($0.note ?? "none") \($0.extra)"
          }
      )
    }
    lines.append("Messages: " + encoded([Message.text("a"), .none], by: encoder))
    lines.append(
      "Message: "
        + decoded("{\"text\":{\"value\":\"b\"}}", as: Message.self) {
          if case .text(let text) = $0 { text } else { "none" }
        }
    )
    lines.append("Box: " + encoded(Box(value: [1, 2]), by: encoder))
    lines.append("Box: " + decoded("{\"value\":7}", as: Box<Int>.self) { "\($0.value)" })
    lines.append("Rectangles: " + encoded([CGRect(x: 1, y: 2, width: 3, height: 4.5)], by: encoder))
    lines.append("Point: " + decoded("[1,2.5]", as: CGPoint.self) { "\(Double($0.x)) \(Double($0.y))" })
    lines.append("Mark: " + decoded("\u{FEFF}[1]", as: [Int].self) { list($0) })
    for text in ["1e39", "3.5e38", "1e-50", "0e-50", "-0.0", "16777217"] {
      lines.append("Float of \(text): " + decoded(text, as: Float.self) { "\($0)" })
    }
    for text in ["1e-400", "0.0e-400", "1e308", "1e309"] {
      lines.append("Double of \(text): " + decoded(text, as: Double.self) { "\($0)" })
    }
    for text in ["9007199254740993.0", "9223372036854775807", "9223372036854775808", "-1.000"] {
      lines.append("Int64 of \(text): " + decoded(text, as: Int64.self) { "\($0)" })
    }
    let many = Dictionary(uniqueKeysWithValues: (0..<3000).map { ("key \($0)", $0) })
    let text = encoded(many, by: encoder)
    lines.append("Many: \(text.utf8.count) " + decoded(text, as: [String: Int].self) { "\($0.count) \($0 == many)" })
    let twice = (0..<40).map { "\"\($0 % 20)\":\($0)" }.joined(separator: ",")
    lines.append("Twice: " + decoded("{\(twice)}", as: [String: Int].self) { say($0) })
    return lines
  }

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
    let snakes = [
      "user_3d_model", "abc_123abc", "größe_ändern", "_a_b_", "__", "a__b", "FIRST_NAME", "A_b", "first_", "_x", "é_é",
    ]
    struct Whatever: Decodable {
      let names: [String]
      struct Name: CodingKey {
        let stringValue: String
        init?(stringValue: String) { self.stringValue = stringValue }
        var intValue: Int? { nil }
        init?(intValue: Int) { nil }
      }
      init(from decoder: any Decoder) throws {
        names = try decoder.container(keyedBy: Name.self).allKeys.map { $0.stringValue }
      }
    }
    for snake in snakes {
      lines.append("\(snake): " + decoded("{\"\(snake)\":1}", as: Whatever.self, by: decoder) { $0.names.joined() })
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.keyEncodingStrategy = .convertToSnakeCase
    struct Odd: Encodable {
      var myURLProperty = 1
      var basicID = 2
      var plain = 3
      var aB = ["keepThis": 4]
      var URLString = 5
      var AB = 6
      var HTTPSServer2 = 7
      var foo_Bar = 8
      var größeÄndern = 9
      var __private = 10
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
      "2026-11-26", "2026-13-01T00:00:00Z", "yesterday", "2026-01-01T00:00:00.123Z", "2026-01-01T00:00:00.Z",
      "2026-01-01t00:00:00Z", "2026-01-01T00:00:00z", "1582-10-15T00:00:00Z", "1582-10-04T00:00:00Z",
      "1000-02-29T00:00:00Z", "0001-01-01T00:00:00Z", "2026-02-30T00:00:00Z", "2026-01-01T00:00:00.5+01:00",
    ] {
      lines.append(
        "Date \(date): "
          + decoded("{\"firstDate\":\"\(date)\"}", as: Event.self, by: decoder) {
            "\(Int64($0.firstDate.timeIntervalSince1970))"
          }
      )
    }
    let encoder = JSONEncoder()
    for seconds in [
      0, 951_782_399, -1, 1_795_735_695.75, 4_102_444_800, -2_208_988_800, -62_135_769_600, -12_219_292_800,
      -12_219_292_801, -30_000_000_000, 253_402_300_799,
    ] {
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

extension JSONStory.Box: Codable where Value: Codable {}
