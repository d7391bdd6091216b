// A page that uses each part of the engine once. Generic code is compiled for the browser only where it is used, so
// compiling Raven alone proves little; this is what makes the compiler and the linker go through all of it.

import SwiftUI

struct Item: Identifiable {
  let id: Int
  var title: String
}

struct Folder: Identifiable {
  let id: Int
  let folders: [Folder]?
}

private struct ScaleKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var scale: Int {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

/// What the page would do on a tap.
var advance: (() -> Void)?

struct Count: View {
  @Binding var count: Int
  @Environment(\.scale) private var scale
  @AppStorage("most") private var most = 10
  @SceneStorage("least") private var least: Int?
  var body: some View {
    advance = { count += 1 }
    return Text("\(count) at \(scale), from \(least ?? 0) to \(most)")
  }
}

struct Parts: View {
  let parts: SubviewParts
  var body: some View {
    ForEach(parts) { part in
      switch part {
      case .view(let view): view
      case .section(let section):
        section.header
        Parts(parts: section.content)
      }
    }
  }
}

struct Page: View {
  @State private var count = 0
  @State private var items = [
    Item(id: 1, title: "one"), Item(id: 2, title: "two"), Item(id: 3, title: "three"),
  ]

  var body: some View {
    VStack {
      Count(count: $count).environment(\.scale, count + 10)
      if count.isMultiple(of: 2) { Text("even") } else { VStack { Text("odd") } }
      ForEach(count == 0 ? items : items.reversed()) { Text($0.title) }
      ForEach(items, id: \.title) { Text($0.title) }
      ForEach($items) { $item in Text($item.wrappedValue.title) }
      ForEach(0..<count) { Text("\($0)") }
      ForEach(subviews: Text("child")) { $0 }
      ForEach(sections: Section("Head") { Text("row") }) { $0.content }
      Group(parts: Section("Head") { Section { Text("deep") } }) { Parts(parts: $0) }
      AnyView(Text("any")).id(count)
      if let last = items.last { Text(last.title) }
      Controls()
      Modelled()
      Values()
      Pictures()
      Places()
      Layouts()
      Lengths()
      Documents()
    }
  }
}

struct Controls: View {
  enum Field { case name, secret }
  @State private var text = ""
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool

  var body: some View {
    ScrollView {
      TextField("Name", text: $text, prompt: Text("Somebody")).focused($field, equals: .name)
      SecureField("Secret", text: $text).textFieldStyle(.plain).focused($isFocused)
    }
    .onSubmit { field = .secret }
  }
}

struct Word: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
  }
}

struct Pressed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

@Observable class Model<Value: Equatable> {
  var value: Value
  var steps: [Int] = [] { didSet { heights.append(steps.count) } }
  @ObservationIgnored var heights: [Int] = []
  private(set) var `default` = 1
  var twice: Int { `default` * 2 }
  init(_ value: Value) { self.value = value }
  func step() { `default` += 1 }
}

@Observable final class Note {
  var title = ""
}

struct Modelled: View {
  @State private var model = Model("text")
  @State private var note = Note()

  var body: some View {
    Button("\(model.value) \(model.twice)") { model.step() }
    TextField("Of a state", text: $note.title)
    NoteField(note: note)
    NoteReader().environment(note)
  }
}

struct NoteField: View {
  @Bindable var note: Note
  var body: some View { TextField("Bindable", text: $note.title) }
}

struct NoteReader: View {
  @Environment(Note.self) private var note
  @Environment(Model<Int>.self) private var none: Model<Int>?

  var body: some View {
    @Bindable var note = note
    TextField("Read", text: $note.title).disabled(none == nil)
    TextField("Also", text: Bindable(note).title)
  }
}

struct Values: View {
  @State private var isOn = true
  @State private var choice = 1
  @State private var chosen: Int?
  @State private var value = 0.5
  @State private var color = Color.red
  private let folders = [Folder(id: 1, folders: [Folder(id: 2, folders: nil)])]

  var body: some View {
    Form {
      Section("Values") {
        Toggle("On", isOn: $isOn).toggleStyle(Word())
        Button("Press") {}.buttonStyle(Pressed()).controlSize(.large).keyboardShortcut("s")
        Picker("Choice", selection: $choice) { ForEach(1..<3) { Text("\($0)").tag($0) } }
        Picker("Choice", selection: $choice) { Text("1").tag(1) }.pickerStyle(.segmented)
        Slider(value: $value, in: 0...2, step: 0.5) { Text("Value") }
        Stepper("Choice", value: $choice, in: 0...9)
        ProgressView("Done", value: value)
        Gauge(value: value) { Text("Part") }
        ColorPicker("Colour", selection: $color)
        TextField("Note", text: .constant(""), axis: .vertical).lineLimit(2...4).submitLabel(.done)
        TextEditor(text: .constant("")).labelStyle(.iconOnly)
        LabeledContent("Version", value: "1").badge(2).listRowBackground(Color.blue)
        DisclosureGroup("More") { GroupBox("Box") { Text("boxed") } }
        DisclosureGroup("Even more", isExpanded: .constant(true)) { Text("\(Text("**disclosed**")) `as` it is") }
      }
    }
    List(selection: $chosen) {
      Text("row").tag(1).deleteDisabled(true).moveDisabled(true).swipeActions { Button("act") {} }
      Text("row").tag(1).listRowSeparatorTint(.red)
      Section("Closed", isExpanded: $isOn) { Label("in it", image: "x.svg").listItemTint(.orange) }
        .listSectionSeparator(.visible).listSectionSpacing(8)
      OutlineGroup(folders, children: \.folders) { Text("\($0.id)") }
    }
    .listStyle(.plain).listRowSpacing(4).alternatingRowBackgrounds()
    List(folders, children: \.folders) { Text("\($0.id)") }
    ControlGroup { EditButton() }
  }
}

struct Pictures: View {
  var body: some View {
    HStack {
      Label("Harbour", image: "harbour.jpg").lineLimit(1).textCase(.uppercase)
      if let address = URL(string: "https://example.com") {
        Link("Elsewhere", destination: address)
        AsyncImage(url: address, scale: 2).clipShape(Circle()).cornerRadius(4)
        AsyncImage(url: address) {
          $0.resizable()
        } placeholder: {
          ProgressView()
        }
        AsyncImage(url: address, transaction: Transaction(animation: .default)) { phase in
          switch phase {
          case .empty: ProgressView()
          case .success(let image): image.resizable()
          case .failure(let failure): Text(failure.address)
          }
        }
      }
      Image("night.jpg").resizable().fixedSize().offset(x: 1).zIndex(1).layoutPriority(0.5)
        .onTapGesture {}.accessibilityLabel("Night").accessibilityAddTraits(.isButton)
    }
  }
}

struct Documents: View {
  var body: some View {
    CodeText("let a = 1", language: "swift").accessibilityIdentifier("code")
    CopyButton("Copy", of: "code").buttonStyle(.bordered)
    CopyButton(of: "code") { Label("Copy", systemImage: "doc.on.doc") }
    if let address = URL(string: "https://example.com") { EmbeddedPage("Elsewhere", url: address) }
  }
}

// What stands in addresses: a raw value, one that is an id as well, the id of what has one.
enum Season: String { case spring, autumn }
enum Size: Int, Identifiable {
  case small, large
  var id: Int { rawValue }
}
struct Bird: Hashable, Identifiable { let id: UUID }

struct Places: View {
  @State private var path = NavigationPath()
  @State private var numbers = [1, 2]
  @State private var query = ""
  @State private var scope = 1
  @State private var isPresented = false

  var body: some View {
    TabView {
      Tab("Mixed", systemImage: "map") {
        NavigationStack(path: $path) {
          NavigationLink("one", value: 1)
            .navigationTitle("Mixed")
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .navigationDestination(for: UUID.self) { Text($0.uuidString) }
            .navigationDestination(for: Season.self) { Text($0.rawValue) }
            .navigationDestination(for: Size.self) { Text("\($0.id)") }
            .navigationDestination(for: Bird.self) { Text($0.id.uuidString) }
            .navigationDestination(isPresented: $isPresented) { Text("presented") }
            .searchable(text: $query, prompt: "Find")
            .searchSuggestions { Text("two").searchCompletion("two") }
            .searchScopes($scope) { Text("all").tag(1) }
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Push") { path.append("text") } }
              ToolbarItemGroup(placement: .bottomBar) { Text("below") }
            }
        }
      }
      NavigationStack(path: $numbers) { NavigationLink("about") { Text("about") } }
        .tabItem { Text("Numbers") }.badge(2)
      NavigationSplitView {
        NavigationLink("open", value: "a").navigationDestination(for: String.self) { Text($0) }
      } detail: {
        Text("detail")
      }
      .tabItem { Text("Columns") }
    }
  }
}

private let page = RenderCoordinator(Page())

/// Takes a batch and tells its size; 0 when the page did not change.
@_expose(wasm, "take") @_cdecl("take")
nonisolated func take() -> Int32 {
  MainActor.assumeIsolated { Int32(page.takeBatch()?.count ?? 0) }
}

@_expose(wasm, "tap") @_cdecl("tap")
nonisolated func tap() {
  MainActor.assumeIsolated { advance?() }
}

/// Views one below the other.
struct Column: Layout {
  struct Indent: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.origin.y
    for subview in subviews {
      subview.place(at: CGPoint(x: subview[Indent.self], y: y), proposal: proposal)
      y += subview.dimensions(in: proposal)[VerticalAlignment.bottom]
    }
  }
}

enum Rail: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

struct Lengths: View {
  var body: some View {
    List(0..<100) { Text("\($0)") }
    LazyVStack(pinnedViews: .sectionHeaders) {
      Section {
        ForEach(0..<100) { Text("\($0)") }
      } header: {
        Text("head")
      }
    }
    LazyHStack { ForEach(0..<100) { Text("\($0)") } }
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(20))]) { Text("cell") }
    LazyHGrid(rows: [GridItem()]) { Text("cell") }
    VStack { LazyForEach(0..<100) { Text("\($0)") } }
  }
}

struct Layouts: View {
  @State private var isRow = false
  @State private var place = CGPoint.zero

  var body: some View {
    Column() { Text("a").layoutValue(key: Column.Indent.self, value: 4) }
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(Column())
    layout { Text("b") }
    VStack(alignment: HorizontalAlignment(Rail.self)) {
      Text("c").alignmentGuide(HorizontalAlignment(Rail.self)) { $0[.leading] + 4 }
      Text("d").containerRelativeFrame(.horizontal, count: 3, spacing: 4)
      Text("e").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
      Text("f").onGeometryChange(for: CGPoint.self, of: { $0.frame(in: .named("stack")).origin }) { place = $0 }
    }
    .coordinateSpace(.named("stack"))
    .ignoresSafeArea()
  }
}
