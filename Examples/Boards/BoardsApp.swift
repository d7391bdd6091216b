import SwiftUI

@main
struct BoardsApp: App {
  var body: some Scene {
    WindowGroup("Boards") { NavigationStack { BoardsView().navigationTitle("Boards") } }
  }
}
