import Poet
import RavenTesting
import SwiftUI
import Testing

struct DocumentationTests {
  @Test(arguments: ["Poet/Poet.docc", "PoetTesting/PoetTesting.docc"])
  func `what the articles show is what is tested`(catalogue: String) throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let tested = try String(contentsOf: here.appending(path: "Tickets.swift"), encoding: .utf8)
    let folder = here.appending(path: "../../Sources/\(catalogue)")
    let articles = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var found = 0
    for article in articles where article.pathExtension == "md" {
      let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "```")
      for part in parts.indices where part % 2 == 1 {
        let code = try #require(parts[part].hasPrefix("swift\n") ? parts[part].dropFirst(6) : nil)
        #expect(unindented(tested).contains(unindented(String(code))), "\(article.lastPathComponent): \(code)")
        found += 1
      }
    }
    #expect(found > 0)
  }

  /// The lines without what they are indented by.
  private func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  @Test func `both screens say the same, and one runs one view where the other runs all`() throws {
    var evaluator: TicketsEvaluator?
    let poet = try TestPage(
      TicketsScreen {
        let made = TicketsEvaluator()
        evaluator = made
        return made
      }
    )
    let plain = try TestPage(PlainTicketsView { 3 })
    try plain.commit()
    evaluator?.loaded(3)
    try poet.commit()
    for words in ["Tickets3 leftTake one", "Tickets2 leftTake one", "TicketsThe last oneTake one"] {
      #expect(poet.text.hasPrefix(words) && plain.text == words)
      poet.clearRuns()
      plain.clearRuns()
      try poet.click(text: "Take one")
      try plain.click(text: "Take one")
    }
    #expect(poet.text.hasPrefix("Sold outCome back tomorrow") && plain.text.hasPrefix("Sold outCome back tomorrow"))
    evaluator?.loaded(3)
    try poet.commit()
    poet.clearRuns()
    evaluator?.current.step = .selling(left: 2)
    try poet.commit()
    #expect(poet.runs == ["ObservingTextView"])
    #expect(plain.runs.first == "PlainTicketsView")
  }
}
