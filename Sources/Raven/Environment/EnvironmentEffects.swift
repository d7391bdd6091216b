/// What values of the environment change about the elements themselves: light or dark, direction, size of text, language.
nonisolated struct EnvironmentEffects: Equatable {
  /// Which of them a modifier sets; the same modifier sets the same ones.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    static let scheme = Kinds(rawValue: 1)
    static let direction = Kinds(rawValue: 2)
    static let textSize = Kinds(rawValue: 4)
    static let language = Kinds(rawValue: 8)
  }

  var kinds: Kinds = []
  var scheme: ColorScheme?
  var direction: LayoutDirection?
  /// How much larger text is than outside.
  var textFactor: Double?
  var language: String?
}

/// Puts on the elements what values of the environment change about them.
final class EnvironmentEffectLink: ChainLink {
  private let effects: EnvironmentEffects
  private let kinds: EnvironmentEffects.Kinds
  private var wrapper: OpenElement?

  /// Creates a link that always decorates with the kinds given, whatever the effects are by now.
  init(_ effects: EnvironmentEffects, kinds: EnvironmentEffects.Kinds, outer: ChainLink?) {
    self.effects = effects
    self.kinds = kinds
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    if isTaken(visitor.decorations) { wrapper = visitor.openBare(visitor.boxTag, .child, kind: .g) }
    if kinds.contains(.scheme) { visitor.decorate(attribute: .dataScheme, effects.scheme?.name) }
    if kinds.contains(.direction) { visitor.decorate(attribute: .dir, effects.direction?.name) }
    if kinds.contains(.language) { visitor.decorate(attribute: .lang, effects.language) }
    if kinds.contains(.textSize) { visitor.decorate(style: .fontSize, effects.textFactor.map { decimal($0) + "em" }) }
  }

  private func isTaken(_ decorations: Decorations) -> Bool {
    kinds.contains(.scheme) && decorations.has(attribute: .dataScheme)
      || kinds.contains(.direction) && decorations.has(attribute: .dir)
      || kinds.contains(.language) && decorations.has(attribute: .lang)
      || kinds.contains(.textSize) && decorations.has(style: .fontSize)
  }

  override func close(_ visitor: Visitor) {
    guard let wrapper else { return }
    self.wrapper = nil
    visitor.closeBare(wrapper)
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: EnvironmentEffectLink.self)
    return other.effects == effects && other.kinds == kinds
  }
}
