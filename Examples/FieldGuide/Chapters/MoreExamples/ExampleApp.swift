import Foundation
import Showcase

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

  func merge(into content: inout Topic.Content) {
    if let url = URL(string: path) { content.append(.link(ExternalLink(name, url: url))) }
    content.append(.paragraph(Paragraph(summary)))
  }
}
