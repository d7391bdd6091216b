import Foundation
import Testing

@testable import WebLint

struct PublishedLoweringTests {
  private func lower(_ text: String) -> String? { lowered(SourceText(path: "A.swift", text: text)) }

  @Test(arguments: [
    ("@Published var a = 0", "@Published var a = 0 { willSet { objectWillChange.send() } }"),
    (
      "@Published private(set) var a: Int", "@Published private(set) var a: Int { willSet { objectWillChange.send() } }"
    ),
    (
      "@Combine.Published var a = 0 { didSet { go() } }",
      "@Combine.Published var a = 0 { willSet { objectWillChange.send() } didSet { go() } }"
    ),
    (
      "@Published var a = 0 { willSet(b) { go(b) } }",
      "@Published var a = 0 { willSet(b) { objectWillChange.send(); go(b) } }"
    ),
  ])
  func `A published property tells before it changes`(source: String, made: String) { #expect(lower(source) == made) }

  @Test(arguments: [
    (
      "class A: ObservableObject {}",
      "class A: ObservableObject { public nonisolated let objectWillChange = ObservableObjectPublisher(); }"
    ),
    (
      "public final class A: B, Combine.ObservableObject {\n}",
      "public final class A: B, Combine.ObservableObject { public nonisolated let objectWillChange = ObservableObjectPublisher(); \n}"
    ),
  ])
  func `An observable object has its publisher`(source: String, made: String) { #expect(lower(source) == made) }

  @Test(arguments: [
    "protocol P: ObservableObject {}\nclass A: P {}", "typealias P = ObservableObject\nclass A: P {}",
    "typealias P = Q & R\nprotocol Q: ObservableObject {}\nclass A: P {}", "class A: @MainActor ObservableObject {}",
    "class A: ObservableObject & P {}",
  ])
  func `Under another name too`(source: String) {
    #expect(lower(source)?.contains("objectWillChange = ObservableObjectPublisher()") == true)
  }

  @Test func `A subclass has that of its superclass`() {
    let text = "class A: ObservableObject {}\nclass B: A {}"
    #expect(lower(text)?.components(separatedBy: "ObservableObjectPublisher()").count == 2)
  }

  @Test(arguments: [
    "class A: ObservableObject { let objectWillChange = ObservableObjectPublisher() }", "class A: B { var a = 0 }",
    "struct A { @State var a = 0 }",
  ])
  func `What else there is stays`(source: String) { #expect(lower(source) == nil) }
}
