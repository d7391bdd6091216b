import Showcase
import SwiftUI

/// One of the apps that are served beside the guide.
struct ExampleApp: TopicContentConvertible {
  let path: String
  let name: String
  let summary: String

  init(_ path: String, _ name: String, _ summary: String) {
    self.path = path
    self.name = name
    self.summary = summary
  }

  /// Whether it stands beside the guide's files too, because it runs inside the page.
  var runsInPage: Bool { ExampleApp.inPage.contains(path) }

  /// What `make site` puts beside the guide.
  private static let inPage: Set<String> = ["/hello", "/counter", "/todos", "/tips", "/rows", "/boards", "/tutorial"]

  func merge(into content: inout Topic.Content) {
    content.append(.custom(AnyTopicContent(name, text: "\(name) \(summary)") { ExampleAppView(app: self) }))
  }
}

/// A link to an app, where there is one to lead to.
private struct ExampleAppView: View {
  let app: ExampleApp
  @Environment(\.pageCarrier) private var carrier

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let url = URL(string: app.path), carrier != .files || app.runsInPage {
        ShowcaseLink(ExternalLink(app.name, url: url))
      } else {
        Text("\(app.name), which needs its server").foregroundStyle(.secondary)
      }
      MarkdownView(app.summary)
    }
  }
}
