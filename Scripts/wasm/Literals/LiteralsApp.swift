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
    WebElement("p", turn == 0 ? ["class": "turn 0", "title": nil] : ["class": "turn \(turn)", "title": "same"]) {
      Text("third")
    }
  }

  /// Never literals alone.
  private var attributes: WebAttributes { ["class": "turn \(turn / 2)", "title": turn == 3 ? nil : "same"] }
}
