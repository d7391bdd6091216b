/// The bar of a screen: the link back, the title, the items of toolbars, the search field.
struct ScreenHeader: View {
  let screen: ScreenModel

  var body: some View {
    let chrome = screen.readChrome()
    let start = chrome.items(in: .leading)
    let end = chrome.items(in: .trailing)
    let middle = chrome.items(in: .principal)
    let hasBack = screen.entry != nil && screen.stack.columns == nil && chrome.hidesBackButton != true
    let isShown = chrome.barVisibility != .hidden
    let isSaying = hasBack || chrome.title != nil || !start.isEmpty || !end.isEmpty || !middle.isEmpty
    let hasRow = isSaying || screen.columnControls != nil
    if isShown && (hasRow || chrome.search != nil) {
      WebElement(
        "header",
        [
          "class": (isSaying ? "nav-bar" : "nav-bar quiet") + (chrome.isBarClear == true ? " clear" : ""),
          "data-title": chrome.titleAttribute(isRoot: screen.entry == nil),
          "data-tabs": chrome.tabBarVisibility == .hidden ? "hidden" : nil,
        ]
      ) {
        BarRow(
          screen: screen,
          title: chrome.title,
          background: chrome.barBackground,
          hasBack: hasBack,
          start: start,
          middle: middle,
          end: end
        )
        BarTitle(title: chrome.title, menu: chrome.titleMenu)
        if let search = chrome.search {
          SearchBar(model: search, suggestions: chrome.suggestions, scopes: chrome.scopes)
        }
      }
    } else if let title = chrome.title {
      WebElement("h1", ["class": "unseen", "tabindex": "-1"]) { Text(title) }
    }
  }
}

/// The row that stays in sight: link back and first items, title, last items.
private struct BarRow: View {
  let screen: ScreenModel
  let title: String?
  let background: String?
  let hasBack: Bool
  let start: [PlacedItem]
  let middle: [PlacedItem]
  let end: [PlacedItem]

  var body: some View {
    WebElement("div", ["class": "nav-row"]) {
      WebElement("div", ["class": "nav-side"]) {
        if hasBack { BackLink(screen: screen) } else { screen.columnControls }
        ForEach(start) { $0 }
      }
      WebElement("div", ["class": "nav-middle"]) {
        if middle.isEmpty {
          if let title {
            WebElement("span", ["class": "nav-small", "aria-hidden": "true"]) { Text(title) }
          }
        } else {
          ForEach(middle) { $0 }
        }
      }
      WebElement("div", ["class": "nav-side end"]) { ForEach(end) { $0 } }
    }
    .barBackground(background)
  }
}

/// The title as a heading: seen when it is large, read out in any case.
private struct BarTitle: View {
  let title: String?
  let menu: BarContent?

  var body: some View {
    if let title {
      WebElement("h1", ["class": "nav-title", "tabindex": "-1"]) { Text(title) }
    }
    if let menu { TitleMenu(menu: menu) }
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

/// Leads to the screen below.
private struct BackLink: View {
  let screen: ScreenModel

  var body: some View {
    let below = screen.stack.screen(below: screen)
    let title = screen.titleBelow()
    RouteLink(
      address: below.flatMap { $0.stack.address($0.stack.address(upTo: $0)) },
      kind: "nav-back",
      name: title.map { "Back to \($0)" } ?? "Back",
      action: { screen.dismiss() },
      label: WebElement("span", ["class": "nav-back-title"]) { Text(title ?? "Back") }
    )
  }
}

extension ScreenChrome {
  /// The items for a part of the bars; the running scope depends on them.
  func items(in part: ToolbarItemPlacement.Part) -> [PlacedItem] { toolbars.flatMap { $0.placed(in: part) } }

  func titleAttribute(isRoot: Bool) -> String {
    switch titleMode ?? .automatic {
    case .inline: "inline"
    case .large: "large"
    case .automatic: isRoot ? "automatic" : "inline"
    }
  }
}

extension View {
  /// Paints the bar.
  fileprivate func barBackground(_ color: String?) -> some View {
    styled(BarBackground.self, .backgroundColor, color)
  }
}

private enum BarBackground {}
