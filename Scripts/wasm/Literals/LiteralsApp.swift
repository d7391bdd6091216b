// Attributes inside the page that are nothing but literals, which it does not compare.

import SwiftUI

@main struct LiteralsApp: App {
  var body: some Scene {
    WindowGroup("Literals") { LiteralsView() }
  }
}

/// Elements whose attributes are literals on one run and something else on another.
struct LiteralsView: View {
  @State private var turn = 0

  var body: some View {
    Button("Turn") { turn += 1 }
    WebElement("p", attributes) { Text("first") }
    WebElement("p", turn == 1 ? ["class": "one", "title": "other"] : ["class": "one", "title": "same"]) {
      Text("second")
    }
    third
    fourth
  }

  /// Literals at first.
  private var third: WebElement<Text> {
    if turn == 0 { return WebElement("p", ["class": "none but a turn", "title": "a turn"]) { Text("third") } }
    return WebElement("p", ["class": "turn \(turn)", "title": "same"]) { Text("third") }
  }

  /// Literals at last.
  private var fourth: WebElement<Text> {
    if turn > 1 { return WebElement("p", ["class": "more than one turn", "title": "same"]) { Text("fourth") } }
    return WebElement("p", ["class": "turn \(turn)", "title": "same"]) { Text("fourth") }
  }

  /// Never literals alone.
  private var attributes: WebAttributes { ["class": "turn \(turn / 2)", "title": turn == 3 ? nil : "same"] }
}
