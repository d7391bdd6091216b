/// Shows a root view and, above it, the screens that are pushed.
///
/// Links with a value push the view of the `navigationDestination(for:)` for the value's type. The stack has a part of the
/// page's address: what is pushed can be reloaded, bookmarked and sent to somebody, and the browser's back and forward
/// pop and push. Screens below the top keep their state and their scroll position.
///
/// ```swift
/// NavigationStack(path: $path) {
///   ScrollView { ForEach(trails) { NavigationLink($0.name, value: $0) } }
///     .navigationTitle("Trails")
///     .navigationDestination(for: Trail.self) { TrailScreen(trail: $0) }
/// }
/// ```
/// Where a screen is in the address is up to its value: text, numbers, raw values and ids are readable, other `Codable`
/// values stand there as JSON.
public struct NavigationStack<Data, Root: View>: _LeafView {
  private let root: Root
  private let makePath: () -> StackPath

  /// Creates a stack that keeps what is pushed itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    makePath = { OwnStackPath() }
  }

  /// Creates a stack whose pushed values, of any types, the app keeps.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    makePath = { MixedStackPath(path) }
  }

  /// Creates a stack whose pushed values, of one type, the app keeps.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
    makePath = { ArrayStackPath(path) }
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    let isFirst = visitor.isMounting
    let router = visitor.coordinator.router.unsafelyUnwrapped
    let root = visitor.object { RootHolder(view.root) }
    let model = visitor.object { StackModel(AnyView(view.root), view.makePath(), router) }
    if isFirst {
      model.outer = EnvironmentValues(visitor.environment).navigationScreen
      model.start(in: EnvironmentValues(visitor.environment).routeSlot ?? router.slot)
    } else {
      model.absorb(view.makePath())
      if !isSame(root.view, view.root) {
        root.view = view.root
        model.setRoot(AnyView(view.root))
      }
    }
    let element = visitor.open(model.isOutermost ? .main : .div, .fills, kind: visitor.intern("nav-stack"))
    visitor.constant(.dataWith, visitor.intern("screens"))
    visitor.container = Container()
    let screens = StackScreens(model: model)
    _BarView<StackScreens>._visit(_BarView(content: screens) { $0 = ScreenChrome() }, visitor)
    visitor.anchor(of: model)
    visitor.close(element)
  }
}

/// The last value of the root, to compare with.
private final class RootHolder<Root: View>: Retained {
  var view: Root

  init(_ view: Root) {
    self.view = view
    super.init()
  }

  nonisolated deinit {}
}

extension Visitor {
  /// Says the page's address, if a node is the outermost one that has a part of it.
  func anchor(of node: RouteNode) {
    let isFirst = isMounting
    let claim = object { AnchorClaim(node.isOutermost ? node.router : nil) }
    guard let router = claim.router else {
      emptyBranch()
      return
    }
    let outside = enterBranch(1)
    HistoryAnchor._visit(HistoryAnchor(router: router), self)
    leave(outside)
    if isFirst { router.noteChange() }
  }
}

/// The screens of a stack.
struct StackScreens: View {
  let model: StackModel

  var body: some View {
    model.reconcile()
    return StackChain(model: model)
  }
}

/// The screens one after the other: each stands in a branch of the one it lies on.
///
/// A screen is built before it is known what the address says of the next.
private struct StackChain: View {
  let model: StackModel

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) { visitor.visitScreen(of: view.model, at: 0) }
}

extension Visitor {
  /// Visits a screen and those above.
  fileprivate func visitScreen(of model: StackModel, at index: Int) {
    let isFirst = isMounting
    let screen = object {
      ScreenModel(model, Presence.pushes && index > 0 ? model.entries[index - 1] : nil, Stage(on: stage, coordinator))
    }
    if isFirst {
      model.mounted(screen)
      model.beginScreen()
    }
    let outside = environment
    let writer = object { EnvironmentWriter() }
    environment = writer.apply(screen.changeEnvironment, to: outside)
    let element = openBare(.section, .raw, kind: intern("nav-screen"))
    ScreenView._visit(ScreenView(screen: screen), self)
    closeBare(element)
    environment = outside
    if isFirst { model.endScreen() }
    screen.stage?.isUp = index == model.entries.count
    guard Presence.pushes, index < model.entries.count else { return emptyBranch() }
    let branch = enterBranch(model.entries[index].number)
    visitScreen(of: model, at: index + 1)
    leave(branch)
  }
}

extension ScreenModel {
  /// What the screen's views find in their environment.
  fileprivate func changeEnvironment(_ values: inout EnvironmentValues) {
    values.navigationScreen = self
    values.stage = stage
    values.routeSlot = innerSlot
    if entry != nil {
      values.dismiss = DismissAction(self)
      values.isPresented = true
    }
  }
}
