import RavenTesting
import SwiftUI
import Testing

@testable import FieldGuide
@testable import Showcase

@Suite(.serialized) struct `Examples of the field guide` {
  private static let examples = Guide.entries.flatMap { entry in
    entry.content.examples.map { (name: "\(entry): \($0.title ?? "")", example: $0) }
  }

  @Test func `show something, and nothing is wrong with them`() throws {
    #expect(`Examples of the field guide`.examples.count > 100)
    var reported: [String] = []
    let before = Diagnostics.handler
    Diagnostics.handler = { reported.append($0.text) }
    defer { Diagnostics.handler = before }
    for (name, example) in `Examples of the field guide`.examples {
      let page = try TestPage(example.make())
      #expect(!page.text.isEmpty || page.document.ids.count > 1, "\(name)")
      #expect(reported == [], "\(name)")
      reported = []
      page.end()
    }
  }

  @Test func `can be pressed, every button, also those that come by that, without a mistake`() throws {
    var reported: [String] = []
    let before = Diagnostics.handler
    Diagnostics.handler = { reported.append($0.text) }
    defer { Diagnostics.handler = before }
    var pressed = 0
    for (name, example) in `Examples of the field guide`.examples {
      let page = try TestPage(example.make())
      var done: Set<UInt32> = []
      // A button may make others, such as those of a sheet, and some make more of themselves: forty show enough.
      while done.count < 40, let next = buttons(of: page).first(where: { !done.contains($0) }) {
        done.insert(next)
        try page.send(.click([]), to: next)
      }
      pressed += done.count
      #expect(reported == [], "\(name)")
      reported = []
      page.end()
    }
    #expect(pressed > 200)
  }

  private func buttons(of page: TestPage) -> [UInt32] {
    page.document.ids(tag: "button").filter { page.document.mask(of: $0) & 1 != 0 }
  }
}
