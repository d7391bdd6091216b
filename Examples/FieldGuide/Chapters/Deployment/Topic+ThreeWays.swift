import Showcase

extension Topic {
  static let threeWays = Topic("Three ways") {
    Description("What is the same in all three is the source. What differs is who runs it:")
    FactTable(
      "What each is",
      header: ["", "static", "live", "WebAssembly"],
      rows: [
        ["made by", "`<app> export`", "`<app> serve`", "`Scripts/wasm-app`"],
        ["hosted by", "a file server", "the app’s own program", "a file server"],
        ["state lives", "nowhere", "in the server’s memory, one session a page", "in the page"],
        ["connection cut", "no matter", "reconnects, and goes on", "goes on"],
        ["reload", "the same page", "the page as it was", "the first page, anew"],
        ["a mistake that ends the app", "none can", "ends the server for all", "ends that page"],
      ]
    )
    Paragraph(
      """
      So: a text to read is static; what keeps data, or asks somebody who may not see the code, is live; a tool that works on
      what is typed into it can be WebAssembly.
      """
    )
    Example("Which one is it?", sample: .waysChooser) { WaysChooser() }
    Paragraph("`Documentation/WebAssembly.md` has the whole table of what an app can do in each.")
  }
}
