#if !hasFeature(Embedded)
import Foundation

nonisolated extension RouteSegment {
  /// The part of an address that stands for a value: as readable as its type lets it be.
  ///
  /// Text, numbers and whatever is written as text; raw values; the names of plain cases; the id of what has one; else
  /// JSON.
  ///
  /// Conformances that an app declared on the main actor are not found by a cast everywhere, so ids and cases are also
  /// looked for in the value itself.
  static func text<Value: Hashable>(for value: Value) -> String? { text(of: value) }

  /// The part that stands for a value inside the page too, where the app does not say so: of text, whole numbers and UUIDs, of
  /// what such a raw value stands for, and of what has such an id.
  static func plainText<Value: Hashable>(for value: Value) -> String? {
    if let text = plainText(of: value) { return text }
    if let raw = value as? any RawRepresentable, let text = plainText(of: raw.rawValue) { return text }
    if let identified = value as? any Identifiable { return plainText(of: identified.id) }
    return Mirror(reflecting: value).children.first { $0.label == "id" }.flatMap { plainText(of: $0.value) }
  }

  /// The part of a value of one of these very types: a cast would see into optionals.
  static func plainText(of value: Any) -> String? {
    let types: [Any.Type] = [String.self, Int.self, UUID.self]
    return types.contains { $0 == type(of: value) } ? text(of: value) : nil
  }

  private static func text(of value: Any) -> String? {
    if let text = value as? String { return quote(text) }
    if let id = value as? UUID { return id.uuidString.lowercased() }
    if let readable = value as? any LosslessStringConvertible { return quote(readable.description) }
    if let raw = value as? any RawRepresentable { return text(of: raw.rawValue) }
    if let name = caseName(of: value) { return quote(name) }
    if let identified = value as? any Identifiable, let id = text(ofIDOf: identified) { return id }
    if let id = Mirror(reflecting: value).children.first(where: { $0.label == "id" }) { return text(of: id.value) }
    if let encodable = value as? any Encodable { return json(of: encodable) }
    return nil
  }

  private static func text<Identified: Identifiable>(ofIDOf value: Identified) -> String? {
    // An object's own identity says nothing to the next page.
    value.id is ObjectIdentifier ? nil : text(of: value.id)
  }

  private static func caseName(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum && mirror.children.isEmpty ? String(describing: value) : nil
  }

  /// A value as JSON; one that is only a text, as that text.
  static func json(of value: any Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return nil }
    if data.first == UInt8(ascii: "\""), let text = try? JSONDecoder().decode(String.self, from: data) {
      return quote(text)
    }
    return quote(String(decoding: data, as: UTF8.self))
  }

  /// The value a part stands for that `json(of:)` made, or that its type makes readable.
  static func jsonValue<Value: Hashable & Codable>(_ type: Value.Type, of segment: String) -> Value? {
    if let value = value(type, of: segment) { return value }
    guard segment.utf8.count <= lengthLimit else { return nil }
    let text = unquote(segment)
    let decoder = JSONDecoder()
    let quoted = (try? JSONEncoder().encode(text)) ?? Data()
    guard
      let value = (try? decoder.decode(type, from: Data(text.utf8))) ?? (try? decoder.decode(type, from: quoted))
    else { return nil }
    return (RouteSegment.text(for: value) ?? json(of: value)) == segment ? value : nil
  }

  /// The value a part of an address stands for; only one whose own part is the same.
  static func value<Value: Hashable>(_ type: Value.Type, of segment: String) -> Value? {
    guard segment.utf8.count <= lengthLimit, let value = decode(type, segment) as? Value else { return nil }
    return text(for: value) == segment ? value : nil
  }

  private static func decode(_ type: Any.Type, _ segment: String) -> Any? {
    let text = unquote(segment)
    if type == String.self { return text }
    if type == UUID.self { return UUID(uuidString: text) }
    if let readable = type as? any LosslessStringConvertible.Type { return readable.init(text) }
    if let raw = type as? any RawRepresentable.Type, let value = decodeRaw(raw, segment) { return value }
    if let list = type as? any CaseIterable.Type, let value = findCase(list, segment) { return value }
    if let decodable = type as? any Decodable.Type, text.first == "{" || text.first == "[" {
      return try? JSONDecoder().decode(decodable, from: Data(text.utf8))
    }
    return nil
  }

  private static func decodeRaw<Raw: RawRepresentable>(_ type: Raw.Type, _ segment: String) -> Raw? {
    (decode(Raw.RawValue.self, segment) as? Raw.RawValue).flatMap { Raw(rawValue: $0) }
  }

  private static func findCase<Cases: CaseIterable>(_ type: Cases.Type, _ segment: String) -> Cases? {
    Cases.allCases.first { text(of: $0) == segment }
  }

  /// The text of a view that is nothing but a text, alone or with an image: what can be seen inside the page too.
  @MainActor static func plainText(in view: Any) -> String? {
    let type = type(of: view)
    if type == Text.self { return (view as? Text)?.string }
    return (view as? Label<Text, Image>)?.title.string ?? (view as? TupleView2<Image, Text>)?.v1.string
  }

  /// The texts that a view holds itself, as far as they can be seen from outside.
  @MainActor static func visibleText(in view: Any, depth: Int = 0) -> String? {
    if let text = view as? Text { return text.string }
    guard depth < 6 else { return nil }
    for child in Mirror(reflecting: view).children {
      if let found = visibleText(in: child.value, depth: depth + 1) { return found }
    }
    return nil
  }
}
#endif
