import Combine
import Foundation
import Testing

struct SubjectTests {
  @Test func `a passthrough subject gives what comes, to those who listen`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    subject.send(1)
    let listening = subject.sink { seen.append($0) }
    subject.send(2)
    listening.cancel()
    subject.send(3)
    #expect(seen == [2])
  }

  @Test func `a current value subject begins with its value, and ends once`() {
    let subject = CurrentValueSubject<String, Never>("a")
    var seen: [String] = []
    var ends = 0
    let listening = subject.sink(receiveCompletion: { _ in ends += 1 }, receiveValue: { seen.append($0) })
    subject.value = "b"
    subject.send(completion: .finished)
    subject.send("c")
    subject.send(completion: .finished)
    #expect(seen == ["a", "b"] && ends == 1 && subject.value == "b")
    listening.cancel()
  }

  @Test func `a subscription nobody keeps ends`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen = 0
    var kept: Set<AnyCancellable> = []
    subject.sink { _ in seen += 1 }.store(in: &kept)
    _ = subject.sink { _ in seen += 100 }
    subject.send(1)
    kept = []
    subject.send(2)
    #expect(seen == 1)
  }

  @Test func `a listener may leave while it is told`() {
    let subject = PassthroughSubject<Int, Never>()
    var second: AnyCancellable?
    var seen: [String] = []
    let first = subject.sink { _ in
      seen.append("first")
      second?.cancel()
    }
    second = subject.sink { _ in seen.append("second") }
    subject.send(1)
    #expect(seen == ["first"])
    first.cancel()
  }

  @Test func `operators change, leave out and count`() {
    let numbers = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    let listening =
      numbers
      .filter { $0 != 0 }
      .removeDuplicates()
      .dropFirst()
      .scan(0, +)
      .map { "\($0)" }
      .compactMap { (text: String) -> String? in text.count < 3 ? text : nil }
      .eraseToAnyPublisher()
      .sink { seen.append($0) }
    for number in [9, 1, 1, 0, 1, 2, 100, 3] { numbers.send(number) }
    #expect(seen == ["1", "3"])
    listening.cancel()
  }

  @Test func `each subscription of an operator has memory of its own`() {
    let numbers = PassthroughSubject<Int, Never>()
    let changes = numbers.removeDuplicates()
    var (first, second) = ([Int](), [Int]())
    let one = changes.sink { first.append($0) }
    numbers.send(1)
    let two = changes.sink { second.append($0) }
    numbers.send(1)
    #expect(first == [1] && second == [1])
    one.cancel()
    two.cancel()
  }

  @Test func `just one value, then the end`() {
    var log: [String] = []
    _ = Just(4).sink(receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
    #expect(log == ["4", "finished"])
  }

  @Test func `values are assigned to a property`() {
    final class Box { var value = 0 }
    let box = Box()
    let numbers = PassthroughSubject<Int, Never>()
    let listening = numbers.assign(to: \.value, on: box)
    numbers.send(7)
    #expect(box.value == 7)
    listening.cancel()
  }
}
