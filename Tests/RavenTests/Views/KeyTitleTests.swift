import Foundation
import RavenTesting
import Testing

@testable import Raven

/// Titles that are `LocalizedStringKey`s: what the string would be, with the Markdown of the literal.
struct KeyTitleTests {
  private let key: LocalizedStringKey = "Hi **you**"
  private let strong = "<strong>you</strong>"

  @Test func `views whose title is a view show its looks`() {
    let views: [(String, AnyView)] = [
      ("Button", AnyView(Button(key) {})),
      ("Button, role", AnyView(Button(key, role: .destructive) {})),
      ("Button, image", AnyView(Button(key, systemImage: "star") {})),
      ("Label", AnyView(Label(key, systemImage: "star"))),
      ("Toggle", AnyView(Toggle(key, isOn: .constant(true)))),
      ("Picker", AnyView(Picker(key, selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(.inline))),
      ("Stepper", AnyView(Stepper(key, value: .constant(1), in: 0...2))),
      ("Link", AnyView(Link(key, destination: URL(string: "https://example.org")!))),
      ("ProgressView", AnyView(ProgressView(key))),
      ("ProgressView, value", AnyView(ProgressView(key, value: 0.5))),
      ("LabeledContent", AnyView(LabeledContent(key, value: "x"))),
      ("LabeledContent, format", AnyView(LabeledContent(key, value: 0.5, format: .percent))),
      ("Section", AnyView(Section(key) { Text("x") })),
      ("DisclosureGroup", AnyView(DisclosureGroup(key) { Text("x") })),
      ("GroupBox", AnyView(GroupBox(key) { Text("x") })),
      ("ContentUnavailableView", AnyView(ContentUnavailableView(key, systemImage: "tray"))),
      ("ColorPicker", AnyView(ColorPicker(key, selection: .constant(.red)))),
      ("DatePicker", AnyView(DatePicker(key, selection: .constant(Date())))),
      ("Menu", AnyView(Menu(key) { Text("x") })),
      ("NavigationLink", AnyView(NavigationStack { NavigationLink(key, value: 3) })),
    ]
    for (name, view) in views { #expect(html(view).contains(strong), "\(name)") }
  }

  @Test func `where only characters can stand there are no asterisks`() {
    #expect(html(TextField(key, text: .constant(""))).contains("\"Hi you\""))
    #expect(html(SecureField(key, text: .constant(""))).contains("\"Hi you\""))
    #expect(html(TextField(key, value: .constant(3), format: .number)).contains("\"Hi you\""))
    #expect(html(Text("x").accessibilityLabel(key)).contains("aria-label=\"Hi you\""))
    #expect(html(Text("x").help(key)).contains("Hi you"))
    let screen = html(NavigationStack { Text("x").navigationTitle(key) })
    #expect(screen.contains("Hi you") && !screen.contains("**"))
    #expect(html(TabView { Tab(key, systemImage: "star") { Text("x") } }).contains("Hi you"))
  }

  @Test func `a literal is a key, a string is shown as it is`() {
    #expect(html(Button("Hi **you**") {}).contains(strong))
    #expect(html(Button(String("Hi **you**")) {}).contains("Hi **you**"))
    #expect(html(Section(["**a**"][0].dropFirst()) { Text("x") }).contains("*a**"))
    #expect(html(Label("Due \(Text("now").bold())", systemImage: "star")).contains("700\">now</span>"))
  }

  @Test func `a resource is its own text, and what is put into it no Markdown`() {
    let name = "[x](https://example.org)"
    let resource: LocalizedStringResource = "**\(3)** of \(name)"
    #expect(String(localized: resource) == "**3** of [x](https://example.org)")
    #expect(String(localized: "\(1) of \(2)", comment: "pages") == "1 of 2")
    #expect(String(localized: "\(0.5, format: .percent)") == "50%")
    let shown = html(Text(resource))
    #expect(shown.contains("<strong>3</strong>") && shown.contains("[x](https://example.org)"))
    #expect(!shown.contains("<a"))
  }
}
