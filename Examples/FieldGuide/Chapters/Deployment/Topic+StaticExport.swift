import Showcase

extension Topic {
  static let staticExport = Topic("A static export") {
    Description(
      """
      `export` writes the app’s first page, and every page that links lead to from there, as HTML for any file server. The
      pages show the app’s first state and stay as they are: buttons do nothing.
      """
    )
    CodeBlock(language: .shell) { ".build/release/MyApp export Site" }
    Paragraph(
      """
      All addresses are relative, so the folder can lie anywhere in a site. Links to other sites work. Light and dark follow
      the visitor, and so do the sizes of window and text.
      """
    )
    Note(.tip) {
      "What is not a page has a hash of what it holds in its path, under `_raven/`: browsers may keep it for good."
    }
  }
}
