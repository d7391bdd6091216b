/// Shows one of several views, and a bar to choose among them.
///
/// The bar is at the bottom of narrow pages and at the top of wide ones. Each tab has an address, by its title; what is
/// pushed in a tab's navigation stack follows it. A tab is built when it is first selected, and then keeps its state.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Trails", systemImage: "map", value: .trails) { TrailsTab() }
///   Tab("About", systemImage: "info.circle", value: .about) { AboutTab() }.badge(2)
/// }
/// ```
/// With `tabViewStyle(.page)` the views are pages to swipe through instead, without addresses.
public struct TabView<SelectionValue: Hashable, Content: View>: _LeafView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Creates tabs of which the app knows the selected one, by `tag` or a `Tab`'s value.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs that only the person selects.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  public static func _build(_ view: Self, _ visitor: Visitor) {
    if Presence.pagedTabs, case .pages(let dots) = EnvironmentValues(visitor.environment).tabLook {
      let outside = visitor.enterBranch(2)
      let pages = PagedTabs(selection: view.selection, dots: dots, content: view.content)
      PagedTabs._visit(pages, visitor)
      visitor.leave(outside)
    } else {
      let outside = visitor.enterBranch(1)
      view.buildBar(visitor)
      visitor.leave(outside)
    }
  }

  private func buildBar(_ visitor: Visitor) {
    let isFirst = visitor.isMounting
    let router = visitor.coordinator.router.unsafelyUnwrapped
    let model = visitor.object { TabsModel(router, on: visitor.stage) }
    if isFirst { model.enter(EnvironmentValues(visitor.environment).routeSlot ?? router.slot) }
    let element = visitor.open(.div, .fills, kind: visitor.intern("tabs"))
    visitor.container = Container()
    let selection = selection
    let outside = visitor.environment
    let writer = visitor.object { EnvironmentWriter() }
    visitor.environment = writer.apply({ $0.stage = model.stage }, to: outside)
    visitor.read(content) { tape, environment in
      var leaves: [ResolvedLeaf] = []
      tape.collectLeaves(&leaves)
      return TabsFrame(model: model, selection: selection, leaves: leaves, base: environment)
    }
    visitor.environment = outside
    visitor.anchor(of: model)
    visitor.close(element)
  }
}

/// The bar and the pages.
private struct TabsFrame<SelectionValue: Hashable>: View {
  let model: TabsModel
  let selection: Binding<SelectionValue>?
  let leaves: [ResolvedLeaf]
  let base: EnvironmentNode?

  var body: some View {
    let values = leaves.map(\.containerValues)
    let tags = values.map { $0.tag(for: SelectionValue.self) }
    prepare(values, tags)
    return Group {
      TabBar(model: model, selected: model.selected, labels: values.map { TabLabel(values: $0) })
      ForEach(pages) { $0 }
    }
  }

  private var pages: [TabPage] {
    leaves.indices.map { index in
      TabPage(
        id: leaves[index].number,
        slot: model.items[index].slot,
        stage: model.items[index].stage,
        isSelected: index == model.selected,
        isMain: model.isOutermost,
        content: model.items[index].wasSelected ? Subview(leaf: leaves[index], base: base) : nil
      )
    }
  }

  private func prepare(_ values: [ContainerValues], _ tags: [SelectionValue?]) {
    model.setItems(
      leaves.indices.map { index in
        let id = Subview.ID(number: leaves[index].number)
        return (id, values[index].tabItem?.title, tags[index].flatMap { RouteSegment.text(for: $0) })
      }
    )
    model.sort(leaves.map { $0.stageMembers })
    model.tell = { [selection] index in
      if let selection, tags.indices.contains(index), let tag = tags[index] { selection.wrappedValue = tag }
    }
    let told = selection.flatMap { selection in tags.firstIndex { $0 == selection.wrappedValue } }
    model.choose(told)
  }
}

/// One tab's views; empty until it is selected for the first time.
private struct TabPage: View, Identifiable {
  let id: Int
  let slot: RouteSlot
  let stage: Stage
  let isSelected: Bool
  let isMain: Bool
  let content: Subview?

  var body: some View {
    let page = _BarView(content: TabPageElement(isSelected: isSelected, isMain: isMain, content: content)) {
      [isSelected] chrome in
      if !isSelected { chrome = ScreenChrome() }
    }
    return _EnvironmentView(content: page) { [slot, stage] values in
      values.routeSlot = slot
      values.stage = stage
    }
  }
}

private struct TabPageElement: _LeafView {
  let isSelected: Bool
  let isMain: Bool
  let content: Subview?

  static func _build(_ view: Self, _ visitor: Visitor) {
    let element = visitor.open(view.isMain ? .main : .section, .fills, kind: visitor.intern("tab-page v"))
    visitor.flag(visitor.intern("inert"), !view.isSelected)
    visitor.container.axis = .vertical
    Subview?._visit(view.content, visitor)
    visitor.close(element)
  }
}
