/// The tabs of a tab view: which is selected, which were, and what each is called in the address.
///
/// The first tab needs no part of the address, unless what is shown in it begins like another tab.
final class TabsModel: RouteNode {
  /// One tab.
  struct Item {
    let id: Subview.ID
    let slot: RouteSlot
    let stage: Stage
    let title: String?
    let slug: String
    var wasSelected = false
  }

  private(set) var items: [Item] = []
  private(set) var selected = 0
  private let changed = Source()
  /// Tells the app which tab was selected.
  var tell: (Int) -> Void = { _ in }
  private var isNew = true
  /// What stands between the tabs' stages and the one around the tab view.
  let stage: Stage

  init(_ router: Router, on outer: Stage?) {
    stage = Stage(on: outer, isOfTabs: true, router.coordinator)
    super.init(router)
  }

  nonisolated deinit {}

  override func retire(_ coordinator: RenderCoordinator) {
    super.retire(coordinator)
    for item in items { item.stage.retire(coordinator) }
    stage.retire(coordinator)
  }

  /// Takes the tabs there are: ids, titles, and what stands for each in the address if the title does not.
  func setItems(_ found: [(id: Subview.ID, title: String?, tag: String?)]) {
    let old = items
    items = []
    for (index, tab) in found.enumerated() {
      let slug = tab.title.flatMap(RouteSegment.slug) ?? tab.tag ?? String(index + 1)
      let before = old.first { $0.id == tab.id }
      items.append(
        Item(
          id: tab.id,
          slot: before?.slot ?? RouteSlot(in: self),
          stage: before?.stage ?? Stage(on: stage, router.coordinator),
          title: tab.title,
          slug: slug,
          wasSelected: before?.wasSelected ?? false
        )
      )
    }
    for tab in old where !items.contains(where: { $0.id == tab.id }) { tab.stage.retire(router.coordinator) }
  }

  /// Has what modifiers put around each tab come and go with it; what stands around several, with them all.
  func sort(_ members: [[StageMember]]) {
    for (index, own) in members.enumerated() {
      for member in own {
        let isShared = members.indices.contains { $0 != index && members[$0].contains { $0 === member } }
        member.stand(on: isShared ? stage : items[index].stage)
      }
    }
  }

  /// Makes the tab the selected one that the address names, or else the app; the running scope depends on it.
  func choose(_ told: Int?) {
    changed.recordRead()
    var index = told ?? selected
    if isNew {
      isNew = false
      if isRouted, router.isRestoring, let next = router.rest.first {
        let named = items.firstIndex { sameBytes($0.slug, next) }
        if named != nil { router.take(1) }
        index = named ?? 0
        if told != nil, index != told { tell(index) }
      }
    }
    index = min(max(index, 0), max(items.count - 1, 0))
    if index != selected { router.noteChange() }
    selected = index
    if items.indices.contains(index) { items[index].wasSelected = true }
    for index in items.indices { items[index].stage.isUp = index == selected }
  }

  /// Somebody selects a tab; the selected one goes back to its first screen.
  func select(_ index: Int) {
    if index == selected {
      if let stack = items[index].slot.node as? StackModel { stack.pop(to: 0) }
      return
    }
    go(to: index)
    router.noteChange()
  }

  private func go(to index: Int) {
    selected = index
    tell(index)
    changed.notifyReaders()
  }

  // MARK: The address

  override var slots: [RouteSlot] { items.map(\.slot) }

  override func wrap(_ inner: [String], of slot: RouteSlot) -> [String] {
    guard let index = items.firstIndex(where: { $0.slot === slot }) else { return inner }
    let isAmbiguous = inner.first.map { first in items.contains { sameBytes($0.slug, first) } } ?? false
    return index == 0 && !isAmbiguous ? inner : [items[index].slug] + inner
  }

  override func segments() -> [String] {
    guard items.indices.contains(selected) else { return [] }
    let slot = items[selected].slot
    return wrap(slot.node?.segments() ?? [], of: slot)
  }

  /// The address of a tab's first screen.
  func address(ofTab index: Int) -> String? { address(wrap([], of: items[index].slot)) }

  override func state() -> RouteState { RouteState(choice: selected) }

  override func restore(_ state: RouteState) {
    if state.choice != selected, items.indices.contains(state.choice) { go(to: state.choice) }
  }

  override func title() -> String? {
    guard items.indices.contains(selected) else { return nil }
    return items[selected].slot.node?.title() ?? items[selected].title
  }
}
