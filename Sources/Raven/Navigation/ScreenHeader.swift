/// The bar of a screen: the link back, the title, the items of toolbars, the search field.
///
/// Every screen has one, and so it is written in the visitor's own calls: views would each bring code of their own.
struct ScreenHeader: View {
  let screen: ScreenModel

  var body: some View { ScreenBar(screen: screen) }
}

private struct ScreenBar: View {
  let screen: ScreenModel

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let screen = view.screen
    let chrome = screen.readChrome()
    let row = BarRow(screen: screen, chrome: chrome)
    if chrome.barVisibility != .hidden && (row.isSaying || row.controls != nil || chrome.search != nil) {
      let outside = visitor.enterBranch(1)
      visitor.bar(of: screen, chrome, row)
      visitor.leave(outside)
    } else if let title = chrome.title {
      let outside = visitor.enterBranch(2)
      let heading = visitor.openBarPart(.h1, visitor.intern("unseen"))
      visitor.constant(.tabindex, visitor.intern("-1"))
      visitor.closeBarPart(heading, saying: title)
      visitor.leave(outside)
    } else {
      visitor.emptyBranch()
    }
  }
}

/// What stands in the row that stays in sight: link back and first items, title, last items.
private struct BarRow {
  let start: [PlacedItem]
  let middle: [PlacedItem]
  let end: [PlacedItem]
  let hasBack: Bool
  let controls: ColumnControls?
  /// Whether there is more than controls of columns.
  let isSaying: Bool

  init(screen: ScreenModel, chrome: ScreenChrome) {
    start = chrome.items(in: .leading)
    middle = chrome.items(in: .principal)
    end = chrome.items(in: .trailing)
    hasBack = screen.entry != nil && screen.stack.columns == nil && chrome.hidesBackButton != true
    controls = Presence.columns ? screen.columnControls : nil
    isSaying = hasBack || chrome.title != nil || !start.isEmpty || !end.isEmpty || !middle.isEmpty
  }
}

extension Visitor {
  /// Opens an element in a bar.
  func openBarPart(_ tag: Name, _ kind: Name? = nil) -> OpenElement {
    let element = open(tag, .raw, kind: kind)
    container.axis = .none
    if MarkupRules.isHeading(tag) { container.isPhrasing = true }
    return element
  }

  /// Closes an element in a bar that says something.
  func closeBarPart(_ element: OpenElement, saying words: String) {
    text(Text(verbatim: words).shown(in: environment).string)
    close(element)
  }

  /// The items of a part of a bar.
  func barItems(_ items: [PlacedItem]) {
    list(ForEach(items) { $0 })
  }

  fileprivate func bar(of screen: ScreenModel, _ chrome: ScreenChrome, _ row: BarRow) {
    let header = openBarPart(.header)
    attribute(.class, (row.isSaying ? "nav-bar" : "nav-bar quiet") + (chrome.isBarClear == true ? " clear" : ""))
    attribute(intern("data-title"), chrome.titleAttribute(isRoot: screen.entry == nil))
    attribute(intern("data-tabs"), chrome.tabBarVisibility == .hidden ? "hidden" : nil)
    barRow(row, of: screen, chrome)
    if let title = chrome.title {
      let outside = enterBranch(1)
      let heading = openBarPart(.h1, intern("nav-title"))
      constant(.tabindex, intern("-1"))
      closeBarPart(heading, saying: title)
      leave(outside)
    } else {
      emptyBranch()
    }
    Optional._visit(chrome.titleMenu.map { TitleMenu(menu: $0) }, self)
    let search = chrome.search.map {
      SearchBar(model: $0, suggestions: chrome.suggestions, scopes: chrome.scopes)
    }
    Optional._visit(search, self)
    close(header)
  }

  private func barRow(_ row: BarRow, of screen: ScreenModel, _ chrome: ScreenChrome) {
    let element = openBarPart(.div, intern("nav-row"))
    style(intern("background-color"), chrome.barBackground)
    let start = openBarPart(.div, intern("nav-side"))
    if row.hasBack {
      let outside = enterBranch(1)
      backLink(of: screen)
      leave(outside)
    } else if Presence.columns, let controls = row.controls {
      let outside = enterBranch(2)
      ColumnControls._visit(controls, self)
      leave(outside)
    } else {
      emptyBranch()
    }
    barItems(row.start)
    close(start)
    let middle = openBarPart(.div, intern("nav-middle"))
    if !row.middle.isEmpty {
      let outside = enterBranch(2)
      barItems(row.middle)
      leave(outside)
    } else if let title = chrome.title {
      let outside = enterBranch(1)
      let small = openBarPart(.span, intern("nav-small"))
      constant(.ariaHidden, intern("true"))
      closeBarPart(small, saying: title)
      leave(outside)
    } else {
      emptyBranch()
    }
    close(middle)
    let end = openBarPart(.div, intern("nav-side end"))
    barItems(row.end)
    close(end)
    close(element)
  }

  /// Leads to the screen below.
  private func backLink(of screen: ScreenModel) {
    let below = screen.stack.screen(below: screen)
    let title = screen.titleBelow()
    let link = RouteLink(
      address: below.flatMap { $0.stack.address($0.stack.address(upTo: $0)) },
      kind: "nav-back",
      name: title.map { "Back to " + $0 } ?? "Back",
      action: { screen.dismiss() },
      label: BackTitle(title: title ?? "Back")
    )
    RouteLink._visit(link, self)
  }
}

/// What the link back says.
private struct BackTitle: View {
  let title: String

  var body: Never { neverBody() }

  static func _visit(_ view: Self, _ visitor: Visitor) {
    let element = visitor.openBarPart(.span, visitor.intern("nav-back-title"))
    visitor.closeBarPart(element, saying: view.title)
  }
}

/// What a title offers when it is pressed.
private struct TitleMenu: View {
  let menu: BarContent

  static func _visit(_ view: Self, _ visitor: Visitor) { if Presence.titleMenus { visitor.composite(view) } }

  var body: some View {
    WebElement("details", ["class": "nav-menu"]) {
      WebElement("summary", ["aria-label": "Menu of the title"]) { Text("⌄") }
      WebElement("div", ["class": "nav-menu-items"]) { menu.read() }
    }
  }
}

extension ScreenChrome {
  /// The items for a part of the bars; the running scope depends on them.
  func items(in part: ToolbarItemPlacement.Part) -> [PlacedItem] {
    var items: [PlacedItem] = []
    for toolbar in toolbars { toolbar.add(to: &items, in: part) }
    return items
  }

  func titleAttribute(isRoot: Bool) -> String {
    switch titleMode ?? .automatic {
    case .inline: "inline"
    case .large: "large"
    case .automatic: isRoot ? "automatic" : "inline"
    }
  }
}
