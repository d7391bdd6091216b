import SwiftUI

@main
struct TipsApp: App {
  var body: some Scene {
    WindowGroup("Tips") { TipsView() }
  }
}
