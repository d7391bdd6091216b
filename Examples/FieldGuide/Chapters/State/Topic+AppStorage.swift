import Showcase

extension Topic {
  static let appStorage = Topic("App storage") {
    Description(
      """
      `@AppStorage` keeps a value for a visitor’s browser: it is there again after a reload. Every page that this browser has
      open follows at once.
      """
    )
    Example("Choose, then reload the page", sample: .appStorage) { Remembered() }
    Paragraph(
      """
      A live server keeps the values in its memory, found by the browser’s cookie, as long as it runs. Inside the page
      ([WebAssembly](/deployment/webassembly)) the browser keeps them itself.
      """
    )
    Note(.important) {
      "It identifies a browser, not a person, and it is no database: 64 KiB for each browser. See [limits](/security/limits)."
    }
  }
}
