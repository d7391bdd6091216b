import SwiftUI

/// A hundred thousand books in a database, of which a page has only those in sight.
@main struct LibraryApp: App {
  var body: some Scene {
    WindowGroup("Library") { LibraryView().environment(Catalogue.shared) }
  }
}
