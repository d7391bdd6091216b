import Observation

@testable import Raven

/// What all pages of a run show.
@Observable
final class SpecModel {
  var root: Child
  var flags = [Bool](repeating: false, count: 4)
  var words = (0..<4).map { "word \($0)" }

  init(_ root: Child) { self.root = root }
  nonisolated deinit {}
}

/// What the views of a run find outside the tree.
enum SpecWorld {
  static var model = SpecModel(Child(isScoped: true, spec: .empty))
  /// Changes the state of the view with a tag, as a task would.
  static var pokes: [Int: () -> Void] = [:]
  /// Whether the page being run is the one that is poked.
  static var isRecording = true
  /// First values of state, for a fresh page that is to look like an old one.
  static var seeds: [Int: Int] = [:]

  static func flag(_ index: Int) -> Binding<Bool> {
    Binding(get: { model.flags[index] }, set: { model.flags[index] = $0 })
  }

  static func record(_ tag: Int, _ poke: @escaping () -> Void) { if isRecording { pokes[tag] = poke } }
}

private nonisolated enum LevelKey: EnvironmentKey { static let defaultValue = 0 }

nonisolated extension EnvironmentValues {
  var specLevel: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

struct SpecRoot: View {
  let model: SpecModel
  var body: some View { ChildView(child: model.root) }
}

/// Shows a part of a tree with or without a scope.
struct ChildView: View {
  let child: Child

  var body: Never { neverBody() }
  static func _visit(_ view: Self, _ visitor: Visitor) { visit(view.content, visitor) }

  @ViewBuilder private var content: some View {
    if child.isScoped { ScopedSpec(spec: child.spec) } else { InlineSpec(spec: child.spec) }
  }
}

private func visit<Content: View>(_ content: Content, _ visitor: Visitor) { Content._visit(content, visitor) }

struct ScopedSpec: View {
  let spec: Spec
  var body: some View { InlineSpec(spec: spec) }
}

/// Shows a tree without a scope: the engine walks through it as it does through its own views.
struct InlineSpec: View {
  let spec: Spec

  var body: Never { neverBody() }
  static func _visit(_ view: Self, _ visitor: Visitor) { visit(view.content, visitor) }

  @ViewBuilder private var content: some View {
    switch spec {
    case .empty: EmptyView()
    case .text(let text): Text(text)
    case .counter(let tag): CounterLeaf(tag)
    case .deep: DeepLeaf()
    case .toggle(let flag): Toggle("flag \(flag)", isOn: SpecWorld.flag(flag))
    case .owner(let tag): OwnerLeaf(tag)
    case .word(let word): WordLeaf(word: word)
    case .group(let children): Group { Several(children: children) }
    case .stack(let kind, let spacing, let children): StackSpec(kind: kind, spacing: spacing, children: children)
    case .rows(let form, let rows): RowsSpec(form: form, rows: rows)
    case .shifting(let tag, let rows): ShiftingSpec(tag, rows)
    case .watching(let word, let rows): WatchingSpec(word: word, rows: rows)
    case .optional(let child): if let child { ChildView(child: child) }
    case .either(let isFirst, let first, let second):
      if isFirst { ChildView(child: first) } else { ChildView(child: second) }
    case .choice(let choice, let child):
      switch choice {
      case 0: ChildView(child: child)
      case 1: ChildView(child: child)
      default: ChildView(child: child)
      }
    case .erased(let type, let child): erased(type, child)
    case .identified(let id, let child): ChildView(child: child).id(id)
    case .modified(let modifier, let child): ModifiedSpec(modifier: modifier, child: child)
    case .local(let tag, let children): LocalSpec(tag, children)
    case .card(let tag, let inner): Card(tag) { CounterLeaf(inner) }
    case .pressable(let child):
      Button {
      } label: {
        ChildView(child: child)
      }
    }
  }

  private func erased(_ type: Int, _ child: Child) -> AnyView {
    let view = ChildView(child: child)
    return switch type {
    case 0: AnyView(view)
    case 1: AnyView(Group { view })
    case 2: AnyView(view.padding(3))
    case 3: AnyView(view.opacity(0.5))
    case 4: AnyView(view.bold())
    case 5: AnyView(view.background { Text("layer") })
    case 6: AnyView(view.overlay { Text("layer") })
    case 7: AnyView(view.frame(width: 9))
    case 8: AnyView(view.environment(\.specLevel, 7))
    case 9: AnyView(view.disabled(true))
    default: AnyView(TupleView(Text("first"), view))
    }
  }
}

/// Children as the statements of a closure.
struct Several: View {
  let children: [Child]

  var body: Never { neverBody() }
  static func _visit(_ view: Self, _ visitor: Visitor) { visit(view.content, visitor) }

  @ViewBuilder private var content: some View {
    switch children.count {
    case 0: EmptyView()
    case 1: ChildView(child: children[0])
    case 2:
      ChildView(child: children[0])
      ChildView(child: children[1])
    default:
      ChildView(child: children[0])
      ChildView(child: children[1])
      ChildView(child: children[2])
    }
  }
}

struct StackSpec: View {
  let kind: StackKind
  let spacing: Double?
  let children: [Child]

  var body: some View {
    let spacing = spacing.map { CGFloat($0) }
    switch kind {
    case .vertical: VStack(spacing: spacing) { Several(children: children) }
    case .horizontal: HStack(spacing: spacing) { Several(children: children) }
    case .layered: ZStack { Several(children: children) }
    }
  }
}

struct RowsSpec: View {
  let form: RowForm
  let rows: [Row]

  var body: some View {
    switch form {
    case .scoped: ForEach(rows, id: \.id) { ScopedSpec(spec: $0.child.spec) }
    case .inline: ForEach(rows, id: \.id) { ChildView(child: $0.child) }
    case .several:
      ForEach(rows, id: \.id) { row in
        ChildView(child: row.child)
        Text("row \(row.id)")
      }
    }
  }
}

struct ShiftingSpec: View {
  let tag: Int
  let rows: [Row]
  @State private var shift: Int

  init(_ tag: Int, _ rows: [Row]) {
    self.tag = tag
    self.rows = rows
    _shift = State(initialValue: SpecWorld.seeds[tag] ?? 0)
  }

  var body: some View {
    let _ = SpecWorld.record(tag) { shift += 1 }
    ForEach(rows, id: \.id) { row in
      if (row.id + shift) % 3 != 0 { ChildView(child: row.child) }
    }
  }
}

struct WatchingSpec: View {
  let word: Int
  let rows: [Row]

  var body: some View {
    ForEach(rows, id: \.id) { row in
      if row.id % 2 == 0 { ChildView(child: row.child) }
      Text(SpecWorld.model.words[word])
    }
  }
}

struct LocalSpec: View {
  let tag: Int
  let children: [Child]
  @State private var index: Int

  init(_ tag: Int, _ children: [Child]) {
    self.tag = tag
    self.children = children
    _index = State(initialValue: SpecWorld.seeds[tag] ?? 0)
  }

  var body: some View {
    let _ = SpecWorld.record(tag) { index += 1 }
    ChildView(child: children[index % children.count])
  }
}

struct CounterLeaf: View {
  let tag: Int
  @State private var count: Int

  init(_ tag: Int) {
    self.tag = tag
    _count = State(initialValue: SpecWorld.seeds[tag] ?? 0)
  }

  var body: some View { Button("counter \(tag): \(count)") { count += 1 } }
}

struct DeepLeaf: View {
  @Environment(\.specLevel) private var level
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text("level \(level) \(isEnabled)") }
}

struct OwnerLeaf: View {
  @State private var isOn: Bool

  init(_ tag: Int) { _isOn = State(initialValue: SpecWorld.seeds[tag] ?? 0 == 1) }

  var body: some View {
    BoundToggle(isOn: $isOn)
    Text("owner \(isOn)")
  }
}

private struct BoundToggle: View {
  @Binding var isOn: Bool
  var body: some View { Toggle("bound", isOn: $isOn) }
}

struct WordLeaf: View {
  let word: Int
  var body: some View { Text(SpecWorld.model.words[word]) }
}

/// Its content lies in its own bytes, and goes and comes with its state.
struct Card<Content: View>: View {
  let tag: Int
  let content: Content
  @State private var turns: Int

  init(_ tag: Int, @ViewBuilder content: () -> Content) {
    self.tag = tag
    self.content = content()
    _turns = State(initialValue: SpecWorld.seeds[tag] ?? 0)
  }

  var body: some View {
    let _ = SpecWorld.record(tag) { turns += 1 }
    if turns % 2 == 0 { content }
    if turns % 3 == 0 { content }
  }
}
