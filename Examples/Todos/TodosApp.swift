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

/// The todos, and every change of them, each of which can be taken back without touching anything else.
@Observable
final class TodoStore {
  private(set) var todos: [Todo] = []
  private var nextID = 1

  init(_ titles: [String] = []) { todos = titles.map(todo) }

  var openCount: Int { todos.count { !$0.isDone } }

  func add(_ title: String, _ undoManager: UndoManager?) { insert([title], at: todos.count, named: "Add", undoManager) }

  /// Makes a todo of each line of some texts, in front of the one at an offset.
  func insert(_ texts: [String], at offset: Int, named name: String = "Insert", _ undoManager: UndoManager?) {
    let titles = texts.flatMap { $0.split(whereSeparator: \.isNewline) }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    if titles.isEmpty { return }
    let new = titles.map(todo)
    put(new.enumerated().map { (min(offset, todos.count) + $0, $1) }, undoManager)
    undoManager?.setActionName("\(name) \(Self.title(of: new))")
  }

  func delete(_ ids: Set<Todo.ID>, named name: String? = nil, _ undoManager: UndoManager?) {
    let gone = todos.filter { ids.contains($0.id) }
    if gone.isEmpty { return }
    take(ids, undoManager)
    undoManager?.setActionName(name ?? "Delete \(Self.title(of: gone))")
  }

  func clearDone(_ undoManager: UndoManager?) {
    delete(Set(todos.filter(\.isDone).map(\.id)), named: "Clear done", undoManager)
  }

  func move(_ offsets: IndexSet, to destination: Int, _ undoManager: UndoManager?) {
    let moved = offsets.map { todos[$0] }
    var order = todos
    order.move(fromOffsets: offsets, toOffset: destination)
    arrange(order.map(\.id), undoManager)
    undoManager?.setActionName("Move \(Self.title(of: moved))")
  }

  func sort(_ undoManager: UndoManager?) {
    arrange(todos.sorted { $0.title.lowercased() < $1.title.lowercased() }.map(\.id), undoManager)
    undoManager?.setActionName("Sort")
  }

  /// Renames a todo; one without a name keeps the one it has.
  func rename(_ todo: Todo, to title: String, _ undoManager: UndoManager?) {
    let title = title.trimmingCharacters(in: .whitespaces)
    if title.isEmpty || title == todo.title { return }
    setTitle(of: todo.id, to: title, undoManager)
    undoManager?.setActionName("Rename \(todo.title)")
  }

  func mark(_ todo: Todo, done isDone: Bool, _ undoManager: UndoManager?) {
    setDone(of: todo.id, to: isDone, undoManager)
    undoManager?.setActionName("\(isDone ? "Finish" : "Reopen") \(todo.title)")
  }

  private func todo(_ title: String) -> Todo {
    defer { nextID += 1 }
    return Todo(id: nextID, title: title)
  }

  private static func title(of todos: [Todo]) -> String {
    todos.count == 1 ? todos[0].title : "\(todos.count) todos"
  }
}

// What changes consist of. Each registers its opposite, by the ids of the todos it is about.
extension TodoStore {
  private func put(_ placed: [(offset: Int, todo: Todo)], _ undoManager: UndoManager?) {
    for (offset, todo) in placed { todos.insert(todo, at: min(offset, todos.count)) }
    let ids = Set(placed.map(\.todo.id))
    undoManager?.registerUndo(withTarget: self) { $0.take(ids, undoManager) }
  }

  private func take(_ ids: Set<Todo.ID>, _ undoManager: UndoManager?) {
    let taken = todos.enumerated().filter { ids.contains($0.element.id) }.map { (offset: $0.offset, todo: $0.element) }
    todos.removeAll { ids.contains($0.id) }
    undoManager?.registerUndo(withTarget: self) { $0.put(taken, undoManager) }
  }

  private func arrange(_ ids: [Todo.ID], _ undoManager: UndoManager?) {
    let before = todos.map(\.id)
    let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    todos.sort { places[$0.id, default: .max] < places[$1.id, default: .max] }
    undoManager?.registerUndo(withTarget: self) { $0.arrange(before, undoManager) }
  }

  private func setTitle(of id: Todo.ID, to title: String, _ undoManager: UndoManager?) {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
    let before = todos[index].title
    todos[index].title = title
    undoManager?.registerUndo(withTarget: self) { $0.setTitle(of: id, to: before, undoManager) }
  }

  private func setDone(of id: Todo.ID, to isDone: Bool, _ undoManager: UndoManager?) {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
    let before = todos[index].isDone
    todos[index].isDone = isDone
    undoManager?.registerUndo(withTarget: self) { $0.setDone(of: id, to: before, undoManager) }
  }
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
