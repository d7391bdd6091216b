/// The modules of the page: the one place that says which there are.
enum PageModules {
  /// What an app can import.
  static let there: Set<String> = [
    "SwiftUI", "Raven", "Swift", "Foundation", "Observation", "Combine", "Synchronization", "UniformTypeIdentifiers",
    "StackBoard", "Poet", "Showcase", "Tiled",
    "_Concurrency",
  ]

  /// What to do about modules that are often imported and are not there.
  static let instead: [String: String] = [
    "FoundationEssentials": "import Foundation, of which a few parts are there",
    "Dispatch": "everything runs on the one thread of the page, so call it at once",
    "RegexBuilder": "go through the characters: split(separator:), hasPrefix(_:), firstIndex(of:)",
  ]
}
