import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Runs of rows that become one row and a repetition.
struct CommandEncoderTests {
  private struct Row: Equatable {
    var tag: Name
    var text: String
    var isListening: Bool
  }

  private func write(_ rows: [Row], to encoder: CommandEncoder, inRun: Bool) -> [UInt8] {
    encoder.position(.init(parent: 0, previous: 0))
    var run = CommandEncoder.Run()
    for (index, row) in rows.enumerated() {
      let start = inRun ? encoder.beginRow(run) : encoder.mark
      let layoutAt = encoder.open(row.tag, layout: 0)
      encoder.constant(.class, .t)
      encoder.text(row.text)
      if row.isListening { encoder.listen(1) }
      encoder.close(UInt32(index + 1), layoutAt: layoutAt, layout: 5)
      if inRun { encoder.endRow(&run, from: start) }
    }
    return encoder.take()
  }

  @Test func `repetitions unrolled are the commands as they were`() throws {
    var random = SplitMix64(seed: 11)
    var shorter = 0
    for _ in 0..<500 {
      let rows = (0..<random.below(20)).map { _ in
        Row(tag: random.chance(5) ? .li : .div, text: "row \(random.below(9))", isListening: random.chance(6))
      }
      let encoder = CommandEncoder(names: NameTable())
      let plain = write(rows, to: encoder, inRun: false)
      let repeated = write(rows, to: encoder, inRun: true)
      if repeated.count < plain.count { shorter += 1 }
      #expect(try DOMCommand.decode(repeated) == DOMCommand.decode(plain))
    }
    #expect(shorter > 100)
  }

  /// What commands do to a page, however a value got there: attributes by their text, and nothing of names.
  private func effects(of batch: [UInt8]) throws -> [DOMCommand] {
    var names = WireNames.table.map(\.description)
    return try DOMCommand.decode(batch).compactMap { command in
      switch command {
      case .name(let name):
        names.append(name)
        return nil
      case .constant(let name, let value): return .attribute(name, names[Int(value)])
      default: return command
      }
    }
  }

  /// Rows of two elements with attributes, a style, a text and perhaps what a field holds.
  private struct Card {
    var kind: String
    var title: String
    var style: String
    var text: String
    var value: String?

    func write(to encoder: CommandEncoder, id: UInt32) {
      let outer = encoder.open(.div, layout: 0)
      encoder.attribute(.class, kind)
      encoder.style(.padding, style)
      let inner = encoder.open(.input, layout: nil)
      encoder.attribute(.title, title)
      if let value { encoder.attribute(.value, value) }
      encoder.close(id + 1, layoutAt: inner, layout: 0)
      _ = encoder.open(.span, layout: nil)
      encoder.text(text)
      encoder.close(id + 2, layoutAt: -1, layout: 0)
      encoder.close(id, layoutAt: outer, layout: 5)
    }
  }

  private func write(_ cards: [Card], to encoder: CommandEncoder, inRun: Bool) -> [UInt8] {
    encoder.position(.init(parent: 0, previous: 0))
    var run = CommandEncoder.Run()
    for (index, card) in cards.enumerated() {
      let start = inRun ? encoder.beginRow(run) : encoder.mark
      card.write(to: encoder, id: UInt32(3 * index + 1))
      if inRun { encoder.endRow(&run, from: start) }
    }
    return encoder.take()
  }

  @Test func `values that rows share do what they would do in each`() throws {
    var random = SplitMix64(seed: 23)
    var constants = 0
    for _ in 0..<1000 {
      let (kinds, titles) = (1 + random.below(3), 1 + random.below(30))
      let seldom = 2 + random.below(30)
      var kind = 0
      let cards = (0..<random.below(60)).map { _ in
        if random.chance(seldom) { kind = random.below(kinds) }
        return Card(
          kind: ["row", "zeile mit é und 🦉", "lined up"][kind],
          title: random.chance(seldom) ? "title \(random.below(titles))\0" : "ein Titel 🦉",
          style: "\(random.below(2))px",
          text: random.chance(3) ? "" : "text \(random.below(99)) 漢",
          value: random.chance(seldom * 3) ? nil : "secret"
        )
      }
      let encoder = CommandEncoder(names: NameTable())
      let plain = write(cards, to: encoder, inRun: false)
      let repeated = write(cards, to: encoder, inRun: true)
      constants += try DOMCommand.decode(repeated).count { if case .constant = $0 { true } else { false } }
      #expect(try effects(of: repeated) == effects(of: plain))
    }
    #expect(constants > 10_000)
  }

  @Test func `a value that rows share is sent once, and what a field holds with each`() throws {
    let cards = (0..<100).map { Card(kind: "a row", title: "a title", style: "", text: "\($0)", value: "xyz") }
    let encoder = CommandEncoder(names: NameTable())
    let batch = write(cards, to: encoder, inRun: true)
    let text = String(decoding: batch, as: UTF8.self)
    #expect(text.components(separatedBy: "a row").count == 2)
    #expect(text.components(separatedBy: "a title").count == 2)
    #expect(text.components(separatedBy: "xyz").count == 101)
    // The operations once, the names, and of each row two lengths and a style, the field and the text: 10 bytes at most.
    #expect(batch.count < 1000)
    // The next batch has the names already.
    let next = write(cards, to: encoder, inRun: true)
    #expect(!String(decoding: next, as: UTF8.self).contains("a title"))
  }

  @Test func `a page gets so many names for what rows share and no more`() throws {
    let encoder = CommandEncoder(names: NameTable())
    var names = 0
    for number in 0..<100 {
      let cards = (0..<5).map { Card(kind: "row \(number)", title: "t", style: "", text: "\($0)") }
      let plain = CommandEncoder(names: NameTable())
      let batch = write(cards, to: encoder, inRun: true)
      names += try DOMCommand.decode(batch).count { if case .name = $0 { true } else { false } }
      if number == 0 { #expect(try effects(of: batch) == effects(of: write(cards, to: plain, inRun: false))) }
    }
    #expect(names == NameTable.mostShared)
  }

  @Test func `of a row so many values are looked at, and those behind them come with each`() throws {
    func write(_ count: Int, to encoder: CommandEncoder, inRun: Bool) -> [UInt8] {
      encoder.position(.init(parent: 0, previous: 0))
      var run = CommandEncoder.Run()
      for row in 0..<count {
        let start = inRun ? encoder.beginRow(run) : encoder.mark
        for element in 0..<40 {
          _ = encoder.open(.p, layout: nil)
          encoder.attribute(.title, "title \(element)")
          encoder.close(UInt32(40 * row + element + 1), layoutAt: -1, layout: 0)
        }
        if inRun { encoder.endRow(&run, from: start) }
      }
      return encoder.take()
    }
    let encoder = CommandEncoder(names: NameTable())
    let (plain, repeated) = (write(9, to: encoder, inRun: false), write(9, to: encoder, inRun: true))
    #expect(try effects(of: repeated) == effects(of: plain))
    let text = String(decoding: repeated, as: UTF8.self)
    let often = (0..<40).map { text.components(separatedBy: "title \($0)").count - 1 }
    // "title 3" also stands in "title 32" and those that follow.
    #expect(often[10..<RowPattern.mostValues].allSatisfy { $0 == 1 })
    #expect(often[RowPattern.mostValues...].allSatisfy { $0 == 9 })
  }

  @Test func `rows that do more than build are left as they are`() throws {
    func write(to encoder: CommandEncoder, inRun: Bool) -> [UInt8] {
      encoder.position(.init(parent: 0, previous: 0))
      var run = CommandEncoder.Run()
      for row in 0..<9 {
        let start = inRun ? encoder.beginRow(run) : encoder.mark
        _ = encoder.open(.p, layout: nil)
        encoder.attribute(.title, "shared")
        encoder.close(UInt32(row + 1), layoutAt: -1, layout: 0)
        encoder.target(0)
        encoder.attribute(.lang, "shared")
        if inRun { encoder.endRow(&run, from: start) }
      }
      return encoder.take()
    }
    let encoder = CommandEncoder(names: NameTable())
    let (plain, repeated) = (write(to: encoder, inRun: false), write(to: encoder, inRun: true))
    #expect(try effects(of: repeated) == effects(of: plain))
    #expect(String(decoding: repeated, as: UTF8.self).components(separatedBy: "shared").count == 19)
  }

  private struct Cards: View {
    let rows: [[Int]]
    var body: some View {
      WebElement("div") {
        ForEach(rows.indices, id: \.self) { row in
          WebElement("div", ["class": "card", "title": "a row"]) {
            ForEach(rows[row], id: \.self) { number in
              WebElement("p", ["class": "number", "title": "of a row"]) { Text("\(number)") }
            }
          }
        }
      }
    }
  }

  @Test func `lists in rows that share values are the page that plain commands make`() throws {
    var random = SplitMix64(seed: 29)
    for _ in 0..<100 {
      let rows = (0..<random.below(30)).map { _ in Array(0..<(random.chance(3) ? random.below(9) : 0)) }
      let page = try TestPage(Cards(rows: rows))
      #expect(page.text == rows.joined().map(String.init).joined())
      let found = page.document.ids.map { page.document.attribute("title", of: $0) }
      #expect(found.count { $0 == "a row" } == rows.count)
      #expect(found.count { $0 == "of a row" } == rows.joined().count)
    }
  }

  private struct Table: View {
    let rows: [[Int]]
    var body: some View {
      VStack {
        ForEach(rows.indices, id: \.self) { row in
          HStack { ForEach(rows[row].indices, id: \.self) { Text("\(rows[row][$0])") } }
        }
      }
    }
  }

  @Test func `lists in lists are the page that plain commands make`() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let rows = (0..<random.below(6)).map { _ in (0..<random.below(6)).map { _ in random.below(100) } }
      let page = try TestPage(Table(rows: rows))
      #expect(page.text == rows.joined().map(String.init).joined())
      #expect(page.document.ids.count == 1 + rows.count + rows.joined().count)
    }
  }

  @Test func `values keep every character, and null becomes one that HTML has`() throws {
    let text = "a\0é漢🦉\u{1F469}\u{200D}\u{1F4BB}e\u{301}\r\n"
    let page = try TestPage(Text(text))
    #expect(Array(page.text.utf8) == Array(text.replacing("\0", with: "\u{FFFD}").utf8))
  }
}
