import Foundation
import Showcase

extension Topic {
  static let markup = Topic("Markup and addresses") {
    Description(
      """
      Text is text. It is escaped in one place when HTML is written, and a page that changes sets text and attributes; it
      parses no markup. Try to get some in:
      """
    )
    Example("What is typed is shown", sample: .escaping) { Escaping() }
    Paragraph(
      """
      Addresses must be relative or begin with `http`, `https`, `mailto` or `tel`; characters that browsers skip are taken out
      before the scheme is looked at. Another address is refused, and the link is text.
      """
    )
    Topic("Elements by name") {
      Description(
        """
        `WebElement` is for markup that SwiftUI has no name for. It takes tag and attributes as literals of the source only,
        and leaves out tags that run or embed something, and attributes that hold code.
        """
      )
      Example("A meter", sample: .webElement) { FuelMeter() }
    }
  }
}
