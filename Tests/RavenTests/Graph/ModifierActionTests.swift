import RavenTesting
import Testing

@testable import Raven

/// Actions that a modifier puts on an element which may have actions of its own.
struct ModifierActionTests {
  private final class ClickLink: ChainLink {
    private let actions: EventActions

    init(_ actions: EventActions, outer: ChainLink?) {
      self.actions = actions
      super.init(outer: outer)
    }

    nonisolated deinit {}

    override func open(_ visitor: Visitor) { visitor.decorate(actions) }
  }

  private struct Page: View {
    @State private var clicks = 0
    @State private var own = 0
    @State private var isOn = true

    var body: some View {
      let actions = isOn ? EventActions(.click) { _ in clicks += 1 } : EventActions()
      clicked(actions, Text("text \(clicks)"))
      clicked(actions, Button("button \(own)") { own += 1 })
      Button("switch") { isOn.toggle() }
    }

    private func clicked<Content: View>(_ actions: EventActions, _ content: Content) -> some View {
      _ChainedView(content: content, as: ClickLink.self) { ClickLink(actions, outer: $0) }
    }
  }

  @Test func `a modifier's action and the element's own both run, before and after a change`() throws {
    let page = try TestPage(Page())
    for clicks in 1...3 {
      try page.click(text: "text \(clicks - 1)")
      #expect(page.text == "text \(clicks)button 0switch")
    }
    try page.click(text: "button 0")
    #expect(page.text == "text 4button 1switch")
    try page.click(text: "switch")
    #expect(page.document.mask(of: page.document.ids(tag: "span")[0]) == 0)
    try page.click(text: "button 1")
    #expect(page.text == "text 4button 2switch")
    try page.click(text: "switch")
    try page.click(text: "button 2")
    #expect(page.text == "text 5button 3switch")
  }

  private struct Late: View {
    @State private var isOn = false
    @State private var clicks = 0

    var body: some View {
      let actions = isOn ? EventActions(.click) { _ in clicks += 1 } : EventActions()
      _ChainedView(content: Button("late \(clicks)") { isOn = true }, as: ClickLink.self) {
        ClickLink(actions, outer: $0)
      }
    }
  }

  @Test func `an element listens even if its modifier has no action yet`() throws {
    let page = try TestPage(Late())
    try page.click(text: "late 0")
    try page.click(text: "late 0")
    #expect(page.text == "late 1")
  }
}
