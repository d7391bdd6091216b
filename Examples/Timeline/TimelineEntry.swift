/// One entry of the timeline.
struct TimelineEntry: Identifiable, Equatable {
  /// Some more text of an entry.
  struct Paragraph: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  let id: Int
  /// How high it is; nil for as high as its text.
  var height: Double?
  var paragraphs: [Paragraph] = []

  /// An entry whose height follows from its number: 30 to 119 points, as if by chance.
  init(_ id: Int) { self.init(id, height: Double(30 + abs(id &* 7_919) % 90)) }

  /// An entry of a given height.
  init(_ id: Int, height: Double?) { (self.id, self.height) = (id, height) }

  var title: String { "Entry \(id)" }

  /// Adds text, at the top or at the bottom; the entry becomes as high as it needs.
  mutating func grow(atTop: Bool, by count: Int = 1) {
    height = nil
    for _ in 0..<count {
      let next = Paragraph(id: paragraphs.count, text: "Paragraph \(paragraphs.count + 1) of what there is to say.")
      paragraphs.insert(next, at: atTop ? 0 : paragraphs.count)
    }
  }

  /// Adds a word to its last paragraph.
  mutating func say(_ word: String) {
    height = nil
    if paragraphs.isEmpty { paragraphs.append(Paragraph(id: 0, text: "")) }
    paragraphs[paragraphs.count - 1].text += word + " "
  }
}
