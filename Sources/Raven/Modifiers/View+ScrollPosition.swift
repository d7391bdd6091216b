extension View {
  /// Follows which of the views that scroll in this one stands first, and scrolls to another when the binding is set.
  ///
  /// In a `List` the views are its rows; elsewhere put `scrollTargetLayout()` on the stack or grid that scrolls. A row of a
  /// lazy list need not be built yet.
  ///
  /// ```swift
  /// @State private var first: Message.ID?
  /// ScrollView { LazyVStack { ForEach(messages) { MessageRow($0) } }.scrollTargetLayout() }
  ///   .scrollPosition(id: $first)
  /// ```
  /// The anchor says which point of the area the view is at; without one that is its beginning, and what is scrolled to is
  /// brought in sight with as little scrolling as needed. The page tells where it stands ten times a second at most.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    _ScrollPositionView(content: self, id: id, anchor: anchor)
  }

  /// Says that the views in this stack or grid are those that `scrollPosition(id:anchor:)` around it follows.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    _ChainedView(content: self, as: ScrollTargetsLink.self) { ScrollTargetsLink(isEnabled, outer: $0) }
  }
}

/// A view that knows which of the views in it stands first.
public struct _ScrollPositionView<Content: View, ID: Hashable>: View {
  @State private var target = ScrollTarget()
  @State private var seen = LastSeen<ID>()
  private let content: Content
  private let id: Binding<ID?>
  private let anchor: UnitPoint?

  init(content: Content, id: Binding<ID?>, anchor: UnitPoint?) {
    self.content = content
    self.id = id
    self.anchor = anchor
  }

  public var body: some View {
    let (target, seen, id, anchor) = (target, seen, id, anchor)
    ScrollArea(
      target: target,
      content: _ChainedView(content: content, as: ScrollFollower.self) { outer in
        ScrollFollower(anchor, outer: outer) { element in
          guard let found: ID = target.id(of: element), id.wrappedValue != found else { return }
          seen.id = found
          id.wrappedValue = found
        }
      }
    )
    .onChange(of: id.wrappedValue, initial: true) {
      guard let wanted = id.wrappedValue, wanted != seen.id else { return }
      seen.id = wanted
      ScrollViewProxy(target: target).scrollTo(wanted, anchor: anchor)
    }
  }
}

/// The id the page told of last: it is not scrolled to.
private final class LastSeen<ID> {
  var id: ID?

  init() {}

  nonisolated deinit {}
}

/// Puts an element around that hears which view stands first.
private final class ScrollFollower: WrapperLink {
  private let anchor: UnitPoint?
  private var follow: (UInt32) -> Void

  init(_ anchor: UnitPoint?, outer: ChainLink?, _ follow: @escaping (UInt32) -> Void) {
    self.anchor = anchor
    self.follow = follow
    super.init(outer: outer)
  }

  nonisolated deinit {}

  override func open(_ visitor: Visitor) {
    wrap(visitor, .child, kind: .g)
    visitor.constant(.dataWith, visitor.intern("position"))
    visitor.attribute("data-anchor", anchor.map { decimal(Double($0.x)) + " " + decimal(Double($0.y)) })
    visitor.listen(
      EventActions(.sight) { [self] event in
        if case .sight(let element) = event.payload { follow(element) }
      }
    )
  }

  override func absorb(_ other: ChainLink) -> Bool {
    let other = unsafeDowncast(other, to: ScrollFollower.self)
    follow = other.follow
    return anchor == other.anchor
  }
}

/// Marks the element whose views are followed.
private final class ScrollTargetsLink: ChainLink {
  private let isEnabled: Bool

  init(_ isEnabled: Bool, outer: ChainLink?) {
    self.isEnabled = isEnabled
    super.init(passingFrom: outer)
  }

  nonisolated deinit {}

  override func decorateElement(_ visitor: Visitor) {
    visitor.decorate(attribute: visitor.intern("data-targets"), isEnabled ? "" : nil)
  }

  override func absorb(_ other: ChainLink) -> Bool {
    unsafeDowncast(other, to: ScrollTargetsLink.self).isEnabled == isEnabled
  }
}
