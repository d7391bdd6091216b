#if !hasFeature(Embedded)
public import Foundation

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

    /// Creates an announcement from the characters of attributed text.
    public init(_ announcement: AttributedString) { words = String(announcement.characters) }

    /// Has the page's screen reader say it.
    public func post() {
      let page = PageInTurn.page
      onMainActor {
        guard let coordinator = page?.coordinator else { return Diagnostics.report(.announcementWithoutPage(words)) }
        coordinator.say(.announcer, words)
      }
    }
  }
}

/// The page whose event or commit is being handled; tasks started meanwhile keep it.
nonisolated enum PageInTurn {
  @TaskLocal static var page: OpenURLAction.Page?
}

extension RenderCoordinator {
  /// Runs something in this page's turn.
  func inTurn<Result>(_ body: () -> Result) -> Result { PageInTurn.$page.withValue(device.page) { body() } }
}
#endif
