import SwiftUI
import Testing

/// Several of these at once: what one does inside another.
struct NestingTests {
  @Test func `another id on a container renews everything in it`() async throws {
    struct Root: View {
      @State private var id = 0
      var body: some View {
        VStack {
          Counter(name: "Outer")
          HStack { ForEach(["a", "b"], id: \.self) { Counter(name: $0) } }
        }
        .id(id)
        Button("Renew") { id += 1 }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Outer 0")
    try await screen.tap("b 0")
    try await screen.tap("Renew")
    #expect(screen.labels(.button) == ["Outer 0", "a 0", "b 0", "Renew"])
  }

  @Test func `a link in an app's own hands opens what the app decides`() async throws {
    let journal = Journal()
    let address = try #require(URL(string: "app://settings"))
    let screen = try await show(
      Link("Settings", destination: address)
        .environment(
          \.openURL,
          OpenURLAction { url in
            journal.note(url.absoluteString)
            return .handled
          }
        )
    )
    try await screen.tap("Settings")
    #expect(journal.lines == ["app://settings"])
  }

  @Test func `a style reaches the buttons of a custom view in a row of a list`() async throws {
    struct Marked: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text("!")
        }
      }
    }
    let screen = try await show(
      List { ForEach(["a"], id: \.self) { Counter(name: $0) } }.buttonStyle(Marked())
    )
    try await screen.tap("a 0, !")
    #expect(screen.labels(.button) == ["a 1, !"])
  }

  @Test func `every control is disabled by what is around it`() async throws {
    struct Root: View {
      @State private var isOn = false
      @State private var text = ""
      @State private var number = 1
      @State private var amount = 0.5
      var body: some View {
        Form {
          Toggle("Toggle", isOn: $isOn)
          TextField("Field", text: $text)
          Slider(value: $amount) { Text("Slider") }
          Picker("Picker", selection: $number) { Text("one").tag(1) }.pickerStyle(.segmented)
          DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
          DisclosureGroup("Group") { Text("inside") }
          Button("Button") { isOn = true }
        }
        .disabled(true)
        Text("\(isOn) \(text) \(amount)")
      }
    }
    let screen = try await show(Root())
    for label in ["Toggle", "Field", "Slider", "Date", "Group", "Button"] {
      #expect(try !screen.element(label).isEnabled, "\(label)")
    }
    try await screen.tap("Toggle")
    try await screen.tap("Button")
    try await screen.type("x", into: "Field")
    try await screen.tap("Group")
    #expect(screen.texts.last == "false  0.5")
    #expect(!screen.shows("inside"))
  }

  @Test func `a stepper tells when editing begins and ends`() async throws {
    struct Root: View {
      let journal: Journal
      @State private var number = 1
      var body: some View {
        Stepper("Number", value: $number) { journal.note($0 ? "begin" : "end") }
      }
    }
    let journal = Journal()
    let screen = try await show(Root(journal: journal))
    try await screen.perform(.increment, on: "Number")
    #expect(journal.lines.first == "begin")
    #expect(journal.lines.last == "end")
  }

  @Test func `an object written while a view appears is shown`() async throws {
    struct Root: View {
      @State private var model = NestedModel()
      var body: some View {
        Text(model.text).onAppear { model.text = "loaded" }
        Text("beside \(model.text)")
      }
    }
    #expect(try await show(Root()).texts == ["loaded", "beside loaded"])
  }

  @Test func `a binding kept by a task writes as long as the state is there`() async throws {
    struct Root: View {
      @State private var text = "idle"
      var body: some View {
        Text(text)
        Starter(text: $text)
      }
    }
    struct Starter: View {
      @Binding var text: String
      var body: some View {
        Button("Start") {
          Task {
            text = "running"
            await Task.yield()
            text = "done"
          }
        }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Start")
    try await screen.settle { screen.texts == ["done"] }
  }

  @Test func `a row's sheet stays when other rows come and go`() async throws {
    struct Row: View {
      let name: String
      @State private var isShown = false
      var body: some View {
        Button(name) { isShown = true }.sheet(isPresented: $isShown) { Text("sheet of \(name)") }
      }
    }
    struct Root: View {
      let added: ShownNames
      var body: some View { ForEach(added.names, id: \.self) { Row(name: $0) } }
    }
    let names = ShownNames()
    let screen = try await show(Root(added: names))
    try await screen.tap("b")
    #expect(screen.texts == ["sheet of b"])
    names.names = ["z", "b", "c"]
    try await screen.settle()
    #expect(screen.texts == ["sheet of b"])
    try await screen.pullDown()
    #expect(screen.labels(.button) == ["z", "b", "c"])
  }

  @Test func `a choice in a form follows what its options become`() async throws {
    struct Root: View {
      @State private var options = ["a", "b"]
      @State private var chosen = "a"
      var body: some View {
        Form {
          Picker("Letter", selection: $chosen) { ForEach(options, id: \.self) { Text($0) } }.pickerStyle(.inline)
        }
        Text("is \(chosen)")
        Button("More") { options.append("c") }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("More")
    try await screen.perform(.choose("c"), on: "Letter")
    #expect(screen.shows("is c"))
    #expect(try screen.value(of: "Letter") == "c")
  }
}

@Observable private final class NestedModel {
  var text = "empty"
}

@Observable private final class ShownNames {
  var names = ["a", "b"]
}
