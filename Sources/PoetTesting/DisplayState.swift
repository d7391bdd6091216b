import Poet

/// One piece of display state of whatever type.
protocol DisplayValue: AnyObject {
  var any: Any { get }
  func set(_ value: Any)
  /// Values of its type that are hardly ever meant, to be left behind by no step.
  var scribbles: [Any] { get }
  var onChange: (() -> Void)? { get set }
}

extension ObservableValue: DisplayValue {
  var any: Any { value }

  func set(_ value: Any) { if let value = value as? Value { self.value = value } }

  var scribbles: [Any] {
    let simple: [Any] = [
      "\u{270E} scribbled", "\u{270E} scribbled over", true, false, -7_919, 7_919, -7_919.5, 7_919.5,
    ]
    let lists: [Any] = [[Never](), ["\u{270E} scribbled"], [true], [-7_919], [-7_919.5]]
    let cases = (Value.self as? any CaseIterable.Type).map { allCases($0) } ?? []
    return (simple + lists + cases).filter { $0 is Value }
  }
}

private func allCases<Value: CaseIterable>(_ type: Value.Type) -> [Any] { Array(type.allCases) }

/// The display state a translator holds, by name, found by looking at its stored properties.
///
/// What alerts, bezels, action sheets, toasts and dismissals show comes and goes by itself and is none of it; whether the screen
/// is busy is.
struct DisplayState {
  let values: [(name: String, value: any DisplayValue)]

  init(of translator: some Translator) {
    var values: [(name: String, value: any DisplayValue)] = []
    var seen: Set<ObjectIdentifier> = []
    func walk(_ mirror: Mirror, _ path: String) {
      if let above = mirror.superclassMirror { walk(above, path) }
      for child in mirror.children {
        guard let label = child.label else { continue }
        let name = path + label
        if let value = child.value as? any DisplayValue {
          values.append((name, value))
        } else if !(child.value is any PassingFurniture), !(child.value is any Evaluator) {
          let mirror = Mirror(reflecting: child.value)
          if mirror.displayStyle == .class, !seen.insert(ObjectIdentifier(child.value as AnyObject)).inserted {
            continue
          }
          if mirror.displayStyle == .class || mirror.displayStyle == .struct { walk(mirror, name + ".") }
        }
      }
    }
    seen.insert(ObjectIdentifier(translator))
    walk(Mirror(reflecting: translator), "")
    self.values = values
  }
}

/// Furniture whose state is no step's.
private protocol PassingFurniture {}
extension AlertTranslator: PassingFurniture {}
extension BezelTranslator: PassingFurniture {}
extension ActionSheetTranslator: PassingFurniture {}
extension ToastTranslator: PassingFurniture {}
extension DismissTranslator: PassingFurniture {}

/// Whether two values are the same: by `==`, or, of types without it, by how they describe themselves.
func isSame(_ left: Any, _ right: Any) -> Bool {
  guard let left = left as? any Equatable else { return String(reflecting: left) == String(reflecting: right) }
  func compare<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
  return compare(left)
}

/// A value as a person reads it: a text in quotes.
func told(_ value: Any) -> String { value is String ? String(reflecting: value) : String(describing: value) }
