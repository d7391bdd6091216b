import Foundation
import Showcase

extension Topic {
  static let poetScreen = Topic("A screen in Poet") {
    Description(
      """
      How many tickets are left, and a button to take one. The *evaluator* decides: its step is the business state, one case at
      a time. The *translator* makes words of every step: that is the display state. The *screen* shows display state and tells
      the evaluator what somebody did.
      """
    )
    Example("Tickets", sample: .poetScreen) { TicketsScreen() }
    CodeBlock("The evaluator", sample: .poetEvaluator)
    CodeBlock("The translator", sample: .poetTranslator)
    Paragraph(
      """
      Every step sets everything, so the screen does not depend on the way that led there. When a ticket is taken, the body of
      one text runs, and no other.
      """
    )
    Note(.tip) {
      "For a screen with one or two values and no rules, plain SwiftUI is shorter and the better choice."
    }
    ExampleApp("/retail", "The example Retail", "Orders picked step by step, undone, resumed.")
  }
}
