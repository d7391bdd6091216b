import Foundation
import Showcase

extension Topic {
  static let whatIsThere = Topic("What is there, and what is not") {
    Description(
      """
      A name of SwiftUI that is here behaves as a SwiftUI developer expects. A name that is not here does not compile, and the
      compiler says what to use instead:
      """
    )
    CodeBlock("What the compiler says of a Canvas", language: .plain) {
      "error: 'Canvas' is unavailable: Use a Shape or Path with fill and stroke."
    }
    Paragraph("What is not here yet, and what stands in for it:")
    ContentList {
      "`Canvas`: a [shape](/views/shapes) or a `Path`."
      "`Table`: a [grid](/layout/grids), or a [list](/lists/lists) whose rows are stacks."
      "Gestures beyond taps: buttons, sliders, steppers, menus."
      "`TimelineView`: `Text(date, style: .timer)`, or a [task](/state/changes-and-tasks) that changes a state."
    }
    Paragraph(
      """
      `Documentation/Support.md` has all names, and for those that differ, in what. A mistake that only shows while an app
      runs, such as ids that are there twice, is logged; in debug builds the page shows it too.
      """
    )
    Example("A list of what differs is a list, too", sample: .differences) { Differences() }
  }
}
