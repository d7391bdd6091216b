import Showcase

extension Chapter {
  static let gettingStarted = Chapter("Getting started") {
    Description("What Raven is, the first app, and a package of your own: about ten minutes, most of it compiling.")
    Topic.whatRavenIs
    Topic.firstApp
    Topic.runningTheExamples
    Topic.yourOwnPackage
    Topic.whatIsThere
  }
}
