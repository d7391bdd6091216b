import SwiftUI
import Testing

/// What assistive technology is told, and can do.
struct AccessibilityTests {
  @Test func `a label takes the place of the text`() async throws {
    let screen = try await show(Text("★★★").accessibilityLabel("Three stars"))
    #expect(screen.texts == ["Three stars"])
  }

  @Test func `a label of a control names it`() async throws {
    struct Root: View {
      @State private var isOn = false
      var body: some View {
        Button("+") { isOn = true }.accessibilityLabel("Add")
        Toggle("", isOn: $isOn).accessibilityLabel("Added")
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Add")
    #expect(try screen.isOn("Added"))
  }

  @Test func `a value is told beside the label`() async throws {
    let screen = try await show(Text("Progress").accessibilityValue("5 of 9"))
    #expect(try screen.value(of: "Progress") == "5 of 9")
  }

  @Test func `what is hidden is not told`() async throws {
    struct Root: View {
      @State private var isHidden = true
      var body: some View {
        VStack {
          Text("inside")
          Button("Also inside") {}
        }
        .accessibilityHidden(isHidden)
        Text("beside")
        Button("Tell") { isHidden = false }
      }
    }
    let screen = try await show(Root())
    #expect(screen.elements.map(\.label) == ["beside", "Tell"])
    try await screen.tap("Tell")
    #expect(screen.elements.map(\.label) == ["inside", "Also inside", "beside", "Tell"])
  }

  @Test func `a view that takes room but does not show is not told`() async throws {
    let screen = try await show(
      VStack {
        Text("seen")
        Text("not seen").hidden()
      }
    )
    #expect(screen.texts == ["seen"])
  }

  @Test func `views can be combined into one element`() async throws {
    let screen = try await show(
      HStack {
        Text("Ada")
        Text("36")
      }
      .accessibilityElement(children: .combine)
    )
    #expect(screen.elements.map(\.label) == ["Ada, 36"])
  }

  @Test func `a view can be one element with a label of its own`() async throws {
    let screen = try await show(
      HStack {
        Text("4")
        Text("2")
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Score 4 to 2")
    )
    #expect(screen.elements.map(\.label) == ["Score 4 to 2"])
  }

  @Test func `a view that contains leaves its children elements`() async throws {
    let screen = try await show(
      VStack {
        Text("one")
        Text("two")
      }
      .accessibilityElement(children: .contain)
    )
    #expect(screen.texts == ["one", "two"])
  }

  @Test func `an action by name runs`() async throws {
    let journal = Journal()
    let screen = try await show(
      Text("message")
        .accessibilityAction(named: "Archive") { journal.note("archived") }
        .accessibilityAction(named: "Reply") { journal.note("replied") }
    )
    #expect(screen.elements.map(\.label) == ["message"])
    try await screen.perform(.custom("Reply"), on: "message")
    try await screen.perform(.custom("Archive"), on: "message")
    #expect(journal.lines == ["replied", "archived"])
  }

  @Test func `a view can be adjusted`() async throws {
    struct Rating: View {
      @State private var stars = 3
      var body: some View {
        Text("Rating")
          .accessibilityValue("\(stars)")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: stars += 1
            case .decrement: stars -= 1
            @unknown default: break
            }
          }
      }
    }
    let screen = try await show(Rating())
    try await screen.perform(.increment, on: "Rating")
    try await screen.perform(.increment, on: "Rating")
    try await screen.perform(.decrement, on: "Rating")
    #expect(try screen.value(of: "Rating") == "4")
  }

  @Test func `traits say what a view is for`() async throws {
    struct Root: View {
      var body: some View {
        Text("Title").accessibilityAddTraits(.isHeader)
        Text("Press").accessibilityAddTraits(.isButton)
        Text("Chosen").accessibilityAddTraits(.isSelected)
      }
    }
    let screen = try await show(Root())
    #expect(screen.elements.map(\.role) == [.header, .button, .text])
    #expect(screen.elements.map(\.isSelected) == [false, false, true])
  }

  @Test func `a decorative image is not told, a labelled one by its label`() async throws {
    struct Root: View {
      var body: some View {
        Image(decorative: "line")
        Image("cat", label: Text("A cat"))
        Image(systemName: "star").accessibilityLabel("Favourite")
      }
    }
    let screen = try await show(Root())
    #expect(screen.elements.map(\.label) == ["A cat", "Favourite"])
    #expect(screen.elements.map(\.role) == [.image, .image])
  }

  @Test func `an icon beside a title leaves the title its name`() async throws {
    let screen = try await show(Label("Inbox", systemImage: "tray"))
    #expect(screen.elements.map(\.label) == ["Inbox"])
  }
}
