import SwiftUI

@main
struct TodosApp: App {
  var body: some Scene {
    WindowGroup("Todos") { TodosView() }
  }
}

struct Todo: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

@Observable
final class TodoStore {
  var todos: [Todo] = []
  private var nextID = 1

  init(_ titles: [String] = []) { for title in titles { add(title) } }

  var openCount: Int { todos.count { !$0.isDone } }

  func add(_ title: String) {
    let title = title.trimmingCharacters(in: .whitespaces)
    if title.isEmpty { return }
    todos.append(Todo(id: nextID, title: title))
    nextID += 1
  }

  func delete(_ id: Todo.ID) { todos.removeAll { $0.id == id } }

  func clearDone() { todos.removeAll(where: \.isDone) }

  func sort() { todos.sort { $0.title.lowercased() < $1.title.lowercased() } }
}

enum Filter: String, CaseIterable {
  case all = "All"
  case open = "Open"
  case done = "Done"

  func shows(_ todo: Todo) -> Bool {
    switch self {
    case .all: true
    case .open: !todo.isDone
    case .done: todo.isDone
    }
  }
}
