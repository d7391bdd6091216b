import Foundation
import Raven
import RavenTesting
import Testing

private enum Failure: LocalizedError {
  case offline
  var errorDescription: String? { "No connection" }
}

@MainActor private final class Journal {
  var lines: [String] = []
}

@MainActor struct AlertTests {
  private struct Root<Actions: View>: View {
    @State var isShown = true
    @State var name = ""
    let actions: (Binding<String>) -> Actions

    var body: some View {
      Text("shown: \(isShown), name: \(name)")
        .alert("Title", isPresented: $isShown) {
          actions($name)
        } message: {
          Text("Message")
        }
    }
  }

  private func page<Actions: View>(@ViewBuilder _ actions: @escaping (Binding<String>) -> Actions) throws -> TestPage {
    try TestPage(Root(actions: actions))
  }

  /// The buttons of the question in document order, with the keys that press them.
  private func buttons(_ page: TestPage) -> [String] {
    page.document.ids(tag: "button").map { id in
      let isDefault = page.document.attribute("data-default", of: id) != nil
      let isEscape = page.document.attribute("data-escape", of: id) != nil
      return page.document.text(of: id) + (isDefault ? " ⏎" : "") + (isEscape ? " ⎋" : "")
    }
  }

  @Test func `an alert is named by its title and described by its message`() throws {
    let page = try page { _ in Button("Fine") {} }
    let dialog = page.document.ids(tag: "dialog")[0]
    #expect(page.document.attribute("role", of: dialog) == "alertdialog")
    let title = page.document.ids(tag: "h2")[0]
    #expect(page.document.attribute("id", of: title) == page.document.attribute("aria-labelledby", of: dialog))
    #expect(page.document.text(of: title) == "Title")
    let message = page.document.ids(text: "Message")[0]
    #expect(page.document.attribute("id", of: message) == page.document.attribute("aria-describedby", of: dialog))
    #expect(page.document.mask(of: dialog) == 0, "an alert goes by its buttons alone")
  }

  @Test func `an alert without actions has an OK`() throws {
    let page = try page { _ in EmptyView() }
    #expect(buttons(page) == ["OK ⏎ ⎋"])
    try page.click(text: "OK")
    #expect(page.document.ids(tag: "dialog").isEmpty)
    #expect(page.text == "shown: false, name: ")
  }

  @Test func `of two buttons the one that cancels stands first, of more last`() throws {
    let two = try page { _ in
      Button("Go") {}
      Button("No", role: .cancel) {}
    }
    #expect(buttons(two) == ["No ⎋", "Go ⏎"])
    let three = try page { _ in
      Button("No", role: .cancel) {}
      Button("Burn", role: .destructive) {}
      Button("Go") {}
    }
    #expect(buttons(three) == ["Burn", "Go ⏎", "No ⎋"])
  }

  @Test func `what destroys is never the default`() throws {
    let page = try page { _ in
      Button("Burn", role: .destructive) {}
      Button("No", role: .cancel) {}
    }
    #expect(buttons(page) == ["No ⎋", "Burn"])
  }

  @Test func `shortcuts say which buttons Enter and Escape press`() throws {
    let page = try page { _ in
      Button("Go") {}
      Button("Burn", role: .destructive) {}.keyboardShortcut(.defaultAction)
      Button("Wait") {}.keyboardShortcut(.cancelAction)
      Button("Copy") {}.keyboardShortcut("c")
    }
    #expect(buttons(page) == ["Go", "Burn ⏎", "Wait ⎋", "Copy"])
    let copy = page.document.ids(tag: "button")[3]
    #expect(page.document.attribute("data-keys", of: copy) == "8 c")
  }

  @Test func `buttons act, then the alert goes; fields keep what was typed`() throws {
    let journal = Journal()
    let page = try page { name in
      TextField("Name", text: name)
      ForEach(["Save", "Send"], id: \.self) { title in
        Button(title) { journal.lines.append("\(title) \(name.wrappedValue)") }
      }
    }
    #expect(buttons(page) == ["Save ⏎", "Send"])
    try page.type("Ada")
    #expect(!page.document.ids(tag: "dialog").isEmpty)
    try page.click(text: "Send")
    #expect(journal.lines == ["Send Ada"])
    #expect(page.text == "shown: false, name: Ada")
  }

  @Test func `an alert about a value keeps the value it was asked with`() throws {
    struct About: View {
      @State private var isShown = false
      @State private var value: String?
      var body: some View {
        Button("ask") { isShown = true }
        Button("one") { value = "one" }
        Button("none") { value = nil }
        Text("x")
          .alert("About", isPresented: $isShown, presenting: value) {
            Button("Delete \($0)") {}
          } message: {
            Text("m \($0)")
          }
      }
    }
    let page = try TestPage(About())
    try page.click(text: "ask")
    #expect(page.document.ids(tag: "dialog").isEmpty, "there is nothing to ask about")
    try page.click(text: "one")
    #expect(page.text.contains("m one"))
    try page.click(text: "none")
    #expect(page.text.contains("m one"))
    try page.click(text: "Delete one")
    #expect(page.document.ids(tag: "dialog").isEmpty)
  }

  @Test func `an error is told by its description`() throws {
    struct Failing: View {
      @State private var isShown = true
      var body: some View {
        Text("x").alert(isPresented: $isShown, error: Failure.offline) { Button("Retry") {} }
      }
    }
    let page = try TestPage(Failing())
    #expect(page.document.text(of: page.document.ids(tag: "h2")[0]) == "No connection")
    #expect(buttons(page) == ["Retry ⏎ ⎋"])
  }

  @Test func `a choice of actions always has a way out`() throws {
    struct Choosing: View {
      let role: ButtonRole?
      @State private var isShown = true
      var body: some View {
        Text("x").confirmationDialog("Choose", isPresented: $isShown) {
          Button("Stay", role: role) {}
          Button("Burn", role: .destructive) {}
        }
      }
    }
    #expect(buttons(try TestPage(Choosing(role: nil))) == ["Stay", "Burn", "Cancel ⎋"])
    let page = try TestPage(Choosing(role: .cancel))
    #expect(buttons(page) == ["Burn", "Stay ⎋"])
    #expect(page.document.attribute("class", of: page.document.ids(tag: "h2")[0]) == "unseen")
  }
}
