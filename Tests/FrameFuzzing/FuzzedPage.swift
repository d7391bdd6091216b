import Foundation
import Raven

/// A page with controls for every kind of event a client can send.
struct FuzzedPage: View {
  @State private var count = 0
  @State private var text = ""
  @State private var number = 3.0
  @State private var isOn = false
  @State private var isShown = true
  @State private var choice = 1
  @State private var chosen: Set<Int> = []
  @State private var rows = Array(0..<6)
  @State private var window = AnchoredWindow(before: 400, behind: 400, isOpenAbove: true, isOpenBelow: true)
  @State private var sight: Int?
  @FocusState private var isFocused: Bool
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    NavigationStack {
      ScrollView {
        controls
        layouts
        FuzzedLists(rows: $rows, chosen: $chosen)
        NavigationLink("Further", value: count)
      }
      .navigationDestination(for: Int.self) { number in
        Button("Screen \(number)") { count += 1 }
      }
    }
    .sheet(isPresented: $isShown) { TextField("In a sheet", text: $text) }
  }

  @ViewBuilder private var controls: some View {
    Button("Count \(count)") { count += 1 }
    Text("Twice").onTapGesture(count: 2) { count -= 1 }
    TextField("Text", text: $text).focused($isFocused).onSubmit { text = "" }
    TextField("Number", value: $number, format: .number)
    TextEditor(text: $text)
    Toggle("On", isOn: $isOn)
    Slider(value: $number, in: 0...10)
    Stepper("Steps", value: $count)
    Picker("Choice", selection: $choice) { ForEach(0..<4, id: \.self) { Text("\($0)").tag($0) } }
    Button("Show") { isShown = true }.buttonStyle(PressedStyle())
    WebElement("div") { Text("Keys") }.on(.keyDown) { _ in count += 1 }
    Text(colorScheme == .dark ? "Dark" : "Light")
    Text("Held").gesture(DragGesture().onChanged { count = Int($0.translation.width) }).onHover { if $0 { count += 1 } }
      .onLongPressGesture { count -= 1 }
    Text("Menu").contextMenu { Button("Item") { count += 1 } }
  }

  @ViewBuilder private var layouts: some View {
    GeometryReader { geometry in Text("\(geometry.size.width)") }
    ViewThatFits {
      Text("A long text that may not fit")
      Text("Short")
    }
    StairLayout {
      Text("Lower")
      Text("Higher")
    }
    ScrollView {
      LazyVStack { ForEach(0..<60, id: \.self) { Text("Line \($0)") } }.scrollTargetLayout()
    }
    .scrollPosition(id: $sight)
    AnchoredScrollView(window) { reading in
      window.version += 1
      window.before = reading.above
      window.behind = reading.below
    } content: {
      ForEach(1...5, id: \.self) { key in AnchoredRow(key: key) { Text("Row \(key)") } }
    }
  }
}

/// A style that shows whether a button is held down.
private struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

/// A layout that asks the page for sizes: each view starts where the one before ends, both ways.
private struct StairLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize.zero) { size, view in
      let own = view.sizeThatFits(.unspecified)
      return CGSize(width: size.width + own.width, height: size.height + own.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var corner = bounds.origin
    for view in subviews {
      let own = view.sizeThatFits(.unspecified)
      view.place(at: corner, proposal: .unspecified)
      corner = CGPoint(x: corner.x + own.width, y: corner.y + own.height)
    }
  }
}
