import SwiftUI
import Tiled

/// A list that is read in the middle while everything around it changes.
@main struct TimelineApp: App {
  var body: some Scene {
    WindowGroup("Timeline") { TimelineView() }
  }
}
