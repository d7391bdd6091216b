import SwiftUI

/// A task, and what can be done with it.
struct CardView: View {
  let board: Board
  let column: Heading
  let task: Work
  /// The tasks shown above and below: the ones to change places with.
  let above: Work.ID?
  let below: Work.ID?
  @Binding var renamed: Work.ID?
  let focus: FocusState<CardControl?>.Binding
  /// The new title, as far as it has been typed.
  @State private var title: String?

  private var isRenamed: Bool { renamed == task.id }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !isRenamed {
        Text(verbatim: task.title)
        Label(task.person?.rawValue ?? "Nobody yet", systemImage: "person")
          .font(.footnote)
          .foregroundStyle(.secondary)
        controls
      } else {
        TextField("Title", text: Binding(get: { title ?? task.title }, set: { title = $0 }))
          .focused(focus, equals: .title(task.id))
          .onSubmit(save)
        HStack {
          Button("Cancel", role: .cancel, action: cancel).keyboardShortcut(.cancelAction)
          Spacer()
          Button("Rename", action: save)
        }
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.background, in: RoundedRectangle(cornerRadius: 10))
    .accessibilityElement(children: .contain)
    .accessibilityLabel(task.title)
    // What has been typed is kept when another task is to be renamed instead.
    .onChange(of: isRenamed) { _, isRenamed in
      if !isRenamed { rename() }
    }
  }

  private var controls: some View {
    HStack(spacing: 0) {
      ForEach([-1, 1], id: \.self) { direction in
        if let target = board.neighbour(direction, of: column.id) { moveButton(direction, target) }
      }
      Spacer()
      Menu {
        menu
      } label: {
        Image(systemName: "ellipsis").frame(width: 44, height: 44)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Actions for \(task.title)")
      .focused(focus, equals: .actions(task.id, in: column.id))
    }
  }

  private func moveButton(_ direction: Int, _ target: Heading) -> some View {
    Button {
      move(direction, to: target)
    } label: {
      Image(systemName: direction < 0 ? "arrow.left" : "arrow.right").frame(width: 44, height: 44)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel("Move \(task.title) to \(target.title)")
    .focused(focus, equals: .move(task.id, from: column.id, to: target.id))
  }

  @ViewBuilder private var menu: some View {
    Button("Rename", systemImage: "pencil") {
      renamed = task.id
      focus.wrappedValue = .title(task.id)
    }
    Picker("Person", selection: person) {
      Text("Nobody").tag(Person?.none)
      ForEach(Person.allCases) { Text($0.rawValue).tag(Person?.some($0)) }
    }
    Divider()
    Menu("Move to") {
      ForEach(board.headings) { target in
        Button(target.title) { move(to: target) }.disabled(target.id == column.id)
      }
    }
    Button("Move up", systemImage: "arrow.up") { swap(with: above, "up") }.disabled(above == nil)
    Button("Move down", systemImage: "arrow.down") { swap(with: below, "down") }.disabled(below == nil)
    Divider()
    Button("Delete", systemImage: "trash", role: .destructive, action: delete)
  }

  private var person: Binding<Person?> {
    Binding(get: { task.person }, set: { board.assign(task.id, to: $0) })
  }

  private func rename() {
    if let title { board.rename(task.id, to: title) }
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
    focus.wrappedValue = .actions(task.id, in: column.id)
  }

  private func move(to target: Heading) {
    board.move(task.id, to: target.id)
    focus.wrappedValue = .actions(task.id, in: target.id)
    say("moved to \(target.title)")
  }

  private func delete() {
    board.delete(task.id)
    focus.wrappedValue = (below ?? above).map { .actions($0, in: column.id) } ?? .draft(in: column.id)
    say("deleted")
  }

  /// Moves the task, and the focus with it: a person can go on pressing, and back from the last column.
  private func move(_ direction: Int, to target: Heading) {
    board.move(task.id, to: target.id)
    if let next = board.neighbour(direction, of: target.id) ?? board.neighbour(-direction, of: target.id) {
      focus.wrappedValue = .move(task.id, from: target.id, to: next.id)
    }
    say("moved to \(target.title)")
  }

  private func swap(with other: Work.ID?, _ direction: String) {
    guard let other else { return }
    board.swap(task.id, with: other)
    say("moved \(direction)")
  }

  /// Has a screen reader say what became of the task.
  private func say(_ what: String) {
    AccessibilityNotification.Announcement("\(task.title) \(what)").post()
  }
}
