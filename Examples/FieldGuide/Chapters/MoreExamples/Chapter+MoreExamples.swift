import Showcase

extension Chapter {
  static let moreExamples = Chapter("More examples") {
    Description("Whole apps, each at a path of its own beside this guide. Their sources are in the folder `Examples`.")
    Topic.apps
    Topic.parts
  }
}
