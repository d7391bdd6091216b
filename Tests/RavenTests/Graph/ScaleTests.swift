import Foundation
import Observation
import RavenTesting
import Testing

@testable import Raven

/// Many, deep, long and often: what must neither grow nor overflow.
@Suite(.serialized)
struct ScaleTests {
  private struct Level: View {
    let depth: Int
    var body: some View {
      if depth > 0 {
        AnyView(VStack { Level(depth: depth - 1) }.padding(1))
      } else {
        Leaf()
      }
    }
  }

  private struct Leaf: View {
    @State private var count = 0
    var body: some View { Button("leaf \(count)") { count += 1 } }
  }

  @Test func `200 levels of views, branches and erased views fit the stack`() throws {
    let probe = LifetimeProbe()
    let page = try TestPage(Level(depth: 200))
    try page.click(text: "leaf 0")
    #expect(page.text == "leaf 1")
    #expect(page.document.ids.count == 402)
    page.end()
    #expect(probe.blocks == 0)
  }

  private struct Rows: View {
    @State private var ids = Array(0..<10_000)
    var body: some View {
      Button("reverse") { ids.reverse() }
      Button("clear") { ids = [] }
      VStack { ForEach(ids, id: \.self) { Text("\($0)") } }
    }
  }

  @Test func `10,000 rows are reversed with 9,999 moves and cleared`() throws {
    let probe = LifetimeProbe()
    let page = RenderCoordinator(Rows())
    let first = try DOMCommand.decode(page.takeBatch() ?? [])
    #expect(first.filter { if case .open = $0 { true } else { false } }.count == 10_005)
    let reversed = try click(page, 1)
    #expect(reversed.filter { if case .move = $0 { true } else { false } }.count == 9_999)
    let cleared = try click(page, 3)
    #expect(cleared.count < 5, "\(cleared.prefix(8))")
    #expect(cleared.filter { if case .clear = $0 { true } else { false } }.count == 1)
    page.end()
    #expect(probe.blocks == 0 && probe.boxes == 0)
  }

  private func click(_ page: RenderCoordinator, _ id: UInt32) throws -> [DOMCommand] {
    #expect(page.perform(PageEvent(node: id, payload: .click([]))) == .handled)
    return try DOMCommand.decode(page.takeBatch() ?? [])
  }

  @Test func `a text of a megabyte arrives`() throws {
    let text = String(repeating: "é漢🦉<&", count: 100_000)
    let page = try TestPage(Text(text))
    #expect(page.text == text)
  }

  private struct Toggles: View {
    @State private var flags = [Bool](repeating: false, count: 500)
    var body: some View {
      ForEach(0..<500) { index in Toggle("flag \(index)", isOn: $flags[index]) }
      Text("\(flags.count { $0 }) on")
    }
  }

  @Test func `500 toggles share one array`() throws {
    let page = try TestPage(Toggles())
    for index in stride(from: 0, to: 500, by: 50) { try page.toggle(index) }
    #expect(page.text.hasSuffix("10 on"))
    #expect(page.document.ids(tag: "input").filter { page.document.isChecked($0) }.count == 10)
  }

  /// The memory in use.
  ///
  /// A registration left behind by every run would be 5 MB and more.
  private static func residentBytes() throws -> Int {
    let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
    return (Int(pages) ?? 0) * 4096
  }

  @Observable
  fileprivate final class Clock {
    var ticks = 0
    nonisolated init() {}
    nonisolated deinit {}
  }

  private struct Ticking: View {
    let clock: Clock
    @State private var extra = 0
    var body: some View { Text("\(clock.ticks % 2) \(extra)") }
  }

  @Test func `an observing scope runs a million times in the same memory`() throws {
    let runs = 1_000_000
    let clock = Clock()
    let page = RenderCoordinator(Ticking(clock: clock))
    _ = page.takeBatch()
    func run(_ times: Int) {
      for _ in 0..<times {
        clock.ticks += 1
        _ = page.takeBatch()
      }
    }
    run(2_000)
    let before = try ScaleTests.residentBytes()
    run(runs)
    let growth = try ScaleTests.residentBytes() - before
    #expect(growth < 1_500_000, "\(growth) bytes more")
    #expect(page.bodyRuns >= runs + 2_000)
    page.end()
  }

  private struct Both: View {
    let clock: Clock
    @State private var own = 0
    var body: some View { Button("\(clock.ticks) \(own)") { own += 1 } }
  }

  @Test func `runs for another reason leave no registration with the model`() throws {
    let clock = Clock()
    let page = RenderCoordinator(Both(clock: clock))
    _ = page.takeBatch()
    func run(_ times: Int) {
      for _ in 0..<times {
        _ = page.perform(PageEvent(node: 1, payload: .click([])))
        _ = page.takeBatch()
      }
    }
    run(2_000)
    let before = try ScaleTests.residentBytes()
    run(30_000)
    let growth = try ScaleTests.residentBytes() - before
    #expect(growth < 1_500_000, "\(growth) bytes more")
    page.end()
  }
}
