import SwiftUI

/// A page with what a recording has to bring back: state, text, secrets, what is kept, and changes of the page's own.
struct VisitedApp: App {
  /// What a click adds.
  @TaskLocal static var step = 1

  var body: some Scene {
    WindowGroup("Visited") { VisitedView() }
  }
}

struct VisitedView: View {
  @State private var count = 0
  @State private var name = ""
  @State private var password = ""
  @State private var isLoud = false
  @State private var answer = ""
  @State private var items: [Int] = []
  @AppStorage("greeting") private var greeting = "Hello"
  @SceneStorage("draft") private var draft = ""

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") {
        count += VisitedApp.step
        items.append(count)
      }
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      Text(password.isEmpty ? "No password" : "Password of \(password.count)")
      if password.count > 8 { Text("Long: \(password)!") }
      TextField("Draft", text: $draft)
      Toggle("Loud", isOn: $isLoud)
      Text("\(greeting), \(isLoud ? name.uppercased() : name)")
      Button("Greet otherwise") { greeting = greeting == "Hello" ? "Hi" : "Hello" }
      Button("Ask") {
        Task {
          try? await Task.sleep(for: .milliseconds(5))
          answer = "Answered at \(count)"
        }
      }
      if !answer.isEmpty { Text(answer) }
      ForEach(items, id: \.self) { item in
        Button("Remove \(item)") { items.removeAll { $0 == item } }
      }
    }
  }
}
