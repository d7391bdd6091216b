import SwiftUI

/// A board of tasks: columns, and in each its cards.
@main struct TasksApp: App {
  var body: some Scene {
    WindowGroup("Tasks") { BoardView() }
  }
}
