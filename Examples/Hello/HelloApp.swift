import SwiftUI

@main struct HelloApp: App {
  var body: some Scene { WindowGroup("Hello") { Text("Hello") } }
}
