import SwiftUI

/// Rooms with up to a million messages, of which a page has only those in sight.
@main struct ChatApp: App {
  var body: some Scene {
    WindowGroup("Chat") { ChatView().environment(ChatStore.shared) }
  }
}
