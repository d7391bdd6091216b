/// Forms of a system image: filled, in a circle or square, struck through.
///
/// ```swift
/// Label("Favourites", systemImage: "heart").symbolVariant(.fill)
/// ```
public nonisolated struct SymbolVariants: Hashable, Sendable {
  fileprivate enum Frame: UInt8 { case none, circle, square, rectangle }

  fileprivate var frame = Frame.none
  fileprivate var isFilled = false
  fileprivate var isSlashed = false

  /// The name as it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(frame: .circle)
  /// In a square.
  public static let square = SymbolVariants(frame: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(frame: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These, in a circle.
  public var circle: SymbolVariants { with { $0.frame = .circle } }
  /// These, in a square.
  public var square: SymbolVariants { with { $0.frame = .square } }
  /// These, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.frame = .rectangle } }
  /// These, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// These, struck through.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether these have everything another has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == .none || other.frame == frame) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// Both, the other's frame winning.
  fileprivate func union(_ other: SymbolVariants) -> SymbolVariants {
    with {
      if other.frame != .none { $0.frame = other.frame }
      if other.isFilled { $0.isFilled = true }
      if other.isSlashed { $0.isSlashed = true }
    }
  }

  /// A name in these forms; a form that does not exist is left out, the fill last.
  func form(of name: String) -> String {
    let word: String? =
      switch frame {
      case .none: nil
      case .circle: ".circle"
      case .square: ".square"
      case .rectangle: ".rectangle"
      }
    var name = name
    for (suffix, isWanted) in [(word, true), (".slash", isSlashed), (".fill", isFilled)] {
      if let suffix, isWanted, SymbolTable.drawing(of: name + suffix) != nil { name += suffix }
    }
    return name
  }
}

private nonisolated enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

nonisolated extension EnvironmentValues {
  /// The forms of system images here.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set {
      Presence.symbolVariants = true
      self[SymbolVariantsKey.self] = newValue
    }
  }
}

extension View {
  /// Shows system images in this view in a form, where it exists, added to what is set further out.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    Presence.symbolVariants = true
    return transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }
}
