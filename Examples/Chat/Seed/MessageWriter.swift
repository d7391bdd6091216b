import Foundation

/// Makes up messages: always the same ones, in the same order.
///
/// They end on a day in May 2026, whatever their number; the more there are, the further they reach back.
nonisolated struct MessageWriter {
  /// When no message comes later: seconds since 1970.
  static let end = 1_780_000_000
  /// How many seconds are between two messages, in the long run.
  private static let pause = 360
  /// How many messages come in a row, before there is some quiet.
  private static let row = 20

  private var dice = Dice(seed: 0xC4A7_0B0E)
  private var clock = 0
  /// How many messages are still to come.
  private var rest: Int
  /// Who wrote last in each room.
  private var authors: [Int: Int] = [:]

  /// Begins with the first of so many messages.
  init(count: Int) { rest = count }

  mutating func next() -> ChatMessage {
    wait()
    let room = room()
    let image = dice.happens(in: 2) ? dice.pick(ChatImage.allCases) : nil
    return ChatMessage(
      id: 0,
      room: room,
      author: author(in: room),
      sent: Date(timeIntervalSince1970: Double(clock)),
      text: image == nil || dice.happens(in: 50) ? text() : "",
      image: image
    )
  }

  /// How many of the last messages of a room somebody has not read: often none, at most 60.
  static func numberOfUnread(of person: Int, in room: Int) -> Int {
    var dice = Dice(seed: UInt64(person * 100 + room))
    return dice.happens(in: 30) ? 0 : dice.roll(61)
  }

  /// Lets time pass until the next message; those of a row take less than the time there is for them.
  private mutating func wait() {
    if rest.isMultiple(of: Self.row) || clock == 0 {
      clock = Self.end - rest * Self.pause
    } else {
      clock += dice.roll(dice.happens(in: 80) ? Self.pause / 4 : Self.pause)
    }
    rest -= 1
  }

  private mutating func room() -> Int {
    var number = dice.roll(1_000)
    for room in ChatRoom.all {
      if number < room.share { return room.id }
      number -= room.share
    }
    return ChatRoom.all[0].id
  }

  /// Whoever wrote last often goes on.
  private mutating func author(in room: Int) -> Int {
    if let last = authors[room], dice.happens(in: 40) { return last }
    let author = dice.roll(ChatPerson.all.count)
    authors[room] = author
    return author
  }
}

// What they say.
nonisolated extension MessageWriter {
  /// One word, a sentence or some, or paragraphs of about six hundred characters.
  private mutating func text() -> String {
    switch dice.roll(100) {
    case 0..<12: dice.pick(MessageWords.answers)
    case 12..<58: sentence()
    case 58..<84: paragraph(2 + dice.roll(2))
    case 84..<93: paragraph(4 + dice.roll(3))
    default: (0..<2 + dice.roll(2)).map { _ in paragraph(3) }.joined(separator: "\n\n")
    }
  }

  private mutating func paragraph(_ count: Int) -> String {
    (0..<count).map { _ in sentence() }.joined(separator: " ")
  }

  private mutating func sentence() -> String {
    let (thing, place) = (dice.pick(MessageWords.things), dice.pick(MessageWords.places))
    let quality = dice.pick(MessageWords.qualities)
    switch dice.roll(10) {
    case 0: return "Has anybody seen the \(quality) \(thing)?"
    case 1: return "The \(thing) \(dice.pick(MessageWords.places)) is \(quality) again."
    case 2: return "I left the \(thing) \(place), next to the \(dice.pick(MessageWords.things))."
    case 3: return "\(person()) \(deed()) the \(quality) \(thing) \(time())."
    case 4: return "Number \(dice.roll(10_000)) is \(place)."
    case 5: return "Who \(deed()) the \(thing) \(time())?"
    case 6: return "Let's meet \(place) \(time())."
    case 7: return "\(dice.pick(MessageWords.remarks)), but the \(thing) is \(quality)."
    case 8: return "\(person()), can you look at the \(thing) \(place)? It was \(quality) \(time())."
    default: return "\(dice.pick(MessageWords.remarks))."
    }
  }

  private mutating func person() -> String { dice.pick(ChatPerson.all).name }
  private mutating func deed() -> String { dice.pick(MessageWords.deeds) }
  private mutating func time() -> String { dice.pick(MessageWords.times) }
}
