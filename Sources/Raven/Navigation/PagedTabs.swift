/// The pages of a tab view side by side, of which one is seen: to swipe, scroll or step through, with dots below.
///
/// They have no addresses: which one is seen is a matter of the screen they stand on. All are built at once.
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
  @State private var seen: Int? = 0

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
    let position = position
    ZStack(alignment: .bottom) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(pages) { page in
            page.content
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
      .scrollPosition(id: position)
      if dots == .always || (dots == .automatic && leaves.count > 1) {
        PageDots(count: leaves.count, current: position.wrappedValue ?? 0) { page in
          withAnimation { position.wrappedValue = page }
        }
      }
    }
  }

  private var pages: [Page] {
    leaves.indices.map { Page(id: $0, content: Subview(leaf: leaves[$0], base: base)) }
  }

  /// Which page is seen, for the app by its tag.
  private var position: Binding<Int?> {
    let tags = leaves.map { $0.taggedValues.tag(for: SelectionValue.self) }
    let (selection, seen) = (selection, $seen)
    return Binding(
      get: { selection.flatMap { selection in tags.firstIndex { $0 == selection.wrappedValue } } ?? seen.wrappedValue },
      set: { page in
        seen.wrappedValue = page
        if let selection, let page, tags.indices.contains(page), let tag = tags[page] { selection.wrappedValue = tag }
      }
    )
  }
}

private struct Page: Identifiable {
  let id: Int
  let content: Subview
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
