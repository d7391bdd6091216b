import RavenTesting

/// A mistake an engine could make, made on purpose between the engine and the page.
enum StreamFault: String, CaseIterable {
  case dropMove
  case swapMoves
  case dropRemove
  case removeTwice
  case removeAnother
  case dropAfter
  case afterAnother
  case intoStart
  case dropText
  case cutText
  case dropAttribute
  case dropRemoveAttribute
  case dropStyle
  case dropRemoveStyle
  case changeStyle
  case dropListen
  case listenToMore
  case dropLayout
  case changeLayout
  case openWithoutLayout
  case dropChecked
  case targetAnother
  case changeTag
  case dropElement
  case doubleElement

  /// Makes the mistake once in a batch, if the batch gives the chance.
  func apply(_ commands: inout [DOMCommand], _ random: inout SplitMix64) {
    let places = commands.indices.filter { fits(commands[$0]) }
    guard !places.isEmpty else { return }
    let place = places[random.below(places.count)]
    switch self {
    case .dropMove, .dropRemove, .dropAfter, .dropText, .dropAttribute, .dropRemoveAttribute, .dropStyle,
      .dropRemoveStyle, .dropListen, .dropLayout, .dropChecked:
      commands.remove(at: place)
    case .swapMoves:
      let other = places[random.below(places.count)]
      commands.swapAt(place, other)
    case .removeTwice: commands.insert(commands[place], at: place)
    case .removeAnother: if case .remove(let id) = commands[place] { commands[place] = .remove(id + 1) }
    case .afterAnother: if case .after(let id) = commands[place] { commands[place] = .after(id + 1) }
    case .intoStart: commands[place] = .into(0)
    case .cutText: if case .text(let text) = commands[place] { commands[place] = .text(String(text.dropLast())) }
    case .changeStyle:
      if case .style(let name, let value) = commands[place] { commands[place] = .style(name, value + "0") }
    case .listenToMore: if case .listen(let mask) = commands[place] { commands[place] = .listen(mask ^ 8) }
    case .changeLayout: if case .layout(let byte) = commands[place] { commands[place] = .layout(byte ^ 1) }
    case .openWithoutLayout:
      if case .open(let tag, _) = commands[place] { commands[place] = .open(tag: tag, layout: nil) }
    case .targetAnother: if case .target(let id) = commands[place] { commands[place] = .target(id + 1) }
    case .changeTag:
      if case .open(let tag, let layout) = commands[place] { commands[place] = .open(tag: tag ^ 1, layout: layout) }
    case .dropElement: commands.removeSubrange(place...StreamFault.end(of: place, in: commands))
    case .doubleElement:
      commands.insert(contentsOf: commands[place...StreamFault.end(of: place, in: commands)], at: place)
    }
  }

  private func fits(_ command: DOMCommand) -> Bool {
    switch (self, command) {
    case (.dropMove, .move), (.swapMoves, .move), (.dropRemove, .remove), (.removeTwice, .remove),
      (.removeAnother, .remove), (.dropAfter, .after), (.afterAnother, .after), (.intoStart, .after),
      (.dropText, .text),
      (.cutText, .text), (.dropAttribute, .attribute), (.dropRemoveAttribute, .removeAttribute), (.dropStyle, .style),
      (.dropRemoveStyle, .removeStyle), (.changeStyle, .style), (.dropListen, .listen), (.listenToMore, .listen),
      (.dropLayout, .layout), (.changeLayout, .layout), (.dropChecked, .checked), (.targetAnother, .target),
      (.changeTag, .open), (.dropElement, .open), (.doubleElement, .open):
      true
    case (.openWithoutLayout, .open(_, let layout)): layout != nil
    default: false
    }
  }

  private static func end(of start: Int, in commands: [DOMCommand]) -> Int {
    var depth = 0
    for index in start..<commands.count {
      if case .open = commands[index] { depth += 1 }
      if case .close = commands[index] {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return start
  }
}
