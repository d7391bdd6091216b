import Poet
import PoetTesting
import SwiftUI
import Testing

struct PassableTests {
  @Test func `every value comes, also the same one twice, and nothing to who comes late`() {
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
    word.string = nil
    #expect(word.string == nil)
  }

  @Test func `what is passed while a value is told comes after it, to everybody`() {
    let number = PassableInt()
    var first: [Int] = []
    var second: [Int] = []
    let behaviors = [
      number.subject.sink { value in
        first.append(value)
        if value < 5 { number.int = value + 1 }
        if value == 1 { number.int = 9 }
      },
      number.subject.sink { second.append($0) },
    ]
    number.int = 1
    #expect(first == [1, 2, 9, 3, 4, 5])
    #expect(second == first)
    #expect(behaviors.count == 2)
  }

  @Test func `ten thousand values passed by a listener come in order`() {
    let number = PassableInt()
    var heard: [Int] = []
    let behavior = number.subject.sink {
      heard.append($0)
      if $0 < 10_000 { number.int = $0 + 1 }
    }
    number.int = 1
    #expect(heard == Array(1...10_000))
    behavior.cancel()
  }

  @Test func `a behavior ends when nobody keeps it`() {
    let please = PassablePlease()
    var count = 0
    var behavior: Behavior? = please.subject.sink { count += 1 }
    please.please()
    behavior = nil
    please.please()
    #expect(count == 1)
    #expect(behavior == nil)
  }

  @Test func `the family passes numbers and lists`() {
    let (double, list) = (PassableDouble(), PassableArray<String>())
    var heard: [String] = []
    let behaviors = [double.subject.sink { heard.append("\($0)") }, list.subject.sink { heard.append("\($0)") }]
    double.double = 0.5
    list.array = ["a", "b"]
    #expect(heard == ["0.5", #"["a", "b"]"#])
    #expect(behaviors.count == 2)
  }
}

struct ObservableValueTests {
  @Test func `the family starts empty and keeps what is written`() {
    #expect(ObservableString().string.isEmpty)
    #expect(!ObservableBool().bool)
    #expect(ObservableInt().int == 0)
    #expect(ObservableDouble().double == 0)
    #expect(ObservableArray<Int>().array.isEmpty)
    #expect(ObservableURL().url == nil)
    #expect(ObservableAlertAction().action == nil)
    let list = ObservableArray<Int>()
    list.array.append(3)
    #expect(list.array == [3])
  }

  @Test func `an equal value is no change; one that cannot be compared always is`() {
    struct Opaque {}
    let (text, opaque) = (ObservableString("a"), ObservableValue(Opaque()))
    var changes = 0
    text.onChange = { changes += 1 }
    opaque.onChange = { changes += 1 }
    text.string = "a"
    #expect(changes == 0)
    text.string = "b"
    opaque.value = Opaque()
    #expect(changes == 2)
  }
}

struct StateHistoryTests {
  @Test func `it goes back and forward, and forgets what was undone when something new is recorded`() {
    var history = StateHistory(0)
    for step in 1...3 { history.record(step) }
    #expect(history.undo() == 2 && history.undo() == 1)
    #expect(history.canUndo && history.canRedo)
    #expect(history.redo() == 2)
    history.record(7)
    #expect(history.redo() == nil && history.present == 7)
    #expect(history.undo() == 2 && history.undo() == 1 && history.undo() == 0 && history.undo() == nil)
    history.replace(5)
    #expect(history.present == 5 && history.redo() == 1)
  }

  @Test func `it keeps as many as it is told`() {
    var history = StateHistory(0, limit: 3)
    for step in 1...10 { history.record(step) }
    #expect(history.undo() == 9 && history.undo() == 8 && history.undo() == nil)
    var one = StateHistory("a", limit: 0)
    one.record("b")
    #expect(one.undo() == nil && one.present == "b")
  }

  @Test func `it can be kept, and what cannot be is refused`() throws {
    var history = StateHistory(0)
    history.record(1)
    _ = history.undo()
    let kept = try JSONEncoder().encode(history)
    #expect(try JSONDecoder().decode(StateHistory<Int>.self, from: kept) == history)
    let broken = Data(#"{"steps":[1,2],"index":2,"limit":100}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(StateHistory<Int>.self, from: broken) }
    let empty = Data(#"{"steps":[],"index":0,"limit":100}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(StateHistory<Int>.self, from: empty) }
  }
}

struct TextValidationTests {
  private let name = TextValidation([
    .required("Give a name."), .minimum(3, "At least three."), .maximum(5, "At most five."),
    TextValidation.Condition("No digits.") { !$0.contains(where: \.isNumber) },
  ])

  @Test(arguments: [
    ("", "Give a name."), ("  \n", "Give a name."), ("ab", "At least three."), ("abcdef", "At most five."),
    ("abc1", "No digits."), ("abc", nil), ("🇧🇪🇧🇪🇧🇪🇧🇪🇧🇪", nil),
  ])
  func `the first condition that is not met says why`(text: String, message: String?) {
    #expect(name.message(for: text) == message)
    #expect(name.isValid(text) == (message == nil))
  }
}
