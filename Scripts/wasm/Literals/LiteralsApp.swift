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
    fourth
    fifth
    sixth
    WebElement("hr", turn == 1 ? ["class": "first rule", "title": "other"] : ["class": "first rule", "title": "same"])
    second
    if turn == 1 { WebElement("b") { Text("behind the second rule") } }
    WebElement("hr")
    if turn == 2 { WebElement("b") { Text("behind the last rule") } }
  }

  /// Has nothing in it and the same attributes always, and listens once.
  private var second: WebElement<EmptyView> {
    let rule = WebElement("hr", ["class": "a rule that listens", "title": "same"])
    return turn == 2 ? rule.on(.click) { _ in turn = 9 } : rule
  }

  /// Literals at first.
  private var fourth: WebElement<Text> {
    if turn == 0 { return WebElement("p", ["class": "none but a turn", "title": "a turn"]) { Text("fourth") } }
    return WebElement("p", ["class": "turn \(turn)", "title": "same"]) { Text("fourth") }
  }

  /// Literals at last.
  private var fifth: WebElement<Text> {
    if turn > 1 { return WebElement("p", ["class": "more than one turn", "title": "same"]) { Text("fifth") } }
    return WebElement("p", ["class": "turn \(turn)", "title": "same"]) { Text("fifth") }
  }

  /// None, given as a literal and not at all in turn.
  private var sixth: WebElement<Text> {
    turn % 2 == 0 ? WebElement("p", [:]) { Text("turn \(turn)") } : WebElement("p") { Text("turn \(turn)") }
  }

  /// Never literals alone.
  private var attributes: WebAttributes { ["class": "turn \(turn / 2)", "title": turn == 3 ? nil : "same"] }
}
