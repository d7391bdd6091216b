import Poet
import PoetTesting
import Testing

struct StateTests {
  @Test func `a passable hands every value to who listens, also the same one twice, and nothing to who comes late`() {
    let word = PassableString()
    var heard: [String] = []
    word.string = "before"
    let behavior = word.subject.sink { heard.append($0) }
    word.string = "a"
    word.string = "a"
    #expect(heard == ["a", "a"])
    behavior.cancel()
    word.string = "b"
    #expect(heard == ["a", "a"])
    #expect(word.string == "b")
  }
}
