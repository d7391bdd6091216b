extension TutorialPage {
  static let welcome = TutorialPage(
    "Meet Poet",
    [
      .image(systemName: "text.book.closed", label: nil),
      .text(
        """
        Most screens begin simply. Then they learn to wait, to fail, to ask twice, and to come back to where they were; \
        and one day nobody can say for certain what is on them when.
        """
      ),
      .text(
        """
        Poet is a way to keep that clear. It is a small library and a few habits. What is so is decided in one place. \
        What is seen is made from it in another. The screen shows it, and that is all it does.
        """
      ),
      .quote("Decide once. Translate all of it. Show what you were given."),
      .text(
        """
        This tutorial is built with what it teaches. The code on its pages is its own: every excerpt is compiled, and a \
        test holds it against its file, line by line.
        """
      ),
      .footnote(
        """
        Turn the page with the arrows below or with the arrow keys; on a phone, pull it aside. And tap a title if you \
        like surprises.
        """
      ),
    ]
  )
}
