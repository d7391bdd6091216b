import RavenTesting
import Testing

@testable import Raven

/// Taps, and how the actions of modifiers and of the element itself live together.
struct ViewsTapTests {
  private struct Tapped: View {
    @State private var taps = 0
    @State private var presses = 0

    var body: some View {
      Button("\(taps) \(presses)") { presses += 1 }.onTapGesture { taps += 1 }
    }
  }

  @Test func `a tap and a press both run, once each time`() throws {
    let page = try TestPage(Tapped())
    try page.click(tag: "button")
    #expect(page.log == ["text #2 1 1"])
    try page.click(tag: "button")
    #expect(page.log == ["text #2 2 2"])
  }

  private struct Fresh: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onTapGesture { count += count == 0 ? 1 : 10 } }
  }

  @Test func `a tap runs the action of the last body, once`() throws {
    let page = try TestPage(Fresh())
    try page.click(text: "0")
    try page.click(text: "1")
    #expect(page.text == "11")
  }

  private struct Child: View {
    static nonisolated(unsafe) var runs = 0
    var body: some View {
      Child.runs += 1
      return Text("child")
    }
  }

  private struct Parent: View {
    @State private var count = 0
    var body: some View {
      Text("count \(count)")
      Child().onTapGesture { count += 1 }
    }
  }

  @Test func `a new closure for a tap does not run the view it is for`() throws {
    Child.runs = 0
    let page = try TestPage(Parent())
    try page.click(text: "child")
    try page.click(text: "child")
    #expect(page.text == "count 2child")
    #expect(Child.runs == 1)
  }

  private struct Double: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onTapGesture(count: 2) { count += 1 } }
  }

  @Test func `a double tap listens to double clicks alone`() throws {
    let page = try TestPage(Double())
    #expect(try page.send(.click([]), to: 1) == .retired)
    #expect(try page.send(.doubleClick([]), to: 1) == .handled)
    #expect(page.text == "1")
  }
}
