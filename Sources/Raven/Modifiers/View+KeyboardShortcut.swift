/// A key that triggers a control.
public nonisolated struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character the key types.
  public var character: Character
  /// Its name as pages know keys.
  private let name: String

  /// Creates the key of a character.
  public init(_ character: Character) {
    self.character = character
    name = String(character)
  }

  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  private init(_ character: Character, _ name: String) {
    self.character = character
    self.name = name
  }

  /// Enter.
  public static let `return` = KeyEquivalent("\r", "Enter")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}", "Escape")
  /// Tab.
  public static let tab = KeyEquivalent("\t", "Tab")
  /// The space bar.
  public static let space = KeyEquivalent(" ", "Space")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}", "Backspace")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{7F}", "Delete")
  /// Arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}", "ArrowUp")
  /// Arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}", "ArrowDown")
  /// Arrow left.
  public static let leftArrow = KeyEquivalent("\u{F702}", "ArrowLeft")
  /// Arrow right.
  public static let rightArrow = KeyEquivalent("\u{F703}", "ArrowRight")

  var attribute: String { name }
}

/// Modifier keys.
public nonisolated struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The keys by bit.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 2)
  /// Option, on other keyboards Alt.
  public static let option = EventModifiers(rawValue: 4)
  /// Command; where keyboards have none, Control.
  public static let command = EventModifiers(rawValue: 8)
  /// Every key.
  public static let all: EventModifiers = [.shift, .control, .option, .command]
}

/// A key together with modifier keys.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// What is held down with it.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter: what a screen is for.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leaving things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether it is Enter or Escape alone.
  ///
  /// Told by the names: comparing characters brings along Unicode's normal forms.
  var isAnswer: Bool {
    modifiers.isEmpty && (sameBytes(key.attribute, "Enter") || sameBytes(key.attribute, "Escape"))
  }

  /// The modifiers' bits, then the key.
  var attribute: String { String(modifiers.rawValue) + " " + key.attribute }
}

nonisolated enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

nonisolated extension EnvironmentValues {
  /// The shortcut of buttons here.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set {
      Presence.buttonExtras = true
      self[KeyboardShortcutKey.self] = newValue
    }
  }
}

extension View {
  /// Has keys trigger the button, or follow the navigation link.
  ///
  /// They do so while it is on the page and enabled. Keys that browsers keep for themselves, such as Command-T, never
  /// arrive; and while a person types into a field, keys without Command or Control are theirs.
  ///
  /// ```swift
  /// Button("Save") { save() }.keyboardShortcut("s")
  /// ```
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a shortcut trigger the button; nil for none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    _EnvironmentView(content: self) { $0.keyboardShortcut = shortcut }
  }
}
