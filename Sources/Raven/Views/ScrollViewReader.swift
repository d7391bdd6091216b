/// Gives its content a way to scroll to one of its views.
///
/// ```swift
/// ScrollViewReader { proxy in
///   ScrollView { ForEach(messages) { MessageRow($0) } }
///   Button("Newest") { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
  @State private var target = ScrollTarget()

  /// Creates a view that can scroll its content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public var body: some View { ScrollArea(target: target, content: content(ScrollViewProxy(target: target))) }
}

/// Scrolls to views of a `ScrollViewReader`.
public struct ScrollViewProxy {
  let target: ScrollTarget

  /// Scrolls every scrolling area around a view so that the view shows; a row of a lazy list need not be built yet.
  ///
  /// - Parameters:
  ///   - id: what the view was given with `id(_:)`, or its key in a `ForEach`.
  ///   - anchor: which point of the view comes to the same point of the area; nil for as little as needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let coordinator = target.coordinator else { return }
    let target = target
    let query = TypedViewQuery(id)
    let show = {
      guard let element = target.block?.find(query), element != 0 else { return false }
      coordinator.commandScroll(element, to: edge(anchor?.x) + " " + edge(anchor?.y))
      return true
    }
    coordinator.afterCommit {
      // A row that is not built is built first.
      if !show(), target.block?.reveal(query) == true { coordinator.afterCommit { _ = show() } }
    }
  }
}

/// A fraction as the page takes it: in thirds.
private func edge(_ fraction: CGFloat?) -> String {
  guard let fraction else { return "nearest" }
  return fraction < 0.34 ? "start" : fraction > 0.66 ? "end" : "center"
}

/// Where a reader's content stands on the page.
final class ScrollTarget {
  fileprivate(set) var coordinator: RenderCoordinator?
  fileprivate unowned(unsafe) var block: Block?

  init() { Presence.scrollTargets = true }

  nonisolated deinit {}

  /// The id of the view that begins with an element, if it has one of a type.
  func id<ID: Hashable>(of element: UInt32) -> ID? {
    var values = ContainerValues()
    block?.addTags(at: element, to: &values)
    return values.tag(for: ID.self)
  }
}

/// The content of a reader, in a block of its own.
struct ScrollArea<Content: View>: View {
  let target: ScrollTarget
  let content: Content

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let outside = visitor.enterBranch(1)
    let tie = visitor.object { ScrollTie(view.target) }
    tie.attach(visitor.coordinator, visitor.block)
    Content._visit(view.content, visitor)
    visitor.leave(outside)
  }
}

/// Ends what a target knows of the page when its reader goes.
private final class ScrollTie: Retained {
  private let target: ScrollTarget

  init(_ target: ScrollTarget) {
    self.target = target
    super.init()
  }

  nonisolated deinit {}

  func attach(_ coordinator: RenderCoordinator, _ block: Block) {
    target.coordinator = coordinator
    target.block = block
  }

  override func retire(_ coordinator: RenderCoordinator) {
    target.coordinator = nil
    target.block = nil
  }
}
