/// A system image's name, and what is drawn for it.
nonisolated struct SystemSymbol: Equatable {
  let name: String
  /// The name of what is drawn, where a strength decides.
  var drawnName: String?
  /// Whether assistive technology passes it by.
  var isDecorative = false

  /// A name with a strength from 0 to 1, for the few whose drawing depends on it.
  init(name: String, value: Double) {
    self.name = name
    for series in SystemSymbol.series where sameBytes(series.name, name) {
      let steps = series.steps
      drawnName = steps[min(max(Int((value * Double(steps.count - 1)).rounded(.up)), 0), steps.count - 1)]
    }
  }

  init(name: String, isDecorative: Bool = false) {
    self.name = name
    self.isDecorative = isDecorative
  }

  /// The words of the name that say what it shows: "square.and.arrow.up" is "square and arrow up".
  var spokenName: String {
    var words = words
    while words.count > 1, let last = words.last, SystemSymbol.isForm(last) { words.removeLast() }
    var spoken = ""
    for word in words { spoken += spoken.isEmpty ? word : " " + word }
    return spoken
  }

  /// Whether the drawing is turned round where text runs from right to left.
  var followsReading: Bool { has(word: "forward") || has(word: "backward") }

  /// Whether a word stands between points of the name, or at its ends.
  private func has(word: StaticString) -> Bool {
    var matched = 0
    for byte in name.utf8 {
      if byte == UInt8(ascii: ".") {
        if matched == word.utf8CodeUnitCount { return true }
        matched = 0
      } else if matched >= 0 {
        let isSame = matched < word.utf8CodeUnitCount && word.utf8Start[matched] == byte
        matched = isSame ? matched + 1 : -1
      }
    }
    return matched == word.utf8CodeUnitCount
  }

  /// What stands between the points of the name.
  private var words: [String] {
    var name = name
    return name.withUTF8 { bytes in
      var words: [String] = []
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: ".") {
        if end > start { words.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
        start = end + 1
      }
      return words
    }
  }

  private static func isForm(_ word: String) -> Bool {
    for form in ["fill", "circle", "square", "rectangle"] where sameBytes(word, form) { return true }
    return false
  }

  /// The names whose drawing shows a strength, with those for each step.
  private static let series: [(name: String, steps: [String])] = [
    ("wifi", ["wifi.slash", "wifi.exclamationmark", "wifi"]),
    ("speaker.wave.3", ["speaker", "speaker.wave.1", "speaker.wave.3"]),
    ("speaker.wave.3.fill", ["speaker.fill", "speaker.wave.1.fill", "speaker.wave.3.fill"]),
    ("thermometer.medium", ["thermometer.low", "thermometer.medium", "thermometer.high"]),
    ("lightbulb", ["lightbulb", "lightbulb.fill"]),
  ]
}

extension Visitor {
  /// Makes or patches the element of a system image.
  func symbol(_ symbol: SystemSymbol, isResizable: Bool) {
    let values = EnvironmentValues(environment)
    var name = symbol.drawnName ?? symbol.name
    if Presence.symbolVariants { name = values.symbolVariants.form(of: name) }
    let key = SymbolTable.key(of: name)
    #if !hasFeature(Embedded)
    coordinator.note(drawing: key)
    #endif
    if Diagnostics.isHeard, SymbolTable.drawing(of: name) == nil, coordinator.isNew(unknownName: name) {
      Diagnostics.report(.unknownSymbol(name, SymbolTable.namesLike(name)))
    }
    let element = open(.span, isResizable ? .fills : .rigid)
    setRule(isResizable ? .fills : .rigid, of: element)
    attribute(.class, name: kind(symbol, isResizable: isResizable))
    style(.varI, address(of: key))
    style(.varScale, values.imageScale.css)
    let isSilent = !Presence.spokenSymbols || symbol.isDecorative || isLabelled
    attribute(.role, isSilent ? nil : "img")
    attribute(.ariaLabel, Presence.spokenSymbols && !isSilent ? symbol.spokenName : nil)
    attribute(.ariaHidden, symbol.isDecorative && !isLabelled ? "true" : nil)
    close(element)
  }

  private func kind(_ symbol: SystemSymbol, isResizable: Bool) -> Name {
    if symbol.followsReading { return isResizable ? .iconFlipsC : .iconFlips }
    return isResizable ? .iconC : .icon
  }

  /// The mask: from the page's own sheet of drawings, or a file of its own for one that came later, as none does to a page
  /// that is a file.
  ///
  /// What draws a name is for the host to find, so that modules need no table of names.
  private func address(of key: String) -> String {
    if coordinator.context.carrier == .files { return "var(--i-" + key + ")" }
    return "var(--i-" + key + ",url(" + RenderCoordinator.drawingDirectory + key + ".svg))"
  }
}

/// Which system images a page has used.
struct SymbolDrawings {
  /// The keys of those in the first batch, each once.
  private(set) var first: [String] = []
  /// Names that were not found, and told so.
  private var unknown: [String] = []

  fileprivate mutating func note(_ key: String) {
    for known in first where sameBytes(known, key) { return }
    first.append(key)
  }

  fileprivate mutating func isNew(unknown name: String) -> Bool {
    for known in unknown where sameBytes(known, name) { return false }
    unknown.append(name)
    return true
  }
}

extension RenderCoordinator {
  /// Where hosts serve the drawings of system images; changes with them.
  public static nonisolated let drawingDirectory = "/_raven/icons/2/"

  fileprivate func note(drawing key: String) {
    if isMountingPage { drawings.note(key) }
  }

  /// Whether a name without a drawing is met for the first time.
  fileprivate func isNew(unknownName: String) -> Bool { drawings.isNew(unknown: unknownName) }
}
