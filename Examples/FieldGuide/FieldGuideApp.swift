import Showcase
import SwiftUI

/// Everything Raven can do, explained and live.
@main struct FieldGuideApp: App {
  private let guide = Document.fieldGuide

  var body: some Scene {
    WindowGroup(guide.title) { ShowcaseDocument(guide) }
  }
}
