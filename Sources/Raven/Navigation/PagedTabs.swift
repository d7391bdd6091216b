/// The pages of a tab view side by side, of which one is seen: to swipe, scroll or step through, with dots below.
///
/// They have no addresses: which one is seen is a matter of the screen they stand on. All are built at once. Without a script
/// the first one is seen.
struct PagedTabs<SelectionValue: Hashable, Content: View>: _LeafView {
  let selection: Binding<SelectionValue>?
  let dots: PageTabViewStyle.IndexDisplayMode
  let content: Content

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .fills, kind: .o)
    // What pages are as large as.
    let area = visitor.openBare(visitor.boxTag, .rigid, kind: .lQ)
    visitor.container.measured = 0
    visitor.container.axis = .depth
    visitor.container.offer = .container
    visitor.read(view.content) { tape, environment in
      var leaves: [ResolvedLeaf] = []
      tape.collectLeaves(&leaves)
      return PagesFrame(selection: view.selection, dots: view.dots, leaves: leaves, base: environment)
    }
    visitor.closeBare(area)
    visitor.close(element)
  }
}

/// The area that scrolls, and the dots.
private struct PagesFrame<SelectionValue: Hashable>: View {
  let selection: Binding<SelectionValue>?
  let dots: PageTabViewStyle.IndexDisplayMode
  let leaves: [ResolvedLeaf]
  let base: EnvironmentNode?
  /// The page that is seen, where the app does not say: by its leaf, so that others may come before it.
  @State private var seen: Int?

  init(
    selection: Binding<SelectionValue>?,
    dots: PageTabViewStyle.IndexDisplayMode,
    leaves: [ResolvedLeaf],
    base: EnvironmentNode?
  ) {
    self.selection = selection
    self.dots = dots
    self.leaves = leaves
    self.base = base
  }

  var body: some View {
    let tags = leaves.map { $0.taggedValues.tag(for: SelectionValue.self) }
    let numbers = leaves.map(\.number)
    let current = chosen(among: tags) ?? seen.flatMap { numbers.firstIndex(of: $0) } ?? 0
    let (selection, seen) = (selection, $seen)
    let choose: (Int) -> Void = { page in
      guard numbers.indices.contains(page) else { return }
      seen.wrappedValue = numbers[page]
      if let selection, let tag = tags[page] { selection.wrappedValue = tag }
    }
    ZStack(alignment: .bottom) {
      PagesElement(pages: leaves.map { Page(content: Subview(leaf: $0, base: base)) }, current: current, seen: choose)
      if dots == .always || (dots == .automatic && leaves.count > 1) {
        PageDots(count: leaves.count, current: current, choose: choose)
      }
    }
  }

  private func chosen(among tags: [SelectionValue?]) -> Int? {
    selection.flatMap { selection in tags.firstIndex { $0 == selection.wrappedValue } }
  }
}

/// What scrolls: the page brings the one that is to be seen in sight, and says which one is.
private struct PagesElement: _LeafView {
  let pages: [Page]
  let current: Int
  let seen: (Int) -> Void

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .fills, kind: visitor.intern("pages"))
    visitor.constant(.dataWith, visitor.intern("pages"))
    visitor.attribute(visitor.intern("data-page"), String(view.current))
    let seen = view.seen
    visitor.listen(
      EventActions(.sight) { event in
        if case .sight(let page) = event.payload { seen(Int(clamping: page)) }
      }
    )
    visitor.container.axis = .none
    let pages = ForEach(view.pages) { $0 }
    type(of: pages)._visit(pages, visitor)
    visitor.close(element)
  }
}

/// One page, as large as the area.
private struct Page: View, Identifiable {
  let content: Subview
  var id: Subview.ID { content.id }

  var body: some View { PageElement(content: content.frame(maxWidth: .infinity, maxHeight: .infinity)) }
}

private struct PageElement<Content: View>: _LeafView {
  let content: Content

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(visitor.boxTag, .fills, kind: visitor.intern("page g"))
    Content._visit(view.content, visitor)
    visitor.close(element)
  }
}

/// A dot for each page, which leads there.
private struct PageDots: View {
  let count: Int
  let current: Int
  let choose: (Int) -> Void
  @Environment(read: { $0.hasIndexGround }) private var hasGround

  init(count: Int, current: Int, choose: @escaping (Int) -> Void) {
    self.count = count
    self.current = current
    self.choose = choose
  }

  var body: some View {
    WebElement("div", ["class": hasGround ? "dots grounded" : "dots", "role": "group", "aria-label": "Pages"]) {
      ForEach(0..<count, id: \.self) { page in
        WebElement(
          "button",
          [
            "class": "dot", "type": "button", "aria-label": "Page \(page + 1) of \(count)",
            "aria-current": page == current ? "true" : nil,
          ]
        )
        .on(.click) { [choose] _ in choose(page) }
      }
    }
  }
}
