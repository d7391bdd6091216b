import SwiftUI

struct Todo: Identifiable {
  let id: Int
  let title: String
  var isDone = false
}

/// Elements that tell their own id: their rows stay themselves wherever they move.
struct TodoCard: View {
  @State private var todos = [Todo(id: 1, title: "Tune the piano"), Todo(id: 2, title: "Oil the gate")]
  @State private var draft = ""
  @State private var nextID = 3

  var body: some View {
    Card("A todo list", code: "ForEach(todos) { todo in … }") {
      VStack(spacing: 0) {
        ForEach(todos) { todo in
          HStack(spacing: 0) {
            Text(verbatim: todo.title).strikethrough(todo.isDone)
            Spacer()
            if todo.id != todos.first?.id {
              IconButton("Move \(todo.title) up", "arrow.up") { moveUp(todo) }
            }
            IconButton(
              todo.isDone ? "\(todo.title) is not done" : "\(todo.title) is done",
              todo.isDone ? "checkmark.circle.fill" : "checkmark.circle"
            ) {
              change(todo) { $0.isDone.toggle() }
            }
            IconButton("Delete \(todo.title)", "trash") { todos.removeAll { $0.id == todo.id } }
          }
        }
      }
      HStack {
        TextField("What is to be done?", text: $draft).onSubmit(add)
        Button("Add", action: add).buttonStyle(.bordered).disabled(draft.isEmpty)
      }
    }
  }

  private func add() {
    if draft.isEmpty { return }
    todos.append(Todo(id: nextID, title: draft))
    nextID += 1
    draft = ""
  }

  private func moveUp(_ todo: Todo) {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }), index > 0 else { return }
    todos.swapAt(index, index - 1)
  }

  private func change(_ todo: Todo, _ change: (inout Todo) -> Void) {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
    change(&todos[index])
  }
}

struct Category {
  let name: String
  let symbol: String
}

/// Elements without an id of their own, told apart by what a key path leads to.
struct CategoryCard: View {
  @State private var categories = [
    Category(name: "Music", symbol: "music.note"),
    Category(name: "Books", symbol: "book"),
    Category(name: "Games", symbol: "gamecontroller"),
    Category(name: "Travel", symbol: "airplane"),
  ]

  var body: some View {
    Card("Categories", code: "ForEach(categories, id: \\.name) { category in … }") {
      ForEach(categories, id: \.name) { category in
        Label(category.name, systemImage: category.symbol)
      }
      HStack {
        Button("Sort") { categories.sort { $0.name < $1.name } }
        Button("Reverse") { categories.reverse() }
      }
      .buttonStyle(.bordered)
    }
  }
}

/// Strings are their own ids; what is left out keeps nothing, what stays keeps everything.
struct FilterCard: View {
  @State private var text = ""
  private let rivers = ["Danube", "Douro", "Elbe", "Loire", "Oder", "Rhine", "Rhône", "Seine", "Tagus", "Vistula"]

  private var found: [String] { rivers.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) } }

  var body: some View {
    Card("A filtered list", code: "ForEach(rivers.filter { … }, id: \\.self) { river in … }") {
      TextField("River", text: $text, prompt: Text("Part of a name"))
      if found.isEmpty { Text("No such river.").foregroundStyle(.secondary) }
      ForEach(found, id: \.self) { river in
        Text(verbatim: river)
      }
    }
  }
}

struct Guest: Identifiable {
  let id: Int
  var name: String
  var isComing: Bool
}

/// Bindings to the elements: each row changes its own.
struct GuestsCard: View {
  @State private var guests = [
    Guest(id: 1, name: "Ada", isComing: true),
    Guest(id: 2, name: "Grace", isComing: false),
    Guest(id: 3, name: "Edsger", isComing: true),
  ]

  var body: some View {
    Card("Guests", code: "ForEach($guests) { $guest in … }") {
      ForEach($guests) { $guest in
        HStack {
          TextField("Name of guest \(guest.id)", text: $guest.name)
          Toggle("\(guest.name) is coming", isOn: $guest.isComing).labelsHidden()
        }
      }
      HStack {
        Text("\(guests.count { $0.isComing }) coming").foregroundStyle(.secondary)
        Spacer()
        Button("Reverse") { guests.reverse() }.buttonStyle(.bordered)
      }
    }
  }
}
