/// The bar below the content of a screen, if any toolbar has items for it.
struct ScreenFooter: View {
  let screen: ScreenModel

  var body: some View {
    let chrome = screen.readChrome()
    if Presence.bottomBars, chrome.bottomBarVisibility != .hidden {
      BottomBar(
        items: chrome.items(in: .bottom) + chrome.items(in: .keyboard),
        status: chrome.items(in: .status)
      )
    }
  }
}

private struct BottomBar: View {
  let items: [PlacedItem]
  let status: [PlacedItem]

  static func _visit(_ view: Self, _ visitor: Visitor) { if Presence.bottomBars { visitor.composite(view) } }

  var body: some View {
    if !items.isEmpty || !status.isEmpty {
      WebElement("div", ["class": "nav-bottom", "role": "toolbar", "aria-label": "Toolbar"]) {
        ForEach(items) { $0 }
        ForEach(status) { item in
          WebElement("div", ["class": "nav-status", "role": "status"]) { item }
        }
      }
    }
  }
}
