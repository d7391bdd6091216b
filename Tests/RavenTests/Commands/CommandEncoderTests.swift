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
      let start = inRun ? encoder.beginRow() : 0
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
