import SwiftUI
import Testing

/// Fields: what is typed, what becomes of it, what Return does.
struct FieldTests {
  @Test func `what is typed is in the binding at once`() async throws {
    struct Root: View {
      @State private var text = "before"
      var body: some View {
        TextField("Name", text: $text)
        Text(text)
      }
    }
    let screen = try await show(Root())
    #expect(try screen.value(of: "Name") == "before")
    try await screen.type("after", into: "Name")
    #expect(screen.texts == ["after"])
  }

  @Test func `what the app writes is in the field`() async throws {
    struct Root: View {
      @State private var text = "draft"
      var body: some View {
        TextField("Name", text: $text)
        Button("Clear") { text = "" }
      }
    }
    let screen = try await show(Root())
    try await screen.tap("Clear")
    #expect(try screen.value(of: "Name") == "")
  }

  private struct Amount: View {
    @State private var amount = 12
    @State private var submits = 0
    var body: some View {
      TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US"))).onSubmit { submits += 1 }
      TextField("Other", text: .constant(""))
      Text("\(amount) \(submits)")
      Button("Double") { amount *= 2 }
    }
  }

  @Test func `text becomes a value with Return, before those who wait for it are told`() async throws {
    let screen = try await show(Amount())
    #expect(try screen.value(of: "Amount") == "12")
    try await screen.type("1,500", into: "Amount")
    try await screen.perform(.submit, on: "Amount")
    #expect(screen.texts == ["1500 1"])
    #expect(try screen.value(of: "Amount") == "1,500")
  }

  @Test func `text becomes a value when the field is left`() async throws {
    let screen = try await show(Amount())
    try await screen.type("7", into: "Amount")
    try await screen.perform(.focus, on: "Other")
    #expect(screen.texts == ["7 0"])
  }

  @Test(arguments: ["many", "", "--"])
  func `text that is no value leaves the value and is put back when the field is left`(text: String) async throws {
    let screen = try await show(Amount())
    try await screen.type(text, into: "Amount")
    try await screen.perform(.leave, on: "Amount")
    #expect(screen.texts == ["12 0"])
    #expect(try screen.value(of: "Amount") == "12")
  }

  @Test func `a value the app changes is shown in its format`() async throws {
    let screen = try await show(Amount())
    for _ in 0..<7 { try await screen.tap("Double") }
    #expect(try screen.value(of: "Amount") == "1,536")
  }

  @Test func `an empty field of an optional value is no value`() async throws {
    struct Root: View {
      @State private var age: Int? = 36
      var body: some View {
        TextField("Age", value: $age, format: .number)
        Text(age.map(String.init) ?? "none")
      }
    }
    let screen = try await show(Root())
    try await screen.type("", into: "Age")
    try await screen.perform(.submit, on: "Age")
    #expect(screen.texts == ["none"])
    try await screen.type("37", into: "Age")
    try await screen.perform(.submit, on: "Age")
    #expect(screen.texts == ["37"])
  }

  private struct Submitting: View {
    let journal: Journal
    @State private var text = ""
    var body: some View {
      VStack {
        TextField("Inner", text: $text).onSubmit { journal.note("inner") }
        TextField("Outer", text: $text)
        SecureField("Secret", text: $text)
      }
      .onSubmit { journal.note("outer") }
      .onSubmit(of: .search) { journal.note("search") }
      TextField("Outside", text: $text)
    }
  }

  @Test func `Return in a field runs every action around it`() async throws {
    let journal = Journal()
    let screen = try await show(Submitting(journal: journal))
    try await screen.perform(.submit, on: "Inner")
    #expect(journal.take().sorted() == ["inner", "outer"])
    try await screen.perform(.submit, on: "Outer")
    #expect(journal.take() == ["outer"])
    try await screen.perform(.submit, on: "Secret")
    #expect(journal.take() == ["outer"])
    try await screen.perform(.submit, on: "Outside")
    #expect(journal.lines == [])
  }

  @Test func `the action of Return knows what was typed`() async throws {
    struct Root: View {
      @State private var text = ""
      @State private var items: [String] = []
      var body: some View {
        TextField("New", text: $text).onSubmit {
          items.append(text)
          text = ""
        }
        ForEach(items, id: \.self) { Text($0) }
      }
    }
    let screen = try await show(Root())
    for word in ["milk", "bread"] {
      try await screen.type(word, into: "New")
      try await screen.perform(.submit, on: "New")
      #expect(try screen.value(of: "New") == "")
    }
    #expect(screen.texts == ["milk", "bread"])
  }

  @Test func `a disabled field cannot be typed in`() async throws {
    struct Root: View {
      @State private var text = "kept"
      var body: some View {
        TextField("Name", text: $text).disabled(true)
        Text(text)
      }
    }
    let screen = try await show(Root())
    #expect(try !screen.element("Name").isEnabled)
    try await screen.type("lost", into: "Name")
    #expect(screen.texts == ["kept"])
  }

  @Test func `a setter that changes the text is seen in the field`() async throws {
    struct Root: View {
      @State private var text = ""
      var body: some View {
        TextField("Code", text: $text).onChange(of: text) { text = String(text.uppercased().prefix(4)) }
        Text(text)
      }
    }
    let screen = try await show(Root())
    try await screen.type("abcdef", into: "Code")
    #expect(screen.texts == ["ABCD"])
    #expect(try screen.value(of: "Code") == "ABCD")
  }
}
