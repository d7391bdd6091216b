import Foundation
import Showcase

extension Topic {
  static let boards = Topic("Boards") {
    Description(
      """
      A `StackBoard` stacks rows and sections. A `StackBoardSection` is found wherever it is made: in a view of your own, behind
      modifiers and conditions, in a `ForEach`. Views that stand in no section are rows of their own.
      """
    )
    Example("A board", sample: .board) { ThermometerBoard() }
    Paragraph(
      """
      A row keeps its state, its element and its focus while sections around it come, go and change places. Switch the sensor
      off and on while you type a name.
      """
    )
    ExternalLink("The example Boards", url: URL(string: "/boards")!)
    ExampleApp("/settings", "The example Settings", "A whole screen of preferences, searched.")
  }
}
