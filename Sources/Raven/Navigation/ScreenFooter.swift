/// The bar below the content of a screen, if any toolbar has items for it.
struct ScreenFooter: View {
  let screen: ScreenModel

  var body: some View {
    let chrome = screen.readChrome()
    let items = chrome.items(in: .bottom) + chrome.items(in: .keyboard)
    let status = chrome.items(in: .status)
    if chrome.bottomBarVisibility != .hidden, !items.isEmpty || !status.isEmpty {
      WebElement("div", ["class": "nav-bottom", "role": "toolbar", "aria-label": "Toolbar"]) {
        ForEach(items) { $0 }
        ForEach(status) { item in
          WebElement("div", ["class": "nav-status", "role": "status"]) { item }
        }
      }
    }
  }
}
