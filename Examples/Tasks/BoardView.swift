import SwiftUI

/// The control of a card that has the focus.
enum CardControl: Hashable {
  /// The button that moves a card from one column to another: each column has one of its own.
  case move(Work.ID, from: Column.ID, to: Column.ID)
  case actions(Work.ID, in: Column.ID)
  case title(Work.ID)
  /// The field for a new task of a column.
  case draft(in: Column.ID)
}

struct BoardView: View {
  @State private var board = Board()
  @State private var person: Person?
  /// The task whose title is being changed: one at a time.
  @State private var renamed: Work.ID?
  @FocusState private var focus: CardControl?

  var body: some View {
    NavigationStack {
      ScrollView([.horizontal, .vertical]) {
        HStack(alignment: .top, spacing: 16) {
          ForEach(board.columns) { column in
            ColumnView(board: board, column: column, person: person, renamed: $renamed, focus: $focus)
          }
        }
        .padding(16)
      }
      .navigationTitle("Tasks")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Picker("Tasks of", selection: $person) {
            Text("Everyone").tag(Person?.none)
            ForEach(Person.allCases) { Text($0.rawValue).tag(Person?.some($0)) }
          }
          .pickerStyle(.menu)
          .labelsHidden()
        }
      }
    }
  }
}

/// A column with the tasks of a person, or of everyone.
struct ColumnView: View {
  let board: Board
  let column: Column
  let person: Person?
  @Binding var renamed: Work.ID?
  let focus: FocusState<CardControl?>.Binding
  @State private var draft = ""

  private var tasks: [Work] { column.tasks.filter { person == nil || $0.person == person } }

  var body: some View {
    let tasks = tasks
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(verbatim: column.heading.title).font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Spacer()
        Text("\(tasks.count) \(tasks.count == 1 ? "task" : "tasks")").font(.subheadline).foregroundStyle(.secondary)
          .monospacedDigit()
      }
      ForEach(Array(tasks.enumerated()), id: \.element.id) { index, task in
        CardView(
          board: board,
          column: column.heading,
          task: task,
          above: index > 0 ? tasks[index - 1].id : nil,
          below: index + 1 < tasks.count ? tasks[index + 1].id : nil,
          renamed: $renamed,
          focus: focus
        )
      }
      if tasks.isEmpty {
        Text("Nothing here").foregroundStyle(.secondary).frame(maxWidth: .infinity).padding(.vertical, 12)
      }
      HStack(spacing: 0) {
        TextField("New task in \(column.heading.title)", text: $draft, prompt: Text("New task"))
          .focused(focus, equals: .draft(in: column.id))
          .onSubmit(add)
        Button(action: add) { Image(systemName: "plus").frame(width: 44, height: 44) }
          .buttonStyle(.borderless)
          .accessibilityLabel("Add to \(column.heading.title)")
          .disabled(draft.isEmpty)
      }
    }
    .padding(12)
    .frame(width: 304)
    .background(Color.primary.opacity(0.06), in: RoundedRectangle(cornerRadius: 14))
    .accessibilityElement(children: .contain)
    .accessibilityLabel(column.heading.title)
  }

  private func add() {
    if let task = board.add(draft, to: column.id, for: person) {
      AccessibilityNotification.Announcement("\(task.title) added to \(column.heading.title)").post()
    }
    draft = ""
  }
}
