import Foundation
import Showcase
@testable import Tutorial

extension Topic {
  static let poetTutorial = Topic("The tutorial") {
    Description(
      """
      The tutorial is built with what it teaches. Turn its pages with the arrows, tap a title, and tap the page number to see
      an alert. This browser remembers the page.
      """
    )
    Example("The tutorial itself", sample: .tutorialFrame) { FramedTutorial() }
    ExternalLink("On a page of its own", url: URL(string: "/tutorial")!)
    Paragraph("The topics that follow are its pages, one after the other.")
  }
}
