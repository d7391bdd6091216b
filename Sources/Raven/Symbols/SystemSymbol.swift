/// A system image's name, and how much of it is drawn.
nonisolated struct SystemSymbol: Equatable {
  let name: String
  /// From 0 to 1, for the few whose drawing depends on it.
  var value: Double?
  /// Whether assistive technology passes it by.
  var isDecorative = false

  /// The name with the strength that the value asks for.
  var valuedName: String {
    guard let value else { return name }
    for series in SystemSymbol.series where sameBytes(series.name, name) {
      let steps = series.steps
      return steps[min(max(Int((value * Double(steps.count - 1)).rounded(.up)), 0), steps.count - 1)]
    }
    return name
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
  var followsReading: Bool {
    words.contains { sameBytes($0, "forward") || sameBytes($0, "backward") }
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
    let drawing = drawing(of: symbol, values.symbolVariants)
    let element = open(.span, isResizable ? .fills : .rigid)
    setRule(isResizable ? .fills : .rigid, of: element)
    attribute(.class, name: kind(symbol, isResizable: isResizable))
    style(.varI, address(of: drawing))
    style(.varScale, values.imageScale.css)
    let isSilent = symbol.isDecorative || isLabelled
    attribute(.role, isSilent ? nil : "img")
    attribute(.ariaLabel, isSilent ? nil : symbol.spokenName)
    attribute(.ariaHidden, symbol.isDecorative && !isLabelled ? "true" : nil)
    close(element)
  }

  private func kind(_ symbol: SystemSymbol, isResizable: Bool) -> Name {
    if symbol.followsReading { return isResizable ? .iconFlipsC : .iconFlips }
    return isResizable ? .iconC : .icon
  }

  private func drawing(of symbol: SystemSymbol, _ variants: SymbolVariants) -> String {
    let name = symbol.valuedName
    if let found = variants.drawing(of: name) {
      coordinator.note(drawing: found)
      return found
    }
    if coordinator.note(drawing: SymbolTable.unknown, of: name) {
      Diagnostics.report(.unknownSymbol(name, SymbolTable.namesLike(name)))
    }
    return SymbolTable.unknown
  }

  /// The mask: from the page's own sheet of drawings, or a file of its own for one that came later.
  private func address(of drawing: String) -> String {
    "var(--i-" + drawing + ",url(" + RenderCoordinator.drawingDirectory + drawing + ".svg))"
  }
}

/// Which drawings of system images a page has used.
struct SymbolDrawings {
  /// The drawings of the first batch, each once.
  private(set) var first: [String] = []
  /// Names that were not found, and told so.
  private var unknown: [String] = []

  fileprivate mutating func note(_ drawing: String) {
    for known in first where sameBytes(known, drawing) { return }
    first.append(drawing)
  }

  fileprivate mutating func isNew(unknown name: String) -> Bool {
    for known in unknown where sameBytes(known, name) { return false }
    unknown.append(name)
    return true
  }
}

extension RenderCoordinator {
  /// Where hosts serve the drawings of system images; changes with them.
  public static nonisolated let drawingDirectory = "/_raven/icons/1/"

  fileprivate func note(drawing: String) {
    if isMountingPage { drawings.note(drawing) }
  }

  /// Notes a name without a drawing, and says whether it is the first time.
  fileprivate func note(drawing: String, of unknownName: String) -> Bool {
    note(drawing: drawing)
    return drawings.isNew(unknown: unknownName)
  }
}
