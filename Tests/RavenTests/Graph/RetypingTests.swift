import RavenTesting
import Testing

@testable import Raven

/// What is typed while values are still on their way to the page.
struct RetypingTests {
  @Test(arguments: [
    // A field that was emptied has only what came since.
    ("one", "one two", "", " two"), ("one", "two one", "", "two "), ("one", "once", "", "c"),
    // One from which something was taken has what is left, and one that was written anew all of it.
    ("one", "on", "", "on"), ("Two", "Three", "", "Three"), ("one", "xyz", "", "xyz"), ("one", "", "", ""),
    // Both changed different places.
    ("one two", "one two three", "ONE two", "ONE two three"), ("ab", "xab", "abc", "xabc"),
    ("abcd", "abcxd", "xbcd", "xbcxd"), ("abcd", "abxd", "xbcd", "abxd"),
    // The app has transformed what was there.
    ("ab", "abc", "AB", "ABc"), ("1234", "12345", "1,234", "1,2345"),
    // Both changed the same: what was typed counts.
    ("ab", "axb", "yz", "axb"), ("abc", "ab", "ABC", "ab"), ("abc", "", "ABC", ""), ("abc", "xyz", "ABC", "xyz"),
    ("", "Bob", "Alice", "Bob"), ("", "hello", "hello", "hello"), ("123", "123-", "123-", "123-"),
    // Neither or one changed anything.
    ("ab", "ab", "cd", "cd"), ("ab", "cd", "ab", "cd"), ("", "a", "b", "a"), ("", "", "", ""),
    // Whole characters stay whole.
    ("é", "éè", "éx", "éxè"), ("è", "éè", "", "é"), ("🎈", "🎈🎉", "", "🎉"), ("a🎈", "a🎈b", "🎈", "🎈b"),
  ])
  func `what was typed over one text is done to another`(base: String, text: String, other: String, result: String) {
    #expect(retyped(text, from: base, over: other) == result)
  }

  @Test(arguments: 0..<200)
  func `changes of different places are both there, in any text`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let letters = Array("abé🎈 ")
    func text(_ most: Int, _ random: inout SplitMix64) -> String {
      String((0..<Int.random(in: 0...most, using: &random)).map { _ in letters.randomElement(using: &random)! })
    }
    let (before, middle, behind) = (text(4, &random), text(4, &random), text(4, &random))
    let (typed, set) = (text(4, &random), text(4, &random))
    // A mark between both keeps them apart, whatever they are.
    let rest = "|" + middle
    let result = retyped(before + typed + rest + behind, from: before + rest + behind, over: before + rest + set)
    #expect(result == before + typed + rest + set)
  }

  private struct Chat: View {
    let say: (String) -> Void
    @State private var draft = ""
    var body: some View {
      TextField("Message", text: $draft).onSubmit {
        say(draft)
        draft = ""
      }
    }
  }

  /// Somebody who types into a field and presses Enter, on a page that hears of what follows later.
  private final class Typist {
    let page: RenderCoordinator
    let field: UInt32
    var (text, edits) = ("", UInt32(0))
    /// The batches on their way.
    var late: [[UInt8]] = []

    init(_ page: RenderCoordinator) throws {
      self.page = page
      let document = ModelDocument()
      try document.apply(#require(page.takeBatch()))
      field = try #require(document.ids(tag: "input").first)
    }

    nonisolated deinit {}

    func say(_ payload: PageEvent.Payload) {
      var event = PageEvent(node: field, payload: payload)
      event.batchesBehind = UInt32(late.count)
      #expect(page.perform(event) == .handled)
      if let batch = page.takeBatch() { late.append(batch) }
    }

    func type(_ new: String) {
      text += new
      edits += 1
      say(.input(version: edits, value: text))
    }

    /// The next batch arrives.
    func hear() throws {
      guard !late.isEmpty else { return }
      for command in try DOMCommand.decode(late.removeFirst()) {
        if case .value(let version, let value) = command, version >= edits { text = value }
      }
    }
  }

  @Test(arguments: 0..<300)
  func `everything typed is sent once and in its order, however late the page hears of it`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var (typed, sent) = ("", "")
    let typist = try Typist(RenderCoordinator(Chat { sent += $0 }))
    for step in 0..<60 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0...2:
        let new = "\(step) "
        typed += new
        typist.type(new)
      case 3: typist.say(.submit)
      default: try typist.hear()
      }
    }
    while !typist.late.isEmpty { try typist.hear() }
    #expect(typed == sent + typist.text)
  }
}
