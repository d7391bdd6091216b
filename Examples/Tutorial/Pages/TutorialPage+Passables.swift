extension TutorialPage {
  static let passables = TutorialPage(
    "Passables",
    [
      .text(
        """
        Some things are not so; they happen. A page has been turned: reading begins at the top again, and a screen \
        reader says where we are. A moment later nothing of it is left.
        """
      ),
      .code(
        """
        /// Happens when a page was turned: what is to be said of it.
        let pageTurned = PassableString()
        """,
        from: "Examples/Tutorial/TutorialTranslator.swift"
      ),
      .text(
        """
        A passable hands its value to whoever listens at that moment, and to nobody later. The same value passed twice \
        arrives twice.
        """
      ),
      .code(
        """
        .onReceive(translator.pageTurned.subject) { words in
          proxy.scrollTo(PageView.top, anchor: .top)
          AccessibilityNotification.Announcement(words).post()
        }
        """,
        from: "Examples/Tutorial/Views/PageArea.swift"
      ),
      .subtitle("Which of the two?"),
      .text(
        """
        Think of a view that comes late. Should it show the title? Of course: an observable. Should it jump to the top \
        because of a page that was turned a minute ago? No: a passable.
        """
      ),
    ]
  )
}
