import SwiftUI
import UniformTypeIdentifiers

struct TodosView: View {
  @State private var store = TodoStore(["Read the mail", "Water the plants", "Answer Ada"])
  @State private var filter = Filter.all
  @State private var draft = ""
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Todos").font(.largeTitle).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
        Spacer()
        EditButton()
      }
      HStack {
        TextField("What is to be done?", text: $draft).onSubmit(add)
        Button("Add", action: add).buttonStyle(.borderedProminent).disabled(draft.isEmpty)
      }
      HStack(spacing: 4) {
        ForEach(Filter.allCases, id: \.self) { choice in
          FilterButton(choice: choice, filter: $filter)
        }
        Spacer()
        Button("Sort") { store.sort(undoManager) }
      }
      TodoList(store: store, filter: filter)
      HStack {
        Text("\(store.openCount) open").foregroundStyle(.secondary)
        Spacer()
        UndoButtons()
        Button("Clear done", role: .destructive) {
          store.clearDone(undoManager)
        }
        .disabled(store.openCount == store.todos.count)
      }
      .font(.subheadline)
    }
    .frame(maxWidth: 520)
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private func add() {
    store.add(draft, undoManager)
    draft = ""
  }
}

struct FilterButton: View {
  let choice: Filter
  @Binding var filter: Filter

  var body: some View {
    Button(choice.rawValue) { filter = choice }
      .buttonStyle(.bordered)
      .tint(choice == filter ? nil : .secondary)
      .accessibilityAddTraits(choice == filter ? .isSelected : [])
  }
}

/// Takes back and does again, as Control-Z and Shift-Control-Z do.
struct UndoButtons: View {
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Button("Undo", systemImage: "arrow.uturn.backward") { undoManager?.undo() }
      .disabled(undoManager?.canUndo != true)
      .help(undoManager?.undoMenuItemTitle ?? "Undo")
    Button("Redo", systemImage: "arrow.uturn.forward") { undoManager?.redo() }
      .disabled(undoManager?.canRedo != true)
      .help(undoManager?.redoMenuItemTitle ?? "Redo")
  }
}

struct TodoList: View {
  let store: TodoStore
  let filter: Filter
  /// The todo whose title is being changed: one at a time.
  @State private var renamed: Todo.ID?
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    List {
      ForEach(store.todos) { todo in
        if filter.shows(todo) {
          TodoRow(store: store, todo: todo, renamed: $renamed)
            .swipeActions(edge: .leading) {
              Button(todo.isDone ? "Not done" : "Done", systemImage: "checkmark") {
                store.mark(todo, done: !todo.isDone, undoManager)
              }
              .tint(.green)
            }
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) { store.delete([todo.id], undoManager) }
            }
        }
      }
      .onDelete { offsets in store.delete(Set(offsets.map { store.todos[$0].id }), undoManager) }
      .onMove { store.move($0, to: $1, undoManager) }
      .onInsert(of: [.plainText], perform: insert)
    }
    .listStyle(.plain)
  }

  /// Makes todos of the lines of what was dropped or pasted.
  private func insert(at offset: Int, _ providers: [NSItemProvider]) {
    var texts: [String?] = Array(repeating: nil, count: providers.count)
    for (index, provider) in providers.enumerated() {
      _ = provider.loadObject(ofClass: String.self) { text, _ in
        texts[index] = text ?? ""
        // Each comes when it is loaded; they go in together, in the order they were dropped in.
        if texts.allSatisfy({ $0 != nil }) { store.insert(texts.compactMap(\.self), at: offset, undoManager) }
      }
    }
  }
}

struct TodoRow: View {
  let store: TodoStore
  let todo: Todo
  @Binding var renamed: Todo.ID?
  @Environment(\.undoManager) private var undoManager
  /// The new title, as far as it has been typed.
  @State private var title: String?
  @FocusState private var focus: Control?

  private enum Control { case title, edit }

  private var isRenamed: Bool { renamed == todo.id }

  var body: some View {
    HStack {
      Toggle("Done: \(todo.title)", isOn: isDone).labelsHidden()
      if isRenamed {
        VStack(alignment: .leading) {
          TextField("Title", text: Binding(get: { title ?? todo.title }, set: { title = $0 }))
            .focused($focus, equals: .title)
            .onSubmit(save)
          HStack {
            Button("Cancel", role: .cancel, action: cancel).keyboardShortcut(.cancelAction)
            Spacer()
            Button("Save", action: save)
          }
        }
      } else {
        Text(todo.title)
          .strikethrough(todo.isDone)
          .foregroundStyle(todo.isDone ? Color.secondary : Color.primary)
          .frame(maxWidth: .infinity, alignment: .leading)
        Button("Edit") {
          renamed = todo.id
          focus = .title
        }
        .accessibilityLabel("Edit \(todo.title)")
        .focused($focus, equals: .edit)
      }
    }
    // What has been typed is kept when another todo is to be renamed instead.
    .onChange(of: isRenamed) { _, isRenamed in
      if !isRenamed { rename() }
    }
  }

  private var isDone: Binding<Bool> {
    Binding(get: { todo.isDone }, set: { store.mark(todo, done: $0, undoManager) })
  }

  private func rename() {
    if let title { store.rename(todo, to: title, undoManager) }
    title = nil
  }

  private func save() {
    rename()
    endRenaming()
  }

  private func cancel() {
    title = nil
    endRenaming()
  }

  private func endRenaming() {
    renamed = nil
    focus = .edit
  }
}
