/// The bar below the content of a screen, if any toolbar has items for it.
struct ScreenFooter: View {
  let screen: ScreenModel

  var body: some View {
    let chrome = screen.readChrome()
    let items = chrome.items(in: .bottom) + chrome.items(in: .keyboard)
    let status = chrome.items(in: .status)
    if chrome.bottomBarVisibility != .hidden, !items.isEmpty || !status.isEmpty {
      BottomBar(items: items, status: status)
    }
  }
}

private struct BottomBar: View {
  let items: [PlacedItem]
  let status: [PlacedItem]

  static func _visit(_ view: Self, _ visitor: Visitor) { if Presence.bottomBars { visitor.composite(view) } }

  var body: some View {
    WebElement("div", ["class": "nav-bottom", "role": "toolbar", "aria-label": "Toolbar"]) {
      ForEach(items) { $0 }
      ForEach(status) { item in
        WebElement("div", ["class": "nav-status", "role": "status"]) { item }
      }
    }
  }
}
