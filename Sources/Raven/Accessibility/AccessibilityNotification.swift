#if !hasFeature(Embedded)
public import Foundation
#endif

/// What assistive technology is told as it happens.
public nonisolated enum AccessibilityNotification {
  /// Words for a screen reader to say.
  ///
  /// Post it in an action, in `onAppear`, `onChange` or `task`, or in a `Task` one of these started: the page in whose turn
  /// it is posted says it.
  ///
  /// ```swift
  /// Button("Delete") {
  ///   delete()
  ///   AccessibilityNotification.Announcement("Deleted").post()
  /// }
  /// ```
  public struct Announcement: Sendable {
    private let words: String

    /// Creates an announcement.
    public init(_ announcement: some StringProtocol) { words = String(announcement) }

    #if !hasFeature(Embedded)
    /// Creates an announcement from the characters of attributed text.
    public init(_ announcement: AttributedString) { words = String(announcement.characters) }
    #endif

    /// Has the page's screen reader say it.
    public func post() {
      let page = PageInTurn.page
      onMainActor {
        guard let coordinator = page?.coordinator else { return sayNothing() }
        coordinator.say(.announcer, words)
      }
    }

    @MainActor private func sayNothing() {
      // Inside the page there is always one.
      #if !hasFeature(Embedded)
      Diagnostics.report(.announcementWithoutPage(words))
      #endif
    }
  }
}
