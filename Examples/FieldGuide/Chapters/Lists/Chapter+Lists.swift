import Showcase

extension Chapter {
  static let lists = Chapter("Lists") {
    Description("Rows of any number: how they are told apart, chosen, changed, and how long a list may be.")
    Topic.list
    Topic.identity
    Topic.sections
    Topic.selection
    Topic.editing
    Topic.swipeActions
    Topic.trees
    Topic.longLists
  }
}
