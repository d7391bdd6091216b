import SwiftUI

@main struct StopwatchApp: App {
  var body: some Scene {
    WindowGroup("Stopwatch") { StopwatchView() }
  }
}
