import SwiftUI

struct TodosView: View {
  @State private var store = TodoStore(["Read the mail", "Water the plants", "Answer Ada"])
  @State private var filter = Filter.all
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Todos").font(.largeTitle).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
      HStack {
        TextField("What is to be done?", text: $draft).onSubmit(add)
        Button("Add", action: add).buttonStyle(.borderedProminent).disabled(draft.isEmpty)
      }
      HStack(spacing: 4) {
        ForEach(Filter.allCases, id: \.self) { choice in
          FilterButton(choice: choice, filter: $filter)
        }
        Spacer()
        Button("Sort") { store.sort() }
      }
      TodoList(store: store, filter: filter)
      HStack {
        Text("\(store.openCount) open").foregroundStyle(.secondary)
        Spacer()
        Button("Clear done", role: .destructive) { store.clearDone() }
          .disabled(store.openCount == store.todos.count)
      }
      .font(.subheadline)
    }
    .frame(maxWidth: 520)
    .padding(24)
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private func add() {
    store.add(draft)
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

struct TodoList: View {
  @Bindable var store: TodoStore
  let filter: Filter

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach($store.todos) { $todo in
        if filter.shows(todo) {
          TodoRow(todo: $todo) { store.delete(todo.id) }
          Divider()
        }
      }
    }
  }
}

struct TodoRow: View {
  @Binding var todo: Todo
  let delete: () -> Void
  @State private var isEditing = false
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack {
      Toggle("Done: \(todo.title)", isOn: $todo.isDone).labelsHidden()
      if isEditing {
        TextField("Title", text: $todo.title).focused($isFocused).onSubmit { isEditing = false }
        Button("Save") { isEditing = false }
      } else {
        Text(todo.title)
          .strikethrough(todo.isDone)
          .foregroundStyle(todo.isDone ? Color.secondary : Color.primary)
        Spacer()
        Button("Edit") {
          isEditing = true
          isFocused = true
        }
        .accessibilityLabel("Edit \(todo.title)")
        Button("Delete", role: .destructive, action: delete).accessibilityLabel("Delete \(todo.title)")
      }
    }
    .frame(minHeight: 38)
    .padding(.vertical, 4)
  }
}
