#if !hasFeature(Embedded)
extension BodyTrace {
  /// The most characters of a value that are shown.
  static let longestValue = 40

  /// What a property is now, in a few words; nil for objects, of which there is nothing short to say.
  static func words(for property: Any) -> String? {
    guard recordsAll, let property = property as? any ValuedProperty else { return nil }
    let outside = Scope.current
    Scope.current = nil
    defer { Scope.current = outside }
    return describe(property.wrappedNow)
  }

  /// A value in a few words.
  static func describe(_ value: Any) -> String? {
    if let text = value as? String {
      return clipped(String(text.prefix(longestValue + 1)), longestValue).debugDescription
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { describe($0.value) } ?? "nil"
    case .class: return nil
    case .collection, .set, .dictionary:
      if mirror.children.count > longestValue { return "\(mirror.children.count) elements" }
    default: break
    }
    return clipped("\(value)", longestValue)
  }

  /// A text, cut where it is longer than so many characters.
  static func clipped(_ text: String, _ most: Int) -> String {
    text.count > most ? text.prefix(most - 1) + "…" : text
  }

  // MARK: Secrets

  /// What stands for a value that is not shown.
  static let hidden = "hidden"

  /// A source behind a field for secrets; weak, as another may come to lie where it lay.
  private struct Secret {
    weak var source: Source?
  }

  private static var secrets: [ObjectIdentifier: Secret] = [:]

  /// Has nothing be shown of what is read: it is what is typed where a secret is.
  static func hide(in scope: Scope, _ read: () -> Void) {
    secrets = secrets.filter { $0.value.source != nil }
    for source in readSources(in: scope, read) { secrets[ObjectIdentifier(source)] = Secret(source: source) }
  }

  /// Whether something read is the source of a secret.
  static func isSecret(_ sources: Set<ObjectIdentifier>) -> Bool {
    sources.contains { secrets[$0]?.source != nil }
  }
}

/// A property whose value can be shown.
protocol ValuedProperty: WrappingProperty {}

extension State: ValuedProperty {}
extension Binding: ValuedProperty {}
extension AppStorage: ValuedProperty {}
extension SceneStorage: ValuedProperty {}
extension FocusState: ValuedProperty {}
extension Environment: ValuedProperty {}
#endif
