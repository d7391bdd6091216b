import Showcase

extension Topic {
  static let sections = Topic("Sections") {
    Description("A section has a header and a footer, and can be closed. The list finds sections as it finds rows.")
    Example("Sections that open and close", sample: .sections) { Menus() }
  }
}
