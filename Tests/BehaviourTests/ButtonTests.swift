import SwiftUI
import Testing

private struct Bracketed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Inner(configuration: configuration) }

  private struct Inner: View {
    let configuration: Configuration
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      HStack {
        configuration.label
        Text("\(name) \(isEnabled)")
      }
    }
    private var name: String {
      switch configuration.role {
      case .destructive?: "destructive"
      case .cancel?: "cancel"
      default: "none"
      }
    }
  }
}

/// Buttons, their roles and styles, and what disables them.
struct ButtonTests {
  @Test func `a button runs its action once a tap`() async throws {
    let screen = try await show(Counter())
    for _ in 0..<3 { try await screen.tap("Count \(screen.labels(.button)[0].last ?? "?")") }
    #expect(screen.shows("Count 3"))
  }

  private struct Disabling: View {
    let journal: Journal
    @State private var isOff = true
    var body: some View {
      VStack {
        Button("Inside") { journal.note("inside") }.disabled(false)
        Text("tapped").onTapGesture { journal.note("gesture") }
      }
      .disabled(isOff)
      Button("Switch") { isOff.toggle() }
    }
  }

  @Test func `what is around disables everything inside, and gives it back`() async throws {
    let journal = Journal()
    let screen = try await show(Disabling(journal: journal))
    #expect(try !screen.element("Inside").isEnabled)
    try await screen.tap("Inside")
    #expect(journal.take() == [])
    try await screen.tap("Switch")
    #expect(try screen.element("Inside").isEnabled)
    try await screen.tap("Inside")
    #expect(journal.lines == ["inside"])
  }

  @Test func `a disabled view hears no taps`() async throws {
    let journal = Journal()
    let screen = try await show(Disabling(journal: journal))
    try await screen.tap("tapped")
    #expect(journal.take() == [])
    try await screen.tap("Switch")
    try await screen.tap("tapped")
    #expect(journal.lines == ["gesture"])
  }

  @Test func `a style is told the role and reads whether the button is enabled`() async throws {
    struct Root: View {
      var body: some View {
        VStack {
          Button("a") {}
          Button("b", role: .destructive) {}
          Button("c", role: .cancel) {}.disabled(true)
        }
        .buttonStyle(Bracketed())
      }
    }
    let screen = try await show(Root())
    #expect(screen.labels(.button) == ["a, none true", "b, destructive true", "c, cancel false"])
  }

  @Test func `the nearest style counts`() async throws {
    struct Named: ButtonStyle {
      let name: String
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(name)
          configuration.label
        }
      }
    }
    struct Root: View {
      var body: some View {
        VStack {
          Button("a") {}
          Button("b") {}.buttonStyle(Named(name: "inner"))
        }
        .buttonStyle(Named(name: "outer"))
      }
    }
    #expect(try await show(Root()).labels(.button) == ["outer, a", "inner, b"])
  }

  @Test func `a primitive style decides when the action runs`() async throws {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button("Run twice") {
          configuration.trigger()
          configuration.trigger()
        }
        .buttonStyle(.plain)
      }
    }
    let journal = Journal()
    let screen = try await show(Button("Once") { journal.note("ran") }.buttonStyle(Twice()))
    try await screen.tap("Run twice")
    #expect(journal.lines == ["ran", "ran"])
  }

  @Test func `a style of toggles switches through its configuration`() async throws {
    struct Words: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "Put out" : "Light") { configuration.isOn.toggle() }
        configuration.label
      }
    }
    struct Root: View {
      @State private var isOn = false
      var body: some View {
        Toggle("Lamp", isOn: $isOn).toggleStyle(Words())
        Text("\(isOn)")
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Light")
    #expect(screen.texts == ["Lamp", "true"])
    try await screen.tap("Put out")
    #expect(screen.texts == ["Lamp", "false"])
  }

  @Test func `a style of labels shows the parts it wants`() async throws {
    struct Titles: LabelStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.title }
    }
    let screen = try await show(
      Label {
        Text("title")
      } icon: {
        Text("icon")
      }
      .labelStyle(Titles())
    )
    #expect(screen.texts == ["title"])
  }

  @Test func `state in a style belongs to each button`() async throws {
    struct Tallied: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Tally(configuration: configuration) }
      struct Tally: View {
        let configuration: Configuration
        @State private var count = 0
        var body: some View {
          Button("tally \(count)") {
            count += 1
            configuration.trigger()
          }
          .buttonStyle(.plain)
        }
      }
    }
    struct Root: View {
      var body: some View {
        VStack {
          Button("a") {}
          Button("b") {}
        }
        .buttonStyle(Tallied())
      }
    }
    let screen = try await show(Root())
    try await screen.tap("tally 0")
    try await screen.tap("tally 1")
    #expect(screen.labels(.button) == ["tally 2", "tally 0"])
  }
}
