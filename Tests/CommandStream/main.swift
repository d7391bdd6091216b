// Prints the batches of an example's page as it runs on this machine: the first one, and after each event what it
// changes. `Scripts/wasm/streams.mjs` compares them with those of the same app inside the page.
//
//   lines in    the bytes of one event, as a page sends them, in hex
//   lines out   the bytes of each batch in hex, then an empty line; "refused" for what is no event of this page

import Glibc
import Raven

@testable import Boards
@testable import Counter
@testable import Hello
@testable import Rows
@testable import Tips
@testable import Todos
@testable import Tutorial

let name = CommandLine.arguments.dropFirst().first ?? ""

switch name {
case "Boards": play(BoardsApp.self)
case "Counter": play(CounterApp.self)
case "Hello": play(HelloApp.self)
case "Rows": play(RowsApp.self)
case "Tips": play(TipsApp.self)
case "Todos": play(TodosApp.self)
case "Tutorial": play(TutorialApp.self)
default: fatalError("no example is called \"\(name)\"")
}

/// Mounts an app as `WebHost` does, and plays the events it reads on it.
func play<Shown: App>(_ app: Shown.Type) {
  let page = Shown._page().mount(PageContext(), .root)
  printBatches(of: page)
  while let line = readLine() {
    if !perform(bytes(ofHex: line), on: page) { print("refused") }
    printBatches(of: page)
  }
}

func perform(_ bytes: [UInt8], on page: RenderCoordinator) -> Bool {
  var reader = WireReader(bytes)
  guard let event = try? PageEvent(from: &reader), reader.isAtEnd else { return false }
  return page.perform(event) != .neverIssued
}

func printBatches(of page: RenderCoordinator) {
  while let batch = page.takeBatch() { print(hex(of: batch)) }
  print()
  // The other side waits for the empty line.
  fflush(nil)
}

func bytes(ofHex line: String) -> [UInt8] {
  let digits = line.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

func hex(of bytes: [UInt8]) -> String {
  let digits = Array("0123456789abcdef".utf8)
  return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
