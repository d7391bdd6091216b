import SwiftUI

// What people write and a page has nothing for, as they write it. Scripts/unavailable-check compiles this file: every
// line that says so must be refused with what to use instead, and no other line may be wrong.

struct Scrolling: View {
  var body: some View {
    ScrollView { Text("a") }.defaultScrollAnchor(.bottom)  // refused
    Text("a")
      .onScrollGeometryChange(for: Double.self) {  // refused
        $0.contentOffset.y
      } action: { old, new in
        print(old, new)
      }
    ScrollView { Text("a") }.onScrollPhaseChange { old, new in print(new) }  // refused
    Text("a").onScrollVisibilityChange { print($0) }  // refused
    Text("a").onScrollTargetVisibilityChange(idType: Int.self) { print($0) }  // refused
    Text("a").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3) }  // refused
    Text("a").visualEffect { content, proxy in content.offset(x: proxy.size.width) }  // refused
    Text("a").scrollClipDisabled()  // refused
  }
}

struct Pointing: View {
  @State private var isShown = false
  @State private var offset = CGSize.zero
  @GestureState private var drag = CGSize.zero

  var body: some View {
    Text("a").hoverEffect()  // refused
    Text("a").focusable()  // refused
    Text("a").onContinuousHover { print($0) }  // refused
    Text("a").onExitCommand { isShown = false }  // refused
    Text("a").onMoveCommand { print($0) }  // refused
    Text("a").onDeleteCommand { isShown = false }  // refused
    Text("a").onDrop(of: [.plainText], isTargeted: nil) { providers in !providers.isEmpty }  // refused
    Text("a").gesture(MagnifyGesture().onEnded { _ in isShown = true })  // refused
    Text("a").gesture(RotateGesture().onChanged { print($0.rotation) })  // refused
    Text("a").gesture(LongPressGesture().sequenced(before: TapGesture()))  // refused
    Text("a").gesture(TapGesture().exclusively(before: LongPressGesture()))  // refused
    Circle()
      .gesture(
        DragGesture()
          .updating($drag) { value, state, _ in state = value.translation }
          .onEnded { offset.width += $0.translation.width }
      )
  }
}

struct Files: View {
  @State private var isShown = false

  var body: some View {
    Text("a")
      .fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText]) { result in  // refused
        if case .success(let file) = result { print(file.lastPathComponent) }
      }
  }
}

struct Standing: View {
  @Environment(\.presentationMode) private var presentationMode  // refused
  @State private var isShown = false

  var body: some View {
    Text("a").edgesIgnoringSafeArea(.all)  // refused
    Text("a").statusBarHidden()  // refused
    Text("a").statusBar(hidden: true)  // refused
    Text("a").persistentSystemOverlays(.hidden)  // refused
    Text("a").inspector(isPresented: $isShown) { Text("b") }  // refused
    Text("a").toolbarRole(.editor)  // refused
    Text("a").navigationViewStyle(.stack)  // refused
    Text("a").navigationSplitViewStyle(.balanced)  // refused
    Button("a") { presentationMode.wrappedValue.dismiss() }
  }
}

struct Showing: View {
  var body: some View {
    Text("a").presentationSizing(.form)  // refused
    Text("a").presentationBackgroundInteraction(.enabled)  // refused
    Text("a").previewDevice("Phone")  // refused
    Text("a").accessibilityActions { Button("b") {} }  // refused
    Text("a").accessibilityRotor("Headings") { Text("b") }  // refused
    Text("a").accessibilityCustomContent("Age", "3")  // refused
    Text("a").focusedValue(\.chosen, 3)  // refused
  }
}

struct Wave: Shape, Animatable {  // refused
  var height: Double
  var animatableData: AnimatablePair<Double, Double> {  // refused
    get { AnimatablePair(height, 0) }  // refused
    set { height = newValue.first }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct Naming: View {
  @Namespace private var names  // refused

  var body: some View {
    Color("Brand")  // refused
    Color(.displayP3, red: 1, green: 0, blue: 0)  // refused
    Text("a").accessibility(label: Text("b"))  // refused
  }
}

struct ChosenKey: FocusedValueKey {  // refused
  typealias Value = Int
}

extension FocusedValues {  // refused
  var chosen: Int? {
    get { self[ChosenKey.self] }
    set { self[ChosenKey.self] = newValue }
  }
}

struct Chosen: View {
  @FocusedValue(\.chosen) private var chosen  // refused
  var body: some View { Text("\(chosen ?? 0)") }
}

struct Menus: Commands {  // refused
  var body: some Commands {  // refused
    CommandMenu("a") { Button("b") {} }  // refused
  }
}

struct TwoScenes: App {
  var body: some Scene {  // refused
    WindowGroup { Chosen() }
      .defaultSize(width: 300, height: 400)  // refused
      .windowResizability(.contentSize)  // refused
      .windowStyle(.hiddenTitleBar)  // refused
      .commands { CommandGroup(replacing: .newItem) { Button("b") {} } }  // refused
    Settings { Chosen() }  // refused
  }
}
