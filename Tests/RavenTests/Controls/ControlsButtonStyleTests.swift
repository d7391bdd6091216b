import RavenTesting
import Testing

@testable import Raven

/// Button styles of an app's own, and what buttons tell the page.
struct ControlsButtonStyleTests {
  private struct Steady: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
  }

  private struct Pressing: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.isPressed ? "down" : "up")
    }
  }

  /// Hands its configuration on to a view, which reads it later than `makeBody`.
  private struct Passing: ButtonStyle {
    struct Shown: View {
      let configuration: ButtonStyleConfiguration
      @Environment(\.isEnabled) private var isEnabled
      init(_ configuration: ButtonStyleConfiguration) { self.configuration = configuration }
      var body: some View {
        configuration.label
        Text((configuration.isPressed ? "down" : "up") + (isEnabled ? "" : " off"))
      }
    }
    func makeBody(configuration: Configuration) -> some View { Shown(configuration) }
  }

  private static let press: UInt32 = 1 << UInt32(EventKind.press.rawValue)

  @Test func `a style that does not ask whether the button is pressed has no presses sent`() throws {
    let page = try TestPage(Button("Go") {}.buttonStyle(Steady()))
    let button = page.document.ids(tag: "button")[0]
    #expect(page.document.mask(of: button) == 1)
    #expect(page.document.attribute("data-with", of: button) == nil)
  }

  @Test(arguments: [true, false])
  func `a style that asks is told, wherever it asks`(isPassedOn: Bool) throws {
    let page: TestPage
    if isPassedOn {
      page = try TestPage(Button("Go") {}.buttonStyle(Passing()))
    } else {
      page = try TestPage(Button("Go") {}.buttonStyle(Pressing()))
    }
    try page.commit()
    let button = page.document.ids(tag: "button")[0]
    #expect(page.document.mask(of: button) == 1 | Self.press)
    #expect(page.document.attribute("data-with", of: button) == "button")
    #expect(try page.send(.press(isDown: true), to: button) == .handled)
    #expect(page.text == "Godown")
    #expect(page.log.count == 1)
    try page.send(.press(isDown: false), to: button)
    #expect(page.text == "Goup")
  }

  @Test func `a style reads the environment where the button stands`() throws {
    let page = try TestPage(Button("Go") {}.buttonStyle(Passing()).disabled(true))
    #expect(page.text == "Goup off")
  }

  @Test func `a press runs the style's body and no other`() throws {
    let page = try TestPage(Button("Go") {}.buttonStyle(Pressing()))
    page.clearRuns()
    try page.send(.press(isDown: true), to: page.document.ids(tag: "button")[0])
    #expect(page.runs.filter { !$0.hasPrefix("StyledButton") } == [])
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      Button("one") { count += 1 }.buttonStyle(Doubling()).buttonStyle(.bordered)
      Text("\(count)")
    }
  }

  private struct Doubling: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      Button("two") {
        configuration.trigger()
        configuration.trigger()
      }
      .buttonStyle(.plain)
    }
  }

  @Test func `a primitive style triggers as often as it likes, and builds on the style it replaces`() throws {
    let page = try TestPage(Counting())
    let buttons = page.document.ids(tag: "button")
    #expect(page.document.attribute("class", of: buttons[0]) == "g btn bordered")
    #expect(page.document.attribute("class", of: buttons[1]) == "g btn")
    try page.click(text: "one")
    try page.click(text: "two")
    #expect(page.text == "onetwo3")
  }

  @Test func `sizes, shapes and keys are said, and taken back`() throws {
    struct Sizes: View {
      @State private var isLarge = true
      var body: some View {
        Button("Go") { isLarge.toggle() }
          .controlSize(isLarge ? .large : .regular)
          .buttonBorderShape(isLarge ? .capsule : .automatic)
          .keyboardShortcut(isLarge ? KeyboardShortcut("s") : nil)
      }
    }
    let page = try TestPage(Sizes())
    let button = page.document.ids(tag: "button")[0]
    #expect(page.document.attribute("data-size", of: button) == "large")
    #expect(page.document.attribute("data-keys", of: button) == "8 s")
    #expect(page.document.style("--shape", of: button) == "99rem")
    try page.click()
    #expect(page.document.attribute("data-size", of: button) == nil)
    #expect(page.document.attribute("data-keys", of: button) == nil)
    #expect(page.document.style("--shape", of: button) == nil)
  }
}
