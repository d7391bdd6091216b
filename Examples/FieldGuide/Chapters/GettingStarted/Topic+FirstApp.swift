import Showcase

extension Topic {
  static let firstApp = Topic("The first app") {
    Description(
      """
      An app is a type with `@main` that conforms to `App`. Its `WindowGroup` says what the page is called and what it shows.
      This is a whole program:
      """
    )
    CodeBlock("MyApp.swift", sample: .firstApp)
    Paragraph("And this is what it shows, with a button more:")
    Example("A counter", sample: .counter) { ClickCounter() }
    Paragraph(
      """
      Press *Increment*: the press travels to the server, `count` changes, the body that reads it runs again, and one line of
      text is sent back. Two visitors have two counts.
      """
    )
    Note(.warning) {
      "`static` and global variables are the server's: all visitors share them. Keep what is a visitor's in `@State`."
    }
    Note(.tip) { "A file with `@main` must not be called `main.swift`." }
  }
}
