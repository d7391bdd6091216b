import Showcase

extension Topic {
  static let trees = Topic("Trees") {
    Description("`List(_:children:)` and `OutlineGroup` show elements that have elements. Arrow keys open and close.")
    Example("Folders", sample: .tree) { FolderTree() }
  }
}
