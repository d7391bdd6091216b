import Showcase

extension Topic {
  static let text = Topic("Text") {
    Description(
      """
      `Text` shows a string. Fonts go by their role, such as `.title` or `.footnote`, and grow with the size of text that a
      visitor has chosen.
      """
    )
    ExampleGroup("What text can be") {
      Example("Roles", sample: .textRoles) { TextRoles() }
      Example("Looks", sample: .textLooks) { TextLooks() }
      Example("Put together", sample: .textParts) { TextParts() }
      Example("Values", sample: .textValues) { TextValues() }
    }
    Paragraph(
      """
      A literal is Markdown: emphasis, code and links in it are shown as such. A string that is not a literal is shown as it
      is, so what somebody typed cannot become a link.
      """
    )
    Topic("Lines") {
      Description("Text breaks where its room ends. Say how many lines it may have, and how they are aligned.")
      Example("How many lines", sample: .textLines) { TextLines() }
    }
    Note { "A browser cuts text at its end: `.truncationMode(.head)` and `.middle` are not here." }
  }
}
