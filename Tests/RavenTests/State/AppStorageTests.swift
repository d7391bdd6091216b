import RavenTesting
import Testing

@testable import Raven

/// Keeps texts for pages that come later, and notes what is written.
private nonisolated final class Kept: BrowserStorage {
  var texts: [String: String] = [:]
  var log: [String] = []

  override func load(_ key: String) -> String? { texts[key] }
  override func save(_ text: String?, for key: String) {
    texts[key] = text
    log.append("\(key)=\(text ?? "nothing")")
  }
}

private enum Order: String {
  case name, date
}

private enum Level: Int {
  case low = 1
  case high
}

private struct Chosen: View {
  @AppStorage("order") var order = Order.name
  @AppStorage("count") var count = 1

  var body: some View {
    Text("\(order.rawValue) \(count)")
    Button("Date") { order = .date }
    Button("More") { count += 1 }
    Other()
  }
}

private struct Other: View {
  @AppStorage("count") private var count = 1
  var body: some View { Text("again \(count)") }
}

@Suite struct AppStorageTests {
  private func page(_ view: some View, _ storage: BrowserStorage?) throws -> TestPage {
    var context = PageContext()
    context.storage = storage
    return try TestPage(view, context: context)
  }

  @Test func `what is written is kept, and there on the next page`() throws {
    let kept = Kept()
    let first = try page(Chosen(), kept)
    #expect(first.text == "name 1DateMoreagain 1")
    try first.click(text: "Date")
    try first.click(text: "More")
    #expect(kept.log == ["order=date", "count=2"])
    #expect(try page(Chosen(), kept).text == "date 2DateMoreagain 2")
  }

  @Test func `writing runs those who read that key, on every page, and nobody when nothing changes`() throws {
    struct Again: View {
      @AppStorage("count") private var count = 1
      var body: some View {
        Text("\(count)")
        Button("Same") { count = 1 }
      }
    }
    let kept = Kept()
    let (first, second) = (try page(Chosen(), kept), try page(Chosen(), kept))
    let (firstRuns, secondRuns) = (first.runs.count, second.runs.count)
    try first.click(text: "More")
    let readers = { (runs: ArraySlice<String>) in runs.filter { !$0.hasPrefix("Button") } }
    #expect(readers(first.runs.dropFirst(firstRuns)) == ["Chosen", "Other"])
    #expect(try second.commit() && second.text == "name 2DateMoreagain 2")
    #expect(readers(second.runs.dropFirst(secondRuns)) == ["Chosen", "Other"])
    let same = try page(Again(), Kept())
    try same.click(text: "Same")
    same.clearRuns()
    try same.click(text: "Same")
    #expect(same.runs.isEmpty && same.lastBatch.isEmpty)
  }

  @Test func `what cannot be read as the type shows as the default`() throws {
    let kept = Kept()
    kept.texts = ["order": "size", "count": "many"]
    #expect(try page(Chosen(), kept).text == "name 1DateMoreagain 1")
  }

  @Test func `a page without a browser keeps values as long as it is there`() throws {
    let page = try page(Chosen(), nil)
    try page.click(text: "More")
    #expect(page.text == "name 2DateMoreagain 2")
  }

  @Test func `somebody else's writing shows when the storage is read again`() throws {
    let kept = Kept()
    let page = try page(Chosen(), kept)
    kept.texts["count"] = "7"
    kept.reload()
    #expect(try page.commit() && page.text == "name 7DateMoreagain 7")
  }

  @Test func `every type is kept as a text, and nothing as none`() throws {
    struct Values: View {
      @AppStorage("bool") var bool = false
      @AppStorage("double") var double = 0.5
      @AppStorage("string") var string = "a"
      @AppStorage("level") var level = Level.low
      @AppStorage("name") var name: String?
      @AppStorage("size") var size: Int?
      @AppStorage("best") var best: Level?

      var body: some View {
        Text(
          "\(bool ? 1 : 0) \(double) \(string) \(level.rawValue) \(name ?? "-") \(size ?? -1) \(best?.rawValue ?? -1)"
        )
        Button("Set") {
          (bool, double, string, level, name, size, best) = (true, 0.1, "b", .high, "c", 3, .high)
        }
        Button("Unset") { (name, size, best) = (nil, nil, nil) }
      }
    }
    let kept = Kept()
    let page = try page(Values(), kept)
    try page.click(text: "Set")
    #expect(page.text.hasPrefix("1 0.1 b 2 c 3 2"))
    #expect(
      kept.texts == [
        "bool": "true", "double": "0.1", "string": "b", "level": "2", "name": "c", "size": "3", "best": "2",
      ]
    )
    try page.click(text: "Unset")
    #expect(page.text.hasPrefix("1 0.1 b 2 - -1 -1"))
    #expect(kept.texts.keys.sorted() == ["bool", "double", "level", "string"])
  }

  @Test func `a binding writes, and another key is another value`() throws {
    struct Keyed: View {
      @AppStorage private var isOn: Bool
      init(_ key: String) { _isOn = AppStorage(wrappedValue: false, key) }
      var body: some View { Toggle("On", isOn: $isOn) }
    }
    struct Switched: View {
      @State private var key = "first"
      var body: some View {
        Keyed(key)
        Button("Next") { key = "second" }
      }
    }
    let kept = Kept()
    let page = try page(Switched(), kept)
    try page.toggle()
    #expect(kept.log == ["first=true"])
    try page.click(text: "Next")
    let box = try #require(page.document.ids(tag: "input").first)
    #expect(!page.document.isChecked(box))
    try page.toggle()
    #expect(kept.log == ["first=true", "second=true"])
  }
}
