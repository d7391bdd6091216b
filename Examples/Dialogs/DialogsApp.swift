import SwiftUI

@main
struct DialogsApp: App {
  var body: some Scene {
    WindowGroup("Board") { BoardView() }
  }
}
