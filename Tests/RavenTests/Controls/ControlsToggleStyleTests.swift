import RavenTesting
import Testing

@testable import Raven

/// Styles of toggles and labels, and where a toggle's description goes.
struct ControlsToggleStyleTests {
  private struct Switches<Style: ToggleStyle>: View {
    let style: Style
    @State private var isOn = false
    init(style: Style) { self.style = style }
    var body: some View {
      Toggle("Lamp", isOn: $isOn).toggleStyle(style)
      Text(isOn ? "on" : "off")
    }
  }

  private struct Word: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "out" : "light") { configuration.isOn.toggle() }
    }
  }

  /// Adds to whatever style there is.
  private struct Starred: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("*")
      Toggle(configuration)
    }
  }

  @Test func `a style of an app's own switches the binding`() throws {
    let page = try TestPage(Switches(style: Word()))
    try page.click(text: "light")
    #expect(page.text == "outon")
  }

  @Test func `a checkbox has no role of a switch`() throws {
    let page = try TestPage(Switches(style: .checkbox))
    let box = page.document.ids(tag: "input")[0]
    #expect(page.document.attribute("role", of: box) == nil)
    try page.toggle()
    #expect(page.text == "Lampon")
  }

  @Test func `as a button it says whether it is pressed`() throws {
    let page = try TestPage(Switches(style: .button))
    let button = page.document.ids(tag: "button")[0]
    #expect(page.document.attribute("aria-pressed", of: button) == "false")
    try page.click()
    #expect(page.document.attribute("aria-pressed", of: button) == "true")
    #expect(page.text == "Lampon")
  }

  @Test func `a style that uses the toggle it is given builds on the one it replaces`() throws {
    let page = try TestPage(Toggle("Lamp", isOn: .constant(true)).toggleStyle(Starred()).toggleStyle(.checkbox))
    #expect(page.text == "*Lamp")
    #expect(page.document.attribute("class", of: page.document.ids(tag: "label")[0]) == "check g")
  }

  @Test func `what describes a toggle, and what focuses it, is on the input`() throws {
    struct Described: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Toggle("Lamp", isOn: .constant(true)).focused($isFocused).accessibilityLabel("Reading lamp").padding(2)
      }
    }
    let page = try TestPage(Described())
    let (label, input) = (page.document.ids(tag: "label")[0], page.document.ids(tag: "input")[0])
    #expect(page.document.attribute("aria-label", of: input) == "Reading lamp")
    #expect(page.document.attribute("aria-label", of: label) == nil)
    #expect(page.document.mask(of: label) == 0)
    #expect(page.document.mask(of: input) == 1 << 2 | 1 << 4 | 1 << 5)
  }

  @Test func `a toggle of several values is on when all are, and switches all`() throws {
    struct Lamp { var isOn: Binding<Bool> }
    struct Lamps: View {
      @State private var one = true
      @State private var two = false
      var body: some View {
        Toggle("All", sources: [Lamp(isOn: $one), Lamp(isOn: $two)], isOn: \.isOn)
        Text("\(one) \(two)")
      }
    }
    let page = try TestPage(Lamps())
    #expect(!page.document.isChecked(page.document.ids(tag: "input")[0]))
    try page.toggle()
    #expect(page.text == "Alltrue true")
  }

  private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("[")
      configuration.title
      Label(configuration)
    }
  }

  @Test func `labels follow their style, down to the icon alone with its name`() throws {
    let label = Label {
      Text("Inbox")
    } icon: {
      Text("i")
    }
    #expect(try TestPage(label).text == "iInbox")
    #expect(try TestPage(label.labelStyle(.titleOnly)).text == "Inbox")
    #expect(try TestPage(label.labelStyle(Boxed())).text == "[InboxiInbox")
    #expect(
      html(label.labelStyle(.iconOnly)) == """
        <div class="g tx ry"><span class="t tx ry">i</span><div class="unseen"><span class="t tx ry">Inbox</span></div></div>
        """
    )
  }
}
