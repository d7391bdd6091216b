import Testing

@testable import WebLint

// What each rule says was tried with the compiler that builds apps for the page.

struct ModuleRuleTests {
  @Test func `A module that is not there is named where it is imported`() {
    #expect(
      found("import SwiftUI\nimport CSQLite\n") == [
        "2:8: error: there is no module CSQLite inside the page; keep it for the server: #if canImport(CSQLite)"
      ]
    )
  }

  @Test func `Modules that are there can be imported`() {
    #expect(found("import SwiftUI\nimport Foundation\nimport Observation\n") == [])
  }
}

struct ConditionTests {
  @Test func `What is for the server alone is not looked at`() {
    let text = """
      #if !hasFeature(Embedded)
      import Glibc
      #endif
      #if hasFeature(Embedded)
      let page = true
      #else
      weak var server: Server?
      #endif
      #if canImport(Glibc)
      import Glibc
      #elseif os(Linux) || DEBUG
      let any: Any = 1
      #endif
      """
    #expect(found(text) == [])
  }

  @Test func `What is for the page alone is looked at`() {
    let text = """
      #if hasFeature(Embedded) && arch(wasm32)
      import Glibc
      #endif
      #if !canImport(Glibc)
      let any: Any = 1
      #endif
      """
    #expect(places(text) == ["2:8 error", "5:10 error"])
  }

  @Test func `Previews are left alone`() {
    #expect(found("#Preview { CounterView() }\n#Preview(\"Two\") { CounterView() }") == [])
  }
}

struct NameRuleTests {
  @Test(arguments: ["AnyHashable", "Mirror", "PropertyListDecoder", "UserDefaults"])
  func `A type that is not there`(name: String) {
    let messages = found("let kept: \(name)")
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("1:11: error: there is no \(name) inside the page; ") == true)
  }

  @Test(arguments: [
    "Mirror(reflecting: a)", "dump(a)", "debugPrint(a)", "OperationQueue.main", "ContinuousClock.now", "Thread()",
  ])
  func `A value that is not there`(text: String) {
    #expect(places("let a = 1\nlet b = \(text)") == ["2:9 error"])
  }

  @Test func `What the sources declare under such a name is there`() {
    let other =
      "struct Task { let title: String }\nfunc dump(_ task: Task) {}\nprotocol Mirror {}\nenum Thread { case on }"
    #expect(found("let task = Task(title: \"a\")\ndump(task)\nstruct A: Mirror {}\nlet c = Thread.on", other) == [])
  }

  @Test func `A member of that name is something else`() {
    #expect(found("let a = shelf.Task\nlet b = Shelf.Thread(1)\nlet c = model.dump()") == [])
  }

  @Test func `Observable models are fine`() {
    #expect(found("@Observable final class Model { @ObservationIgnored var value = 0 }") == [])
  }
}

struct PublishedRuleTests {
  @Test func `Observable objects and what shows them are fine`() {
    let text = """
      final class Model: ObservableObject { @Published private(set) var value = 0; func go() { objectWillChange.send() } }
      struct Shelf: View {
        @StateObject private var model = Model()
        @ObservedObject var other: Model
        @EnvironmentObject var third: Model
        var body: some View { Toggle("a", isOn: $model.value) }
      }
      """
    #expect(found(text) == [])
  }

  @Test(arguments: ["$value.sink { _ in }", "self.$value.sink { _ in }", "$value.map { $0 }.assign(to: &$value)"])
  func `A published property has no publisher`(text: String) {
    let messages = found(
      "final class Model: ObservableObject {\n  @Published var value = 0\n  func go() { \(text) }\n}"
    )
    #expect(messages.first?.contains("error: a published property has no publisher inside the page; ") == true)
  }

  @Test func `A binding of a class that is not published is fine`() {
    #expect(found("final class A { @Published var a = 0 }\nstruct B { @State var a = 0; func go() { f($a) } }") == [])
  }

  @Test func `The class itself conforms`() {
    #expect(places("final class Model {}\nextension Model: ObservableObject {}") == ["2:18 error"])
    #expect(places("final class Model {}\nextension Model: Combine.ObservableObject {}") == ["2:18 error"])
    #expect(found("final class Model {}\nextension Model: MyObservableObject {}") == [])
  }

  @Test func `Published is the app's in other places`() {
    #expect(found("enum State { case Published }\nlet a = State.Published\nlet b: [State] = [.Published]") == [])
  }
}

struct GenericClassRuleTests {
  @Test(arguments: [
    "final class Box<T> { var value: T? }", "struct Outer<T> { }; extension Outer { class Box {} }",
    "enum Outer<T> {  }; class Box<T>: Base<T> {}",
  ])
  func `A generic class needs a deinitialiser of its own`(text: String) throws {
    let at = try #require(text.firstRange(of: "Box")).lowerBound
    let column = text.distance(from: text.startIndex, to: at) + 1
    #expect(
      found(text) == [
        "1:\(column): error: the compiler crashes on the generic class Box without a deinit of its own; "
          + "write nonisolated deinit {} in it"
      ]
    )
  }

  @Test func `A class in a generic type is generic`() {
    #expect(places("struct Outer<T> {\n  final class Box {}\n}") == ["2:15 error"])
  }

  @Test func `Others do without`() {
    #expect(
      found(
        """
        class Plain { var value = 0 }
        final class Box<T> { nonisolated deinit {} }
        final class Told<T> { deinit { print("gone") } }
        nonisolated final class Free<T> {}
        @Observable final class Model<T> {}
        final class Sub: Box<Int> {}
        struct Outer { final class Inner {} }
        struct Pair<A, B> { let a: A; let b: B }
        """
      ) == []
    )
  }
}

struct ReferenceRuleTests {
  @Test func `Weak and unowned references are named`() {
    let text = """
      final class Node {
        weak var parent: Node?
        unowned let root: Node
        func later() -> () -> Void { { [weak self, unowned root] in } }
      }
      """
    #expect(places(text) == ["2:3 error", "3:3 error", "4:35 error", "4:46 error"])
  }

  @Test func `References that nobody watches are fine`() {
    #expect(
      found("final class Node { unowned(unsafe) let root: Node }\nlet weak = { [unowned(unsafe) a, b] in a + b }") == []
    )
  }
}

struct ExistentialRuleTests {
  @Test(arguments: ["any Shape", "[any Shape]", "Any", "[String: Any]", "(any Hashable)?", "any Shape & Sendable"])
  func `A value of any type`(type: String) {
    #expect(places("protocol Shape {}\nlet kept: \(type)").count == 1)
    #expect(places("protocol Shape {}\nlet kept: \(type)").allSatisfy { $0.hasSuffix("error") })
  }

  @Test func `The message says how the protocol becomes possible`() {
    #expect(
      found("protocol Shape {}\nlet kept: any Shape") == [
        "2:11: error: any Shape does not work inside the page; write some Shape, a type parameter or an enum, "
          + "or let only classes conform: protocol Shape: AnyObject"
      ]
    )
  }

  @Test func `A protocol's bare name means any`() {
    #expect(
      places(
        "protocol Shape {}\nstruct Sheet {\n  var shapes: [Shape]\n  func add(_ shape: Shape) -> Shape? { nil }\n}"
      ) == [
        "3:16 error", "4:21 error", "4:31 error",
      ]
    )
  }

  @Test func `Protocols of classes work, wherever they are declared`() {
    #expect(
      found(
        "let a: any Node\nvar b: [Leaf]\nlet c: any Root & Marked\nlet d: AnyObject",
        "protocol Node: AnyObject {}\nprotocol Leaf: Node {}\nprotocol Root where Self: AnyObject {}\nprotocol Marked {}"
      ) == []
    )
  }

  @Test func `Names of protocols that tell no value's type are fine`() {
    #expect(
      found(
        """
        protocol Shape {}
        struct Square: Shape {}
        extension Shape { var area: Int { 1 } }
        func draw<S: Shape>(_ shape: S, _ other: some Shape) -> some Shape where S: Shape { shape }
        """
      ) == []
    )
  }

  @Test func `Casts to protocols do not work, also of classes`() {
    let text = "protocol Node: AnyObject {}\nlet a = b as? any Node\nlet c = b is any Node\nlet d = b as? Leaf"
    #expect(places(text) == ["2:15 error", "3:14 warning"])
  }

  @Test func `An error of any type is kept`() {
    #expect(found("var problem: (any Error)?\nvar other: LoadError?") == [])
  }
}

struct InterpolationRuleTests {
  @Test func `An error of any type is not shown as it is`() {
    let text = #"do { try f() } catch { a = "\(error)" + "\(error.localizedDescription)" }"#
    #expect(places(text) == ["1:31 warning"])
  }

  @Test(arguments: [
    ("[1, 2]", "a collection"), ("[1: 2]", "a collection"), ("(1, 2)", "a tuple"), ("Size.allCases", "a collection"),
    ("Size.small", "a Size"), ("Point()", "a Point"), ("type(of: a)", "a type"),
    ("list", "a collection"), ("self.list", "a collection"), ("choice", "an optional"), ("place", "a Point"),
    ("pair", "a tuple"), ("made", "a Point"), ("model", "a Model"), ("table", "a collection"), ("box", "a Box"),
  ])
  func `What text cannot show is named`(value: String, what: String) throws {
    let text = """
      enum Size: String, CaseIterable { case small, large }
      struct Point { var x = 0 }
      final class Model {}
      struct Box<T> { var value: T }
      struct Page {
        var list: [Int]
        let choice: Int?
        @State private var place: Point
        var pair = (1, "b")
        var made = Point(x: 1)
        let model: Model
        var table = ["a": 1]
        var box: Box<Int>
        var text: String { "shown: \\(\(value))" }
      }
      """
    let messages = found(text)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("14:32: error: text cannot show \(what) inside the page; write ") == true)
  }

  @Test func `What describes itself is fine, wherever it says so`() {
    let text = """
      struct Page {
        let point: Point
        let size: Size
        let way: Way
        let grade: Grade
        var text: String { "\\(point) \\(size) \\(way) \\(grade) \\(Size.small)" }
      }
      """
    let others = """
      struct Point: CustomStringConvertible { var description: String { "" } }
      enum Size { case small }
      extension Size: Named {}
      protocol Named: CustomStringConvertible {}
      enum Way { case up }
      extension String.StringInterpolation { mutating func appendInterpolation(_ way: Way) {} }
      struct Grade { }
      extension Grade: LosslessStringConvertible {}
      """
    #expect(found(text, others) == [])
  }

  @Test func `What is bound anew is another value`() {
    let text = """
      struct Page {
        var choice: Int?
        var items: [Int]
        func a() -> String { if let choice { "\\(choice)" } else { "" } }
        func b() -> String { guard let choice else { return "" }; return "\\(choice)" }
        func c() -> [String] { items.map { items in "\\(items)" } }
        func d(items: Int) -> String { "\\(items)" }
        func e() { for items in items { print("\\(items)") } }
        func f() -> String { switch choice { case .some(let choice): "\\(choice)"; case nil: "" } }
        func g() -> String { let items = 3; return "\\(items)" }
        func h() -> String { "\\(choice, default: "none") \\(items.count) \\(choice ?? 0)" }
        func i() -> String { "\\(type(of: items) == [Int].self)" }
        init(items: Int) { print("\\(items)") }
      }
      """
    #expect(found(text) == [])
  }

  @Test func `A local value and a parameter are known`() {
    let text = """
      func show(_ list: [Int], _ more: Int...) -> String {
        let pair = (1, 2)
        return "\\(list) \\(pair) \\(more)"
      }
      """
    #expect(places(text) == ["3:13 error", "3:21 error", "3:29 error"])
  }
}

struct TextRuleTests {
  @Test func `Texts are not made of anything`() {
    let text = "let a = String(describing: 1)\nlet b = String(reflecting: 1)\nlet c = String(format: a, arguments: b)"
    #expect(places(text) == ["1:16 error", "2:16 error", "3:27 error"])
    #expect(found("let a = String(1)\nlet b = String(repeating: \"a\", count: 2)\nlet c = String(5, radix: 2)") == [])
  }

  @Test func `Printing takes one value`() {
    let text = "print(1, 2)\nprint()\nprint(list, separator: \", \")"
    #expect(places(text) == ["1:1 error", "2:1 error", "3:1 error"])
    #expect(found("print(\"a \\(1)\")\nprint(1)\nprint(\"a\", terminator: \"\")\nprinter.print(1, 2)") == [])
  }

  @Test func `Text is searched and written in formats, and numbers are read`() {
    let text = """
      let a = name.contains("bc") && name.contains(query)
      let b = Double("3.5") ?? Double(text)!
      let c = String(format: "%.2f", b) + "\\(b, specifier: "%.1f")"
      """
    #expect(found(text) == [])
  }

  @Test func `Regular expressions are not there`() {
    #expect(places("let a = text.firstMatch(of: /a+/)") == ["1:29 error"])
  }
}

struct ConcurrencyRuleTests {
  @Test(arguments: ["async let (first, second) = fetch(1)", "async let _ = fetch(1)"])
  func `What is let beside what runs has one name`(text: String) {
    #expect(places("func load() async -> Int {\n  \(text)\n  return 1\n}") == ["2:3 error"])
  }

  @Test func `What waits is fine`() {
    let text = """
      func load() async throws -> Int { await fetch() }
      func both() async -> Int { async let first = fetch(1), second: Int = fetch(2); return await first + second }
      let go: () async -> Void
      actor Store {}
      var value: Int { get async { 1 } }
      let all = AsyncStream<Int> { _ in }
      struct Page: View {
        @State private var failure: (any Error)?
        var body: some View {
          Text("a").task { await load() }
          Text("b").task(id: 3) { }
          List {}.refreshable { await load() }
          Button("c") { Task { try await load() } }
        }
      }
      """
    #expect(found(text) == [])
  }
}

struct ErrorRuleTests {
  @Test func `An error of a type does not become one of any type`() {
    let text = """
      func strict() throws(LoadError) -> Int { throw .empty }
      func loose() throws -> Int { try store.strict() }
      init() throws { try strict() }
      let f = { () throws in try strict() }
      """
    #expect(places(text) == ["2:40 warning", "3:21 warning", "4:28 warning"])
  }

  @Test func `An error is not asked for a protocol`() {
    let text = """
      do { try f() } catch { a = (error as? LocalizedError)?.errorDescription }
      do { try f() } catch let e { b = e is CustomStringConvertible }
      do { try f() } catch { c = (error as NSError).code }
      do { try f() } catch { d = error as? LoadError }
      let e = other as? LocalizedError
      """
    #expect(places(text) == ["1:39 error", "2:39 error", "3:38 error"])
  }

  @Test func `Where it is caught or its type is written it does not have to`() {
    let text = """
      func strict() throws(LoadError) -> Int { throw .empty }
      func also() throws(LoadError) -> Int { try strict() }
      func loose() throws -> Int { (try? strict()) ?? (try other()) }
      func caught() { do { try strict() } catch { a = error.text } }
      func other() throws -> Int { do { return try strict() } catch { return 0 } }
      """
    #expect(found(text) == [])
  }
}

struct KeyPathRuleTests {
  @Test func `A subscript in a key path crashes the compiler`() {
    #expect(places("let a = rows.map(\\.[0])") == ["1:18 error"])
  }

  @Test func `A key path that is kept may not link`() {
    let text = """
      struct Column { let path: KeyPath<Row, String> }
      let columns = [\\Row.name, \\Row.place]
      let path = \\Row.name
      let either = isShort ? \\Row.name : \\Row.place
      func value(_ path: KeyPath<Row, String>) -> String { row[keyPath: path] }
      """
    #expect(
      places(text) == [
        "1:27 warning", "2:16 warning", "2:27 warning", "3:12 warning", "4:24 warning", "4:36 warning", "5:20 warning",
      ]
    )
  }

  @Test func `A key path that is read where it is written is fine`() {
    let text = """
      let a = ForEach(rows, id: \\.id) { row in Text(row.name) }
      let b = rows.map(\\.name)
      @inline(__always) func value(_ path: KeyPath<Row, String>) -> String { row[keyPath: path] }
      @Environment(\\.isEnabled) var isEnabled
      """
    #expect(found(text) == [])
  }
}

struct CodableRuleTests {
  @Test(arguments: [
    "final class Model: Codable { var a = 1 }",
    "class Model: Decodable { var a = 1; func encode(to encoder: Encoder) throws {} }",
    "class Model: Codable { init(from decoder: Decoder) throws {} }", "extension Elsewhere: Codable {}",
    "extension Elsewhere: Codable { init(from decoder: Decoder) throws {} }", "class A {}\nextension A: Encodable {}",
    "struct A: Codable { let a: Int; typealias CodingKeys = Keys }",
    "protocol Entity: Codable {}\nstruct A: Entity { let a: Int }",
    "typealias Model = Codable & Hashable\nstruct A: Model { let a: Int }",
  ])
  func `What nobody can write for the page`(text: String) {
    let messages = found(text)
    #expect(messages.count == 1)
    #expect(messages.first?.contains(" error: ") == true)
  }

  @Test(arguments: [
    "struct A: Codable { var a = 1 }", "struct A { var a = 1 }\nextension A: Codable {}",
    "enum A: String, Codable { case b }", "enum A: Codable { case b(Int) }",
    "final class A: Codable { init(from decoder: Decoder) throws {}\nfunc encode(to encoder: Encoder) throws {} }",
    "extension Elsewhere: Decodable { init(from decoder: any Decoder) throws {} }",
    "func f(_ encoder: any Encoder, _ path: [any CodingKey]) {}",
  ])
  func `What is written, or says how`(text: String) {
    #expect(found(text) == [])
  }

  @Test func `How a type of another file is read is not seen`() {
    let text = "extension Tip { init(from decoder: any Decoder) throws {} }"
    #expect(places(text) == [])
    #expect(found(text, "struct Tip: Codable { let a: Int }").count == 1)
  }

  @Test func `A container's own way is gone by only where it is called`() {
    let text =
      "extension KeyedDecodingContainer { func decode(_ type: Flag.Type, forKey key: Key) throws -> Flag { Flag() } }"
    #expect(places(text) == ["1:41 warning"])
  }

  @Test func `The raw values of an enum that is declared elsewhere say how`() {
    #expect(found("extension Kind: Codable {}", "enum Kind: String { case a }") == [])
  }
}

struct CalendarRuleTests {
  @Test func `The week of a year is not asked for`() {
    #expect(places("let a = calendar.component(.weekOfYear, from: date)") == ["1:28 error"])
    #expect(
      places("let a = calendar.dateComponents([.year, Calendar.Component.weekOfYear], from: date)") == ["1:41 error"]
    )
  }

  @Test(arguments: [
    "calendar.component(.weekday, from: date)", "calendar.date(byAdding: .weekOfYear, value: 1, to: date)",
    "calendar.dateComponents([.weekOfYear], from: one, to: other)", "calendar.dateInterval(of: .weekOfYear, for: date)",
    "component(.weekOfYear, from: date)",
  ])
  func `Weeks as lengths of time are there`(call: String) { #expect(places("let a = \(call)") == []) }
}
