import Showcase

extension Chapter {
  static let deployment = Chapter("Deployment") {
    Description(
      """
      One source, three ways to show it: live from a server, as pages that stay as they are, or inside the page as WebAssembly.
      Which one is chosen per app, when it is built.
      """
    )
    Topic.threeWays
    Topic.serving
    Topic.behindAProxy
    Topic.staticExport
    Topic.webAssembly
  }
}
